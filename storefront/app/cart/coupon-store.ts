import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** The code that the shopper wants to use, shared by drawer, cart, checkout and other tabs. */
const coupon = storedText('coupon');

/**
 * Longest possible code. A longer stored text was not written by the shop, and the server would refuse the whole cart
 * for it.
 */
export const MAX_CODE = 40;

/** The code in use; null without one. */
export function readCoupon(): string | null {
  const code = coupon.read();
  return code !== null && code.length <= MAX_CODE ? code : null;
}

/** Stores a code, or removes it (null). */
export const storeCoupon = coupon.write;

export function useCoupon(): string | null {
  return useSyncExternalStore(coupon.subscribe, readCoupon, () => null);
}
