import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';

/** The code the shopper wants to use, so that drawer, cart, checkout and other tabs agree. */
const coupon = storedText('coupon');

/** Longest code there is. What is longer something else put there, and the server would refuse the whole cart for it. */
export const MAX_CODE = 40;

function readCode(): string | null {
  const code = coupon.read();
  return code !== null && code.length <= MAX_CODE ? code : null;
}

/** Keeps a code, or forgets it (null). */
export const storeCoupon = coupon.write;

export function useCoupon(): string | null {
  return useSyncExternalStore(coupon.subscribe, readCode, () => null);
}
