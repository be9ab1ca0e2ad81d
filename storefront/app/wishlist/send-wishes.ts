import type { Api } from '@waha/contract/client';

/** Longest wait for the wishlist (source spec §9). */
const TIMEOUT_MS = 5_000;

/**
 * Adds this browser's wishlist to the account, the oldest first, so that the order stays. Products that fail are
 * skipped.
 */
export async function sendWishes(api: Api, ids: readonly number[]): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (const product_id of ids.toReversed()) {
    await api('POST /wishlist', { body: { product_id }, signal }).catch(() => undefined);
  }
}
