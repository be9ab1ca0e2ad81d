import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

/** A received product, with the last order that contained it. */
export const purchase = {
  product_id: sql.int4,
  order_id: sql.uuid,
  city_id: sql.int4.orNull,
  delivered_at: sql.timestamptz,
};
export type Purchase = Row<typeof purchase>;

/**
 * Products a customer bought and received, each once, latest first; one product only if it is named. Parts of a bundle
 * count as bought. Products returned later count too; prizes do not. Triggers maintain the rows as orders are
 * delivered and attached to accounts.
 */
export async function listPurchases(
  db: Database,
  customerId: string,
  { productId = null, limit = 100 }: { productId?: number | null; limit?: number } = {},
): Promise<Purchase[]> {
  const { rows } = await sql.rows(purchase)`
    select p.product_id, p.order_id, o.city_id, p.delivered_at
    from purchases p join orders o on o.id = p.order_id
    where p.customer_id = ${customerId} and (${productId}::int is null or p.product_id = ${productId})
    order by p.delivered_at desc, p.product_id limit ${limit}
  `.execute(db);
  return rows;
}

export async function deletePurchases(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from purchases where customer_id = ${customerId}`.execute(tx);
}
