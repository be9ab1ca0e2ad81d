import type { Order } from '@waha/contract';
import { type CartLine, findLine } from '../cart/cart-lines.ts';
import { changeCart } from '../cart/cart-store.ts';
import { keepCoupon } from '../cart/coupon-store.ts';
import { readCart } from '../cart/stored-cart.ts';

/** localStorage key of the orders a guest placed here: each with the secret that shows it. */
const ORDERS_KEY = 'placed-orders';
/** sessionStorage key of the lines of the order just placed, until they are taken out of the cart. */
const ORDERED_KEY = 'ordered-lines';
const MOST_KEPT = 5;
/** After that the order is found by its number and the phone. */
const KEEP_MS = 30 * 86_400_000;

interface KeptOrder {
  id: string;
  viewToken: string | null;
  placedAt: number;
}

function isKept(value: unknown): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewToken' in value && 'placedAt' in value)) return false;
  const isToken = value.viewToken === null || typeof value.viewToken === 'string';
  return typeof value.id === 'string' && isToken && typeof value.placedAt === 'number';
}

function readAll(nowMs: number): KeptOrder[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ORDERS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept).filter((one) => nowMs - one.placedAt < KEEP_MS) : [];
  } catch {
    return [];
  }
}

/** The answer to the order just placed, so that its page need not ask for it again. */
let placedNow: Order | null = null;
/** Kept only where storage refuses. */
let unsaved: KeptOrder | null = null;
let orderedLines: string | null = null;

/** Remembers an order that was placed, and which lines of the cart it was made of. */
export function keepOrder(order: Order & { view_token: string | null }, lines: readonly CartLine[]): void {
  const kept = { id: order.id, viewToken: order.view_token, placedAt: Date.now() };
  placedNow = order;
  unsaved = kept;
  orderedLines = JSON.stringify({ id: order.id, lines });
  const others = readAll(Date.now()).filter((one) => one.id !== order.id);
  try {
    localStorage.setItem(ORDERS_KEY, JSON.stringify([kept, ...others].slice(0, MOST_KEPT)));
    sessionStorage.setItem(ORDERED_KEY, orderedLines);
  } catch {
    // The page after this one still knows it.
  }
}

/** The secret that shows an order placed in this browser. */
export function viewTokenOf(id: string): string | undefined {
  const kept = readAll(Date.now()).find((one) => one.id === id) ?? (unsaved?.id === id ? unsaved : null);
  return kept?.viewToken ?? undefined;
}

export function orderJustPlaced(id: string): Order | null {
  return placedNow?.id === id ? placedNow : null;
}

/** The cart after an order: what was ordered is gone, what another tab added meanwhile stays. */
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

/** Empties the cart of what an order took from it, once, however often the page of the order is opened. */
export function clearOrdered(id: string): void {
  const text = takeOrderedText();
  if (text === null) return;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('id' in value && 'lines' in value) || value.id !== id) return;
  const ordered = readCart(JSON.stringify(value.lines));
  changeCart((lines) => withoutOrdered(lines, ordered));
  keepCoupon(null);
}
