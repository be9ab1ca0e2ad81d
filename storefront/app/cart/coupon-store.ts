import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** The code the shopper wants to use, so that drawer, cart, checkout and other tabs agree. */
const coupon = storedText('coupon');

/** Keeps a code, or forgets it (null). */
export const keepCoupon = coupon.write;

export function useCoupon(): string | null {
  return useSyncExternalStore(coupon.subscribe, coupon.read, () => null);
}
