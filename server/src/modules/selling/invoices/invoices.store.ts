import { type TaxDocumentKind, taxDocumentKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { storedCompany } from '../../people/addresses/index.ts';
import { invoiceLine } from './invoice-lines.ts';

/** The seller's identity on the day of the sale. */
const seller = z.strictObject({
  name_ar: z.string(),
  name_en: z.string(),
  address_ar: z.string(),
  address_en: z.string(),
  vat_number: z.string(),
  commercial_registration: z.string(),
});
export type Seller = z.infer<typeof seller>;

const invoiceRow = {
  id: sql.uuid,
  kind: sql.text.oneOf(...taxDocumentKinds),
  serial: sql.int8,
  number: sql.text,
  order_id: sql.uuid,
  /** The invoice that a credit note reverses; null for an invoice. */
  credits_id: sql.uuid.orNull,
  /** The return that a credit note refunds; null if it reverses the whole invoice. */
  return_id: sql.uuid.orNull,
  /** The edition of the order's items that it is of; a note that reverses an invoice has the edition of the invoice. */
  edition: sql.int4,
  issued_at: sql.timestamptz,
  seller: sql.jsonb.of(seller),
  /** The company that buys, as its order named it. Null: a consumer, whose invoice is a simplified one. */
  buyer: sql.jsonb.of(storedCompany).orNull,
  lines: sql.jsonb.of(z.array(invoiceLine)),
  total_halalas: sql.int8,
  vat_halalas: sql.int8,
  qr: sql.text,
  previous_hash: sql.bytea,
  hash: sql.bytea,
};
export type InvoiceRow = Row<typeof invoiceRow>;

/** Locks the series until commit, which serialises its numbers. */
export async function lockSeries(tx: Tx, kind: TaxDocumentKind): Promise<{ last_serial: number; last_hash: Buffer }> {
  const { rows } = await sql.rows({ last_serial: sql.int8, last_hash: sql.bytea })`
    select last_serial, last_hash from invoice_series where kind = ${kind} for update
  `.execute(tx);
  const [series] = rows;
  if (!series) throw new Error(`there is no series of ${kind}`);
  return series;
}

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  await sql`
    insert into invoices (id, kind, serial, number, order_id, credits_id, return_id, edition, issued_at, seller, buyer, lines,
      total_halalas, vat_halalas, qr, previous_hash, hash)
    values (${row.id}, ${row.kind}, ${row.serial}, ${row.number}, ${row.order_id}, ${row.credits_id}, ${row.return_id},
      ${row.edition}, ${row.issued_at}, ${JSON.stringify(row.seller)}, ${row.buyer && JSON.stringify(row.buyer)}, ${JSON.stringify(row.lines)}, ${row.total_halalas}, ${row.vat_halalas}, ${row.qr},
      ${row.previous_hash}, ${row.hash})
  `.execute(tx);
  await sql`
    update invoice_series set last_serial = ${row.serial}, last_hash = ${row.hash} where kind = ${row.kind}
  `.execute(tx);
}

/** The documents of an order, in the order they were issued: its invoices first. */
export async function listDocuments(db: Database | Tx, orderId: string): Promise<InvoiceRow[]> {
  const { rows } = await sql.rows(invoiceRow)`
    select id, kind, serial, number, order_id, credits_id, return_id, edition, issued_at, seller, buyer, lines, total_halalas,
      vat_halalas, qr, previous_hash, hash
    from invoices where order_id = ${orderId} order by kind desc, serial
  `.execute(db);
  return rows;
}

/** The latest invoice among the documents of an order. */
export function latestInvoice(documents: readonly InvoiceRow[]): InvoiceRow | undefined {
  return documents.findLast((row) => row.kind === 'invoice');
}

/** The latest invoice of an order; undefined if none was issued. */
export async function readInvoice(db: Database | Tx, orderId: string): Promise<InvoiceRow | undefined> {
  return latestInvoice(await listDocuments(db, orderId));
}

/** The invoice with a number, for printing. Credit notes have their own numbers and are not found. */
export async function findInvoiceByNumber(
  db: Database | Tx,
  number: string,
): Promise<{ order_id: string } | undefined> {
  const { rows } = await sql.rows({ order_id: sql.uuid })`
    select order_id from invoices where number = ${number} and kind = 'invoice'
  `.execute(db);
  return rows[0];
}
