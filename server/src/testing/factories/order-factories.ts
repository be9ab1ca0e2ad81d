import { issueInvoice } from '../../modules/selling/invoices/index.ts';
import { changeStatus, readOrder } from '../../modules/selling/orders/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { unstamped } from '../unstamped.ts';

const DAY_MS = 86_400_000;
const way = { confirmed: 'processing', processing: 'shipped', shipped: 'delivered' } as const;

/** Delivers a confirmed order as staff do, as of so many days ago. */
export async function deliverOrder(db: Database, orderId: string, daysAgo = 0): Promise<void> {
  for (const from of ['confirmed', 'processing', 'shipped'] as const) {
    const at = from === 'shipped' ? { at: new Date(Date.now() - daysAgo * DAY_MS) } : {};
    await inTransaction(db, (tx) => changeStatus(tx, { orderId, from, to: way[from], actor: 'staff', ...at }, 'ar'));
  }
}

/** Delivers an order and issues its invoice, as its events do; returns the number of the invoice. */
export async function deliverWithInvoice(db: Database, orderId: string): Promise<string> {
  await deliverOrder(db, orderId);
  const invoice = await issueInvoice(unstamped(db), orderId, new Date());
  if (!invoice) throw new Error('no invoice was issued');
  return invoice.number;
}

/** The ids of an order's lines, in their order. */
export async function lineIdsOf(db: Database, orderId: string): Promise<number[]> {
  return (await readOrder(db, orderId))?.items.map((item) => item.id) ?? [];
}
