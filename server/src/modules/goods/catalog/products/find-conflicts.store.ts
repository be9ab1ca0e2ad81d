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

/** The given SKUs and slugs that other products have. */
export async function findConflictingNames(
  tx: Tx,
  { skus, slugs }: { skus: readonly string[]; slugs: readonly string[] },
  productId: number,
): Promise<{ skus: Set<string>; slugs: Set<string> }> {
  const { rows } = await sql.rows({ sku: sql.text.orNull, slug: sql.text.orNull })`
    select sku, null as slug from products where sku = any(${[...skus]}::text[]) and id <> ${productId}
    union all select null, slug from products where slug = any(${[...slugs]}::text[]) and id <> ${productId}
  `.execute(tx);
  return {
    skus: new Set(rows.flatMap(({ sku }) => sku ?? [])),
    slugs: new Set(rows.flatMap(({ slug }) => slug ?? [])),
  };
}

/** SKU and slug conflicts with other products. */
export async function findProductConflicts(tx: Tx, { sku, slug }: { sku: string; slug: string }, productId: number) {
  const taken = await findConflictingNames(tx, { skus: [sku], slugs: [slug] }, productId);
  return { sku: taken.skus.has(sku), slug: taken.slugs.has(slug) };
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

/** Variants of a product that bundles hold. */
export async function findBundledVariants(tx: Tx, productId: number): Promise<Set<number>> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select v.id from product_variants v where v.product_id = ${productId}
      and exists (select from bundle_items i where i.variant_id = v.id)
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** True if orders wait for pieces of a product: unpaid, not sent, or not given yet. */
export async function isAwaited(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select i.id from order_items i join orders o on o.id = i.order_id
    where i.product_id = ${productId} and o.status not in ('cancelled', 'expired', 'refunded')
      and case when i.is_digital then not exists (
        select from digital_givings g where g.order_item_id = i.id and (g.ended_at is not null or g.given = g.pieces)
      ) else o.status in ('pending_payment', 'confirmed', 'processing') end
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
