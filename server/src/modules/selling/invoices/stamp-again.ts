import { randomUUID } from 'node:crypto';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { listStamps, type Stamp } from '../e-invoicing/index.ts';
import { type FullOrder, lockOrder, readOrder } from '../orders/index.ts';
import { type InvoiceRow, listDocuments } from './invoices.store.ts';
import type { IssueDeps } from './issue-invoice.ts';
import { documentOf, taxDocumentOf } from './tax-document.ts';

interface Stamped {
  order: FullOrder;
  documents: readonly InvoiceRow[];
  stamps: ReadonlyMap<string, Stamp>;
}

async function readStamped(where: Database | Tx, orderId: string): Promise<Stamped> {
  const order = (await readOrder(where, orderId)) ?? refuse('orders.not_found');
  const documents = await listDocuments(where, orderId);
  return {
    order,
    documents,
    stamps: await listStamps(
      where,
      documents.map(({ id }) => id),
    ),
  };
}

const stampedOrders = auditedResource<string, Stamped, void, StaffContext>({
  read: readStamped,
  async lock(tx, id) {
    // The second of two who ask at the same time finds documents that wait.
    await lockOrder(tx, id);
    return readStamped(tx, id);
  },
  subject: ({ order }) => ({ kind: 'order', id: order.id, name: order.number }),
  audited: ({ documents, stamps }) =>
    Object.fromEntries(documents.map(({ id, number }) => [number, stamps.get(id)?.state ?? null])),
  present: () => undefined,
});

/**
 * Stamps anew the documents of an order that the authority rejected, each at the end of the chain and with an id of its own; the
 * rejected ones keep their places. Refuses where none is rejected.
 */
export async function stampAgain(
  { db, stampTaxDocument }: IssueDeps,
  orderId: string,
  context: StaffContext,
  at: Date,
): Promise<void> {
  const what = { id: orderId, action: 'invoicing.document_stamped_again' as const };
  await stampedOrders.change(db, context, what, async (tx, { order, documents, stamps }) => {
    const rejected = documents.filter(({ id }) => stamps.get(id)?.state === 'rejected');
    if (rejected.length === 0) refuse('invoices.nothing_rejected');
    for (const row of rejected) {
      const corrects = documents.find(({ id }) => id === row.credits_id) ?? null;
      const document = { ...taxDocumentOf(row, order, corrects), id: randomUUID(), issuedAt: at };
      await stampTaxDocument(tx, { ...documentOf(row, order), document });
    }
  });
}
