import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

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

const counted = sql`o.subtotal_halalas > 0 and o.status not in ('pending_payment', 'cancelled', 'expired')`;

const within = ({ from, to }: Days) => sql`
  o.created_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
  and o.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'
`;

/** Orders per day, without unpaid, cancelled and prize orders. Days without orders are left out. */
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

/** Refunded amount of the goods of an order `c`, and number of refunded pieces of its line `i`. */
const returnedGoods = sql`(
  select coalesce(sum(b.card_halalas + b.bank_halalas + b.credit_halalas - b.services_halalas), 0)
  from returns b where b.order_id = c.id and b.status = 'refunded')`;
const returnedPieces = sql`(
  select coalesce(sum(x.quantity), 0)::int from return_lines x where x.order_item_id = i.id and x.refund_halalas is not null)`;

/**
 * Revenue the shop retained per line of refunded orders: the rest of the goods total, prorated by the price of the
 * pieces that stay. It equals `allocateRefunds` within a halala per line. The exception is a return that lost an offer
 * or free delivery: that needs the order's own rules, which SQL does not know.
 */
const retainedLines = sql`
  select product_id, quantity - back as pieces,
    round(greatest(goods - goods_back, 0) * case when sum(due) over of_order > 0 then due / sum(due) over of_order
      when goods > 0 then total / goods else 0 end) as halalas
  from (
    select c.id, i.product_id, i.quantity, i.total_halalas::numeric as total, ${returnedPieces} as back, ${returnedGoods} as goods_back,
      sum(i.total_halalas) over (partition by c.id) as goods,
      i.total_halalas * (i.quantity - ${returnedPieces})::numeric / i.quantity as due
    from counted c join order_items i on i.order_id = c.id where c.is_refunded
  ) lines window of_order as (partition by id)
`;

/** Products with the highest revenue in a range of days, net of refunds, by their current names. */
export async function listBestSellers(db: Database, days: Days, limit: number): Promise<SoldProduct[]> {
  const { rows } = await sql.rows(productRow)`
    select p.id, p.slug, p.name_ar, p.name_en, sold.pieces, sold.halalas
    from (
      with counted as (
        select o.id, o.refunded_halalas > 0 as is_refunded from orders o where ${within(days)} and ${counted}
      )
      select product_id, sum(pieces)::int as pieces, sum(halalas)::bigint as halalas
      from (
        select i.product_id, i.quantity as pieces, i.total_halalas as halalas
        from counted c join order_items i on i.order_id = c.id where not c.is_refunded
        union all ${retainedLines}
      ) lines
      where product_id is not null
      group by product_id having sum(halalas) > 0 order by halalas desc, product_id limit ${limit}
    ) sold
    join products p on p.id = sold.product_id
    order by sold.halalas desc, p.id
  `.execute(db);
  return rows;
}
