import { type AdminBundleDraft, toHalalas } from '@waha/contract';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import { createBundle, replaceBundleItems } from '../categories/save-category.store.ts';
import { takeShopPictures } from '../previews/shop-pictures.store.ts';
import type { Existing } from '../products/product-draft.ts';
import type { ProductImage } from '../products/product-row.ts';
import {
  type AdminBundleRow,
  findAskingVariants,
  isBundleSlugTaken,
  lockBundles,
  readAdminBundle,
  readPartPrices,
  updateBundle,
} from './admin-bundles.store.ts';

/** Maximum number of bundles: the size of the shop's bundle list. */
const MOST_BUNDLES = 100;

type Faults = Map<string, FieldTextKey>;

/**
 * Saves a new or existing bundle from the staff form, with a version check (`conflict.changed`). Field errors: a slug
 * in use, parts not on sale or named twice, missing pictures, a price that is not below its parts'.
 */
export async function writeBundle(
  tx: Tx,
  { draft, existing, language }: { draft: AdminBundleDraft; existing?: Existing; language: Language },
): Promise<number> {
  const count = await lockBundles(tx);
  const before = existing && ((await readAdminBundle(tx, existing.id)) ?? refuse('catalog.bundle_not_found'));
  if (before && before.version !== existing.version) refuse('conflict.changed');
  if (!before && count >= MOST_BUNDLES) refuse('catalog.too_many_bundles');
  const faults: Faults = new Map();
  if (await isBundleSlugTaken(tx, draft.slug, before?.id ?? 0)) faults.set('slug', 'validation.slug_taken');
  await findWrongParts(tx, draft, before, faults);
  const images = await takePictures(tx, draft, before, faults);
  refuseFields(language, faults);
  const written = {
    slug: draft.slug,
    name: { ar: draft.name_ar, en: draft.name_en || draft.name_ar },
    description: { ar: draft.description_ar, en: draft.description_en || draft.description_ar },
    priceHalalas: toHalalas(draft.price),
    images,
    isActive: draft.is_active,
    position: before?.position ?? count + 1,
    items: draft.items.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity })),
  };
  if (!existing) return createBundle(tx, written);
  if (!(await updateBundle(tx, existing, written))) refuse('conflict.changed');
  await replaceBundleItems(tx, existing.id, written.items);
  await publishInvalidation(tx, ['bundles', 'products']);
  return existing.id;
}

async function findWrongParts(
  tx: Tx,
  { items, price }: AdminBundleDraft,
  before: AdminBundleRow | undefined,
  faults: Faults,
): Promise<void> {
  const ids = items.map(({ variant_id: id }) => id);
  const prices = await readPartPrices(tx, ids);
  const asking = await findAskingVariants(tx, ids);
  // Parts a bundle already has may stay although they are no longer sold: the bundle is then hidden.
  const had = new Set(before?.items.map(({ variant_id: id }) => id));
  for (const [at, id] of ids.entries()) {
    if (!prices.has(id) && !had.has(id)) faults.set(`items.${at}.variant_id`, 'validation.bundle_part');
    if (asking.has(id)) faults.set(`items.${at}.variant_id`, 'validation.bundle_part_asks');
    if (ids.indexOf(id) < at) faults.set(`items.${at}.variant_id`, 'validation.bundle_part_twice');
  }
  const sum = items.reduce((total, { variant_id: id, quantity }) => total + (prices.get(id) ?? 0) * quantity, 0);
  const areAllSold = ids.every((id) => prices.has(id));
  if (areAllSold && toHalalas(price) >= sum) faults.set('price', 'validation.bundle_price');
}

async function takePictures(
  tx: Tx,
  { images }: AdminBundleDraft,
  before: AdminBundleRow | undefined,
  faults: Faults,
): Promise<ProductImage[]> {
  const known = new Map((before?.images ?? []).map((image) => [image.key, image]));
  const unknown = images.map(({ key }) => key).filter((key) => !known.has(key));
  const sent = await takeShopPictures(tx, unknown);
  return images.flatMap(({ key, alt_ar, alt_en }, at) => {
    const picture = known.get(key) ?? sent.get(key);
    if (!picture) faults.set(`images.${at}.key`, 'validation.picture_gone');
    return picture ? [{ ...picture, alt_ar, alt_en }] : [];
  });
}
