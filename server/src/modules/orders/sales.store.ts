import { type Database, type Row, sql } from '../../platform/database/index.ts';

const dayRow = {
  day: sql.text.neverNull,
  orders: sql.int4.neverNull,
  /** Of these, what shoppers placed themselves. */
  own: sql.int4.neverNull,
  halalas: sql.int8.neverNull,
  /** Of these, what was paid back by now. */
  refunded: sql.int8.neverNull,
};
export type SoldDay = Row<typeof dayRow>;

/** Days of Riyadh, both within. */
export interface Days {
  from: string;
  to: string;
}

const counted = sql`o.subtotal_halalas > 0 and o.status not in ('pending_payment', 'cancelled', 'expired')`;

const within = ({ from, to }: Days) => sql`
  o.created_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
  and o.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'
`;

/** What was ordered day by day: orders that are neither unpaid nor undone, nor of what was won. Days without any are left out. */
export async function listSoldDays(db: Database, days: Days): Promise<SoldDay[]> {
  const { rows } = await sql.rows(dayRow)`
    select to_char(o.created_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day, count(*)::int as orders,
      count(*) filter (where o.placed_by is null)::int as own,
      sum(o.total_halalas)::bigint as halalas, sum(o.refunded_halalas)::bigint as refunded
    from orders o where ${within(days)} and ${counted}
    group by 1 order by 1
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

/** The products that brought most in some days, as they are called now. */
export async function listBestSellers(db: Database, days: Days, limit: number): Promise<SoldProduct[]> {
  const { rows } = await sql.rows(productRow)`
    select p.id, p.slug, p.name_ar, p.name_en, sold.pieces, sold.halalas
    from (
      select i.product_id, sum(i.quantity)::int as pieces, sum(i.total_halalas)::bigint as halalas
      from orders o join order_items i on i.order_id = o.id
      where ${within(days)} and ${counted} and i.product_id is not null
      group by i.product_id order by halalas desc, i.product_id limit ${limit}
    ) sold
    join products p on p.id = sold.product_id
    order by sold.halalas desc, p.id
  `.execute(db);
  return rows;
}
