import { type Database, type Row, sql } from '../../platform/database/index.ts';

/** A product that reached somebody, with the last order that brought it. */
export const purchase = {
  product_id: sql.int4,
  order_id: sql.uuid,
  city_id: sql.int4,
  delivered_at: sql.timestamptz,
};
export type Purchase = Row<typeof purchase>;

/**
 * What a customer bought and got, each product once, the latest first; of one product only where it is named. The parts of a
 * bundle were bought too. What was sent back afterwards had been in their hands all the same;
 * what was won was not bought.
 */
export async function listPurchases(
  db: Database,
  customerId: string,
  { productId = null, limit = 100 }: { productId?: number | null; limit?: number } = {},
): Promise<Purchase[]> {
  const { rows } = await sql.rows(purchase)`
    with arrived as (
      select o.id, o.city_id, max(e.created_at) as delivered_at
      from orders o join order_events e on e.order_id = o.id and e.status = 'delivered'
      where o.customer_id = ${customerId} and o.subtotal_halalas > 0
      group by o.id
    ), bought as (
      select i.product_id, a.id as order_id, a.city_id, a.delivered_at
      from arrived a join order_items i on i.order_id = a.id where i.product_id is not null
      union all
      select v.product_id, a.id, a.city_id, a.delivered_at
      from arrived a join order_items i on i.order_id = a.id
      cross join lateral jsonb_array_elements(i.parts) as part
      join product_variants v on v.id = (part ->> 'variant_id')::int
    ), latest as (
      select distinct on (product_id) * from bought
      where ${productId}::int is null or product_id = ${productId}
      order by product_id, delivered_at desc
    )
    select * from latest order by delivered_at desc, product_id limit ${limit}
  `.execute(db);
  return rows;
}
