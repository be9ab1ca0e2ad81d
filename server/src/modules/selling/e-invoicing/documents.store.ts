import { taxDocumentStates, taxReportModes } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { messageShape } from './shapes.ts';

/** The invoice or note that a document is of. */
export interface DocumentOf {
  invoiceId: string;
  orderId: string;
  orderNumber: string;
}

export interface NewDocument extends DocumentOf {
  id: string;
  number: string;
  unitId: string;
  counter: number;
  previousHash: string;
  stamped: { mode: 'report' | 'clear'; hash: string; xml: string; qr: string };
  at: Date;
}

/** Stores a stamped document and queues its report. */
export async function insertDocument(tx: Tx, { stamped, ...of }: NewDocument): Promise<void> {
  await sql`
    insert into tax_documents (id, invoice_id, number, order_id, order_number, unit_id, counter, mode, previous_hash, hash, xml, qr, state, next_at, created_at)
    values (${of.id}, ${of.invoiceId}, ${of.number}, ${of.orderId}, ${of.orderNumber}, ${of.unitId}, ${of.counter}, ${stamped.mode}, ${of.previousHash}, ${stamped.hash},
      ${stamped.xml}, ${stamped.qr}, 'queued', ${of.at}, ${of.at})
  `.execute(tx);
}

const dueRow = {
  id: sql.uuid,
  unit_id: sql.uuid,
  mode: sql.text.oneOf(...taxReportModes),
  hash: sql.text,
  xml: sql.text,
  qr: sql.text,
  attempts: sql.int4,
  /** The lease: only who holds it records the answer. */
  next_at: sql.timestamptz.neverNull,
};
/** A document whose report this process has claimed. */
export type DueRow = Row<typeof dueRow>;

/** After so many attempts in vain the documents behind one have their turn, so that one that breaks the authority stops nobody. */
const PATIENCE = 6;

/** The document of each unit that is reported next: in the order of the chain. */
const heads = (at: Date) => sql`
  select head.id, greatest(head.next_at, u.held_until) as due_at from tax_units u
  cross join lateral (
    select d.id, d.next_at from tax_documents d where d.unit_id = u.id and d.state = 'queued'
    order by d.attempts / ${PATIENCE}::int, d.counter limit 1
  ) head
  where u.held_until is null or u.held_until <= ${at}::timestamptz
`;

/** Claims the next document of each unit that is due. Should this process die, another one reports it at `until`. */
export async function claimDue(db: Database, { at, until }: { at: Date; until: Date }): Promise<DueRow[]> {
  const { rows } = await sql.rows(dueRow)`
    update tax_documents d set next_at = ${until}, attempts = d.attempts + 1
    where d.id = any(array(select id from (${heads(at)}) h where h.due_at <= ${at})) and d.state = 'queued' and d.next_at <= ${at}
    returning d.id, d.unit_id, d.mode, d.hash, d.xml, d.qr, d.attempts, d.next_at
  `.execute(db);
  return rows;
}

/** The time at which a document can be reported next; undefined where none waits. */
export async function nextReportAt(db: Database): Promise<Date | undefined> {
  const { rows } = await sql.rows({ due_at: sql.timestamptz.orNull })`
    select min(due_at) as due_at from (${heads(new Date(8.64e15 / 1_000))}) h
  `.execute(db);
  return rows[0]?.due_at ?? undefined;
}

export interface Answer {
  state: 'accepted' | 'warned' | 'rejected';
  messages: readonly z.infer<typeof messageShape>[];
  cleared: { xml: string; qr: string } | null;
  at: Date;
}

/** Records the answer to a claimed document; false where the lease was lost. */
export async function recordAnswer(db: Database, due: Pick<DueRow, 'id' | 'next_at'>, of: Answer): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update tax_documents set state = ${of.state}, messages = ${JSON.stringify(of.messages)}, cleared_xml = ${of.cleared?.xml ?? null},
      cleared_qr = ${of.cleared?.qr ?? null}, next_at = null, answered_at = ${of.at}
    where id = ${due.id} and state = 'queued' and next_at = ${due.next_at} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Ends the lease of a document that got no answer. */
export async function requeueDocument(db: Database, due: Pick<DueRow, 'id' | 'next_at'>, at: Date): Promise<void> {
  await sql`
    update tax_documents set next_at = ${at} where id = ${due.id} and state = 'queued' and next_at = ${due.next_at}
  `.execute(db);
}

const summaryRow = {
  id: sql.uuid,
  invoice_id: sql.uuid,
  number: sql.text,
  order_id: sql.uuid,
  order_number: sql.text,
  unit_id: sql.uuid,
  counter: sql.int8,
  mode: sql.text.oneOf(...taxReportModes),
  state: sql.text.oneOf(...taxDocumentStates),
  messages: sql.jsonb.of(z.array(messageShape)),
  attempts: sql.int4,
  created_at: sql.timestamptz,
  answered_at: sql.timestamptz.orNull,
};
export type DocumentRow = Row<typeof summaryRow>;
const summary = sql.raw(
  'id, invoice_id, number, order_id, order_number, unit_id, counter, mode, state, messages, attempts, created_at, answered_at',
);

/** Stamped documents, the latest first. */
export const listTaxDocuments = defineList({
  columns: summaryRow,
  select: summary,
  from: sql`tax_documents`,
  sorts: { created_at: sql`created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`id`,
  filters: {
    unit_id: (id: string) => sql`unit_id = ${id}`,
    state: (state: string) => sql`state = ${state}`,
    q: (q: string) => sql`(number = upper(${q}) or order_number = upper(${q}))`,
  },
});

const stampRow = {
  id: sql.uuid,
  invoice_id: sql.uuid,
  state: sql.text.oneOf(...taxDocumentStates),
  mode: sql.text.oneOf(...taxReportModes),
  qr: sql.text,
};
export type Stamp = Row<typeof stampRow>;

/** The stamps of invoices, the latest of each: the QR code that is shown, and whether the authority has answered. */
export async function listStamps(where: Database | Tx, invoiceIds: readonly string[]): Promise<Map<string, Stamp>> {
  const { rows } = await sql.rows(stampRow)`
    select distinct on (invoice_id) id, invoice_id, state, mode, coalesce(cleared_qr, qr) as qr from tax_documents
    where invoice_id = any(${[...invoiceIds]}::uuid[]) order by invoice_id, created_at desc, counter desc
  `.execute(where);
  return new Map(rows.map((row) => [row.invoice_id, row]));
}

/** The bytes of a document: with the authority's stamp where it was cleared. */
export async function readXml(db: Database, id: string): Promise<{ number: string; xml: string } | undefined> {
  const { rows } = await sql.rows({ number: sql.text, xml: sql.text })`
    select number, coalesce(cleared_xml, xml) as xml from tax_documents where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Documents that wait for the authority, and those it rejected without a later document of the same invoice. */
export async function readReportState(db: Database | Tx) {
  const { rows } = await sql.rows({
    queued: sql.int8.neverNull,
    oldest: sql.timestamptz.orNull,
    rejected: sql.int8.neverNull,
  })`
    select count(*) filter (where state = 'queued') as queued, min(created_at) filter (where state = 'queued') as oldest,
      count(*) filter (where state = 'rejected' and not exists (
        select 1 from tax_documents later where later.invoice_id = d.invoice_id and later.state <> 'rejected')) as rejected
    from tax_documents d where state in ('queued', 'rejected')
  `.execute(db);
  return rows[0] ?? { queued: 0, oldest: null, rejected: 0 };
}
