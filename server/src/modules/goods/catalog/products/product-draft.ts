import type { BackorderKind, DeliveryKind, ProductTax } from '@waha/contract';
import type { Bilingual } from '../../../../platform/text/index.ts';
import type { StoredField } from '../buyer-fields/buyer-fields.ts';
import type { Choice } from './choices.ts';
import type { ProductImage } from './product-row.ts';
import type { ProductTexts } from './products.store.ts';

export interface VariantDraft {
  /** Id of an existing variant whose SKU changes; otherwise the SKU identifies it. */
  id?: number;
  sku: string;
  /** Scannable barcode; none by default. */
  barcode?: string | null;
  size: string | null;
  color: (Bilingual & { hex: string }) | null;
  /** Its values by option. By default its colour and size are its options. */
  choices?: Choice[] | null;
  priceHalalas: number | null;
  salePriceHalalas: number | null;
  /** Cost of one piece without VAT; null: the product's. None by default. */
  costHalalas?: number | null;
  image: ProductImage | null;
  /** Initial stock of a new variant. Ignored for an existing one: stock has its own movements. */
  stock: number;
}

/** An existing resource and the version that was seen. */
export interface Existing {
  id: number;
  version: number;
}

/** A product as staff write it. Descriptions in Markdown; a simple product has no variants and its stock here. */
export interface ProductDraft {
  sku: string;
  slug: string;
  /** Barcode of a simple product; none by default. */
  barcode?: string | null;
  name: Bilingual;
  shortDescription: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  /** Texts for search engines; empty by default. */
  seoTitle?: Bilingual;
  seoDescription?: Bilingual;
  specifications: ProductTexts['specifications'];
  brand: Bilingual;
  /** Names of its tags; undefined: as they are. */
  tags?: readonly Bilingual[] | undefined;
  categoryId: number;
  extraCategoryIds: number[];
  priceHalalas: number;
  salePriceHalalas: number | null;
  costHalalas?: number | null;
  /** Sale beyond stock; none by default. `limit` is the most pieces of a variant owed at once; null: no limit. */
  backorder?: { kind: BackorderKind; shipsFrom: string; limit: number | null } | null;
  /** Its tax; the standard rate by default. */
  tax?: ProductTax;
  isReturnable: boolean;
  /** How it reaches its buyer; in a parcel by default. */
  delivery?: DeliveryKind;
  weightGrams: number;
  isFeatured: boolean;
  /** True if on sale. Default: true for a new product, unchanged for an existing one. */
  isActive?: boolean;
  /** Initial number of sales of a new product. */
  soldCount: number;
  publishedAt: Date;
  /** Related products that staff chose, in their order; none by default. */
  relatedIds?: number[];
  /** Fields that the buyer fills; none by default. */
  buyerFields?: StoredField[];
  images: ProductImage[];
  stock: number;
  variants: VariantDraft[];
}

/** The stock-keeping variants of a product: its variants, or the default one of a simple product. */
export function variantsOf(draft: ProductDraft): readonly VariantDraft[] {
  const own = { size: null, color: null, priceHalalas: null, salePriceHalalas: null, image: null };
  return draft.variants.length > 0
    ? draft.variants
    : [{ sku: draft.sku, barcode: draft.barcode ?? null, stock: draft.stock, ...own }];
}

/** Price before promotions, in halalas; promotions are applied after the product exists. */
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
