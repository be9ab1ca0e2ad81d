import { type Database, defineList, type Row, sql, type Tx, whereClause } from '../../../platform/database/index.ts';
import { likeSearch } from '../../../platform/text/index.ts';
import { membersOf } from '../customer-groups/index.ts';
import { segmentSql } from '../segments/index.ts';
import type { KeptBySegment } from './kept-by-segment.ts';

export const listedCustomer = {
  id: sql.uuid,
  first_name: sql.text,
  last_name: sql.text,
  phone: sql.text.orNull,
  email: sql.text.orNull,
  suspended_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
  orders: sql.int4,
  spent_halalas: sql.int8,
};
export type ListedCustomer = Row<typeof listedCustomer>;

const columns = sql`c.id, c.first_name, c.last_name, c.phone, c.email, c.suspended_at, c.created_at, t.orders,
  t.spent_halalas`;
// Deleted accounts have no totals; the repeated condition lets the planner use the partial index.
const from = sql`customers c join customer_totals t on t.customer_id = c.id and c.deleted_at is null`;

/** The beginning of a day in Riyadh, `days` later. */
const dayIn = (day: string, days = 0) => sql`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Riyadh')`;

const filters = {
  q: (typed: string) => sql`c.search_text like ${likeSearch(typed)}`,
  registered_from: (day: string) => sql`c.created_at >= ${dayIn(day)}`,
  registered_to: (day: string) => sql`c.created_at < ${dayIn(day, 1)}`,
  group_id: (id: number) => sql`c.id in ${membersOf(id)}`,
  segment: ({ filter, at }: KeptBySegment) => segmentSql(filter, at),
  has_orders: (has: boolean) => (has ? sql`t.orders > 0` : sql`t.orders = 0`),
};

export const listCustomers = defineList({
  columns: listedCustomer,
  select: columns,
  from,
  sorts: { created_at: sql`c.created_at`, spent: sql`t.spent_halalas`, orders: sql`t.orders` },
  sort: '-created_at',
  neverNull: ['created_at', 'spent', 'orders'],
  tie: sql`c.id`,
  filters,
});

export interface CustomerFilters {
  q?: string | undefined;
  registered_from?: string | undefined;
  registered_to?: string | undefined;
  has_orders?: boolean | undefined;
  group_id?: number | undefined;
  segment?: KeptBySegment | undefined;
}

/** The next customers that match the filters, by id: for streaming all of them. */
export async function listCustomersAfter(
  db: Database,
  given: CustomerFilters,
  after: string | null,
  limit: number,
): Promise<ListedCustomer[]> {
  const beyond = after === null ? sql`true` : sql`c.id > ${after}`;
  const { rows } = await sql.rows(listedCustomer)`
    select ${columns} from ${from} where ${beyond} and ${whereClause(filters, given)} order by c.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Order totals of a customer; undefined for a deleted account. */
export async function readTotals(db: Database, customerId: string) {
  const { rows } = await sql.rows({ orders: sql.int4, spent_halalas: sql.int8 })`
    select orders, spent_halalas from customer_totals where customer_id = ${customerId}
  `.execute(db);
  return rows[0] ?? { orders: 0, spent_halalas: 0 };
}

export async function deleteTotals(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from customer_totals where customer_id = ${customerId}`.execute(tx);
}
