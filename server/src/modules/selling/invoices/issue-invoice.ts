import { createHash } from 'node:crypto';
import { type Database, inTransaction, timeOrderedId } from '../../../platform/database/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { type FullOrder, readOrder } from '../orders/index.ts';
import { creditLine, invoiceLines, servicesOfNote, settleNote } from './invoice-lines.ts';
import {
  type InvoiceRow,
  insertInvoice,
  listDocuments,
  lockSeries,
  readInvoice,
  type Seller,
} from './invoices.store.ts';
import { zatcaQr } from './zatca-qr.ts';

/** Statuses of sold orders: an invoice is due even if they were cancelled later. */
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
 * Issues the invoice of a confirmed order, once: the next number of the series, chained by hash to the one before. It
 * runs in a transaction after the order's own: invoices are serialised, and orders must not wait for that. Null if the
 * order is not sold.
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
    const row = complete(
      {
        kind: 'invoice',
        order_id: order.id,
        credits_id: null,
        return_id: null,
        seller,
        lines: invoiceLines(order),
        total_halalas: order.total_halalas,
        vat_halalas: order.vat_halalas,
      },
      series,
      at,
    );
    await insertInvoice(tx, row);
    return row;
  });
}

/**
 * Issues the credit note that reverses a whole invoice, once: for an order cancelled after it was invoiced. Null
 * without an invoice, because nothing needs reversal.
 */
export async function issueCreditNote(db: Database, orderId: string, at: Date): Promise<InvoiceRow | null> {
  return inTransaction(db, async (tx) => {
    const series = await lockSeries(tx, 'credit_note');
    const documents = await listDocuments(tx, orderId);
    const invoice = documents.find((row) => row.kind === 'invoice');
    const before = documents.find((row) => row.kind === 'credit_note' && row.return_id === null);
    if (before || !invoice) return before ?? null;
    const { seller, lines, total_halalas, vat_halalas } = invoice;
    const facts = {
      order_id: orderId,
      credits_id: invoice.id,
      return_id: null,
      seller,
      lines,
      total_halalas,
      vat_halalas,
    };
    const row = complete({ kind: 'credit_note', ...facts }, series, at);
    await insertInvoice(tx, row);
    return row;
  });
}

/** Refunded pieces of a line, after `before` earlier ones. */
export interface CreditedPieces {
  /** Index of the line in the order, from 0. */
  position: number;
  before: number;
  quantity: number;
}

export interface CreditedReturn {
  orderId: string;
  returnId: string;
  /** `refund`: a refund by staff, possibly without pieces. */
  kind: 'return' | 'refund';
  pieces: readonly CreditedPieces[];
  /** Refund of goods. */
  total: number;
  /** Goods refunded earlier; null if the refund consists of line shares alone. */
  before: number | null;
  /** Refund of delivery and fees, and those refunded earlier. */
  services: { total: number; before: number };
}

/**
 * Issues the credit note of a return, once: the shares of its pieces in the invoice lines, less the withheld amount.
 * Null if nothing is refunded.
 */
export async function issueReturnNote(
  db: Database,
  { orderId, returnId, kind, pieces, total: goodsTotal, before: paidBack, services }: CreditedReturn,
  at: Date,
): Promise<InvoiceRow | null> {
  const invoice = await issueInvoice(db, orderId, at);
  const order = await readOrder(db, orderId);
  const total = goodsTotal + services.total;
  if (!invoice || !order || total === 0) return null;
  const shares = pieces.map((credited) => creditLine(invoice.lines, credited));
  const goods = order.items.length;
  const ofGoods =
    paidBack === null
      ? shares
      : settleNote(invoice.lines, shares, { goods, before: paidBack, total: goodsTotal, kind });
  const lines = [...ofGoods, ...servicesOfNote(invoice.lines, { goods, ...services })];
  return inTransaction(db, async (tx) => {
    const series = await lockSeries(tx, 'credit_note');
    const before = (await listDocuments(tx, orderId)).find((row) => row.return_id === returnId);
    if (before) return before;
    const row = complete(
      {
        kind: 'credit_note',
        order_id: orderId,
        credits_id: invoice.id,
        return_id: returnId,
        seller: invoice.seller,
        lines,
        total_halalas: total,
        vat_halalas: lines.reduce((sum, line) => sum + line.vat, 0),
      },
      series,
      at,
    );
    await insertInvoice(tx, row);
    return row;
  });
}

type Facts = Pick<
  InvoiceRow,
  'kind' | 'order_id' | 'credits_id' | 'return_id' | 'seller' | 'lines' | 'total_halalas' | 'vat_halalas'
>;

const prefix = { invoice: 'INV', credit_note: 'CRN' } as const;

/** Assigns a document its number, its QR code and its position in the hash chain. */
function complete(facts: Facts, series: { last_serial: number; last_hash: Buffer }, at: Date): InvoiceRow {
  const serial = series.last_serial + 1;
  const document = {
    id: timeOrderedId(),
    serial,
    number: `${prefix[facts.kind]}-${String(serial).padStart(6, '0')}`,
    issued_at: at,
    ...facts,
    qr: zatcaQr({
      sellerName: facts.seller.name_ar,
      vatNumber: facts.seller.vat_number,
      issuedAt: at,
      totalWithVat: facts.total_halalas,
      vatTotal: facts.vat_halalas,
    }),
  };
  const hash = createHash('sha256').update(series.last_hash).update(JSON.stringify(document)).digest();
  return { ...document, previous_hash: series.last_hash, hash };
}
