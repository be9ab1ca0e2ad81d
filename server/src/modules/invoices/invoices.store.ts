import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { InvoiceLine } from './invoice-lines.ts';

export type InvoiceKind = 'invoice' | 'credit_note';

/** Who sold, as it was that day. */
export interface Seller {
  name_ar: string;
  name_en: string;
  address_ar: string;
  address_en: string;
  vat_number: string;
  commercial_registration: string;
}

export interface InvoiceRow {
  id: string;
  kind: InvoiceKind;
  serial: number;
  number: string;
  order_id: string;
  /** The invoice a credit note takes back from; null for an invoice. */
  credits_id: string | null;
  /** The return a credit note pays back; null where it takes back all. */
  return_id: string | null;
  issued_at: Date;
  seller: Seller;
  lines: InvoiceLine[];
  total_halalas: number;
  vat_halalas: number;
  qr: string;
  previous_hash: Buffer;
  hash: Buffer;
}

/** The state of a series, held until commit: nobody else can give its next number meanwhile. */
export async function lockSeries(tx: Tx, kind: InvoiceKind): Promise<{ last_serial: number; last_hash: Buffer }> {
  const { rows } = await sql<{ last_serial: number; last_hash: Buffer }>`
    select last_serial, last_hash from invoice_series where kind = ${kind} for update
  `.execute(tx);
  const [series] = rows;
  if (!series) throw new Error(`there is no series of ${kind}`);
  return series;
}

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  await sql`
    insert into invoices (id, kind, serial, number, order_id, credits_id, return_id, issued_at, seller, lines,
      total_halalas, vat_halalas, qr, previous_hash, hash)
    values (${row.id}, ${row.kind}, ${row.serial}, ${row.number}, ${row.order_id}, ${row.credits_id}, ${row.return_id},
      ${row.issued_at}, ${JSON.stringify(row.seller)}, ${JSON.stringify(row.lines)}, ${row.total_halalas}, ${row.vat_halalas}, ${row.qr},
      ${row.previous_hash}, ${row.hash})
  `.execute(tx);
  await sql`
    update invoice_series set last_serial = ${row.serial}, last_hash = ${row.hash} where kind = ${row.kind}
  `.execute(tx);
}

/** The documents of an order, in the order they were issued: its invoice first. */
export async function listDocuments(db: Database | Tx, orderId: string): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select id, kind, serial, number, order_id, credits_id, return_id, issued_at, seller, lines, total_halalas,
      vat_halalas, qr, previous_hash, hash
    from invoices where order_id = ${orderId} order by kind desc, serial
  `.execute(db);
  return rows;
}

/** The invoice of an order; undefined while there is none. */
export async function readInvoice(db: Database | Tx, orderId: string): Promise<InvoiceRow | undefined> {
  return (await listDocuments(db, orderId)).find((row) => row.kind === 'invoice');
}
