import { sql, type Tx } from '../../../../platform/database/index.ts';

/** The given SKUs that variants of other products use, sold or not. `productId` is 0 for a new product. */
export async function findConflictingSkus(tx: Tx, skus: readonly string[], productId: number): Promise<Set<string>> {
  const { rows } = await sql.rows({ sku: sql.text })`
    select sku from product_variants where sku = any(${[...skus]}::text[]) and product_id <> ${productId}
  `.execute(tx);
  return new Set(rows.map(({ sku }) => sku));
}

export async function findConflictingBarcodes(
  tx: Tx,
  codes: readonly string[],
  productId: number,
): Promise<Set<string>> {
  const { rows } = await sql.rows({ barcode: sql.text.neverNull })`
    select barcode from product_variants where barcode = any(${[...codes]}::text[]) and product_id <> ${productId}
  `.execute(tx);
  return new Set(rows.map(({ barcode }) => barcode));
}

/** SKU and slug conflicts with other products. */
export async function findProductConflicts(tx: Tx, { sku, slug }: { sku: string; slug: string }, productId: number) {
  const { rows } = await sql.rows({ has_sku: sql.bool, has_slug: sql.bool })`
    select exists (select from products where sku = ${sku} and id <> ${productId}) as has_sku,
      exists (select from products where slug = ${slug} and id <> ${productId}) as has_slug
  `.execute(tx);
  return { sku: rows[0]?.has_sku === true, slug: rows[0]?.has_slug === true };
}

/** The given categories that exist and are visible. */
export async function findShownCategories(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from categories where id = any(${[...ids]}::int[]) and is_active
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The id after the last product's: a number for codes that the shop makes. */
export async function nextProductId(tx: Tx): Promise<number> {
  const { rows } = await sql.rows({ next: sql.int4.neverNull })`
    select coalesce(max(id), 0) + 1 as next from products
  `.execute(tx);
  return rows[0]?.next ?? 1;
}
