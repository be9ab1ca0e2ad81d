import { type Api, failureText } from '@waha/contract/client';
import { storedToken } from '../api/session.ts';
import { showToast } from '../toasts/toast-store.ts';
import { dropWish, readWishes, storeWish } from './wishlist-store.ts';

/** Keeps a product for later, or no longer. Shown at once; taken back with a word when the account refuses. */
export async function toggleWish(id: number, api: Api, sayFailed: () => string | Promise<string>): Promise<void> {
  const isWished = readWishes().includes(id);
  const apply = (keep: boolean) => (keep ? storeWish(id) : dropWish(id));
  apply(!isWished);
  if (storedToken() === null) return;
  try {
    const key = isWished ? 'DELETE /wishlist' : 'POST /wishlist';
    await api(key, { body: { product_id: id }, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    apply(isWished);
    showToast({ text: failureText(error, await sayFailed()), tone: 'negative', position: 'top' });
  }
}
