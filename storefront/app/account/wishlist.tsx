import type { Product } from '@waha/contract';
import { failureText } from '@waha/contract/client';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { cardOf } from '../ui/card-of.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { replaceWishes } from '../wishlist/wishlist-store.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { LoadFailed } from './load-failed.tsx';

const SHOWN = 100;

const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-4';

interface Wish {
  product_id: number;
  product: Product;
}

function useWishlist() {
  const say = useText('account');
  const api = useApi();
  const { state, set, retry } = useLoaded<Wish[]>(
    'wishlist',
    async (call, signal) => {
      const { data } = await call('GET /wishlist', { query: { per_page: SHOWN }, signal });
      replaceWishes(data.map((wish) => wish.product_id));
      return data;
    },
    say('wishlistFailed'),
  );

  /** Shows the change at once and takes it back when the server refuses. */
  async function change(before: Wish[], after: Wish[], work: () => Promise<unknown>, failure: string): Promise<void> {
    const show = (wishes: Wish[]) => {
      set(wishes);
      replaceWishes(wishes.map((wish) => wish.product_id));
    };
    show(after);
    try {
      await work();
    } catch (error) {
      show(before);
      showToast({ text: failureText(error, failure), tone: 'negative', position: 'top' });
    }
  }

  return {
    state,
    retry,
    drop(wishes: Wish[], id: number) {
      const left = wishes.filter((wish) => wish.product_id !== id);
      const work = () => api('DELETE /wishlist', { body: { product_id: id }, signal: AbortSignal.timeout(10_000) });
      return change(wishes, left, work, say('wishDropFailed'));
    },
    clear(wishes: Wish[]) {
      const work = () => api('DELETE /wishlist/clear', { signal: AbortSignal.timeout(10_000) });
      return change(wishes, [], work, say('wishClearFailed'));
    },
  };
}

export default function Wishlist() {
  const say = useText('account');
  const { state, retry, drop, clear } = useWishlist();
  const wishes = state.kind === 'known' ? state.data : [];
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{say('wishlist')}</h1>
        {wishes.length > 0 ? (
          <ConfirmButton
            label={say('clearWishlist')}
            question={say('clearWishlistAsk')}
            yes={say('clearWishlist')}
            onConfirm={() => clear(wishes)}
          />
        ) : null}
      </div>
      {state.kind === 'loading' ? (
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
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="heart" title={say('wishlistFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && wishes.length === 0 ? (
        <EmptyState icon="heart" title={say('noWishes')}>
          <Link to="/products" className="btn btn-primary">
            {say('startShopping')}
          </Link>
        </EmptyState>
      ) : null}
      <ul className={grid}>
        {wishes.map(({ product_id: id, product }) => (
          <li key={id} className="flex flex-col">
            <ProductCard card={cardOf(product)} heading="h2" />
            <button
              type="button"
              className="mt-1 inline-flex min-h-11 items-center gap-2 self-start text-sm text-soft hover:text-negative"
              aria-label={say('dropWish', { name: product.name })}
              onClick={() => void drop(wishes, id)}
            >
              <Icon name="trash-2" size={16} />
              {say('drop')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
