import { inSavepoint, type Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { type LockPromotions, makeCategory, readCategoryNames, removeEmptyCategory } from '../../catalog/index.ts';
import { findCategoriesIn } from '../planning/find-category.ts';
import { listMade, listUnmade, writeMade } from './categories.store.ts';

/** Categories in one piece: writers of products wait meanwhile. */
const AT_ONCE = 20;
/** Where products go whose file names no category. */
const REST = { ar: 'منتجات أخرى', en: 'Other products' };

/** Makes the next categories that the shop does not have; false if none is left. */
export async function makeCategories(tx: Tx, importId: number, lockPromotions: LockPromotions): Promise<boolean> {
  const wanted = await listUnmade(tx, importId, AT_ONCE);
  for (const one of wanted) {
    await writeMade(tx, importId, one.key, await makeWhereRoomIs(tx, one.path, lockPromotions));
  }
  return wanted.length > 0;
}

interface Made {
  categoryId: number | null;
  madeIds: number[];
  isRefused: boolean;
}

/** Makes a path, or as much of it as the tree has room for; where it has none, the products are refused and told so. */
async function makeWhereRoomIs(tx: Tx, path: readonly string[], lockPromotions: LockPromotions): Promise<Made> {
  try {
    return await inSavepoint(tx, () => makePath(tx, path, lockPromotions));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (path.length > 1) return makeWhereRoomIs(tx, path.slice(0, -1), lockPromotions);
    return { categoryId: null, madeIds: [], isRefused: true };
  }
}

async function makePath(tx: Tx, path: readonly string[], lockPromotions: LockPromotions): Promise<Made> {
  const names = path.length === 0 ? [REST] : path.map((name) => ({ ar: name, en: name }));
  const madeIds: number[] = [];
  let parentId: number | null = null;
  for (const [at, name] of names.entries()) {
    const above = names.slice(0, at + 1).map(({ en }) => en);
    const known: number | undefined = findCategoriesIn(await readCategoryNames(tx), false).findPath([above], 'first');
    if (known !== undefined) {
      parentId = known;
      continue;
    }
    parentId = await makeCategory(tx, lockPromotions, { parentId, name });
    madeIds.push(parentId);
  }
  return { categoryId: parentId, madeIds, isRefused: false };
}

/** Removes the next categories that the run made, where they are empty; false if none is left to look at. */
export async function removeCategories(tx: Tx, importId: number, lockPromotions: LockPromotions): Promise<boolean> {
  const made = await listMade(tx, importId, AT_ONCE);
  for (const { key, category_id: categoryId, made_ids: ids } of made) {
    let isGone = false;
    for (const id of ids.toReversed()) {
      const isRemoved = await removeEmptyCategory(tx, lockPromotions, id);
      if (id === categoryId) isGone = isRemoved;
    }
    await writeMade(tx, importId, key, { categoryId: isGone ? null : categoryId, madeIds: [], isRefused: false });
  }
  return made.length > 0;
}
