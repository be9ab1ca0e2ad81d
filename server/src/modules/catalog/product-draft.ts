import type { ProductImage } from './product-row.ts';
import type { ProductTexts } from './products.store.ts';

interface Bilingual {
  ar: string;
  en: string;
}

export interface VariantDraft {
  sku: string;
  size: string | null;
  color: (Bilingual & { hex: string }) | null;
  priceHalalas: number | null;
  salePriceHalalas: number | null;
  image: ProductImage | null;
  stock: number;
}

/** A product as staff write it. Descriptions in Markdown; a simple product has no variants and its stock here. */
export interface ProductDraft {
  sku: string;
  slug: string;
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
  soldCount: number;
  publishedAt: Date;
  images: ProductImage[];
  stock: number;
  variants: VariantDraft[];
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
