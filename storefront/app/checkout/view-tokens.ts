import { onLeaving } from '../stored-text.ts';

/** localStorage key of the orders that a guest placed here, each with its view token. */
export const ORDERS_KEY = 'placed-orders';
/** Afterwards the order is found by its number and the phone. */
const KEEP_MS = 30 * 86_400_000;

export interface StoredOrder {
  id: string;
  viewToken: string | null;
  placedAt: number;
  /** True if the key came with a link. */
  isLink?: boolean;
  /** The key of a later link to an order placed here: it opens the order where the first key does no more. */
  linkToken?: string;
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewToken' in value && 'placedAt' in value)) return false;
  const isToken = value.viewToken === null || typeof value.viewToken === 'string';
  return typeof value.id === 'string' && isToken && typeof value.placedAt === 'number';
}

export function readStoredOrders(nowMs: number): StoredOrder[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ORDERS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredOrder).filter((one) => nowMs - one.placedAt < KEEP_MS) : [];
  } catch {
    return [];
  }
}

/** The latest order, for browsers that refuse storage. */
let unsaved: StoredOrder | null = null;

/** Holds an order as long as the page, where storage is refused. */
export function holdUnsaved(order: StoredOrder): void {
  unsaved = order;
}

onLeaving(() => {
  unsaved = null;
});

/** Longer than any order waits for its payment. */
const HELD_MS = 3 * 86_400_000;

/** Recent orders of this browser, which may reserve stock missing from a cart, with their view tokens. */
export function keysOfLateOrders(): { id: string; view_token: string }[] {
  const nowMs = Date.now();
  return readStoredOrders(nowMs).flatMap(({ id, viewToken, placedAt }) =>
    viewToken === null || nowMs - placedAt > HELD_MS ? [] : [{ id, view_token: viewToken }],
  );
}

/** An order that this browser placed or opened by a link, with its key. */
export const findStored = (id: string) =>
  readStoredOrders(Date.now()).find((one) => one.id === id) ?? (unsaved?.id === id ? unsaved : undefined);

/** The view token of an order that this browser placed or opened by a link. */
export function viewTokenOf(id: string): string | undefined {
  return findStored(id)?.viewToken ?? undefined;
}
