import { couponTypes } from '@waha/contract';
import { z } from 'zod';
import { toPriceable } from '../coupons/index.ts';
import { type BuyXGetY, type ConditionalCoupon, priceGoods, reaches, type Targets } from '../pricing/index.ts';
import { orderItemRow } from './order-row.ts';
import { type PricedCart, type PricedCartLine, toBuyXGetY } from './quote/price-cart.ts';

const ids = z.array(z.number()).readonly();
const targets = z.strictObject({ productIds: ids, categoryIds: ids });
const offer: z.ZodType<BuyXGetY> = z.strictObject({
  id: z.number(),
  buy: z.number(),
  get: z.number(),
  priority: z.number(),
  stackable: z.boolean(),
  targets,
});
const coupon: z.ZodType<ConditionalCoupon> = z.strictObject({
  id: z.number(),
  type: z.enum(couponTypes),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  maximum: z.number().nullable(),
  minimum: z.number().nullable(),
  buy: z.number().nullable(),
  get: z.number().nullable(),
  targets,
});

/** The pricing rules of an order as they stood when it was placed. Amounts in halalas. */
export const orderRules = z.strictObject({
  /** One entry per line of the order. */
  lines: z.array(z.strictObject({ categoryIds: ids, isClosed: z.boolean() })),
  offers: z.array(offer),
  coupon: coupon.nullable(),
  /** The buyer's discount by rank or group in percent; absent from orders older than ranks. */
  standingPercent: z.number().optional(),
  delivery: z.strictObject({ cost: z.number(), freeOver: z.number().nullable() }),
});
export type OrderRules = z.infer<typeof orderRules>;

/** Pricing rules to store with an order: offers and coupon, restricted to its lines. */
export function rulesOf(cart: PricedCart): OrderRules {
  const lines = cart.lines.map(touchedBy);
  const coupon = cart.coupon && 'row' in cart.coupon ? toPriceable(cart.coupon.row) : null;
  return {
    lines: cart.lines.map((line, index) => ({
      categoryIds: lines[index]?.categoryIds ?? [],
      isClosed: line.isClosed,
    })),
    offers: cart.offers
      .map(toBuyXGetY)
      .filter((offer) => lines.some((line) => reaches(offer.targets, line)))
      .map((offer) => ({ ...offer, targets: narrow(offer.targets, lines) })),
    coupon: coupon && { ...coupon, targets: narrow(coupon.targets, lines) },
    standingPercent: cart.standing?.percent ?? 0,
    delivery: { cost: cart.shipping?.cost_halalas ?? 0, freeOver: cart.shipping?.free_over_halalas ?? null },
  };
}

type Touched = ReturnType<typeof touchedBy>;

function touchedBy(line: PricedCartLine) {
  const product = line.kind === 'product' ? line.product : null;
  return { productId: product?.id ?? null, categoryIds: product?.category_ids ?? [] };
}

/** A campaign may name thousands of products; an order stores those it contains. */
function narrow({ productIds, categoryIds }: Targets, lines: readonly Touched[]): Targets {
  return {
    productIds: productIds.filter((id) => lines.some((line) => line.productId === id)),
    categoryIds: categoryIds.filter((id) => lines.some((line) => line.categoryIds.includes(id))),
  };
}

/** The fields of an order line that determine its price, and the VAT in it. */
export const ruledItem = orderItemRow.pick({
  product_id: true,
  variant_id: true,
  bundle_id: true,
  quantity: true,
  unit_price_halalas: true,
  total_halalas: true,
  tax: true,
  vat_percent: true,
});
type RuledItem = z.infer<typeof ruledItem>;

export interface RuledOrder {
  shipping_halalas: number;
  rules: OrderRules;
  items: readonly RuledItem[];
}

/**
 * Price of a subset of an order's pieces by the order's own rules: offers, coupon with its minimum, and the threshold
 * of free delivery. `kept` gives the pieces per line, in the order of the lines; `lines` returns the price per line.
 */
export function priceRetained(
  order: RuledOrder,
  kept: readonly number[],
): { goods: number; delivery: number; lines: readonly number[] } {
  const { rules } = order;
  const lines = order.items.flatMap((item, index) => {
    const quantity = kept[index] ?? 0;
    return quantity > 0 ? [{ ...toPriceableItem(item, rules.lines[index]), quantity }] : [];
  });
  const { priced } = priceGoods(lines, rules.offers, rules.coupon, rules.standingPercent);
  const { goodsTotal, freeShipping } = priced;
  const { cost, freeOver } = rules.delivery;
  const isFree = freeShipping || (freeOver !== null && goodsTotal >= freeOver);
  // Delivery that was paid for has been rendered; it is not charged again when all pieces are returned.
  const delivery = lines.length === 0 || isFree ? 0 : cost;
  const totals = priced.lines.values();
  const lineTotals = order.items.map((_, index) => ((kept[index] ?? 0) > 0 ? (totals.next().value?.total ?? 0) : 0));
  return { goods: goodsTotal, delivery: Math.max(order.shipping_halalas, delivery), lines: lineTotals };
}

function toPriceableItem(item: RuledItem, rule: OrderRules['lines'][number] | undefined) {
  return {
    key: item.bundle_id === null ? `v${item.variant_id}` : `b${item.bundle_id}`,
    unitPrice: item.unit_price_halalas,
    productId: item.product_id,
    categoryIds: rule?.categoryIds ?? [],
    isClosed: rule?.isClosed ?? true,
  };
}
