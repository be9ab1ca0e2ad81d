import {
  type BuyXGetY,
  type PriceableCoupon,
  type PriceableLine,
  type PricedLines,
  priceLines,
} from './price-lines.ts';

/** A coupon with what goods must be worth, after promotions, for it to count. */
export interface ConditionalCoupon extends PriceableCoupon {
  minimum: number | null;
}

/** Goods with their discounts, and why the coupon took nothing off where it did not. */
export interface PricedGoods {
  priced: PricedLines;
  obstacle: 'minimum' | 'not_applicable' | null;
}

/**
 * Prices lines with a coupon if they are worth its minimum and it reaches any of them, else without it; in any case with what
 * the buyer's standing takes off.
 */
export function priceGoods(
  lines: readonly PriceableLine[],
  offers: readonly BuyXGetY[],
  coupon: ConditionalCoupon | null,
  standingPercent = 0,
): PricedGoods {
  const without = priceLines(lines, offers, null, standingPercent);
  if (!coupon) return { priced: without, obstacle: null };
  // The rank discount does not count against the minimum of a coupon.
  const worth = without.goodsTotal + without.standingDiscount;
  if (coupon.minimum !== null && worth < coupon.minimum) return { priced: without, obstacle: 'minimum' };
  const priced = priceLines(lines, offers, coupon, standingPercent);
  if (priced.couponDiscount === null) return { priced: without, obstacle: 'not_applicable' };
  return { priced, obstacle: null };
}
