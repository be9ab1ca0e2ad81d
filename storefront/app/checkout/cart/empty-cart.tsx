import { Suspense } from 'react';
import { Link } from '../../router/links.ts';
import { together } from '../../text/load-texts.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const BestSellers = lazyPart(together(['shop'], () => import('./best-sellers.tsx')));

export function EmptyCart() {
  const say = useText('cart');
  return (
    <>
      <EmptyState icon="shopping-bag" title={say('empty')}>
        <Link to="/products" className="btn btn-primary">
          {say('startShopping')}
        </Link>
      </EmptyState>
      <Suspense>
        <BestSellers />
      </Suspense>
    </>
  );
}
