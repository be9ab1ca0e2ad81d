import { dataRequestKinds, dataRequestRefusals, dataRequestSources, dataRequestStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { languages } from '../../../platform/text/index.ts';

const requestRow = {
  id: sql.uuid,
  reference: sql.text,
  kind: sql.text.oneOf(...dataRequestKinds),
  source: sql.text.oneOf(...dataRequestSources),
  status: sql.text.oneOf(...dataRequestStatuses).neverNull,
  customer_id: sql.uuid.orNull,
  name: sql.text,
  email: sql.text.orNull,
  phone: sql.text.orNull,
  language: sql.text.oneOf(...languages),
  details: sql.text,
  received_at: sql.timestamptz,
  due_at: sql.timestamptz,
  is_extended: sql.bool,
  assigned_to: sql.uuid.orNull,
  assigned_name: sql.text.orNull,
  refusal: sql.text.oneOf(...dataRequestRefusals).orNull,
  closed_at: sql.timestamptz.orNull,
  copy_until: sql.timestamptz.orNull,
  version: sql.int4,
};
export type DataRequestRow = Row<typeof requestRow>;

const columns = sql`r.id, r.reference, r.kind, r.source, r.status, r.customer_id, r.name, r.email, r.phone, r.language, r.details,
  r.received_at, r.due_at, r.is_extended, r.assigned_to, s.name as assigned_name, r.refusal, r.closed_at, r.copy_until, r.version`;
const from = sql`data_requests r left join staff s on s.id = r.assigned_to`;

export interface NewDataRequest {
  id: string;
  reference: string;
  kind: string;
  source: string;
  status: 'received' | 'proved' | null;
  customerId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
  details: string;
  receivedAt: Date;
  dueAt: Date;
}

/** Inserts a request and returns its id; undefined if the reference is taken. */
export async function insertDataRequest(tx: Tx, request: NewDataRequest): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into data_requests (id, reference, kind, source, status, customer_id, name, email, phone, language, details,
      received_at, due_at)
    values (${request.id}, ${request.reference}, ${request.kind}, ${request.source}, ${request.status},
      ${request.customerId}, ${request.name}, ${request.email}, ${request.phone}, ${request.language}, ${request.details},
      ${request.receivedAt}, ${request.dueAt})
    on conflict (reference) do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

export async function readDataRequest(where: Database | Tx, id: string): Promise<DataRequestRow | undefined> {
  const { rows } = await sql.rows(requestRow)`
    select ${columns} from ${from} where r.id = ${id} and r.status is not null
  `.execute(where);
  return rows[0];
}

export async function lockDataRequest(tx: Tx, id: string): Promise<DataRequestRow | undefined> {
  const { rows } = await sql.rows(requestRow)`
    select ${columns} from ${from} where r.id = ${id} and r.status is not null for update of r
  `.execute(tx);
  return rows[0];
}

export async function updateDataRequest(tx: Tx, row: DataRequestRow): Promise<void> {
  await sql`
    update data_requests set status = ${row.status}, due_at = ${row.due_at}, is_extended = ${row.is_extended},
      assigned_to = ${row.assigned_to}, refusal = ${row.refusal}, closed_at = ${row.closed_at}, version = version + 1
    where id = ${row.id}
  `.execute(tx);
}

const isOpen = sql`r.status in ('received', 'proved', 'working')`;

/** Requests that are on the desk, those that are due first. */
export const listDataRequests = defineList({
  columns: requestRow,
  select: columns,
  from: sql`data_requests r left join staff s on s.id = r.assigned_to`,
  sorts: { due_at: sql`r.due_at`, received_at: sql`r.received_at` },
  sort: 'due_at',
  neverNull: ['due_at', 'received_at'],
  tie: sql`r.id`,
  filters: {
    is_proved: (is: boolean) => (is ? sql`r.status is not null` : sql`true`),
    open: (is: 'true' | 'false') => (is === 'true' ? isOpen : sql`r.status in ('done', 'refused')`),
    due_before: (at: Date) => sql`${isOpen} and r.due_at < ${at}::timestamptz`,
    kind: (kind: string) => sql`r.kind = ${kind}`,
    q: (typed: string) =>
      sql`(r.reference = upper(${typed}) or r.email = lower(${typed}) or r.phone = ${typed} or r.name ilike ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`})`,
  },
});

export async function listDataRequestsOf(
  where: Database | Tx,
  customerId: string,
  most: number,
): Promise<DataRequestRow[]> {
  const { rows } = await sql.rows(requestRow)`
    select ${columns} from ${from} where r.customer_id = ${customerId} and r.status is not null
    order by r.received_at desc, r.id limit ${most}
  `.execute(where);
  return rows;
}

/** Open requests of an account; of two that ask at once the second waits for the first. The customer is locked. */
export async function countOpenOf(tx: Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ open: sql.int4 })`
    select count(*)::int as open from data_requests r where r.customer_id = ${customerId} and ${isOpen}
  `.execute(tx);
  return rows[0]?.open ?? 0;
}

/** Takes what names a person out of their requests. One that is being answered keeps its contact until then. */
export async function eraseRequester(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update data_requests set customer_id = null, name = '', details = '', copy_hash = null, copy_until = null,
      email = case when status in ('done', 'refused') then null else email end,
      phone = case when status in ('done', 'refused') then null else phone end
    where customer_id = ${customerId}
  `.execute(tx);
}

/** Deletes forms whose contact nobody proved within a day, requests three years after their end, and contacts of erased persons. */
export async function deleteOldRequests(db: Database, at: Date): Promise<void> {
  await sql`
    delete from data_requests where status is null and received_at < ${at}::timestamptz - interval '1 day'
  `.execute(db);
  await sql`delete from data_requests where closed_at < ${at}::timestamptz - interval '3 years'`.execute(db);
  await sql`
    update data_requests set email = null, phone = null
    where name = '' and (email is not null or phone is not null) and closed_at < ${at}::timestamptz - interval '30 days'
  `.execute(db);
}
