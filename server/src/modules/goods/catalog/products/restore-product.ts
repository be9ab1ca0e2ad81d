import { inSavepoint, isForeignKeyViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import type { AdminProductRow } from './admin-products.store.ts';
import { sentBackorder } from './editable-draft.ts';
import type { Existing, ProductDraft } from './product-draft.ts';
import { updateStatus } from './product-status.store.ts';
import { deleteVariants } from './remove-product.store.ts';
import { saveProduct } from './save-product.ts';

/** A product as it was once read, with its publication time as a date. */
export type ProductSnapshot = Omit<AdminProductRow, 'published_at' | 'updated_at'> & { published_at: Date };

/**
 * Restores a product from a snapshot, with a version check (`conflict.changed`): texts, prices, pictures, variants,
 * status. Stock has its own movements. Newer variants are deleted, or deactivated if ordered.
 */
export async function restoreProduct(
  tx: Tx,
  existing: Existing,
  { kept, newVariantIds }: { kept: ProductSnapshot; newVariantIds: readonly number[] },
  lockPromotions: LockPromotions,
): Promise<void> {
  await saveProduct(tx, draftOfSnapshot(kept), lockPromotions, existing);
  const written = { id: existing.id, version: existing.version + 1 };
  const change = { status: kept.status, publishedAt: kept.published_at };
  if (!(await updateStatus(tx, written, change))) refuse('conflict.changed');
  if (newVariantIds.length === 0) return;
  await inSavepoint(tx, () => deleteVariants(tx, existing.id, newVariantIds)).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
  });
}

function draftOfBackorder(row: ProductSnapshot): NonNullable<ProductDraft['backorder']> | null {
  const kept = sentBackorder(row);
  return kept && { kind: kept.kind, shipsFrom: kept.ships_from, limit: kept.limit };
}

function draftOfSnapshot(row: ProductSnapshot): ProductDraft {
  const own = row.variants.find((variant) => variant.is_default);
  return {
    sku: row.sku,
    slug: row.slug,
    barcode: own?.barcode ?? null,
    name: { ar: row.name_ar, en: row.name_en },
    shortDescription: { ar: row.short_description_ar, en: row.short_description_en },
    description: { ar: row.description_source_ar, en: row.description_source_en },
    keywords: { ar: row.keywords_ar, en: row.keywords_en },
    // Absent from snapshots that an older release took.
    seoTitle: { ar: row.seo_title_ar ?? '', en: row.seo_title_en ?? '' },
    seoDescription: { ar: row.seo_description_ar ?? '', en: row.seo_description_en ?? '' },
    // Absent from snapshots that an older release took: tags stay as they are then.
    tags: row.tags?.map((name) => ({ ar: name, en: name })),
    specifications: row.specifications,
    brand: { ar: row.brand_ar, en: row.brand_en },
    categoryId: row.category_id,
    extraCategoryIds: row.extra_category_ids,
    priceHalalas: row.price_halalas,
    salePriceHalalas: row.sale_price_halalas,
    costHalalas: row.cost_halalas ?? null,
    backorder: draftOfBackorder(row),
    // Absent from snapshots that an older release took.
    relatedIds: (row.related ?? []).map(({ id }) => id),
    tax: row.tax ?? 'standard',
    isReturnable: row.is_returnable,
    delivery: row.delivery ?? 'shipped',
    weightGrams: row.weight_grams,
    isFeatured: row.is_featured,
    soldCount: row.sold_count,
    publishedAt: row.published_at,
    buyerFields: row.buyer_fields ?? [],
    images: row.images,
    stock: 0,
    variants: row.variants
      .filter((variant) => !variant.is_default)
      .map(({ id, sku, barcode, choices, size, color_ar: ar, color_en: en, color_hex: hex, ...variant }) => ({
        id,
        sku,
        barcode,
        size,
        choices: choices ?? null,
        color: ar !== null && en !== null && hex !== null ? { ar, en, hex } : null,
        priceHalalas: variant.price_halalas,
        salePriceHalalas: variant.sale_price_halalas,
        costHalalas: variant.cost_halalas ?? null,
        image: variant.image,
        stock: 0,
      })),
  };
}
