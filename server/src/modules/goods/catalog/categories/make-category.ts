import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { inSavepoint, isForeignKeyViolation, type Tx } from '../../../../platform/database/index.ts';
import { type Bilingual, slugOf } from '../../../../platform/text/index.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { deleteEmptyCategory, isSlugTaken } from './admin-categories.store.ts';
import { lockCategoryTree } from './category-tree.store.ts';
import { SHELVES } from './category-tree.ts';
import { writeCategory } from './write-category.ts';

const LONGEST_SLUG = 110;

/** Makes a category of a name alone, the last under its parent. Refuses a tree that would be too deep or too wide. */
export async function makeCategory(
  tx: Tx,
  lockPromotions: LockPromotions,
  { parentId, name }: { parentId: number | null; name: Bilingual },
): Promise<number> {
  await lockPromotions(tx);
  await lockCategoryTree(tx);
  const draft = {
    parent_id: parentId,
    slug: await freeSlug(tx, name),
    ...{ name_ar: name.ar, name_en: name.en, description_ar: '', description_en: '' },
    ...{ image: null, backdrop: 'sage' as const, is_featured: false, is_active: true },
  };
  return writeCategory(tx, lockPromotions, { draft, language: 'ar' });
}

/** Under the lock of the tree, so that a free slug stays free. */
async function freeSlug(tx: Tx, name: Bilingual): Promise<string> {
  const base = (slugOf(name.en) || slugOf(name.ar) || 'category').slice(0, LONGEST_SLUG).replace(/-$/, '');
  let slug = base;
  for (let at = 2; await isSlugTaken(tx, slug, 0); at += 1) slug = `${base}-${at}`;
  return slug;
}

/** Removes a category that nobody edited and nothing is in or refers to; false otherwise. */
export async function removeEmptyCategory(tx: Tx, lockPromotions: LockPromotions, id: number): Promise<boolean> {
  await lockPromotions(tx);
  await lockCategoryTree(tx);
  const isRemoved = await inSavepoint(tx, () => deleteEmptyCategory(tx, id)).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  });
  if (isRemoved) await publishInvalidation(tx, ['categories', SHELVES, 'products', 'promotions']);
  return isRemoved;
}
