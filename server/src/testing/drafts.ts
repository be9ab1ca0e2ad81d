import type { ProductDraft, VariantDraft } from '../modules/catalog/index.ts';
import type { PromotionDraft } from '../modules/promotions/index.ts';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

const nothing = { ar: '', en: '' };

/** A simple product as staff write it. */
export function productDraft(spec: Partial<ProductDraft> & Pick<ProductDraft, 'categoryId'>): ProductDraft {
  const number = next();
  return {
    sku: `DRAFT-${number}`,
    slug: `draft-${number}`,
    name: { ar: `مسودة ${number}`, en: `Draft ${number}` },
    shortDescription: nothing,
    description: nothing,
    keywords: nothing,
    specifications: [],
    brand: nothing,
    extraCategoryIds: [],
    priceHalalas: 10_000,
    salePriceHalalas: null,
    isReturnable: true,
    weightGrams: 500,
    isFeatured: false,
    soldCount: 0,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    images: [],
    stock: 10,
    variants: [],
    ...spec,
  };
}

/** A variant of a size, in stock, at its product's price. */
export function variantDraft(size: string, spec: Partial<VariantDraft> = {}): VariantDraft {
  const own = { color: null, priceHalalas: null, salePriceHalalas: null, image: null };
  return { sku: `DRAFT-V-${next()}`, size, stock: 5, ...own, ...spec };
}

/** A tenth off, running now. */
export function promotionDraft(spec: Partial<PromotionDraft> = {}): PromotionDraft {
  return {
    type: 'percentage',
    name: { ar: 'عرض', en: 'Offer' },
    description: nothing,
    percent: 10,
    priceHalalas: null,
    buyQuantity: null,
    getQuantity: null,
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 3_600_000),
    quantityCap: null,
    priority: 0,
    stackable: false,
    licenceNumber: null,
    productIds: [],
    categoryIds: [],
    ...spec,
  };
}
