import { type AdminCategoryDraft, MOST_CATEGORIES, MOST_SIBLINGS } from '@waha/contract';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import { takeNamedPicture } from '../previews/shop-pictures.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { findShownCategories } from '../products/find-conflicts.store.ts';
import type { Existing } from '../products/product-draft.ts';
import type { ProductImage } from '../products/product-row.ts';
import {
  type AdminCategoryRow,
  countSoldIn,
  heightOf,
  isSlugTaken,
  listChildIds,
  measurePlace,
  readAdminCategory,
  writeOrder,
} from './admin-categories.store.ts';
import { lockCategoryTree } from './category-tree.store.ts';
import { SHELVES } from './category-tree.ts';
import type { CategoryDraft } from './save-category.store.ts';
import { saveCategory } from './save-category.ts';

/** Maximum depth of breadcrumbs and groups. */
const MOST_LEVELS = 5;

/**
 * Saves a category from the staff form. Field errors: a slug in use, an unknown parent or picture. Refuses to archive
 * a category with products on sale, and a tree that would be too deep or too wide.
 */
export async function writeCategory(
  tx: Tx,
  lockPromotions: LockPromotions,
  { draft, existing, language }: { draft: AdminCategoryDraft; existing?: Existing; language: Language },
): Promise<number> {
  await lockPromotions(tx);
  await lockCategoryTree(tx);
  const before = existing && ((await readAdminCategory(tx, existing.id)) ?? refuse('catalog.category_not_found'));
  if (before && before.version !== existing.version) refuse('conflict.changed');
  const faults = new Map<string, FieldTextKey>();
  if (await isSlugTaken(tx, draft.slug, before?.id ?? 0)) faults.set('slug', 'validation.slug_taken');
  const image = await takeNamedPicture(tx, draft.image, before?.image);
  if (image === undefined) faults.set('image.key', 'validation.picture_gone');
  const isMoved = before?.parent_id !== draft.parent_id;
  if (isMoved && draft.parent_id !== null && !(await findShownCategories(tx, [draft.parent_id])).has(draft.parent_id)) {
    faults.set('parent_id', 'validation.category_unknown');
  }
  refuseFields(language, faults);
  if (before?.is_active && !draft.is_active) await requireUnused(tx, before.id);
  const position = before && !isMoved ? before.position : (await listChildIds(tx, draft.parent_id)).length + 1;
  const id = await saveCategory(tx, draftOf(draft, image ?? null, position), lockPromotions, existing);
  if (isMoved) await requireRoom(tx, id, draft.parent_id);
  return id;
}

async function requireUnused(tx: Tx, id: number): Promise<void> {
  const count = await countSoldIn(tx, id);
  if (count > 0) refuse('catalog.category_in_use', { count });
}

/** Checked after the move, which refuses a category inside itself. */
async function requireRoom(tx: Tx, id: number, parentId: number | null): Promise<void> {
  const { depth, siblings, total } = await measurePlace(tx, parentId);
  if (siblings > MOST_SIBLINGS || total > MOST_CATEGORIES) refuse('catalog.too_many_categories');
  if (depth + (await heightOf(tx, id)) > MOST_LEVELS) refuse('catalog.category_too_deep');
}

function draftOf(draft: AdminCategoryDraft, image: ProductImage | null, position: number): CategoryDraft {
  return {
    parentId: draft.parent_id,
    slug: draft.slug,
    // English texts that are left out say the Arabic ones (docs/decisions/0132).
    name: { ar: draft.name_ar, en: draft.name_en || draft.name_ar },
    description: { ar: draft.description_ar, en: draft.description_en || draft.description_ar },
    image,
    backdrop: draft.backdrop,
    position,
    isFeatured: draft.is_featured,
    isActive: draft.is_active,
    taxonomy: draft.taxonomy,
  };
}

/** Moves a category under a parent, with a version check: before a given sibling, or to the end. */
export async function placeCategory(
  tx: Tx,
  lockPromotions: LockPromotions,
  existing: Existing,
  { parentId, beforeId, language }: { parentId: number | null; beforeId: number | null; language: Language },
): Promise<void> {
  await lockPromotions(tx);
  await lockCategoryTree(tx);
  const row = (await readAdminCategory(tx, existing.id)) ?? refuse('catalog.category_not_found');
  if (row.version !== existing.version) refuse('conflict.changed');
  const faults = new Map<string, FieldTextKey>();
  if (parentId !== row.parent_id && parentId !== null && !(await findShownCategories(tx, [parentId])).has(parentId)) {
    faults.set('parent_id', 'validation.category_unknown');
  }
  refuseFields(language, faults);
  const others = (await listChildIds(tx, parentId)).filter((id) => id !== row.id);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  if (at < 0) refuseFields(language, new Map([['before_id', 'validation.category_unknown']]));
  await saveCategory(tx, { ...currentDraft(row), parentId, position: at + 1 }, lockPromotions, existing);
  if (parentId !== row.parent_id) await requireRoom(tx, row.id, parentId);
  await writeOrder(tx, others.toSpliced(at, 0, row.id));
  await publishInvalidation(tx, ['categories', SHELVES]);
}

function currentDraft(row: AdminCategoryRow): CategoryDraft {
  return {
    parentId: row.parent_id,
    slug: row.slug,
    name: { ar: row.name_ar, en: row.name_en },
    description: { ar: row.description_ar, en: row.description_en },
    image: row.image,
    backdrop: row.backdrop,
    position: row.position,
    isFeatured: row.is_featured,
    isActive: row.is_active,
  };
}
