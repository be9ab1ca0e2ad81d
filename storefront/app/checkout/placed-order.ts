import type { Order } from '@waha/contract/types';
import { type Basket, cartBasket } from '../cart/basket.ts';
import { type CartLine, findLine } from '../cart/cart-lines.ts';
import { storeCoupon } from '../cart/coupon-store.ts';
import { singleLine } from '../cart/single-line.ts';
import { readCart } from '../cart/stored-cart.ts';
import { onLeaving } from '../stored-text.ts';
import { storeViewToken } from './store-view-token.ts';

/** sessionStorage key of the lines of the last order, until they are removed from the cart or the single line. */
const ORDERED_KEY = 'ordered-lines';
/** The reply to the last order, so that its page need not request it again. */
let placedNow: Order | null = null;
let orderedLines: string | null = null;

onLeaving(() => {
  placedNow = null;
  orderedLines = null;
});

/** Stores an order that was placed, with its lines. */
export function storePlacedOrder(
  order: Order & { view_token: string | null },
  lines: readonly CartLine[],
  { kind }: Basket,
): void {
  storeViewToken(order.id, order.view_token);
  // For the count of visits, which is loaded late or never.
  document.documentElement.dataset.placed = order.id;
  dispatchEvent(new CustomEvent('order-placed', { detail: order.id }));
  placedNow = order;
  orderedLines = JSON.stringify({ id: order.id, lines, kind });
  try {
    sessionStorage.setItem(ORDERED_KEY, orderedLines);
  } catch {
    // Without storage the lines remain in memory, which the next page still has.
  }
}

export function orderJustPlaced(id: string): Order | null {
  return placedNow?.id === id ? placedNow : null;
}

/** The cart without the ordered quantities; additions from another tab remain. */
export function withoutOrdered(lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const left = line.quantity - (findLine(ordered, line)?.quantity ?? 0);
    return left > 0 ? [{ ...line, quantity: left }] : [];
  });
}

function takeOrderedText(): string | null {
  const text = orderedLines;
  orderedLines = null;
  try {
    const stored = sessionStorage.getItem(ORDERED_KEY);
    sessionStorage.removeItem(ORDERED_KEY);
    return stored ?? text;
  } catch {
    return text;
  }
}

/** Removes the ordered lines from the cart (or the single line), once, however often the order's page is opened. */
export function clearOrdered(id: string): void {
  const text = takeOrderedText();
  if (text === null) return;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('id' in value && 'lines' in value) || value.id !== id) return;
  const ordered = readCart(JSON.stringify(value.lines));
  const basket = 'kind' in value && value.kind === singleLine.kind ? singleLine : cartBasket;
  basket.change((lines) => withoutOrdered(lines, ordered));
  storeCoupon(null);
}
