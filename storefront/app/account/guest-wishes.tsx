import type { Product } from '@waha/contract';
import { type Api, ApiError } from '@waha/contract/client';
import { useState } from 'react';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { dropWish, readWishes, useWishes } from '../wishlist/wishlist-store.ts';
import { LoadFailed } from './load-failed.tsx';
import { AwaitedWishes, NoWishes, WishGrid } from './wish-grid.tsx';

/** Each is asked for by itself, as everybody asks for it. */
const AT_ONCE = 12;

/** Today's products of what is kept; one that is sold no more is kept no longer. */
async function readProducts(api: Api, ids: readonly number[], signal: AbortSignal): Promise<Product[]> {
  const products = await Promise.all(
    ids.map((id) =>
      api('GET /products/{id}', { params: { id }, signal }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        dropWish(id);
        return null;
      }),
    ),
  );
  return products.filter((product) => product !== null);
}

/** What a guest keeps, in this browser alone. */
export function GuestWishes() {
  const say = useText('account');
  // As they were when the page was opened: what is dropped leaves the rest where it stands.
  const [kept] = useState(readWishes);
  const [asked, setAsked] = useState(AT_ONCE);
  const wishes = useWishes();
  const { state, retry } = useLoaded(
    `wishes of a guest ${asked}`,
    (api, signal) => readProducts(api, kept.slice(0, asked), signal),
    say('wishlistFailed'),
  );
  const products = state.kind === 'known' ? state.data.filter(({ id }) => wishes.includes(id)) : [];
  const isEmpty = wishes.length === 0 || (state.kind === 'known' && products.length === 0 && kept.length <= asked);
  return (
    <>
      <h1 className="text-3xl">{say('wishlist')}</h1>
      <p className="mt-2 mb-6 text-soft">
        {say('guestWishes')}{' '}
        <Link
          to="/login?redirect=/account/wishlist"
          className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
        >
          {say('guestWishesLogin')}
        </Link>
      </p>
      {isEmpty ? <NoWishes /> : null}
      {state.kind === 'loading' && !isEmpty ? <AwaitedWishes /> : null}
      {state.kind === 'failed' ? <LoadFailed icon="heart" title={say('wishlistFailed')} onRetry={retry} /> : null}
      <WishGrid products={products} onDrop={dropWish} />
      {state.kind === 'known' && kept.length > asked ? (
        <button type="button" className="btn btn-quiet mt-8" onClick={() => setAsked(asked + AT_ONCE)}>
          {say('moreWishes')}
        </button>
      ) : null}
    </>
  );
}
