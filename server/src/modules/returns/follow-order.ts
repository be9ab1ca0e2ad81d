import type { OrderStatus } from '@waha/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { changeStatus, type FullOrder } from '../orders/index.ts';
import { listReturnsOfOrder, type ReturnRow } from './returns.store.ts';

/** What an order is by what became of its returns. Refunded only when every piece of it was paid back. */
export function orderStatusBy(returns: readonly Pick<ReturnRow, 'status' | 'lines'>[], pieces: number): OrderStatus {
  const has = (...statuses: ReturnRow['status'][]) => returns.some((one) => statuses.includes(one.status));
  if (has('requested', 'approved')) return 'return_requested';
  if (has('received')) return 'returned';
  const refunded = returns.filter((one) => one.status === 'refunded').flatMap((one) => one.lines);
  const back = refunded.reduce((sum, line) => sum + line.quantity, 0);
  return back === pieces ? 'refunded' : 'delivered';
}

/** Lets a locked order follow its returns, which were changed in this transaction. */
export async function followReturns(tx: Tx, order: FullOrder, language: Language): Promise<void> {
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  const to = orderStatusBy(await listReturnsOfOrder(tx, order.id), pieces);
  if (to === order.status) return;
  await changeStatus(tx, { orderId: order.id, from: order.status, to, actor: 'system' }, language);
}
