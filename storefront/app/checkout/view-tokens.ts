import { onLeaving } from '../stored-text.ts';

/** localStorage key of the orders a guest placed here: each with the secret that shows it. */
const ORDERS_KEY = 'placed-orders';
const MOST_KEPT = 5;
/** After that the order is found by its number and the phone. */
const KEEP_MS = 30 * 86_400_000;

interface StoredOrder {
  id: string;
  viewToken: string | null;
  placedAt: number;
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'viewToken' in value && 'placedAt' in value)) return false;
  const isToken = value.viewToken === null || typeof value.viewToken === 'string';
  return typeof value.id === 'string' && isToken && typeof value.placedAt === 'number';
}

function readAll(nowMs: number): StoredOrder[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(ORDERS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredOrder).filter((one) => nowMs - one.placedAt < KEEP_MS) : [];
  } catch {
    return [];
  }
}

/** The latest order, for browsers that refuse storage. */
let unsaved: StoredOrder | null = null;

onLeaving(() => {
  unsaved = null;
});

/** Remembers the secret of an order placed in this browser. */
export function storeViewToken(id: string, viewToken: string | null): void {
  const kept = { id, viewToken, placedAt: Date.now() };
  unsaved = kept;
  const others = readAll(Date.now()).filter((one) => one.id !== id);
  try {
    localStorage.setItem(ORDERS_KEY, JSON.stringify([kept, ...others].slice(0, MOST_KEPT)));
  } catch {
    // The page after this one still knows it.
  }
}

/** Longer than any order waits to be paid. */
const HELD_MS = 3 * 86_400_000;

/** Recent orders of this browser, which may reserve stock missing from a cart, with their view tokens. */
export function keysOfLateOrders(): { id: string; view_token: string }[] {
  const nowMs = Date.now();
  return readAll(nowMs).flatMap(({ id, viewToken, placedAt }) =>
    viewToken === null || nowMs - placedAt > HELD_MS ? [] : [{ id, view_token: viewToken }],
  );
}

/** The secret that shows an order placed in this browser. */
export function viewTokenOf(id: string): string | undefined {
  const kept = readAll(Date.now()).find((one) => one.id === id) ?? (unsaved?.id === id ? unsaved : null);
  return kept?.viewToken ?? undefined;
}

/** Keeps the secret of a link that was sent for an order, and takes it out of the address, which others may see. */
export function takeLinkKey(id: string): void {
  const key = /^#key=([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (key === undefined) return;
  storeViewToken(id, key);
  history.replaceState(history.state, '', location.pathname + location.search);
}
