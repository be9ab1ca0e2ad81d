import { createHttpApi } from '@waha/contract/client';
import type { Calls } from '@waha/contract/types';
import { readCurrentCart, watchCart } from '../cart/cart-store.ts';
import { restoringCart } from '../cart/restoring-cart.ts';
import { whenLookedAt } from '../document/when-looked-at.ts';
import { knownRoot } from '../shell/root-data.ts';
import { addedProducts } from './added-products.ts';
import { asksNotToBeCounted, isOfStaff } from './asks-not-to-be-counted.ts';
import { onNavigation } from './on-navigation.ts';
import { onOrderPlaced } from './on-order-placed.ts';
import { marksOf, visitOfTab } from './visit-marks.ts';

type Beacon = Calls['POST /visits']['body'];

/** The part of a path that is told: addresses of one person's records keep their secrets. */
export function toldPath(path: string): string {
  const [, language = '', first = '', second = ''] = /^(\/en(?=\/|$))?\/?([^/]*)\/?([^/]*)/.exec(path) ?? [];
  const isTold = first === 'product' || first === 'checkout';
  return `${language}/${first}${isTold && second ? `/${second}` : ''}`.slice(0, 300);
}

/**
 * Tells the shop which pages this tab looks at, what it puts into the cart and which order it places, so that visits
 * are counted without keeping who came (docs/decisions/0166). No cookie, nothing kept in localStorage, no script of others.
 */
export async function countVisits(): Promise<void> {
  const root = knownRoot();
  if (!root || root.settings?.is_open === false || window.top !== window) return;
  if (asksNotToBeCounted(navigator) || isOfStaff()) return;
  // Read at once: the address may lose its marks while nobody looks.
  const found = marksOf(location.search, document.referrer, location.hostname);
  await whenLookedAt();
  const api = createHttpApi({ baseUrl: '', apiKey: root.storeKey, language: () => root.language });
  const { marks, isFirst } = visitOfTab(found);
  const tell = (more: Partial<Beacon>) => {
    const body = { path: toldPath(location.pathname), ...marks, ...more };
    // A count that is lost is lost: the page goes on.
    void api('POST /visits', { body, keepalive: true }).catch(() => undefined);
  };
  let seen = '';
  const look = (more: Partial<Beacon> = {}) => {
    const words = new URLSearchParams(location.search).get('search')?.slice(0, 100);
    const page = `${location.pathname} ${words ?? ''}`;
    if (page === seen) return;
    seen = page;
    tell({ ...more, ...(words && { words }) });
  };
  look(isFirst ? { is_first: true } : {});
  onNavigation(() => look());
  let lines = readCurrentCart().lines;
  watchCart(() => {
    const before = lines;
    lines = readCurrentCart().lines;
    // Other tabs see the same change, and nobody looks at them.
    if (restoringCart.isRunning || document.visibilityState !== 'visible') return;
    for (const added of addedProducts(before, lines)) tell({ added });
  });
  onOrderPlaced((orderId) => tell({ order_id: orderId }));
}
