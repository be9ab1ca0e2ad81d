import {
  type BuyXGetY,
  type PriceableCoupon,
  type PriceableLine,
  type PricedLines,
  priceLines,
} from './price-lines.ts';

/** A coupon with its minimum goods value after promotions. */
export interface ConditionalCoupon extends PriceableCoupon {
  minimum: number | null;
}

/** Priced goods, and the obstacle if the coupon was not applied. */
export interface PricedGoods {
  priced: PricedLines;
  obstacle: 'minimum' | 'not_applicable' | null;
}

/**
 * Prices lines with the coupon if its minimum is met and it applies to a line, otherwise without; always with the rank
 * discount.
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
