import { demoCategories, demoProducts } from '@waha/demo';
import { createCategory, createProduct, type ProductImage, type SavedProduct } from '../modules/goods/catalog/index.ts';
import { refreshWords } from '../modules/goods/search/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { ProductPictures } from './put-pictures.ts';
import { toProduct } from './to-drafts.ts';

/** Pictures in the order of their subjects; a product without any is left out. */
export interface CataloguePictures {
  categories: readonly ProductImage[];
  products: readonly ProductPictures[];
}

/** Writes the demo's categories and products with their search words. */
export async function writeCatalogue(tx: Tx, pictures: CataloguePictures, at: Date) {
  const categories = await writeCategories(tx, pictures);
  const products = await writeProducts(tx, pictures, categories, at);
  await refreshWords(tx);
  return { categories, products };
}

/** Parents come before their children in the demo's list. */
async function writeCategories(tx: Tx, pictures: CataloguePictures): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, category] of demoCategories.entries()) {
    const { parent, featured, ...rest } = category;
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const id = await createCategory(tx, {
      ...rest,
      parentId,
      isFeatured: featured,
      image: pictures.categories[index] ?? null,
    });
    ids.set(category.key, id);
  }
  return ids;
}

async function writeProducts(tx: Tx, pictures: CataloguePictures, categories: ReadonlyMap<string, number>, at: Date) {
  const saved = new Map<string, SavedProduct>();
  for (const [index, product] of demoProducts.entries()) {
    const painted = pictures.products[index];
    if (painted) saved.set(product.key, await createProduct(tx, toProduct(product, painted, categories, at)));
  }
  return saved;
}
