import { sql, type Tx } from '../../../../platform/database/index.ts';
import type { Existing, ProductDraft, VariantDraft } from './product-draft.ts';
import { assigned, categoriesAbove, productColumnsOf, variantColumnsOf } from './written-product.store.ts';

/**
 * Rewrites a product of a version; false on a mismatch. Counted and derived columns stay: sales, rating, current
 * price, promotion, availability.
 */
export async function updateProduct(tx: Tx, { id, version }: Existing, draft: ProductDraft): Promise<boolean> {
  const written = productColumnsOf(draft);
  const { rows } = await sql.rows({ id: sql.int4 })`
    update products p set ${assigned(written)}, category_ids = ${categoriesAbove}, version = p.version + 1,
      updated_at = now()
    from jsonb_populate_record(null::products, ${JSON.stringify(written)}::jsonb) as w
    where p.id = ${id} and p.version = ${version} returning p.id
  `.execute(tx);
  return rows.length > 0;
}

export async function hasProduct(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from products where id = ${id}`.execute(tx);
  return rows.length > 0;
}

const existingVariant = { id: sql.int4, sku: sql.text, is_default: sql.bool };

/** All variants a product has or had. */
export async function listExistingVariants(tx: Tx, productId: number) {
  const { rows } = await sql.rows(existingVariant)`
    select id, sku, is_default from product_variants where product_id = ${productId} order by position, id
  `.execute(tx);
  return rows;
}

/** Deactivates a variant; stock and orders stay. Its barcode may be reused. */
export async function deactivateVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update product_variants set is_active = false, barcode = null where id = any(${[...ids]}::int[])`.execute(
    tx,
  );
}

/** Frees the SKUs and barcodes of variants that are about to get others, so that two may change places. */
export async function parkVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update product_variants set sku = gen_random_uuid()::text, barcode = null where id = any(${[...ids]}::int[])
  `.execute(tx);
}

/** Rewrites a variant and sells it; its stock stays. */
export async function updateVariant(
  tx: Tx,
  id: number,
  variant: VariantDraft,
  { position, isDefault }: { position: number; isDefault: boolean },
): Promise<void> {
  const written = variantColumnsOf(variant, { position, isDefault });
  await sql`
    update product_variants v set ${assigned(written)}, is_active = true
    from jsonb_populate_record(null::product_variants, ${JSON.stringify(written)}::jsonb) as w
    where v.id = ${id}
  `.execute(tx);
}
