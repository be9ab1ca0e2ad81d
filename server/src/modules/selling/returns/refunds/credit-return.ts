import type { Database } from '../../../../platform/database/index.ts';
import { issueReturnNote } from '../../invoices/index.ts';
import { readOrder } from '../../orders/index.ts';
import { readReturn } from '../returns.store.ts';
import { amountOf } from './refund-amount.ts';

/** Issues the credit note of a refunded return, once. */
export async function issueReturnCreditNote(db: Database, returnId: string, at: Date): Promise<void> {
  const row = await readReturn(db, returnId);
  const order = row && (await readOrder(db, row.order_id));
  if (!order || row.status !== 'refunded') return;
  const pieces = row.lines.map((line) => ({
    position: order.items.findIndex((item) => item.id === line.order_item_id),
    before: line.refunded_before ?? 0,
    quantity: line.quantity,
  }));
  const isByShares = row.bought.rules === null && row.kind === 'return' && row.withheld_halalas === 0;
  const before = isByShares ? null : row.back_before_halalas;
  const services = { total: row.services_halalas, before: row.services_before_halalas };
  const total = amountOf(row) - services.total;
  await issueReturnNote(db, { orderId: order.id, returnId, kind: row.kind, pieces, total, before, services }, at);
}
