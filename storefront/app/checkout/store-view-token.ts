import { findStored, holdUnsaved, ORDERS_KEY, readStoredOrders, type StoredOrder } from './view-tokens.ts';

/** Applies to orders placed here and to those that links opened, each by itself: many links displace no order placed here. */
const MOST_KEPT = 5;

/** Stores the view token of an order placed in this browser, or one that came with a link. */
export function storeViewToken(id: string, viewToken: string | null, isLink = false): void {
  store({ id, viewToken, placedAt: Date.now(), isLink });
}

function store(kept: StoredOrder): void {
  holdUnsaved(kept);
  const all = [kept, ...readStoredOrders(Date.now()).filter((one) => one.id !== kept.id)];
  const latest = (ofLinks: boolean) => all.filter((one) => (one.isLink ?? false) === ofLinks).slice(0, MOST_KEPT);
  try {
    localStorage.setItem(ORDERS_KEY, JSON.stringify([...latest(false), ...latest(true)]));
  } catch {
    // Without storage the order remains in memory, which the next page still has.
  }
}

/**
 * Stores the view token from a link sent for an order, and removes it from the address, which others may see. The key of an order
 * placed here stays the first, since those of links end with later links; the link's is kept beside it.
 */
export function takeLinkKey(id: string): void {
  const key = /^#key=([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (key === undefined) return;
  const known = findStored(id);
  if (!known?.viewToken || known.isLink) storeViewToken(id, key, true);
  else store({ ...known, linkToken: key });
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Puts the key of a link in the place of one that opens the order no more; false where there is none. */
export function replaceByLinkKey(id: string): boolean {
  const key = findStored(id)?.linkToken;
  if (key !== undefined) storeViewToken(id, key, true);
  return key !== undefined;
}
