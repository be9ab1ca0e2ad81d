import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { soldByDay, soldProductsByDay } from './sales-days.store.ts';

const dayRow = {
  day: sql.text.neverNull,
  orders: sql.int4.neverNull,
  /** Number of orders that buyers placed themselves. */
  own: sql.int4.neverNull,
  halalas: sql.int8.neverNull,
  /** Amount of these orders that was refunded so far. */
  refunded: sql.int8.neverNull,
};
export type SoldDay = Row<typeof dayRow>;

/** A range of days in Riyadh, both ends included. */
export interface Days {
  from: string;
  to: string;
}

/** Days without a total, or with orders that changed after it: their orders are read. */
const openDays = ({ from, to }: Days) => sql`
  select g::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') g
  where not exists (select from sales_days t where t.day = g::date)
    or exists (select from sales_day_marks m where m.day = g::date)`;

const isTotalled = ({ from, to }: Days) => sql`
  t.day between ${from}::date and ${to}::date and not exists (select from open where open.day = t.day)`;

/** Orders per day, without unpaid, cancelled and prize orders. Days without orders are left out. */
export async function listSoldDays(db: Database, days: Days): Promise<SoldDay[]> {
  const { rows } = await sql.rows(dayRow)`
    with open as materialized (${openDays(days)})
    select to_char(day, 'YYYY-MM-DD') as day, orders, own, halalas, refunded
    from (
      select t.day, t.orders, t.own, t.halalas, t.refunded from sales_days t where ${isTotalled(days)} and t.orders > 0
      union all ${soldByDay(sql`select day from open`)}
    ) sold
    order by 1
  `.execute(db);
  return rows;
}

const productRow = {
  id: sql.int4.neverNull,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  pieces: sql.int4.neverNull,
  halalas: sql.int8.neverNull,
};
export type SoldProduct = Row<typeof productRow>;

/** Products with the highest revenue in a range of days, net of refunds, by their current names. */
export async function listBestSellers(db: Database, days: Days, limit: number): Promise<SoldProduct[]> {
  const { rows } = await sql.rows(productRow)`
    with open as materialized (${openDays(days)})
    select p.id, p.slug, p.name_ar, p.name_en, sold.pieces, sold.halalas
    from (
      select product_id, sum(pieces)::int as pieces, sum(halalas)::bigint as halalas
      from (
        select t.product_id, t.pieces, t.halalas from sales_day_products t where ${isTotalled(days)}
        union all select product_id, pieces, halalas from (${soldProductsByDay(sql`select day from open`)}) fresh
      ) lines
      group by product_id having sum(halalas) > 0 order by halalas desc, product_id limit ${limit}
    ) sold
    join products p on p.id = sold.product_id
    order by sold.halalas desc, p.id
  `.execute(db);
  return rows;
}

/** Products of which pieces were sold in a range of days and not all paid back. */
export async function listSoldIds(db: Database, days: Days): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    with open as materialized (${openDays(days)})
    select product_id as id from (
      select t.product_id, t.pieces from sales_day_products t where ${isTotalled(days)}
      union all select product_id, pieces from (${soldProductsByDay(sql`select day from open`)}) fresh
    ) sold
    group by product_id having sum(pieces) > 0
  `.execute(db);
  return rows.map(({ id }) => id);
}
