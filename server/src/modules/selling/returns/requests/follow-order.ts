import type { OrderStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { changeStatus, type FullOrder } from '../../orders/index.ts';
import { listReturnsOfOrder, type ReturnRow } from '../returns.store.ts';

/** Statuses after delivery, which follow from the order's returns. */
const ARRIVED: readonly OrderStatus[] = ['delivered', 'return_requested', 'returned', 'refunded'];

/**
 * The order status that follows from its returns: refunded only if every piece is refunded. An order in transit stays
 * in transit, even if staff refund it.
 */
export function orderStatusBy(
  returns: readonly { status: ReturnRow['status']; lines: readonly { quantity: number }[] }[],
  pieces: number,
  now: OrderStatus = 'delivered',
): OrderStatus {
  const has = (...statuses: ReturnRow['status'][]) => returns.some((one) => statuses.includes(one.status));
  if (has('requested', 'approved')) return 'return_requested';
  if (has('received')) return 'returned';
  const refunded = returns.filter((one) => one.status === 'refunded').flatMap((one) => one.lines);
  const back = refunded.reduce((sum, line) => sum + line.quantity, 0);
  if (back === pieces) return 'refunded';
  return ARRIVED.includes(now) ? 'delivered' : now;
}

/** Pieces that were bought. */
export const piecesOf = ({ items }: Pick<FullOrder, 'items'>) => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Updates the status of a locked order after its returns were changed in this transaction. */
export async function followReturns(tx: Tx, order: FullOrder, language: Language): Promise<void> {
  const to = orderStatusBy(await listReturnsOfOrder(tx, order.id), piecesOf(order), order.status);
  if (to === order.status) return;
  await changeStatus(tx, { orderId: order.id, from: order.status, to, actor: 'system' }, language);
}
