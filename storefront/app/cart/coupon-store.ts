import { useSyncExternalStore } from 'react';

/** localStorage key of the code the shopper wants to use, so that drawer, cart, checkout and other tabs agree. */
const COUPON_KEY = 'coupon';

const listeners = new Set<() => void>();
/** Kept only where storage refuses. */
let unsaved: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(COUPON_KEY) ?? unsaved;
  } catch {
    return unsaved;
  }
}

/** Keeps a code, or forgets it (null). */
export function keepCoupon(code: string | null): void {
  unsaved = null;
  try {
    if (code === null) localStorage.removeItem(COUPON_KEY);
    else localStorage.setItem(COUPON_KEY, code);
  } catch {
    unsaved = code;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useCoupon(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
