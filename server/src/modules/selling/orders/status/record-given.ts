import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { FullOrder } from '../order-row.ts';
import { unsentPieces } from '../shipments/write-shipment.ts';
import { changeStatus } from './change-status.ts';
import { markGiven } from './order-edits.store.ts';

/** Records that digital goods of a locked order were given, and delivers it if that was all. */
export async function recordGiven(
  tx: Tx,
  order: FullOrder,
  { isAll, at }: { isAll: boolean; at: Date },
): Promise<void> {
  await markGiven(tx, order.id);
  await publish(tx, 'order.given', { orderId: order.id });
  if (isAll) await deliverIfNothingIsSent(tx, order, at);
}

/**
 * Delivers a locked order whose digital goods were all given, if no piece is left to be sent and none was: no parcel will say so.
 * Pieces for the shelf may have been refunded.
 */
export async function deliverIfNothingIsSent(tx: Tx, order: FullOrder, at: Date): Promise<void> {
  const { id: orderId, status: from, parcels } = order;
  if (parcels > 0 || unsentPieces(order).length > 0 || (from !== 'confirmed' && from !== 'processing')) return;
  await changeStatus(tx, { orderId, from, to: 'delivered', actor: 'system', at }, order.language);
}
