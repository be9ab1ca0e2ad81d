import { type Database, type Sql, sql } from '../../../../platform/database/index.ts';

/** The most days totalled at once without a total, and again after changes: a statement stays within its time. */
const DAYS_AT_ONCE = 31;

/** Orders `o` of days `d`, which a piece of SQL lists: those that were sold, by the day they were placed. */
const soldOrders = (days: Sql<unknown>) => sql`(${days}) d
  join orders o on o.created_at >= d.day::timestamp at time zone 'Asia/Riyadh'
    and o.created_at < (d.day + 1)::timestamp at time zone 'Asia/Riyadh'
    and order_is_sold(o.status, o.subtotal_halalas)`;

/** Orders and revenue by day, without days that have no orders. */
export const soldByDay = (days: Sql<unknown>) => sql`
  select d.day, count(*)::int as orders, count(*) filter (where o.placed_by is null)::int as own,
    sum(o.total_halalas)::bigint as halalas, sum(o.refunded_halalas)::bigint as refunded
  from ${soldOrders(days)} group by d.day`;

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
  select day, product_id, quantity - back as pieces,
    round(greatest(goods - goods_back, 0) * case when sum(due) over of_order > 0 then due / sum(due) over of_order
      when goods > 0 then total / goods else 0 end) as halalas
  from (
    select c.id, c.day, i.product_id, i.quantity, i.total_halalas::numeric as total, ${returnedPieces} as back, ${returnedGoods} as goods_back,
      sum(i.total_halalas) over (partition by c.id) as goods,
      i.total_halalas * (i.quantity - ${returnedPieces})::numeric / i.quantity as due
    from counted c join order_items i on i.order_id = c.id where c.is_refunded
  ) lines window of_order as (partition by id)
`;

/** Pieces and revenue of each product on each day, net of refunds. */
export const soldProductsByDay = (days: Sql<unknown>) => sql`
  select day, product_id, sum(pieces)::int as pieces, sum(halalas)::bigint as halalas
  from (
    with counted as (select o.id, d.day, o.refunded_halalas > 0 as is_refunded from ${soldOrders(days)})
    select c.day, i.product_id, i.quantity as pieces, i.total_halalas as halalas
    from counted c join order_items i on i.order_id = c.id where not c.is_refunded
    union all ${retainedLines}
  ) lines
  where product_id is not null
  group by day, product_id`;

/**
 * Totals days that are over and have no total, the latest first, and those with changed orders. Returns how many. One
 * statement, so one snapshot: what is committed later has left a mark that this does not take.
 */
export async function totalDays(db: Database): Promise<number> {
  const { rows } = await sql.rows({ days: sql.int4.neverNull })`
    with over as (select riyadh_day(now() - interval '2 hours') - 1 as last),
    taken as (
      delete from sales_day_marks
      where day in (select day from sales_day_marks group by day order by day limit ${DAYS_AT_ONCE}) returning day
    ),
    missing as (
      select g::date as day from over, generate_series(riyadh_day((select min(created_at) from orders)), over.last, interval '1 day') g
      where not exists (select from sales_days t where t.day = g::date) order by g desc limit ${DAYS_AT_ONCE}
    ),
    chosen as (select day from taken, over where day <= over.last union select day from missing),
    sold as (${soldByDay(sql`select day from chosen`)}),
    fresh as (${soldProductsByDay(sql`select day from chosen`)}),
    totals as (
      insert into sales_days (day, orders, own, halalas, refunded)
      select c.day, coalesce(s.orders, 0), coalesce(s.own, 0), coalesce(s.halalas, 0), coalesce(s.refunded, 0)
      from chosen c left join sold s on s.day = c.day
      on conflict (day) do update set orders = excluded.orders, own = excluded.own, halalas = excluded.halalas, refunded = excluded.refunded
    ),
    emptied as (
      delete from sales_day_products p using chosen c
      where p.day = c.day and not exists (select from fresh f where f.day = p.day and f.product_id = p.product_id)
    ),
    products as (
      insert into sales_day_products (day, product_id, pieces, halalas) select day, product_id, pieces, halalas from fresh
      on conflict (day, product_id) do update set pieces = excluded.pieces, halalas = excluded.halalas
    )
    select count(*)::int as days from chosen
  `.execute(db);
  return rows[0]?.days ?? 0;
}
