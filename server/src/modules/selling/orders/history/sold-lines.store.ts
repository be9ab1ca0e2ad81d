import { type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Products that buyers bought on a day of Riyadh, in orders that are sold: `buyer`, `product_id`, each pair once. An account is a
 * buyer, as is the phone of guests; an addition counts with its order that way.
 */
export const productsSoldOn = (day: string): Sql<unknown> => sql`
  select distinct coalesce(o.customer_id::text, nullif(o.phone, ''), o.id::text) as buyer, i.product_id
  from orders o join order_items i on i.order_id = o.id
  where o.created_at >= ${day}::timestamp at time zone 'Asia/Riyadh'
    and o.created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Riyadh'
    and order_is_sold(o.status, o.subtotal_halalas) and i.product_id is not null`;

/** Day of Riyadh of the first order; undefined where there is none. */
export async function readFirstDay(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql.rows({ day: sql.date.orNull })`
    select riyadh_day(min(created_at)) as day from orders
  `.execute(tx);
  return rows[0]?.day ?? undefined;
}
