import { type Sql, sql } from '../../../../platform/database/index.ts';
import { renderMarkdown } from '../../../../platform/text/index.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';

/** Values of the columns a draft writes, as JSON; counted and derived columns are excluded. */
export type Written = Readonly<Record<string, unknown>>;

/** Product columns, for insert and update; the statement adds the categories with those above them. */
export function productColumnsOf(draft: ProductDraft): Written {
  const { colorKeys, sizes } = facetsOf(draft);
  return {
    sku: draft.sku,
    slug: draft.slug,
    product_type: draft.variants.length > 0 ? 'variable' : 'simple',
    name_ar: draft.name.ar,
    name_en: draft.name.en,
    short_description_ar: draft.shortDescription.ar,
    short_description_en: draft.shortDescription.en,
    description_ar: renderMarkdown(draft.description.ar),
    description_en: renderMarkdown(draft.description.en),
    description_source_ar: draft.description.ar,
    description_source_en: draft.description.en,
    keywords_ar: draft.keywords.ar,
    keywords_en: draft.keywords.en,
    seo_title_ar: draft.seoTitle?.ar ?? '',
    seo_title_en: draft.seoTitle?.en ?? '',
    seo_description_ar: draft.seoDescription?.ar ?? '',
    seo_description_en: draft.seoDescription?.en ?? '',
    specifications: draft.specifications,
    brand_key: key(draft.brand.en),
    brand_ar: draft.brand.ar,
    brand_en: draft.brand.en,
    category_id: draft.categoryId,
    extra_category_ids: draft.extraCategoryIds,
    price_halalas: draft.priceHalalas,
    sale_price_halalas: draft.salePriceHalalas,
    cost_halalas: draft.costHalalas ?? null,
    backorder: draft.backorder?.kind ?? 'none',
    ships_from: draft.backorder?.shipsFrom ?? null,
    backorder_limit: draft.backorder?.limit ?? null,
    related_ids: draft.relatedIds ?? [],
    tax: draft.tax ?? 'standard',
    is_returnable: draft.isReturnable,
    delivery: draft.delivery ?? 'shipped',
    weight_grams: draft.weightGrams,
    is_featured: draft.isFeatured,
    ...(draft.isActive !== undefined && { is_active: draft.isActive }),
    published_at: draft.publishedAt,
    buyer_fields: draft.buyerFields ?? [],
    images: draft.images,
    color_keys: colorKeys,
    sizes,
  };
}

/** Variant columns; stock has its own movements. */
export function variantColumnsOf(
  variant: VariantDraft,
  { position, isDefault }: { position: number; isDefault: boolean },
): Written {
  return {
    sku: variant.sku,
    barcode: variant.barcode ?? null,
    is_default: isDefault,
    size: variant.size,
    color_key: variant.color && key(variant.color.en),
    color_ar: variant.color?.ar ?? null,
    color_en: variant.color?.en ?? null,
    color_hex: variant.color?.hex ?? null,
    choices: variant.choices ?? null,
    price_halalas: variant.priceHalalas,
    sale_price_halalas: variant.salePriceHalalas,
    cost_halalas: variant.costHalalas ?? null,
    image: variant.image,
    position,
  };
}

/** Categories of a written row named `w`, with all categories above them. */
export const categoriesAbove = sql`(
  with recursive above as (
    select id, parent_id from categories where id = any(w.extra_category_ids || w.category_id)
    union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
  ) select array_agg(id) from above)`;

/** Names of written columns. */
export const namesOf = (written: Written): Sql<unknown> => sql.join(Object.keys(written).map(sql.ref));

/** Their values in a row named `w`. */
export const valuesOf = (written: Written): Sql<unknown> =>
  sql.join(Object.keys(written).map((name) => sql.ref(`w.${name}`)));

/** `a = w.a, b = w.b` of an update. */
export const assigned = (written: Written): Sql<unknown> =>
  sql.join(Object.keys(written).map((name) => sql`${sql.ref(name)} = ${sql.ref(`w.${name}`)}`));

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
