import { sql, type Tx } from '../../../../platform/database/index.ts';
import { lockLevels } from './stock.store.ts';

/** Limit of a product that names none: more than anybody has. */
const NO_LIMIT = 1_000_000;

/**
 * Writes how many pieces of each variant may be owed, by what their products say. Levels that say so already are neither
 * written nor locked; others are locked in the common order.
 */
export async function writeBackorderLimits(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    insert into stock_levels (variant_id, product_id, quantity)
    select v.id, v.product_id, 0 from product_variants v join products p on p.id = v.product_id and p.backorder <> 'none'
    where v.product_id = any(${[...productIds]}::int[]) and v.is_active
      and not exists (select from stock_levels s where s.variant_id = v.id)
    on conflict do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ variant_id: sql.int4, allowed: sql.int4.neverNull })`
    select variant_id, allowed from (
      select s.variant_id, s.backorder_limit,
        case when p.backorder = 'none' or not v.is_active then 0 else coalesce(p.backorder_limit, ${NO_LIMIT}) end as allowed
      from products p join product_variants v on v.product_id = p.id join stock_levels s on s.variant_id = v.id
      where p.id = any(${[...productIds]}::int[])
    ) said
    where backorder_limit <> allowed
  `.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.variant_id);
  await lockLevels(tx, ids);
  await sql`
    update stock_levels s set backorder_limit = said.allowed
    from unnest(${ids}::int[], ${rows.map((row) => row.allowed)}::int[]) as said (variant_id, allowed)
    where s.variant_id = said.variant_id
  `.execute(tx);
}
