import type { AdminProductDraft } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { lockBundles } from '../bundles/admin-bundles.store.ts';
import { shareCategoryTree } from '../categories/category-tree.store.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { readAdminProduct } from './admin-products.store.ts';
import { completeDraft } from './complete-draft.ts';
import { type Completed, prepareProduct, readSurroundings } from './prepare-product.ts';
import type { ProductImage } from './product-row.ts';
import { saveNewProducts, saveProduct } from './save-product.ts';

interface NewWriting {
  draft: AdminProductDraft;
  /** For a new product: whether it is on sale immediately, and its initial values. */
  isActive?: boolean;
  stock?: number;
  /** Further pictures it may name, in addition to its current and uploaded ones. */
  pictures?: readonly ProductImage[];
}

interface Said {
  language: Language;
  at: Date;
}

interface Writing extends NewWriting, Said {
  /** An existing product, with the version that was seen. */
  existing?: { id: number; version: number };
}

/**
 * Saves a product from the staff form. All field errors are reported at once (422): a SKU, barcode or slug in use, an
 * unknown category or picture, a text too long after formatting. Writers of products are serialised, so a free value
 * stays free until the commit.
 */
export async function writeProduct(tx: Tx, lockPromotions: LockPromotions, writing: Writing): Promise<number> {
  const { existing } = writing;
  await lockPromotions(tx);
  await shareCategoryTree(tx);
  const before = existing && ((await readAdminProduct(tx, existing.id)) ?? refuse('catalog.product_not_found'));
  // Version conflicts come first: other errors of an outdated form are useless.
  if (existing && before?.version !== existing.version) refuse('conflict.changed');
  const completed = { ...writing, draft: await completeDraft(tx, writing.draft, before), before };
  // Bundles hold nothing that asks its buyer, and are written under the same lock.
  if (before && completed.draft.buyer_fields?.some((field) => field.is_required)) await lockBundles(tx);
  const prepared = prepareProduct(completed, await readSurroundings(tx, [completed]), writing);
  return (await saveProduct(tx, prepared, lockPromotions, existing)).id;
}

/**
 * Saves new products that name their own codes and slugs, by the rules of `writeProduct` and few statements for all.
 * One that is refused refuses all of them. Returns their ids in order.
 */
export async function writeNewProducts(
  tx: Tx,
  lockPromotions: LockPromotions,
  writings: readonly NewWriting[],
  said: Said,
): Promise<number[]> {
  await lockPromotions(tx);
  await shareCategoryTree(tx);
  const completed: Completed[] = [];
  for (const writing of writings) {
    completed.push({ ...writing, draft: await completeDraft(tx, writing.draft, undefined), before: undefined });
  }
  const surroundings = await readSurroundings(tx, completed);
  const prepared = completed.map((one) => prepareProduct(one, surroundings, said));
  return (await saveNewProducts(tx, prepared, lockPromotions)).map(({ id }) => id);
}
