import { type Sql, sql } from '../../../../platform/database/index.ts';
import { renderMarkdown } from '../../../../platform/text/index.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';

/** Columns a draft writes; counted and derived columns are excluded. */
type Written = Readonly<Record<string, Sql<unknown>>>;

/** Product columns, for insert and update; the statement provides categories with their ancestors as `above`. */
export function productColumnsOf(draft: ProductDraft): Written {
  const { colorKeys, sizes } = facetsOf(draft);
  return {
    sku: sql`${draft.sku}`,
    slug: sql`${draft.slug}`,
    product_type: sql`${draft.variants.length > 0 ? 'variable' : 'simple'}`,
    name_ar: sql`${draft.name.ar}`,
    name_en: sql`${draft.name.en}`,
    short_description_ar: sql`${draft.shortDescription.ar}`,
    short_description_en: sql`${draft.shortDescription.en}`,
    description_ar: sql`${renderMarkdown(draft.description.ar)}`,
    description_en: sql`${renderMarkdown(draft.description.en)}`,
    description_source_ar: sql`${draft.description.ar}`,
    description_source_en: sql`${draft.description.en}`,
    keywords_ar: sql`${draft.keywords.ar}`,
    keywords_en: sql`${draft.keywords.en}`,
    seo_title_ar: sql`${draft.seoTitle?.ar ?? ''}`,
    seo_title_en: sql`${draft.seoTitle?.en ?? ''}`,
    seo_description_ar: sql`${draft.seoDescription?.ar ?? ''}`,
    seo_description_en: sql`${draft.seoDescription?.en ?? ''}`,
    specifications: sql`${JSON.stringify(draft.specifications)}::jsonb`,
    brand_key: sql`${key(draft.brand.en)}`,
    brand_ar: sql`${draft.brand.ar}`,
    brand_en: sql`${draft.brand.en}`,
    category_id: sql`${draft.categoryId}::int`,
    extra_category_ids: sql`${draft.extraCategoryIds}::int[]`,
    category_ids: sql`(select array_agg(id) from above)`,
    price_halalas: sql`${draft.priceHalalas}::int`,
    sale_price_halalas: sql`${draft.salePriceHalalas}::int`,
    cost_halalas: sql`${draft.costHalalas ?? null}::int`,
    backorder: sql`${draft.backorder?.kind ?? 'none'}`,
    ships_from: sql`${draft.backorder?.shipsFrom ?? null}::date`,
    backorder_limit: sql`${draft.backorder?.limit ?? null}::int`,
    related_ids: sql`${draft.relatedIds ?? []}::int[]`,
    tax: sql`${draft.tax ?? 'standard'}`,
    is_returnable: sql`${draft.isReturnable}::bool`,
    weight_grams: sql`${draft.weightGrams}::int`,
    is_featured: sql`${draft.isFeatured}::bool`,
    ...(draft.isActive !== undefined && { is_active: sql`${draft.isActive}::bool` }),
    published_at: sql`${draft.publishedAt}::timestamptz`,
    images: sql`${JSON.stringify(draft.images)}::jsonb`,
    color_keys: sql`${colorKeys}::text[]`,
    sizes: sql`${sizes}::text[]`,
  };
}

/** Variant columns; stock has its own movements. */
export function variantColumnsOf(
  variant: VariantDraft,
  { position, isDefault }: { position: number; isDefault: boolean },
): Written {
  return {
    sku: sql`${variant.sku}`,
    barcode: sql`${variant.barcode ?? null}`,
    is_default: sql`${isDefault}::bool`,
    size: sql`${variant.size}`,
    color_key: sql`${variant.color && key(variant.color.en)}`,
    color_ar: sql`${variant.color?.ar ?? null}`,
    color_en: sql`${variant.color?.en ?? null}`,
    color_hex: sql`${variant.color?.hex ?? null}`,
    choices: sql`${variant.choices ? JSON.stringify(variant.choices) : null}::jsonb`,
    price_halalas: sql`${variant.priceHalalas}::int`,
    sale_price_halalas: sql`${variant.salePriceHalalas}::int`,
    cost_halalas: sql`${variant.costHalalas ?? null}::int`,
    image: sql`${variant.image && JSON.stringify(variant.image)}::jsonb`,
    position: sql`${position}::int`,
  };
}

/**
 * Common table expression with a product's categories and all categories above them, for a statement that writes the
 * product.
 */
export const withCategoriesAbove = (draft: ProductDraft) => sql`with recursive above as (
  select id, parent_id from categories where id = any(${[draft.categoryId, ...draft.extraCategoryIds]}::int[])
  union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
)`;

/** `(a, b) values (1, 2)` of an insert. */
export function inserted(columns: Written): Sql<unknown> {
  return sql`(${sql.join(Object.keys(columns).map(sql.ref))}) values (${sql.join(Object.values(columns))})`;
}

/** `a = 1, b = 2` of an update. */
export function assigned(columns: Written): Sql<unknown> {
  return sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
}

/** Filter columns of lists. */
function facetsOf({ variants }: ProductDraft): { colorKeys: string[]; sizes: string[] } {
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    colorKeys: distinct(variants.map(({ color }) => color && key(color.en))),
    sizes: distinct(variants.map(({ size }) => size)),
  };
}

/** A name as a value in addresses: lower case, words joined by hyphens. */
function key(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
