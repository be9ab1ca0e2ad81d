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

/** What an order was priced by, as it stood when it was placed. Halalas. */
export const orderRules = z.strictObject({
  /** Beside each line of the order. */
  lines: z.array(z.strictObject({ categoryIds: ids, isClosed: z.boolean() })),
  offers: z.array(offer),
  coupon: coupon.nullable(),
  /** What the buyer's rank took off, in percent; orders from before there were ranks do not say. */
  standingPercent: z.number().optional(),
  delivery: z.strictObject({ cost: z.number(), freeOver: z.number().nullable() }),
});
export type OrderRules = z.infer<typeof orderRules>;

/** The rules of a cart that becomes an order: of offers and coupon what can touch its lines. */
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
    standingPercent: cart.perks?.discount_percent ?? 0,
    delivery: { cost: cart.shipping?.cost_halalas ?? 0, freeOver: cart.shipping?.free_over_halalas ?? null },
  };
}

type Touched = ReturnType<typeof touchedBy>;

function touchedBy(line: PricedCartLine) {
  const product = line.kind === 'product' ? line.product : null;
  return { productId: product?.id ?? null, categoryIds: product?.category_ids ?? [] };
}

/** A campaign may name thousands of products; an order keeps those it holds. */
function narrow({ productIds, categoryIds }: Targets, lines: readonly Touched[]): Targets {
  return {
    productIds: productIds.filter((id) => lines.some((line) => line.productId === id)),
    categoryIds: categoryIds.filter((id) => lines.some((line) => line.categoryIds.includes(id))),
  };
}

/** Of a line of an order what its price follows from. */
export const ruledItem = orderItemRow.pick({
  product_id: true,
  variant_id: true,
  bundle_id: true,
  quantity: true,
  unit_price_halalas: true,
  total_halalas: true,
});
type RuledItem = z.infer<typeof ruledItem>;

export interface RuledOrder {
  shipping_halalas: number;
  rules: OrderRules;
  items: readonly RuledItem[];
}

/**
 * What pieces of an order would have cost alone, by the order's own rules: offers, coupon with its minimum, and delivery
 * that is free from an amount on. `kept` says how many pieces of each line, in the order's order, and `lines` what they cost.
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
  // Delivery that was paid for was rendered, and it is not asked for again when nothing is kept.
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
