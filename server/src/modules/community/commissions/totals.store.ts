import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** Points that are held until they may be used. */
export async function readPending(db: Database | Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ points: sql.int4 })`
    select coalesce(sum(points), 0)::int as points from commissions where customer_id = ${customerId} and state = 'pending'
  `.execute(db);
  return rows[0]?.points ?? 0;
}

const dayRow = { day: sql.date, orders: sql.int4, points: sql.int4 };
export type EarningDay = Row<typeof dayRow>;

/**
 * Days (Riyadh time) with orders attributed to an affiliate, their own orders excluded, with the points those pay now.
 */
export async function listEarningDays(
  db: Database,
  affiliateId: number,
  { from, to }: { from: string; to: string },
): Promise<EarningDay[]> {
  const { rows } = await sql.rows(dayRow)`
    select (placed_at at time zone 'Asia/Riyadh')::date as day, count(*)::int as orders, sum(points)::int as points
    from commissions
    where affiliate_id = ${affiliateId} and coalesce(reason, '') not like 'own\\_%'
      and placed_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
      and placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'
    group by 1 order by 1
  `.execute(db);
  return rows;
}

const productRow = { product_id: sql.int4.neverNull, orders: sql.int4, pieces: sql.int4 };
export type BestProduct = Row<typeof productRow>;

/** The products most bought in an affiliate's attributed orders, without void ones. */
export async function listBestProducts(
  db: Database,
  affiliateId: number,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<BestProduct[]> {
  const { rows } = await sql.rows(productRow)`
    select i.product_id, count(distinct c.id)::int as orders, sum(i.quantity)::int as pieces
    from commissions c join order_items i on i.order_id = c.order_id
    where c.affiliate_id = ${affiliateId} and c.state <> 'void' and i.product_id is not null
      and c.placed_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
      and c.placed_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'
    group by i.product_id order by pieces desc, i.product_id limit ${limit}
  `.execute(db);
  return rows;
}

const unnotifiedRow = { customer_id: sql.uuid.neverNull, points: sql.int4, orders: sql.int4 };

/** Takes posted points without a notification, by affiliate, and marks them as notified. */
export async function takeUnnotified(tx: Tx): Promise<Row<typeof unnotifiedRow>[]> {
  const { rows } = await sql.rows(unnotifiedRow)`
    with told as (
      update commissions set is_told = true where state = 'posted' and not is_told and customer_id is not null
      returning customer_id, points
    )
    select customer_id, sum(points)::int as points, count(*)::int as orders from told group by customer_id order by customer_id
  `.execute(tx);
  return rows;
}
