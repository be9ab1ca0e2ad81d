import { sql, type Tx } from '../../platform/database/index.ts';
import { renderMarkdown } from '../../platform/text/index.ts';
import { type ProductDraft, priceBeforePromotions, type VariantDraft } from './product-draft.ts';

export async function insertProduct(tx: Tx, draft: ProductDraft): Promise<number> {
  const { colorKeys, sizes } = facetsOf(draft);
  const current = priceBeforePromotions(draft);
  const { rows } = await sql.rows({ id: sql.int4 })`
    with recursive above as (
      select id, parent_id from categories where id = any(${[draft.categoryId, ...draft.extraCategoryIds]}::int[])
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    insert into products (sku, slug, product_type, name_ar, name_en, short_description_ar, short_description_en,
      description_ar, description_en, keywords_ar, keywords_en, specifications, brand_key, brand_ar, brand_en,
      category_id, extra_category_ids, category_ids, price_halalas, sale_price_halalas, current_price_halalas, is_on_sale, is_returnable,
      weight_grams, is_featured, sold_count, published_at, images, color_keys, sizes, is_active)
    values (${draft.sku}, ${draft.slug}, ${draft.variants.length > 0 ? 'variable' : 'simple'}, ${draft.name.ar},
      ${draft.name.en}, ${draft.shortDescription.ar}, ${draft.shortDescription.en},
      ${renderMarkdown(draft.description.ar)}, ${renderMarkdown(draft.description.en)}, ${draft.keywords.ar},
      ${draft.keywords.en}, ${JSON.stringify(draft.specifications)}, ${key(draft.brand.en)}, ${draft.brand.ar},
      ${draft.brand.en}, ${draft.categoryId}, ${draft.extraCategoryIds}::int[], (select array_agg(id) from above), ${draft.priceHalalas},
      ${draft.salePriceHalalas}, ${current.price}, ${current.isOnSale}, ${draft.isReturnable}, ${draft.weightGrams},
      ${draft.isFeatured}, ${draft.soldCount}, ${draft.publishedAt}, ${JSON.stringify(draft.images)},
      ${colorKeys}::text[], ${sizes}::text[], ${draft.isActive ?? true})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the product ${draft.sku} was not created`);
  return row.id;
}

export async function insertVariant(
  tx: Tx,
  productId: number,
  variant: VariantDraft,
  position: number,
  isDefault: boolean,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into product_variants (product_id, sku, is_default, size, color_key, color_ar, color_en, color_hex,
      price_halalas, sale_price_halalas, image, position)
    values (${productId}, ${variant.sku}, ${isDefault}, ${variant.size}, ${variant.color && key(variant.color.en)},
      ${variant.color?.ar ?? null}, ${variant.color?.en ?? null}, ${variant.color?.hex ?? null}, ${variant.priceHalalas},
      ${variant.salePriceHalalas}, ${variant.image && JSON.stringify(variant.image)}, ${position})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the variant ${variant.sku} was not created`);
  return row.id;
}

/** What lists are filtered by. */
export function facetsOf({ variants }: ProductDraft): { colorKeys: string[]; sizes: string[] } {
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    colorKeys: distinct(variants.map(({ color }) => color && key(color.en))),
    sizes: distinct(variants.map(({ size }) => size)),
  };
}

/** A name as a value in addresses: lower case, words joined by hyphens. */
export function key(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
