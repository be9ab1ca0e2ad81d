import { sql, type Tx } from '../../platform/database/index.ts';
import { renderMarkdown } from '../../platform/text/index.ts';
import { facetsOf, key } from './new-products.store.ts';
import type { Existing, ProductDraft, VariantDraft } from './product-draft.ts';

/**
 * Rewrites a product of the version that was seen; false when it is another by now. What is counted or derived stays: pieces
 * sold, rating, current price, promotion, whether it is in stock.
 */
export async function updateProduct(tx: Tx, { id, version }: Existing, draft: ProductDraft): Promise<boolean> {
  const { colorKeys, sizes } = facetsOf(draft);
  const { rows } = await sql.rows({ id: sql.int4 })`
    with recursive above as (
      select id, parent_id from categories where id = any(${[draft.categoryId, ...draft.extraCategoryIds]}::int[])
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    update products p set sku = ${draft.sku}, slug = ${draft.slug},
      product_type = ${draft.variants.length > 0 ? 'variable' : 'simple'},
      name_ar = ${draft.name.ar}, name_en = ${draft.name.en}, short_description_ar = ${draft.shortDescription.ar},
      short_description_en = ${draft.shortDescription.en}, description_ar = ${renderMarkdown(draft.description.ar)},
      description_en = ${renderMarkdown(draft.description.en)}, keywords_ar = ${draft.keywords.ar},
      keywords_en = ${draft.keywords.en}, specifications = ${JSON.stringify(draft.specifications)}::jsonb,
      brand_key = ${key(draft.brand.en)}, brand_ar = ${draft.brand.ar}, brand_en = ${draft.brand.en},
      category_id = ${draft.categoryId}, extra_category_ids = ${draft.extraCategoryIds}::int[],
      category_ids = (select array_agg(id) from above), price_halalas = ${draft.priceHalalas},
      sale_price_halalas = ${draft.salePriceHalalas}, is_returnable = ${draft.isReturnable},
      weight_grams = ${draft.weightGrams}, is_featured = ${draft.isFeatured}, is_active = ${draft.isActive ?? true},
      published_at = ${draft.publishedAt}, images = ${JSON.stringify(draft.images)}::jsonb,
      color_keys = ${colorKeys}::text[], sizes = ${sizes}::text[], version = p.version + 1, updated_at = now()
    where p.id = ${id} and p.version = ${version} returning p.id
  `.execute(tx);
  return rows.length > 0;
}

export async function hasProduct(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from products where id = ${id}`.execute(tx);
  return rows.length > 0;
}

const keptVariant = { id: sql.int4, sku: sql.text, is_default: sql.bool };

/** All variants a product has or had. */
export async function listKeptVariants(tx: Tx, productId: number) {
  const { rows } = await sql.rows(keptVariant)`
    select id, sku, is_default from product_variants where product_id = ${productId} order by position, id
  `.execute(tx);
  return rows;
}

/** Sells a variant no more; its stock and what was ordered of it stay. */
export async function deactivateVariants(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update product_variants set is_active = false where id = any(${[...ids]}::int[])`.execute(tx);
}

/** Rewrites a variant and sells it; its stock stays. */
export async function updateVariant(
  tx: Tx,
  id: number,
  variant: VariantDraft,
  { position, isDefault }: { position: number; isDefault: boolean },
): Promise<void> {
  await sql`
    update product_variants set sku = ${variant.sku}, is_default = ${isDefault}, size = ${variant.size},
      color_key = ${variant.color && key(variant.color.en)}, color_ar = ${variant.color?.ar ?? null},
      color_en = ${variant.color?.en ?? null}, color_hex = ${variant.color?.hex ?? null},
      price_halalas = ${variant.priceHalalas}, sale_price_halalas = ${variant.salePriceHalalas},
      image = ${variant.image && JSON.stringify(variant.image)}::jsonb, position = ${position}, is_active = true
    where id = ${id}
  `.execute(tx);
}
