import type { KnownPictures } from '../pictures/plan-pictures.ts';
import type { Categories } from './find-category.ts';

/** The state of the shop, and the choices of staff, that products are planned by. */
export interface Planning {
  categories: Categories;
  /** Default category of new products with an unknown one. */
  categoryId: number | null;
  /** True if unknown categories are made by the run. */
  makesCategories: boolean;
  /** Categories that the run has made, by key. */
  made: ReadonlyMap<string, number>;
  pictures: KnownPictures;
  /** Ids of products that use a SKU, a slug or a barcode. */
  takenBy: {
    sku(sku: string): number | undefined;
    slug(slug: string): number | undefined;
    barcode(code: string): number | undefined;
  };
}
