import type { Product } from '@waha/contract/types';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { cardOf } from '../ui/product-card/card-of.ts';
import { ProductCard } from '../ui/product-card/product-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-4';

export function WishGrid({ products, onDrop }: { products: readonly Product[]; onDrop: (id: number) => void }) {
  const say = useText('account');
  return (
    <ul className={grid}>
      {products.map((product) => (
        <li key={product.id} className="flex flex-col">
          <ProductCard card={cardOf(product)} heading="h2" bare />
          <button
            type="button"
            className="mt-1 inline-flex min-h-11 items-center gap-2 self-start text-sm text-soft hover:text-negative"
            aria-label={say('dropWish', { name: product.name })}
            onClick={() => onDrop(product.id)}
          >
            <Icon name="trash-2" size={16} />
            {say('drop')}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function AwaitedWishes() {
  const say = useText('account');
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{say('loading')}</span>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="grid gap-3">
          <Skeleton className="aspect-4/5 rounded-card" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mb-10 h-5 w-24" />
        </div>
      ))}
    </div>
  );
}

export function NoWishes() {
  const say = useText('account');
  return (
    <EmptyState icon="heart" title={say('noWishes')}>
      <Link to="/products" className="btn btn-primary">
        {say('startShopping')}
      </Link>
    </EmptyState>
  );
}
