import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { shareCategoryTree } from '../categories/category-tree.store.ts';
import { markDocumentsStale, writeSearchDocuments } from '../listing/search-documents.store.ts';
import { type LockPromotions, repriceByPromotions, repriceByStock } from '../prices/reprice-products.ts';
import { writeBackorderLimits } from '../stock/backorders.store.ts';
import { refreshInStock } from '../stock/stock.store.ts';
import { addVariant, changeProduct } from './change-product.ts';
import { insertProduct } from './new-products.store.ts';
import { type Existing, type ProductDraft, variantsOf } from './product-draft.ts';

export interface SavedProduct {
  id: number;
  /** Ids of the variants by SKU; a simple product's one variant under the product's own. */
  variantIds: Map<string, number>;
}

/** Tags of every reply that shows a product: its page, lists and their counts, and aggregates. */
export const tagsOfProduct = (id: number) => ['products', 'categories', 'bundles', 'promotions', `product:${id}`];

/**
 * Saves a new or existing product for staff, with its consequences in the same transaction: price under current
 * promotions, search document, availability, cache invalidation. The version is checked (`conflict.changed`). Refuses
 * `catalog.product_not_found` and `catalog.variant_not_found`.
 */
export async function saveProduct(
  tx: Tx,
  draft: ProductDraft,
  lockPromotions: LockPromotions,
  existing?: Existing,
): Promise<SavedProduct> {
  // The common lock order: promotions, tree, product.
  const promotionOf = await lockPromotions(tx);
  await shareCategoryTree(tx);
  const saved = existing
    ? { id: existing.id, variantIds: await changeProduct(tx, existing, draft) }
    : await createProduct(tx, draft);
  await writeBackorderLimits(tx, saved.id);
  await repriceByPromotions(tx, [saved.id], promotionOf);
  await writeSearchDocuments(tx, [saved.id]);
  // A job adds its words to the vocabulary for typo correction.
  await markDocumentsStale(tx, [saved.id]);
  await refreshInStock(tx, [saved.id]);
  // Restock requests may wait for a variant that is on sale again.
  await publish(tx, 'stock.flipped', { productIds: [saved.id] });
  await publishInvalidation(tx, tagsOfProduct(saved.id));
  return saved;
}

/**
 * Creates a product with its variants and their first stock, for filling a shop: promotions and the vocabulary are
 * updated once, when all products exist.
 */
export async function createProduct(tx: Tx, draft: ProductDraft): Promise<SavedProduct> {
  const id = await insertProduct(tx, draft);
  const isDefault = draft.variants.length === 0;
  const variantIds = new Map<string, number>();
  for (const [position, variant] of variantsOf(draft).entries()) {
    variantIds.set(variant.sku, await addVariant(tx, id, variant, { position, isDefault }));
  }
  await writeSearchDocuments(tx, [id]);
  await refreshInStock(tx, [id]);
  // A variant that is not in stock does not set the product's price.
  if (variantsOf(draft).some(({ stock }) => stock === 0)) await repriceByStock(tx, [id]);
  await publishInvalidation(tx, tagsOfProduct(id));
  return { id, variantIds };
}
