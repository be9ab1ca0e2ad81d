import type { Bilingual } from '../../../../platform/text/index.ts';
import type { ProductImage } from './product-row.ts';
import type { ProductTexts } from './products.store.ts';

export interface VariantDraft {
  /** Of one that exists, where its SKU is to change; else it is known by that. */
  id?: number;
  sku: string;
  /** What it is scanned by; none unless said. */
  barcode?: string | null;
  size: string | null;
  color: (Bilingual & { hex: string }) | null;
  priceHalalas: number | null;
  salePriceHalalas: number | null;
  image: ProductImage | null;
  /** What a new one begins with. Of one that exists it changes nothing: stock has movements of its own. */
  stock: number;
}

/** A thing that is edited, and the version of it that was seen. */
export interface Existing {
  id: number;
  version: number;
}

/** A product as staff write it. Descriptions in Markdown; a simple product has no variants and its stock here. */
export interface ProductDraft {
  sku: string;
  slug: string;
  /** Of a simple product; none unless said. */
  barcode?: string | null;
  name: Bilingual;
  shortDescription: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  specifications: ProductTexts['specifications'];
  brand: Bilingual;
  categoryId: number;
  extraCategoryIds: number[];
  priceHalalas: number;
  salePriceHalalas: number | null;
  isReturnable: boolean;
  weightGrams: number;
  isFeatured: boolean;
  /** Whether it is sold. Unless said a new one is, and of one that exists nothing changes. */
  isActive?: boolean;
  /** What a new one begins with. */
  soldCount: number;
  publishedAt: Date;
  images: ProductImage[];
  stock: number;
  variants: VariantDraft[];
}

/** What of a product is counted and sold: its variants, or the one a simple product has. */
export function variantsOf(draft: ProductDraft): readonly VariantDraft[] {
  const own = { size: null, color: null, priceHalalas: null, salePriceHalalas: null, image: null };
  return draft.variants.length > 0
    ? draft.variants
    : [{ sku: draft.sku, barcode: draft.barcode ?? null, stock: draft.stock, ...own }];
}

/** What a product costs before any promotion, in halalas; promotions are applied to products once they are there. */
export function priceBeforePromotions(draft: ProductDraft): { price: number; isOnSale: boolean } {
  const own = [{ priceHalalas: draft.priceHalalas, salePriceHalalas: draft.salePriceHalalas }];
  const offers = draft.variants.map((variant) =>
    variant.priceHalalas === null
      ? { priceHalalas: draft.priceHalalas, salePriceHalalas: variant.salePriceHalalas ?? draft.salePriceHalalas }
      : { priceHalalas: variant.priceHalalas, salePriceHalalas: variant.salePriceHalalas },
  );
  const prices = (offers.length > 0 ? offers : own).map((offer) => offer.salePriceHalalas ?? offer.priceHalalas);
  const isOnSale = (offers.length > 0 ? offers : own).some((offer) => offer.salePriceHalalas !== null);
  return { price: Math.min(...prices), isOnSale };
}
