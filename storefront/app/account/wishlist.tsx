import { failureText } from '@waha/contract/client';
import type { Product } from '@waha/contract/types';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { replaceWishes } from '../wishlist/wishlist-store.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { AwaitedWishes, NoWishes, WishGrid } from './wish-grid.tsx';

const SHOWN = 100;

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

  /** Shows the change immediately and reverts it when the server refuses. */
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

/** A customer's wishlist. A guest's hearts stay in the browser until they sign in (docs/decisions/0099). */
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
      {state.kind === 'loading' ? <AwaitedWishes /> : null}
      {state.kind === 'failed' ? <LoadFailed icon="heart" title={say('wishlistFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && wishes.length === 0 ? <NoWishes /> : null}
      <WishGrid products={wishes.map(({ product }) => product)} onDrop={(id) => void drop(wishes, id)} />
    </>
  );
}
