import { promotionTypes } from '@waha/contract';
import { z } from 'zod';
import type { Database } from '../../../../platform/database/index.ts';
/**
 * A running promotion as products carry it, so that a listing needs no second query. Written by the promotions module.
 * Money in halalas; times ISO 8601.
 */
export const runningPromotion = z.strictObject({
  id: z.number(),
  type: z.enum(promotionTypes),
  name_ar: z.string(),
  name_en: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  percent: z.number().nullable(),
  price_halalas: z.number().nullable(),
  buy_quantity: z.number().nullable(),
  get_quantity: z.number().nullable(),
  /** True if a coupon may be combined with it. */
  stackable: z.boolean(),
  /** True if the number of pieces at this price is limited. */
  is_capped: z.boolean(),
});
export type RunningPromotion = z.infer<typeof runningPromotion>;

/** Reads every running promotion a product takes part in; the product itself carries only the one that it shows. */
export type PromotionsOf = (
  db: Database,
  product: { id: number; category_ids: number[] },
) => Promise<RunningPromotion[]>;

export interface Prices {
  priceHalalas: number;
  salePriceHalalas: number | null;
}

/** True if a promotion has started and not ended. */
export function isRunning(promotion: Pick<RunningPromotion, 'starts_at' | 'ends_at'>, nowMs: number): boolean {
  return Date.parse(promotion.starts_at) <= nowMs && nowMs < Date.parse(promotion.ends_at);
}

/** Promotional price for a regular price; null if the promotion does not change the unit price. At least 1 halala. */
export function promotionalPrice(
  regularHalalas: number,
  promotion: Pick<RunningPromotion, 'percent' | 'price_halalas' | 'type'>,
): number | null {
  if (promotion.type === 'buy_x_get_y') return null;
  if (promotion.price_halalas !== null) return Math.min(regularHalalas, promotion.price_halalas);
  if (promotion.percent === null) return null;
  return Math.max(1, regularHalalas - Math.round((regularHalalas * promotion.percent) / 100));
}

/** The price of one piece to pay now: the lowest of regular, sale and promotional price. */
export function payablePrice(prices: Prices, promotion: RunningPromotion | null): number {
  const promotional = promotion ? promotionalPrice(prices.priceHalalas, promotion) : null;
  return Math.min(prices.priceHalalas, prices.salePriceHalalas ?? Infinity, promotional ?? Infinity);
}

/**
 * True if a product shows the promotion: it lowers the unit price, or is earned by buying more. A promotion beaten by
 * the sale price is not announced.
 */
export function isShown(
  promotion: RunningPromotion,
  product: Parameters<typeof variantPrices>[0],
  variants: readonly Parameters<typeof variantPrices>[1][],
): boolean {
  if (promotion.type === 'buy_x_get_y') return true;
  return variants.some((variant) => {
    const prices = variantPrices(product, variant);
    return payablePrice(prices, promotion) < payablePrice(prices, null);
  });
}

/**
 * A variant's own prices, or the product's if it has none. A variant with its own regular price has its own sale price.
 */
export function variantPrices(
  product: { price_halalas: number; sale_price_halalas: number | null },
  variant: { price_halalas: number | null; sale_price_halalas: number | null },
): Prices {
  if (variant.price_halalas === null) {
    return {
      priceHalalas: product.price_halalas,
      salePriceHalalas: variant.sale_price_halalas ?? product.sale_price_halalas,
    };
  }
  return { priceHalalas: variant.price_halalas, salePriceHalalas: variant.sale_price_halalas };
}

/** Variants that determine the shown price: those in stock, or all of a sold-out product. */
export function buyable<Variant extends { quantity: number }>(variants: readonly Variant[]): readonly Variant[] {
  const there = variants.filter(({ quantity }) => quantity > 0);
  return there.length > 0 ? there : variants;
}
