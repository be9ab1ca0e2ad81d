import { useSyncExternalStore } from 'react';
import { onLeaving } from '../stored-text.ts';
import type { Basket, ChangeLines } from './basket.ts';
import type { CartLine } from './cart-lines.ts';
import { type Cart, cartOf, unreadCart } from './cart-store.ts';
import { readCart } from './stored-cart.ts';

/**
 * sessionStorage key of the line bought directly, without the cart: for this tab only, so that no other tab has to be
 * in sync.
 */
const KEY = 'buy-now';

let current: Cart | null = null;
const listeners = new Set<() => void>();

onLeaving(() => {
  current = null;
});

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function read(): Cart {
  current ??= cartOf(readCart(stored()));
  return current;
}

function change(how: ChangeLines): { before: Cart; after: Cart } {
  const before = read();
  const after = cartOf(how(before.lines));
  current = after;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(after.lines));
  } catch {
    // Storage is unavailable: the lines remain in memory only.
  }
  for (const listener of listeners) listener();
  return { before, after };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** sessionStorage key of the handover of the machine that chose the lines. */
const HANDOVER_KEY = 'handover';

/** The handover of the machine that chose the lines of a checkout without the cart. */
function readHandover(): string | null {
  try {
    return sessionStorage.getItem(HANDOVER_KEY) || null;
  } catch {
    return null;
  }
}

export const singleLine: Basket = {
  kind: 'one-thing',
  use: () => useSyncExternalStore(subscribe, read, () => unreadCart),
  read,
  change,
  handover: readHandover,
};

/** Forgets the machine: its checkout was ordered before, and these lines are ordered anew. */
export function forgetHandover(): void {
  chooseLines(read().lines);
}

/** Makes this line the only one of a checkout without the cart, which stays as it is. */
export function chooseSingleLine(line: CartLine): void {
  chooseLines([line]);
}

/** Makes these the lines of a checkout without the cart. */
export function chooseLines(lines: readonly CartLine[], handover: string | null = null): void {
  change(() => [...lines]);
  try {
    sessionStorage.setItem(HANDOVER_KEY, handover ?? '');
  } catch {
    // The order then says nothing of the machine.
  }
}
