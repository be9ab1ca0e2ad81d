import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { shareCategoryTree } from '../categories/category-tree.store.ts';
import { writeSearchDocuments } from '../listing/search-documents.store.ts';
import { type LockPromotions, repriceByPromotions, repriceByStock } from '../prices/reprice-products.ts';
import { writeBackorderLimits } from '../stock/backorders.store.ts';
import { refreshInStock } from '../stock/stock.store.ts';
import { tagProducts } from '../tags/tag-products.ts';
import { addVariants, changeProduct } from './change-product.ts';
import { insertProducts } from './new-products.store.ts';
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
    : await insertWhole(tx, [draft]).then(([one]) => one ?? notCreated(draft));
  if (existing) await tagProducts(tx, [{ productId: saved.id, tags: draft.tags }]);
  await writeBackorderLimits(tx, [saved.id]);
  await settle(tx, [saved.id], promotionOf);
  return saved;
}

/** Saves new products as `saveProduct` does, all of them by the same few statements. Returns them in order. */
export async function saveNewProducts(
  tx: Tx,
  drafts: readonly ProductDraft[],
  lockPromotions: LockPromotions,
): Promise<SavedProduct[]> {
  const promotionOf = await lockPromotions(tx);
  await shareCategoryTree(tx);
  const saved = await insertWhole(tx, drafts);
  // New products without backorders owe nothing.
  const owing = saved.filter((_, at) => drafts[at]?.backorder);
  if (owing.length > 0) {
    await writeBackorderLimits(
      tx,
      owing.map(({ id }) => id),
    );
  }
  await settle(
    tx,
    saved.map(({ id }) => id),
    promotionOf,
  );
  return saved;
}

/** Consequences of written products. */
async function settle(tx: Tx, ids: number[], promotionOf: Awaited<ReturnType<LockPromotions>>): Promise<void> {
  await repriceByPromotions(tx, ids, promotionOf);
  // A job adds its words to the vocabulary for typo correction.
  await writeSearchDocuments(tx, ids, { isStale: true });
  await refreshInStock(tx, ids);
  // Restock requests may wait for a variant that is on sale again.
  await publish(tx, 'stock.flipped', { productIds: ids });
  await publishInvalidation(tx, [...new Set(ids.flatMap(tagsOfProduct))]);
}

async function insertWhole(tx: Tx, drafts: readonly ProductDraft[]): Promise<SavedProduct[]> {
  const ids = await insertProducts(tx, drafts);
  const variants = drafts.flatMap((draft, at) =>
    variantsOf(draft).map((variant, position) => ({
      ...{ productId: ids[at] ?? 0, variant, position },
      isDefault: draft.variants.length === 0,
    })),
  );
  const bySku = await addVariants(tx, variants);
  await tagProducts(
    tx,
    drafts.map(({ tags }, at) => ({ productId: ids[at] ?? 0, tags })),
  );
  return drafts.map((draft, at) => ({
    id: ids[at] ?? 0,
    variantIds: new Map(variantsOf(draft).map(({ sku }) => [sku, bySku.get(sku) ?? 0])),
  }));
}

function notCreated({ sku }: ProductDraft): never {
  throw new Error(`the product ${sku} was not created`);
}

/**
 * Creates a product with its variants and their first stock, for filling a shop: promotions and the vocabulary are
 * updated once, when all products exist.
 */
export async function createProduct(tx: Tx, draft: ProductDraft): Promise<SavedProduct> {
  const [saved] = await insertWhole(tx, [draft]);
  const { id } = saved ?? notCreated(draft);
  await writeSearchDocuments(tx, [id]);
  await refreshInStock(tx, [id]);
  // A variant that is not in stock does not set the product's price.
  if (variantsOf(draft).some(({ stock }) => stock === 0)) await repriceByStock(tx, [id]);
  await publishInvalidation(tx, tagsOfProduct(id));
  return saved ?? notCreated(draft);
}
