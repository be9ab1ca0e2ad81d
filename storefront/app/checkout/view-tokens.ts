import { onLeaving } from '../stored-text.ts';

/** localStorage key of the orders that a guest placed here, each with its view token. */
const ORDERS_KEY = 'placed-orders';
/** Applies to orders placed here and to those that links opened, each by itself: many links displace no order placed here. */
const MOST_KEPT = 5;
/** Afterwards the order is found by its number and the phone. */
const KEEP_MS = 30 * 86_400_000;

interface StoredOrder {
  id: string;
  viewToken: string | null;
  placedAt: number;
  /** True if the key came with a link. */
  isLink?: boolean;
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

/** Stores the view token of an order placed in this browser, or one that came with a link. */
export function storeViewToken(id: string, viewToken: string | null, isLink = false): void {
  const kept = { id, viewToken, placedAt: Date.now(), isLink };
  unsaved = kept;
  const all = [kept, ...readAll(Date.now()).filter((one) => one.id !== id)];
  const latest = (ofLinks: boolean) => all.filter((one) => (one.isLink ?? false) === ofLinks).slice(0, MOST_KEPT);
  try {
    localStorage.setItem(ORDERS_KEY, JSON.stringify([...latest(false), ...latest(true)]));
  } catch {
    // Without storage the order remains in memory, which the next page still has.
  }
}

/** Longer than any order waits for its payment. */
const HELD_MS = 3 * 86_400_000;

/** Recent orders of this browser, which may reserve stock missing from a cart, with their view tokens. */
export function keysOfLateOrders(): { id: string; view_token: string }[] {
  const nowMs = Date.now();
  return readAll(nowMs).flatMap(({ id, viewToken, placedAt }) =>
    viewToken === null || nowMs - placedAt > HELD_MS ? [] : [{ id, view_token: viewToken }],
  );
}

const find = (id: string) =>
  readAll(Date.now()).find((one) => one.id === id) ?? (unsaved?.id === id ? unsaved : undefined);

/** The view token of an order that this browser placed or opened by a link. */
export function viewTokenOf(id: string): string | undefined {
  return find(id)?.viewToken ?? undefined;
}

/**
 * Stores the view token from a link sent for an order, and removes it from the address, which others may see. The key of an order
 * placed here is kept: it opens the order for good, and those of links are replaced by later links.
 */
export function takeLinkKey(id: string): void {
  const key = /^#key=([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (key === undefined) return;
  const known = find(id);
  if (!known?.viewToken || known.isLink) storeViewToken(id, key, true);
  history.replaceState(history.state, '', location.pathname + location.search);
}
