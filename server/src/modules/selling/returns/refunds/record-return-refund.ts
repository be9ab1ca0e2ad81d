import type { StaffActor } from '../../../../platform/bind/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { readOrder, recordRefund } from '../../orders/index.ts';
import { readReturn } from '../returns.store.ts';
import { amountOf } from './refund-amount.ts';

/** Counts the refund of a return as a money act, in the same transaction; refuses as `recordRefund` does. */
export async function recordReturnRefund(
  tx: Tx,
  returnId: string,
  actor: StaffActor,
  approvalId?: string,
): Promise<void> {
  const row = (await readReturn(tx, returnId)) ?? refuse('returns.not_found');
  const order = (await readOrder(tx, row.order_id)) ?? refuse('orders.not_found');
  await recordRefund(tx, actor, order, { kind: 'return_refund', halalas: amountOf(row), approvalId });
}
