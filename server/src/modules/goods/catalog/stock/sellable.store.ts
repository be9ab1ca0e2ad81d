import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { productColumns, productVariants } from '../products/product-columns.store.ts';
import { type ProductRow, productRow } from '../products/product-row.ts';

/** Current products by id, for pricing an order: read in the order's own transaction, never cached. */
export async function readSellableProducts(
  db: Database | Tx,
  ids: readonly number[],
): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)].toSorted((a, b) => a - b);
  const { rows } = await sql.rows(productRow)`
    select ${productColumns}, of_product.variants
    from products p ${productVariants}
    where p.id = any(${sql.uncounted(unique)}) and p.is_active
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The product a variant is of, if both are sold. */
export async function findProductOfVariant(db: Database | Tx, variantId: number): Promise<ProductRow | undefined> {
  const { rows } = await sql.rows(productRow)`
    select ${productColumns}, of_product.variants
    from products p ${productVariants}
    where p.id = (select v.product_id from product_variants v where v.id = ${variantId} and v.is_active) and p.is_active
  `.execute(db);
  return rows[0];
}

/** The SKUs of variants as they are now, sold or not. */
export async function readSkus(db: Database | Tx, variantIds: readonly number[]): Promise<Map<number, string>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql.rows({ id: sql.int4, sku: sql.text })`
    select id, sku from product_variants where id = any(${[...variantIds]}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** The weights of products by variant, in grams; those without a weight are left out. */
export async function readWeights(db: Database | Tx, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ id: sql.int4, grams: sql.int4 })`
    select v.id, p.weight_grams as grams from product_variants v join products p on p.id = v.product_id
    where v.id = any(${[...new Set(variantIds)]}::int[]) and p.weight_grams > 0
  `.execute(db);
  return new Map(rows.map(({ id, grams }) => [id, grams]));
}
