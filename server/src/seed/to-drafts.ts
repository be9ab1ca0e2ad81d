import {
  type DemoBrand,
  type DemoBundle,
  type DemoCoupon,
  type DemoProduct,
  type DemoPromotion,
  type DemoQuestion,
  type DemoReview,
  type DemoSizeGuide,
  demoTags,
} from '@waha/demo';
import type { BundleDraft, ProductDraft, ProductImage, SavedProduct } from '../modules/goods/catalog/index.ts';
import type { NewQuestion } from '../modules/goods/questions/index.ts';
import type { ReviewDraft } from '../modules/goods/reviews/index.ts';
import type { SizeGuideDraft } from '../modules/goods/sizing/index.ts';
import { cityIdOf } from '../modules/people/locations/index.ts';
import type { CouponDraft } from '../modules/selling/coupons/index.ts';
import type { PromotionDraft } from '../modules/selling/promotions/index.ts';
import type { StoreIdentity } from '../modules/shop/settings/index.ts';
import type { ProductPictures } from './put-pictures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Ids = ReadonlyMap<string, number>;

function requireId(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo shop names ${key}, which it does not have`);
  return id;
}

export function toProduct(product: DemoProduct, pictures: ProductPictures, categories: Ids, at: Date): ProductDraft {
  const { featured, createdDaysAgo, keywords, specifications, extraCategories, category, ...rest } = product;
  return {
    ...rest,
    keywords: { ar: keywords?.ar?.join('، ') ?? '', en: keywords?.en?.join(', ') ?? '' },
    tags: demoTags.filter(({ products }) => products.includes(product.slug)).map(({ name }) => name),
    specifications: specifications.map(({ label, value }) => ({
      label_ar: label.ar,
      label_en: label.en,
      value_ar: value.ar,
      value_en: value.en,
    })),
    categoryId: requireId(categories, category),
    extraCategoryIds: (extraCategories ?? []).map((key) => requireId(categories, key)),
    salePriceHalalas: product.salePriceHalalas ?? null,
    isFeatured: featured,
    publishedAt: new Date(at.getTime() - createdDaysAgo * DAY_MS),
    images: pictures.images,
    stock: product.stock ?? 0,
    variants: (product.variants ?? []).map((variant) => ({
      sku: variant.sku,
      size: variant.size ?? null,
      color: variant.color ?? null,
      priceHalalas: variant.priceHalalas ?? null,
      salePriceHalalas: variant.salePriceHalalas ?? null,
      image: (variant.color && pictures.byColor.get(variant.color.hex)) ?? null,
      stock: variant.stock,
    })),
  };
}

export function toBundle(
  bundle: DemoBundle,
  position: number,
  image: ProductImage,
  products: ReadonlyMap<string, SavedProduct>,
): BundleDraft {
  const { slug, name, description, priceHalalas } = bundle;
  const items = bundle.items.map((item) => {
    const saved = products.get(item.product);
    const variantId = item.variantSku
      ? saved?.variantIds.get(item.variantSku)
      : saved?.variantIds.values().next().value;
    if (variantId === undefined)
      throw new Error(`the bundle ${bundle.key} names ${item.product}, which has no such variant`);
    return { variantId, quantity: item.quantity };
  });
  return { slug, name, description, priceHalalas, images: [image], position, items };
}

export function toPromotion(promotion: DemoPromotion, at: Date, products: Ids, categories: Ids): PromotionDraft {
  const { type, name, description, priority, stackable } = promotion;
  return {
    type,
    name,
    description,
    priority,
    stackable,
    percent: promotion.percent ?? null,
    priceHalalas: promotion.priceHalalas ?? null,
    buyQuantity: promotion.buyQuantity ?? null,
    getQuantity: promotion.getQuantity ?? null,
    quantityCap: promotion.quantityCap ?? null,
    licenceNumber: promotion.licenceNumber ?? null,
    startsAt: new Date(at.getTime() + promotion.startsInHours * HOUR_MS),
    endsAt: new Date(at.getTime() + promotion.endsInHours * HOUR_MS),
    productIds: (promotion.products ?? []).map((key) => requireId(products, key)),
    categoryIds: (promotion.categories ?? []).map((key) => requireId(categories, key)),
  };
}

export function toCoupon(coupon: DemoCoupon, at: Date, products: Ids, categories: Ids): CouponDraft {
  const { code, type, isPublic, description } = coupon;
  return {
    code,
    type,
    isPublic,
    description,
    percent: coupon.percent ?? null,
    amountHalalas: coupon.amountHalalas ?? null,
    maximumHalalas: coupon.maximumHalalas ?? null,
    minimumOrderHalalas: coupon.minimumOrderHalalas ?? null,
    buyQuantity: coupon.buyQuantity ?? null,
    getQuantity: coupon.getQuantity ?? null,
    totalLimit: coupon.totalLimit ?? null,
    perCustomerLimit: coupon.perCustomerLimit ?? null,
    firstOrderOnly: coupon.firstOrderOnly ?? false,
    startsAt: new Date(at.getTime() + coupon.startsInDays * DAY_MS),
    endsAt: new Date(at.getTime() + coupon.endsInDays * DAY_MS),
    productIds: (coupon.products ?? []).map((key) => requireId(products, key)),
    categoryIds: (coupon.categories ?? []).map((key) => requireId(categories, key)),
  };
}

export function toReview(review: DemoReview, at: Date, products: Ids): ReviewDraft {
  return {
    productId: requireId(products, review.product),
    rating: review.rating,
    fit: review.fit,
    body: review.text,
    author: review.author,
    cityId: cityIdOf(review.city),
    isVerified: true,
    createdAt: new Date(at.getTime() - review.daysAgo * DAY_MS - spreadMs(review.author)),
  };
}

export function toQuestion({ product, author, text, daysAgo }: DemoQuestion, at: Date, products: Ids): NewQuestion {
  return {
    productId: requireId(products, product),
    questionId: null,
    customerId: null,
    author,
    body: text,
    flags: [],
    status: 'published',
    at: new Date(at.getTime() - daysAgo * DAY_MS - spreadMs(author)),
  };
}

/** An offset within a day derived from the name, so that reviews of one day have different times. */
function spreadMs(name: string): number {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ((sum * 37) % 840) * 60_000;
}

export function toSizeGuide({ measures, tables }: DemoSizeGuide, categories: Ids): SizeGuideDraft {
  return {
    measures,
    tables: tables.map(({ categories: keys, ...table }) => ({
      ...table,
      categoryIds: keys.map((key) => requireId(categories, key)),
    })),
  };
}

export function toIdentity(brand: DemoBrand): StoreIdentity {
  const { commercialRegistrationNumber, whatsappNumber, socialLinks, licences, ...rest } = brand;
  return {
    ...rest,
    commercialRegistration: commercialRegistrationNumber,
    whatsapp: whatsappNumber,
    licences: licences.map((licence) => ({ ...licence })),
    social: socialLinks.map((link) => ({ network: link.platform, url: link.url })),
  };
}
