import type { AdminCouponDraft, AdminProductDraft, AdminPromotionDraft } from '@waha/contract';
import type { ProductDraft, VariantDraft } from '../../modules/goods/catalog/index.ts';
import type { PromotionDraft } from '../../modules/selling/promotions/index.ts';

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

/** A discount of a tenth, running now. */
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

/** A simple product as the staff form sends it. */
export function productBody(
  spec: Partial<AdminProductDraft> & Pick<AdminProductDraft, 'category_id'>,
): AdminProductDraft {
  const number = next();
  return {
    sku: `BODY-${number}`,
    slug: `body-${number}`,
    barcode: null,
    name_ar: `منتج الإدارة ${number}`,
    name_en: `Admin product ${number}`,
    short_description_ar: '',
    short_description_en: '',
    description_ar: '',
    description_en: '',
    keywords_ar: '',
    keywords_en: '',
    specifications: [],
    brand_ar: '',
    brand_en: '',
    extra_category_ids: [],
    price: 100,
    sale_price: null,
    is_returnable: true,
    weight_grams: 500,
    is_featured: false,
    images: [],
    variants: [],
    ...spec,
  };
}

/** A variant of a size, as the staff form sends a new one. */
export function variantBody(
  size: string,
  spec: Partial<AdminProductDraft['variants'][number]> = {},
): AdminProductDraft['variants'][number] {
  const colour = { color_ar: null, color_en: null, color_hex: null };
  const own = { barcode: null, price: null, sale_price: null, image_key: null, stock: 5 };
  return { sku: `BODY-V-${next()}`, size, ...colour, ...own, ...spec };
}

/** A discount of a tenth as the staff form sends it, running now. */
export function promotionBody(spec: Partial<AdminPromotionDraft> = {}): AdminPromotionDraft {
  return {
    type: 'percentage',
    name_ar: 'عرض',
    name_en: 'Offer',
    description_ar: '',
    description_en: '',
    percent: 10,
    starts_at: new Date(Date.now() - 60_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    priority: 0,
    stackable: false,
    is_active: true,
    product_ids: [],
    category_ids: [],
    ...spec,
  };
}

/** A coupon of a tenth off an order, as the staff form sends it. */
export function couponBody(spec: Partial<AdminCouponDraft> = {}): AdminCouponDraft {
  return {
    code: `BODY-${next()}`,
    type: 'percentage',
    percent: 10,
    first_order_only: false,
    is_public: false,
    description_ar: '',
    description_en: '',
    product_ids: [],
    category_ids: [],
    ...spec,
  };
}
