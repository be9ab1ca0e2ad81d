import type { Tx } from '../../../platform/database/index.ts';
import { lockOrder } from '../orders/index.ts';
import { readBought } from '../returns/index.ts';
import { takeBackCodes } from './codes.store.ts';
import { endGiving, lessenGiving, listGivings } from './givings.store.ts';
import { settleStock } from './settle-stock.ts';

/**
 * Ends what was refunded of an order, or all of one that is undone: links stop, and codes that no buyer saw are stock again.
 * Codes that were seen stay given. Repeated, it changes nothing.
 */
export async function endRefunded(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const bought = await readBought(tx, orderId);
  if (!order || !bought) return;
  const isUndone = order.status === 'cancelled' || order.status === 'expired';
  const products = new Set<number>();
  for (const giving of await listGivings(tx, orderId)) {
    if (giving.ended_at !== null) continue;
    const item = bought.items.find(({ id }) => id === giving.order_item_id);
    const left = item && !isUndone ? item.quantity - item.refunded : 0;
    const over = giving.pieces - left;
    if (over <= 0) continue;
    const back =
      giving.gives === 'codes' ? await takeBackCodes(tx, giving.order_item_id, Math.max(0, giving.given - left)) : 0;
    if (left === 0) await endGiving(tx, giving.order_item_id, at);
    else await lessenGiving(tx, giving.order_item_id, { pieces: left, given: Math.min(left, giving.given) });
    const product = order.items.find(({ id }) => id === giving.order_item_id)?.product_id;
    if (product && (back > 0 || giving.given < giving.pieces)) products.add(product);
  }
  for (const product of [...products].toSorted((a, b) => a - b)) await settleStock(tx, product);
}
