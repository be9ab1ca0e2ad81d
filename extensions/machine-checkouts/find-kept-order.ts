import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderKeeper } from './keep-orders.ts';

const MOST_LOOKS = 5;
const PAUSE_MS = 200;

/**
 * The order as an agent knows it. An event can be heard before the call that placed its order has returned: while agents place orders,
 * one that is not known yet is waited for, and heard again later.
 */
export async function findKeptOrder(orderId: string, orders: OrderKeeper) {
  for (let attempt = 1; ; attempt += 1) {
    // Asked for first: a checkout that is over then has kept its order before.
    const isPlacing = await orders.isPlacing();
    const found = await orders.find(orderId);
    if (found || !isPlacing) return found;
    if (attempt === MOST_LOOKS) throw new Error('Agents are placing orders, and this may be one of them');
    await sleep(PAUSE_MS);
  }
}
