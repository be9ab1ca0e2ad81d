import type { Api } from '@waha/contract/client';
import { storedToken } from '../api/session.ts';
import { replaceWishes } from './wishlist-store.ts';

/** Source spec §9. */
const TIMEOUT_MS = 5_000;
const MOST = 100;

/** Number of products on the account's wishlist; 0 when it cannot be loaded (source spec §8). */
function countWishes(api: Api, signal: AbortSignal): Promise<number> {
  return api('GET /wishlist/count', { signal }).then(
    ({ count }) => count,
    () => 0,
  );
}

/**
 * Copies the account's wishlist into this browser, so that the hearts of saved products are filled. Errors are ignored.
 */
export async function restoreWishes(api: Api): Promise<void> {
  const token = storedToken();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if ((await countWishes(api, signal)) === 0) return;
  const page = await api('GET /wishlist', { query: { per_page: MOST }, signal }).catch(() => null);
  if (page && token === storedToken()) replaceWishes(page.data.map((wish) => wish.product_id));
}
