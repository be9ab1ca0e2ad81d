import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { takeShopPictures } from '../previews/shop-pictures.store.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { readAdminProduct } from './admin-products.store.ts';
import { editableDraft } from './editable-draft.ts';
import { findConflictingSkus, findProductConflicts } from './find-conflicts.store.ts';
import { picturesOf } from './prepare-product.ts';
import { writeProduct } from './write-product.ts';

/** Maximum number of copies of one product. */
const MOST_COPIES = 50;

/** Duplicates a product as a draft: same texts, prices and pictures; own SKUs, no barcode, no stock. */
export async function duplicateProduct(
  tx: Tx,
  id: number,
  { lockPromotions, language, at }: { lockPromotions: LockPromotions; language: Language; at: Date },
): Promise<number> {
  // The lock excludes other writers of products: a free slug stays free.
  await lockPromotions(tx);
  const row = (await readAdminProduct(tx, id)) ?? refuse('catalog.product_not_found');
  const source = editableDraft(row);
  for (let copy = 1; copy <= MOST_COPIES; copy += 1) {
    const named = (name: string, most: number, sign: string) => `${name.slice(0, most - 8)}-${sign}${copy}`;
    const draft = {
      ...source,
      sku: named(source.sku, 64, 'C'),
      slug: named(source.slug, 120, 'copy-').replaceAll(/-+/g, '-'),
      barcode: null,
      variants: source.variants.map(({ id: _, ...variant }, position) => ({
        ...variant,
        sku: named(variant.sku.slice(0, 48), 64, `${position + 1}C`),
        barcode: null,
      })),
    };
    const taken = await findProductConflicts(tx, draft, 0);
    const skus = await findConflictingSkus(tx, [draft.sku, ...draft.variants.map(({ sku }) => sku)], 0);
    if (taken.sku || taken.slug || skus.size > 0) continue;
    const pictures = picturesOf(row);
    // Pictures are shared by both products from now on: deleting one leaves them to the other.
    await takeShopPictures(
      tx,
      pictures.map(({ key }) => key),
    );
    return writeProduct(tx, lockPromotions, { draft, pictures, isActive: false, language, at });
  }
  return refuseField(language, 'sku', 'validation.sku_taken');
}
