import { createHash, randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { type FullOrder, readOrder } from '../orders/index.ts';
import { readStoreIdentity } from '../settings/index.ts';
import { invoiceLines } from './invoice-lines.ts';
import { type InvoiceRow, insertInvoice, lockSeries, readInvoice, type Seller } from './invoices.store.ts';
import { zatcaQr } from './zatca-qr.ts';

/** Orders that were sold: an invoice is due even if they came to nothing later. */
const SOLD: ReadonlySet<FullOrder['status']> = new Set([
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'return_requested',
  'returned',
  'refunded',
]);

/**
 * Issues the invoice of an order that was confirmed, once: the next number of the series, chained to the one before by its
 * hash. In a transaction of its own after the order's, since only one invoice can be issued at a time and orders must not
 * wait for that. Null when the order is not sold.
 */
export async function issueInvoice(db: Database, orderId: string, at: Date): Promise<InvoiceRow | null> {
  const known = await readInvoice(db, orderId);
  if (known) return known;
  return inTransaction(db, async (tx) => {
    const series = await lockSeries(tx, 'invoice');
    const before = await readInvoice(tx, orderId);
    if (before) return before;
    const order = await readOrder(tx, orderId);
    if (!order || !SOLD.has(order.status)) return null;
    const store = await readStoreIdentity(tx);
    const seller: Seller = {
      name_ar: store.legalName.ar || store.name.ar,
      name_en: store.legalName.en || store.name.en,
      address_ar: store.address.ar,
      address_en: store.address.en,
      vat_number: store.vatNumber,
      commercial_registration: store.commercialRegistration,
    };
    const row = buildInvoice(order, seller, series, at);
    await insertInvoice(tx, row);
    return row;
  });
}

function buildInvoice(
  order: FullOrder,
  seller: Seller,
  series: { last_serial: number; last_hash: Buffer },
  at: Date,
): InvoiceRow {
  const serial = series.last_serial + 1;
  const facts = {
    id: randomUUID(),
    kind: 'invoice' as const,
    serial,
    number: `INV-${String(serial).padStart(6, '0')}`,
    order_id: order.id,
    issued_at: at,
    seller,
    lines: invoiceLines(order),
    total_halalas: order.total_halalas,
    vat_halalas: order.vat_halalas,
    qr: zatcaQr({
      sellerName: seller.name_ar,
      vatNumber: seller.vat_number,
      issuedAt: at,
      totalWithVat: order.total_halalas,
      vatTotal: order.vat_halalas,
    }),
  };
  const hash = createHash('sha256').update(series.last_hash).update(JSON.stringify(facts)).digest();
  return { ...facts, previous_hash: series.last_hash, hash };
}
