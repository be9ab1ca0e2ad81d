import { type IssueDeps, issueReturnNote } from '../../invoices/index.ts';
import { readOrder } from '../../orders/index.ts';
import { readReturn } from '../returns.store.ts';
import { amountOf } from './refund-amount.ts';

/** Issues the credit note of a refunded return, once. */
export async function issueReturnCreditNote(deps: IssueDeps, returnId: string, at: Date): Promise<void> {
  const row = await readReturn(deps.db, returnId);
  const order = row && (await readOrder(deps.db, row.order_id));
  if (!order || row.status !== 'refunded') return;
  const pieces = row.lines.map((line) => ({
    position: order.items.findIndex((item) => item.id === line.order_item_id),
    before: line.refunded_before ?? 0,
    quantity: line.quantity,
  }));
  // Without rules that take back a reduction, the shares of the pieces are what was refunded.
  const hasRules = row.bought.rules !== null && !row.bought.is_edited;
  const isSettled = hasRules || row.kind !== 'return' || row.withheld_halalas !== 0;
  const services = row.services_halalas;
  const goods = amountOf(row) - services;
  await issueReturnNote(deps, { orderId: order.id, returnId, kind: row.kind, pieces, goods, isSettled, services }, at);
}
