import { type Database, sql } from '../../../../platform/database/index.ts';

/** Number of leading products; a shop with fewer than twice as many is searched completely. */
export const LEADING = 20_000;

/**
 * Marks the best-selling products of a large shop, which are searched first. Products that outsell the last leading
 * one are leading; only changes are written.
 */
export async function markLeadingProducts(db: Database, leading = LEADING): Promise<void> {
  await sql`
    with last as (
      select sold_count, product_id from product_search
      where (select count(*) from (select from product_search limit ${leading * 2}) as looked) = ${leading * 2}
      order by sold_count desc, product_id desc limit 1 offset ${leading - 1}
    ), changed as (
      select s.product_id, true as leads from product_search s, last
      where (s.sold_count, s.product_id) >= (last.sold_count, last.product_id) and not s.leads
      union all
      select s.product_id, false from product_search s
      where s.leads and not exists (select from last where (s.sold_count, s.product_id) >= (last.sold_count, last.product_id))
    )
    update product_search s set leads = changed.leads from changed where s.product_id = changed.product_id
  `.execute(db);
}
