import { createContext, useContext } from 'react';
import type { CartLine } from './cart-lines.ts';
import { type Cart, changeCart, readCurrentCart, useCart } from './cart-store.ts';

/** The lines that are priced and bought: the cart, or a single product bought past it. */
export interface Basket {
  kind: 'cart' | 'one-thing';
  use: () => Cart;
  read: () => Cart;
  change: typeof changeCart;
  /** The handover of the machine that chose the lines. */
  handover?: () => string | null;
}

export type ChangeLines = (lines: readonly CartLine[]) => CartLine[];

export const cartBasket: Basket = { kind: 'cart', use: useCart, read: readCurrentCart, change: changeCart };

export const BasketContext = createContext(cartBasket);

/** The basket of this part of the page. */
export const useBasket = () => useContext(BasketContext);
