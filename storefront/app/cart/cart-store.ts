import { useSyncExternalStore } from 'react';
import { storedText } from '../stored-text.ts';
import { type CartLine, totalItems, totalPrice } from './cart-lines.ts';
import { readCart } from './stored-cart.ts';

/** The whole cart (source spec §3). */
const kept = storedText('cart');

export interface Cart {
  lines: readonly CartLine[];
  totalItems: number;
  totalPrice: number;
  isEmpty: boolean;
  /** True on the server and until hydration: the contents are not known yet. */
  isLoading: boolean;
}

/** The cart before its contents are known. */
export const unreadCart: Cart = { lines: [], totalItems: 0, totalPrice: 0, isEmpty: true, isLoading: true };

let current = unreadCart;
/** Storage text that `current` was parsed from; equal text means no change. */
let currentText: string | null = null;

export function cartOf(lines: readonly CartLine[]): Cart {
  return {
    lines,
    totalItems: totalItems(lines),
    totalPrice: totalPrice(lines),
    isEmpty: lines.length === 0,
    isLoading: false,
  };
}

/** The cart as currently stored; the same object until storage changes. */
export function readCurrentCart(): Cart {
  const text = kept.read();
  if (current.isLoading || text !== currentText) {
    currentText = text;
    current = cartOf(readCart(text));
  }
  return current;
}

/**
 * Applies a change to the *current* contents of storage, because another tab may have written since. Returns the cart
 * before and after.
 */
export function changeCart(change: (lines: readonly CartLine[]) => CartLine[]): { before: Cart; after: Cart } {
  const before = readCurrentCart();
  kept.write(JSON.stringify(change(before.lines)));
  return { before, after: readCurrentCart() };
}

/** Subscribes to changes of the cart, those of other tabs too. */
export const watchCart = kept.subscribe;

/**
 * A value from the cart of this browser, in step with its other tabs; `unreadCart` until hydration. The component is drawn
 * anew when the value changes: a card that asks for its own quantity alone is not, when another product is added.
 */
export function useFromCart<Value>(select: (cart: Cart) => Value): Value {
  return useSyncExternalStore(
    kept.subscribe,
    () => select(readCurrentCart()),
    () => select(unreadCart),
  );
}

const whole = (cart: Cart) => cart;

/** The cart of this browser, in step with its other tabs. */
export const useCart = () => useFromCart(whole);
