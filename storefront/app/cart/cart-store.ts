import { useSyncExternalStore } from 'react';
import { type CartLine, totalItems, totalPrice } from './cart-lines.ts';
import { readCart } from './stored-cart.ts';

/** localStorage key (source spec §3). */
const CART_KEY = 'cart';

export interface Cart {
  lines: readonly CartLine[];
  totalItems: number;
  totalPrice: number;
  isEmpty: boolean;
  /** True on the server and while the page wakes up: nobody knows yet what is in it. */
  isLoading: boolean;
}

const unread: Cart = { lines: [], totalItems: 0, totalPrice: 0, isEmpty: true, isLoading: true };

const listeners = new Set<() => void>();
let current = unread;
/** What `current` was made from, to tell a real change in storage from an echo. */
let currentText: string | null = null;
/** Kept only where storage refuses (private modes): the cart then lives as long as the page. */
let unsaved: string | null = null;

function derive(lines: readonly CartLine[]): Cart {
  return {
    lines,
    totalItems: totalItems(lines),
    totalPrice: totalPrice(lines),
    isEmpty: lines.length === 0,
    isLoading: false,
  };
}

function storedText(): string | null {
  try {
    return unsaved ?? localStorage.getItem(CART_KEY);
  } catch {
    return unsaved;
  }
}

/** The cart as storage has it now; the same object until storage changes. */
export function readCurrentCart(): Cart {
  const text = storedText();
  if (current.isLoading || text !== currentText) {
    currentText = text;
    current = derive(readCart(text));
  }
  return current;
}

/**
 * Applies a change to what storage holds *now*, not to what this tab last saw: another tab may have written since.
 * Returns the cart before and after.
 */
export function changeCart(change: (lines: readonly CartLine[]) => CartLine[]): { before: Cart; after: Cart } {
  const before = readCurrentCart();
  const text = JSON.stringify(change(before.lines));
  try {
    localStorage.setItem(CART_KEY, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  const after = readCurrentCart();
  for (const listener of listeners) listener();
  return { before, after };
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The cart of this browser, in step with its other tabs. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, readCurrentCart, () => unread);
}
