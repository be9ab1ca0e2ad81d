import type { Api } from '@waha/contract/client';
import { restoreWishes } from '../wishlist/restore-wishes.ts';

/** Brings what an account keeps into this browser: its wishlist, and its cart in a part of its own. Errors are ignored. */
export function restoreAccount(api: Api): Promise<void> {
  import('../cart/saved-cart.ts').then(({ followCart }) => followCart(api)).catch(() => undefined);
  return restoreWishes(api);
}
