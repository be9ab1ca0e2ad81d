import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export function EmptyCart() {
  const say = useText('cart');
  return (
    <EmptyState icon="shopping-bag" title={say('empty')}>
      <Link to="/products" className="btn btn-primary">
        {say('startShopping')}
      </Link>
    </EmptyState>
  );
}
