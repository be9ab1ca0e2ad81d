import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const line = z.object({
  name: z.string(),
  sku: z.string(),
  quantity: z.number().nullable(),
  halalas: z.number().nullable(),
});
export type PastLine = z.infer<typeof line>;

const pastOrderRow = {
  id: sql.int4,
  number: sql.text,
  placed_at: sql.timestamptz,
  status: sql.text,
  customer_name: sql.text,
  phone: sql.text.orNull,
  email: sql.text.orNull,
  total_halalas: sql.int8.orNull,
  lines: sql.jsonb.of(z.array(line)),
};
export type PastOrderRow = Row<typeof pastOrderRow>;
export type NewPastOrder = Omit<PastOrderRow, 'id'>;
const columns = sql`o.id, o.number, o.placed_at, o.status, o.customer_name, o.phone, o.email, o.total_halalas, o.lines`;

/** The proved phone and address by which orders are somebody's, and their first name. */
export interface Contacts {
  phone: string | null;
  email: string | null;
  firstName: string;
}

/**
 * Orders of an address; by a phone alone those without an address, in the same first name if any. Numbers of phones are given to others
 * after some time.
 */
const isOf = ({ phone, email, firstName }: Contacts) => sql`(o.email = lower(${email}) or (
  o.phone = ${phone} and o.email is null
  and (o.customer_name = '' or (${firstName} <> '' and strpos(lower(o.customer_name), lower(${firstName})) > 0))
))`;

export const listPastOrders = defineList({
  columns: pastOrderRow,
  select: columns,
  from: sql`past_orders o`,
  sorts: { placed_at: sql`o.placed_at` },
  neverNull: ['placed_at'],
  sort: '-placed_at',
  tie: sql`o.id`,
  filters: {
    q: ({ text, phone }: { text: string; phone: string | null }) =>
      sql`(o.number = ${text} or o.email = lower(${text}) or o.phone = ${phone})`,
    contacts: isOf,
  },
});

const MOST_SHOWN = 100;

/** The latest orders of a phone or an address. */
export async function listPastOrdersOf(db: Database | Tx, contacts: Contacts): Promise<PastOrderRow[]> {
  const { rows } = await sql.rows(pastOrderRow)`
    select ${columns} from past_orders o where ${isOf(contacts)} order by o.placed_at desc, o.id desc limit ${MOST_SHOWN}
  `.execute(db);
  return rows;
}

/** Numbers, of some, that are here already. */
export async function readKnownNumbers(tx: Tx, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ number: sql.text })`
    select number from past_orders where number = any(${[...numbers]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ number }) => number));
}

/** Writes orders and returns their ids by number; numbers that are here already are left out. */
export async function insertPastOrders(tx: Tx, orders: readonly NewPastOrder[]): Promise<Map<string, number>> {
  const of = <Value>(pick: (order: NewPastOrder) => Value) => orders.map(pick);
  const { rows } = await sql.rows({ id: sql.int4, number: sql.text })`
    insert into past_orders (number, placed_at, status, customer_name, phone, email, total_halalas, lines)
    select * from unnest(${of(({ number }) => number)}::text[], ${of(({ placed_at }) => placed_at)}::timestamptz[],
      ${of(({ status }) => status)}::text[], ${of((order) => order.customer_name)}::text[],
      ${of(({ phone }) => phone)}::text[], ${of(({ email }) => email)}::text[],
      ${of((order) => order.total_halalas)}::bigint[], ${of(({ lines }) => JSON.stringify(lines))}::jsonb[])
    on conflict (number) do nothing returning id, number
  `.execute(tx);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

export async function deletePastOrders(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    delete from past_orders where id = any(${[...ids]}::int[]) returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes what a phone or an address ordered. */
export async function erasePastOrders(tx: Tx, contacts: Contacts): Promise<void> {
  await sql`delete from past_orders o where ${isOf(contacts)}`.execute(tx);
}

/** Deletes orders that were placed before a time. */
export async function deleteOldPastOrders(db: Database, before: Date): Promise<void> {
  await sql`delete from past_orders where placed_at < ${before}`.execute(db);
}
