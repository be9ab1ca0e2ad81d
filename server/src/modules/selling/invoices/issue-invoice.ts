import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Tx, timeOrderedId } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import type { StampTaxDocument } from '../e-invoicing/index.ts';
import { type FullOrder, readOrder } from '../orders/index.ts';
import { type Credited, creditLines } from './credit-lines.ts';
import { invoiceLines, isOfTaxpayer } from './invoice-lines.ts';
import {
  type InvoiceRow,
  insertInvoice,
  latestInvoice,
  listDocuments,
  lockSeries,
  readInvoice,
  type Seller,
} from './invoices.store.ts';
import { documentOf, taxDocumentOf } from './tax-document.ts';
import { taxQr } from './tax-qr.ts';

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

/** Dependencies of whatever issues tax documents. */
export interface IssueDeps {
  db: Database;
  stampTaxDocument: StampTaxDocument;
}

/**
 * Issues the invoice of a confirmed order, once: the next number of the series, chained by hash to the one before. It
 * runs in a transaction after the order's own: invoices are serialised, and orders must not wait for that. Where items
 * were edited since the last invoice, that one is reversed first. Null if the order is not sold.
 */
export async function issueInvoice(deps: IssueDeps, orderId: string, at: Date): Promise<InvoiceRow | null> {
  const known = await readPresentInvoice(deps.db, orderId);
  if (known) return known;
  return inTransaction(deps.db, async (tx) => {
    const series = await lockSeries(tx, 'invoice');
    const documents = await listDocuments(tx, orderId);
    const before = latestInvoice(documents);
    // A cancellation waits for this lock, and then finds the invoice that is issued here.
    if (before) await lockSeries(tx, 'credit_note');
    const order = await readOrder(tx, orderId);
    if (before && before.edition === order?.edition) return before;
    if (!order || !SOLD.has(order.status)) return null;
    if (before) await reverse(tx, deps, { invoice: before, documents, at });
    const row = complete(await factsOf(tx, order), series, at);
    await storeStamped(tx, deps, { row, order, corrects: null });
    return row;
  });
}

/** The invoice of an order's present items; undefined while it is not issued. */
async function readPresentInvoice(db: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const invoice = await readInvoice(db, orderId);
  const order = invoice && (await readOrder(db, orderId));
  return invoice && order?.edition === invoice.edition ? invoice : undefined;
}

async function factsOf(tx: Tx, order: FullOrder): Promise<Facts> {
  const store = await readStoreIdentity(tx);
  const lines = invoiceLines(order);
  // A shop that is not registered for VAT names no number of it; orders keep the tax that they were sold by.
  const seller: Seller = {
    name_ar: store.legalName.ar || store.name.ar,
    name_en: store.legalName.en || store.name.en,
    address_ar: store.address.ar,
    address_en: store.address.en,
    vat_number: isOfTaxpayer(lines) ? store.vatNumber : '',
    commercial_registration: store.commercialRegistration,
  };
  return {
    kind: 'invoice',
    order_id: order.id,
    credits_id: null,
    return_id: null,
    edition: order.edition,
    seller,
    buyer: order.company,
    lines,
    total_halalas: order.total_halalas,
    vat_halalas: order.vat_halalas,
  };
}

/** Issues the credit note that reverses a whole invoice, unless there is one. */
async function reverse(
  tx: Tx,
  deps: IssueDeps,
  { invoice, documents, at }: { invoice: InvoiceRow; documents: readonly InvoiceRow[]; at: Date },
): Promise<InvoiceRow> {
  const series = await lockSeries(tx, 'credit_note');
  const before = documents.find(({ credits_id, return_id }) => credits_id === invoice.id && return_id === null);
  if (before) return before;
  const { seller, buyer, lines, total_halalas, vat_halalas, order_id, edition } = invoice;
  const facts = { order_id, credits_id: invoice.id, return_id: null, edition, seller, buyer, lines };
  const row = complete({ kind: 'credit_note', ...facts, total_halalas, vat_halalas }, series, at);
  await storeStamped(tx, deps, { row, corrects: invoice });
  return row;
}

/**
 * Refuses a change of what the invoice of an order says, once it is issued. Until the end of the transaction it is not issued
 * either: lock nothing of the order before.
 */
export async function refuseInvoiced(tx: Tx, orderId: string): Promise<void> {
  await lockSeries(tx, 'invoice');
  if (await readInvoice(tx, orderId)) refuse('invoices.already_issued');
}

/**
 * Issues the credit note that reverses the latest invoice, once: for an order cancelled after it was invoiced. Null
 * without an invoice, because nothing needs reversal.
 */
export async function issueCreditNote(deps: IssueDeps, orderId: string, at: Date): Promise<InvoiceRow | null> {
  return inTransaction(deps.db, async (tx) => {
    await lockSeries(tx, 'credit_note');
    const documents = await listDocuments(tx, orderId);
    const invoice = latestInvoice(documents);
    return invoice ? reverse(tx, deps, { invoice, documents, at }) : null;
  });
}

/** A refund by a return, or by staff. */
export interface CreditedReturn extends Omit<Credited, 'noted'> {
  orderId: string;
  returnId: string;
}

/** Issues the credit note of a refund, once. Null if nothing is refunded. */
export async function issueReturnNote(
  deps: IssueDeps,
  { orderId, returnId, ...credited }: CreditedReturn,
  at: Date,
): Promise<InvoiceRow | null> {
  const invoice = await issueInvoice(deps, orderId, at);
  if (!invoice || credited.goods + credited.services === 0) return null;
  return inTransaction(deps.db, async (tx) => {
    const series = await lockSeries(tx, 'credit_note');
    const notes = (await listDocuments(tx, orderId)).filter(({ credits_id }) => credits_id === invoice.id);
    const before = notes.find((row) => row.return_id === returnId);
    if (before) return before;
    const noted = notes.flatMap((note) => note.lines);
    const lines = creditLines(invoice.lines, { ...credited, noted });
    const row = complete(
      {
        kind: 'credit_note',
        order_id: orderId,
        credits_id: invoice.id,
        return_id: returnId,
        edition: invoice.edition,
        seller: invoice.seller,
        buyer: invoice.buyer,
        lines,
        total_halalas: sum(lines, 'total'),
        vat_halalas: sum(lines, 'vat'),
      },
      series,
      at,
    );
    await storeStamped(tx, deps, { row, corrects: invoice });
    return row;
  });
}

/** Stores a document, and stamps it where the shop is registered for e-invoicing. */
async function storeStamped(
  tx: Tx,
  { stampTaxDocument }: IssueDeps,
  { row, corrects, ...known }: { row: InvoiceRow; corrects: InvoiceRow | null; order?: FullOrder },
): Promise<void> {
  await insertInvoice(tx, row);
  const order = known.order ?? (await readOrder(tx, row.order_id));
  if (!order) throw new Error(`the order of ${row.number} is gone`);
  await stampTaxDocument(tx, { ...documentOf(row, order), document: taxDocumentOf(row, order, corrects) });
}

const sum = <Key extends string>(of: readonly Record<Key, number>[], key: Key) =>
  of.reduce((total, one) => total + one[key], 0);

type Facts = Pick<
  InvoiceRow,
  | 'kind'
  | 'order_id'
  | 'credits_id'
  | 'return_id'
  | 'edition'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'total_halalas'
  | 'vat_halalas'
>;

const prefix = { invoice: 'INV', credit_note: 'CRN' } as const;

/** Assigns a document its number, its QR code and its position in the hash chain. */
function complete(
  { edition, ...facts }: Facts,
  series: { last_serial: number; last_hash: Buffer },
  at: Date,
): InvoiceRow {
  const serial = series.last_serial + 1;
  const document = {
    id: timeOrderedId(),
    serial,
    number: `${prefix[facts.kind]}-${String(serial).padStart(6, '0')}`,
    issued_at: at,
    ...facts,
    qr: isOfTaxpayer(facts.lines) ? qrOf(facts, at) : '',
  };
  const hash = createHash('sha256').update(series.last_hash).update(JSON.stringify(document)).digest();
  return { ...document, edition, previous_hash: series.last_hash, hash };
}

/** The QR code of a tax invoice. */
const qrOf = ({ seller, total_halalas: totalWithVat, vat_halalas: vatTotal }: Omit<Facts, 'edition'>, issuedAt: Date) =>
  taxQr({ sellerName: seller.name_ar, vatNumber: seller.vat_number, issuedAt, totalWithVat, vatTotal });
