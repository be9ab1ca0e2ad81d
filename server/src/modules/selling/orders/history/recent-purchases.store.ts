import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { productImage } from '../../../goods/catalog/index.ts';

const purchaseRow = {
  product_id: sql.int4.neverNull,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  image: sql.jsonb.of(productImage).orNull,
  city_ar: sql.text,
  city_en: sql.text,
  bought_at: sql.timestamptz,
};
export type PurchaseRow = Row<typeof purchaseRow>;

/**
 * Recent purchases since a moment that are still on sale and in stock: one piece per order, each product once, newest
 * first. Unpaid, cancelled and prize orders are excluded. Contains city and product only, nothing that names the
 * buyer.
 */
export async function listRecentPurchases(db: Database, since: Date, limit: number): Promise<PurchaseRow[]> {
  const { rows } = await sql.rows(purchaseRow)`
    with bought as (
      select distinct on (o.id) o.id, o.created_at, o.address ->> 'city_ar' as city_ar, o.address ->> 'city_en' as city_en,
        i.product_id, i.slug, i.name_ar, i.name_en, i.image
      from orders o
      join order_items i on i.order_id = o.id
      join products p on p.id = i.product_id and p.is_active and p.in_stock
      where o.created_at >= ${since} and o.subtotal_halalas > 0 and o.address is not null and o.status in ('confirmed', 'processing', 'shipped', 'delivered')
      order by o.id, i.position
    ), once as (
      select distinct on (product_id) * from bought order by product_id, created_at desc
    )
    select product_id, slug, name_ar, name_en, image, city_ar, city_en, date_trunc('hour', created_at) as bought_at
    from once order by created_at desc limit ${limit}
  `.execute(db);
  return rows;
}
