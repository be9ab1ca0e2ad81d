import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { markDocumentsStale } from '../listing/search-documents.store.ts';
import { type LockPromotions, repriceByPromotions } from '../prices/reprice-products.ts';
import type { Existing } from '../products/product-draft.ts';
import { isWithin, lockCategoryTree, regroupProducts } from './category-tree.store.ts';
import { SHELVES } from './category-tree.ts';
import { type CategoryDraft, hasCategory, insertCategory, updateCategory } from './save-category.store.ts';

/** Cache tags of all content that shows a category: products contain its name, and so do lists of products. */
const TAGS = ['categories', SHELVES, 'products', 'promotions'];

/** Creates a category, for filling a shop. */
export async function createCategory(tx: Tx, draft: CategoryDraft): Promise<number> {
  const id = await insertCategory(tx, draft);
  await publishInvalidation(tx, TAGS);
  return id;
}

/**
 * Saves a new or existing category for staff, with a version check (`conflict.changed`). A former slug redirects to
 * the new one. A move changes the counts, search words and promotions of everything in it. Refuses
 * `catalog.category_not_found` and `catalog.category_in_itself`.
 */
export async function saveCategory(
  tx: Tx,
  draft: CategoryDraft,
  lockPromotions: LockPromotions,
  existing?: Existing,
): Promise<number> {
  const promotionOf = await lockPromotions(tx);
  await lockCategoryTree(tx);
  if (!existing) return createCategory(tx, draft);
  const { id } = existing;
  if (draft.parentId !== null && (await isWithin(tx, draft.parentId, id))) refuse('catalog.category_in_itself');
  if (!(await updateCategory(tx, existing, draft))) {
    refuse((await hasCategory(tx, id)) ? 'conflict.changed' : 'catalog.category_not_found');
  }
  const products = await regroupProducts(tx, id);
  await repriceByPromotions(tx, products, promotionOf);
  await markDocumentsStale(tx, products);
  await publishInvalidation(tx, [...TAGS, ...products.map((product) => `product:${product}`)]);
  return id;
}
