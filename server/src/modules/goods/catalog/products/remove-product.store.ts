import { sql, type Tx } from '../../../../platform/database/index.ts';
import type { Existing } from './product-draft.ts';

/** Deletes a product of a version with its own data; false on a version mismatch. Fails if it is referenced. */
export async function deleteProduct(tx: Tx, { id, version }: Existing): Promise<boolean> {
  const { rows } = await sql`select from products where id = ${id} and version = ${version} for update`.execute(tx);
  if (rows.length === 0) return false;
  await sql`delete from product_search where product_id = ${id}`.execute(tx);
  await sql`
    delete from stock_movements where variant_id in (select v.id from product_variants v where v.product_id = ${id})
  `.execute(tx);
  await sql`delete from stock_levels where product_id = ${id}`.execute(tx);
  await sql`delete from product_variants where product_id = ${id}`.execute(tx);
  await sql`delete from products where id = ${id}`.execute(tx);
  return true;
}

/** Deletes variants of a product with their levels. Fails if one is referenced. */
export async function deleteVariants(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  const wanted = sql`${[...ids]}::int[]`;
  await sql`delete from stock_movements where variant_id = any(${wanted})`.execute(tx);
  await sql`delete from stock_levels where variant_id = any(${wanted})`.execute(tx);
  await sql`delete from product_variants where id = any(${wanted}) and product_id = ${productId}`.execute(tx);
}
