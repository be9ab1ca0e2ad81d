import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { FullOrder } from '../order-row.ts';
import { changeStatus } from './change-status.ts';
import { markGiven } from './order-edits.store.ts';

/**
 * Records that digital goods of a locked order were given. One of digital goods alone is delivered when all of it is:
 * no parcel will say so.
 */
export async function recordGiven(
  tx: Tx,
  order: FullOrder,
  { isAll, at }: { isAll: boolean; at: Date },
): Promise<void> {
  await markGiven(tx, order.id);
  await publish(tx, 'order.given', { orderId: order.id });
  const { id: orderId, status: from } = order;
  if (!isAll || order.address !== null || (from !== 'confirmed' && from !== 'processing')) return;
  await changeStatus(tx, { orderId, from, to: 'delivered', actor: 'system', at }, order.language);
}
