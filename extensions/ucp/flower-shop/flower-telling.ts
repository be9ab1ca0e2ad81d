import type { ExtensionContext, Settings } from '@waha/extend';
import { isLoopback } from '../loopback.ts';
import type { Telling } from '../orders/telling.ts';
import { flowerOrders } from './flower-orders.ts';
import { readObject } from './json.ts';
import { createReadShop } from './kept-flower-shop.ts';
import { loopbackFetch, requireLoopback } from './loopback.ts';

type Context = Pick<ExtensionContext<Settings>, 'records' | 'fetch' | 'shop'>;

/** The suite waits for two notifications of an order: others would come in their place. */
const TOLD = new Set(['placed', 'shipped']);

/** Notifications of the flower shop: the suite's agent is on this machine, and reads the event in a header of its own. Null: it is not told. */
export function flowerTelling({ records, fetch, shop }: Context, event: string): Telling | null {
  requireLoopback(shop);
  if (!TOLD.has(event)) return null;
  const orders = flowerOrders(records, createReadShop(shop.dataDir));
  return {
    fetch: loopbackFetch(fetch),
    isAddress: isLoopback,
    headers: { 'x-event-type': `order_${event}` },
    dress: (order) => orders.dress(readObject(JSON.stringify(order))),
  };
}
