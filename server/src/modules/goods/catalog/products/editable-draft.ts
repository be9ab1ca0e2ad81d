import { type AdminProductDraft, toRiyals } from '@waha/contract';
import type { AdminProductRow } from './admin-products.store.ts';
import { alignedChoices, type Choice, optionsOf } from './choices.ts';

const sentChoice = ({ value_ar, value_en, hex }: Choice) => ({ value_ar, value_en, hex });

const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));

type BackorderColumns = Pick<AdminProductRow, 'backorder' | 'ships_from' | 'backorder_limit'>;

/** Sale beyond stock as the form has it; null where there is none. Snapshots of an older release have no such columns. */
export function sentBackorder({ backorder, ships_from, backorder_limit: limit }: Partial<BackorderColumns>) {
  if (!backorder || backorder === 'none' || !ships_from) return null;
  return { kind: backorder, ships_from, limit: limit ?? null };
}

/** A product as the unchanged form would send it. */
export function editableDraft(row: AdminProductRow): AdminProductDraft {
  const sold = row.variants.find((variant) => variant.is_default);
  const variants = row.variants.filter((variant) => !variant.is_default);
  const options = optionsOf(variants);
  const choices = variants.map((variant) => alignedChoices(options, variant));
  // A product whose variants differ in more than their values is left as it is: its options would not be whole.
  const isWhole = options.length > 0 && !choices.flat().includes(undefined);
  return {
    sku: row.sku,
    slug: row.slug,
    barcode: sold?.barcode ?? null,
    name_ar: row.name_ar,
    name_en: row.name_en,
    short_description_ar: row.short_description_ar,
    short_description_en: row.short_description_en,
    description_ar: row.description_source_ar,
    description_en: row.description_source_en,
    keywords_ar: row.keywords_ar,
    keywords_en: row.keywords_en,
    seo_title_ar: row.seo_title_ar,
    seo_title_en: row.seo_title_en,
    seo_description_ar: row.seo_description_ar,
    seo_description_en: row.seo_description_en,
    // Absent from snapshots that an older release took.
    tags: row.tags ?? [],
    specifications: row.specifications,
    brand_ar: row.brand_ar,
    brand_en: row.brand_en,
    category_id: row.category_id,
    extra_category_ids: row.extra_category_ids,
    price: toRiyals(row.price_halalas),
    sale_price: riyals(row.sale_price_halalas),
    cost_price: riyals(row.cost_halalas),
    backorder: sentBackorder(row),
    related_ids: row.related.map(({ id }) => id),
    tax: row.tax ?? 'standard',
    is_returnable: row.is_returnable,
    // Absent from snapshots that an older release took.
    delivery: row.delivery ?? 'shipped',
    weight_grams: row.weight_grams,
    is_featured: row.is_featured,
    // Absent from snapshots that an older release took.
    buyer_fields: row.buyer_fields ?? [],
    images: row.images.map(({ key, alt_ar, alt_en }) => ({ key, alt_ar, alt_en })),
    ...(isWhole && { options }),
    variants: variants.map(
      ({ price_halalas, sale_price_halalas, cost_halalas, image, quantity: _, is_default: __, ...variant }, at) => {
        const { choices: ___, ...rest } = variant;
        const own = choices[at] ?? [];
        return {
          ...rest,
          ...(isWhole && { choices: own.flatMap((one) => (one ? [sentChoice(one)] : [])) }),
          price: riyals(price_halalas),
          sale_price: riyals(sale_price_halalas),
          cost_price: riyals(cost_halalas ?? null),
          image_key: image?.key ?? null,
        };
      },
    ),
  };
}
