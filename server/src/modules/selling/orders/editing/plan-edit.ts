import type { OrderLine } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { readSellableProducts, type StockDemand } from '../../../goods/catalog/index.ts';
import type { OnlineMethod } from '../../payments/index.ts';
import { amountsOfOrder, vatOf } from '../../pricing/index.ts';
import type { FullOrder, OrderDiscount, OrderItemRow } from '../order-row.ts';
import { type OrderRules, rulesOf } from '../order-rules.ts';
import type { NewItem } from '../orders.store.ts';
import { buildItem, discountsOf } from '../placing/build-order.ts';
import { refuseUnsellable } from '../placing/prepare-order.ts';
import { type AskedLine, isDigital } from '../quote/cart-lines.ts';
import { type PricedCart, priceCart } from '../quote/price-cart.ts';
import { demandOfItem, joinLines, keepDiscounts, keepPieces, livePieces } from './kept-lines.ts';

/** Items that staff want: new quantities of lines (0 removes one, others stay), and lines to add. */
export interface ItemsWish {
  lines: readonly { id: number; quantity: number }[];
  add: readonly OrderLine[];
}

export interface EditContext {
  language: Language;
  at: Date;
}

/** A line after the edit: a row that is kept, or a new one. */
export type PlannedLine = NewItem & { id: number | null; rule: OrderRules['lines'][number] };

/** An edit of an order that is not paid, priced and not yet written. Halalas. */
export interface ItemsPlan {
  lines: PlannedLine[];
  back: StockDemand[];
  taken: StockDemand[];
  /** Pieces of capped promotions that come back, and that are taken. */
  uncapped: Map<number, number>;
  capped: Map<number, number>;
  subtotal: number;
  discount: number;
  discounts: OrderDiscount[];
  total: number;
  vat: number;
}

const MOST_LINES = 100;
const CLOSED = { categoryIds: [], isClosed: true };

/** The wanted quantity of each line. Refuses lines of other orders, wishes that change nothing, and those that leave nothing. */
export function wantedPieces(order: FullOrder, wish: ItemsWish, language: Language): Map<number, number> {
  if (new Set(wish.lines.map(({ id }) => id)).size < wish.lines.length)
    refuseField(language, 'lines', 'validation.line_twice');
  const wanted = new Map(order.items.map((item) => [item.id, livePieces(item)]));
  for (const { id, quantity } of wish.lines) {
    if (!wanted.has(id)) refuse('orders.line_unknown');
    wanted.set(id, quantity);
  }
  const isSame = order.items.every((item) => wanted.get(item.id) === livePieces(item));
  if (isSame && wish.add.length === 0) refuse('orders.edit_changes_nothing');
  if (wish.add.length === 0 && [...wanted.values()].every((quantity) => quantity === 0)) refuse('orders.edit_empties');
  return wanted;
}

/**
 * Prices the edit of an unpaid order (docs/decisions/0145). Kept pieces cost what they did. More pieces and new lines are a cart of
 * their own, priced by `priceCart` as of now, with the buyer's standing discount and without a coupon. Delivery and fees
 * stay as agreed. Refuses what cannot be sold.
 */
export async function planEdit(
  db: Database | Tx,
  order: FullOrder & { rules: OrderRules | null },
  wish: ItemsWish,
  { language, at }: EditContext,
): Promise<ItemsPlan> {
  const wanted = wantedPieces(order, wish, language);
  const pieces = (item: OrderItemRow) => wanted.get(item.id) ?? 0;
  const more = new Map(order.items.map((item) => [item.id, pieces(item) - item.quantity]));
  const additions = [...(await listMore(db, order, more)), ...wish.add];
  const cart = additions.length === 0 ? null : await priceAdditions(db, order, additions, { language, at });
  const kept = order.items.flatMap((item, index): PlannedLine[] => {
    const quantity = Math.min(pieces(item), item.quantity);
    const rule = order.rules?.lines[index] ?? CLOSED;
    return quantity === 0 ? [] : [{ ...keepPieces(item, quantity), rule }];
  });
  const lines = addLines(kept, cart);
  if (lines.length > MOST_LINES) refuse('orders.too_many_lines', { most: MOST_LINES });
  const less = order.items.map((item) => ({ item, pieces: Math.max(0, item.quantity - pieces(item)) }));
  const subtotal = sumOf(lines.map((line) => line.unit_price_halalas * line.quantity));
  const discount = sumOf(lines.map((line) => line.discount_halalas));
  const services = order.shipping_halalas + order.payment_fee_halalas + order.gift_halalas;
  const total = subtotal - discount + services;
  return {
    lines,
    back: less.flatMap(({ item, pieces: count }) => demandOfItem(item, count)),
    taken: cart?.demand ?? [],
    uncapped: byPromotion(less.map(({ item, pieces: count }) => [item.promotion_id, count])),
    capped: byPromotion((cart?.lines ?? []).map((line) => [line.isCapped ? line.promotionId : null, line.quantity])),
    subtotal,
    discount,
    discounts: keepDiscounts(
      order.discounts,
      sumOf(kept.map((line) => line.discount_halalas)),
      cart ? discountsOf(cart) : [],
    ),
    total,
    vat: vatOf(
      amountsOfOrder(
        lines.map((line) => ({ ...line, halalas: line.total_halalas })),
        services,
      ),
    ),
  };
}

/** Pieces beyond those of the lines, as lines of a cart. A product that is sold in one variant is asked for without it. */
export async function listMore(
  db: Database | Tx,
  { items }: FullOrder,
  more: ReadonlyMap<number, number>,
): Promise<AskedLine[]> {
  const grown = items.filter((item) => (more.get(item.id) ?? 0) > 0);
  const products = await readSellableProducts(
    db,
    grown.flatMap((item) => item.product_id ?? []),
  );
  return grown.map((item) => {
    const quantity = more.get(item.id) ?? 0;
    if (item.bundle_id !== null) return { bundle_id: item.bundle_id, quantity };
    const product_id = item.product_id ?? 0;
    const variant = products.get(product_id)?.variants.find(({ id }) => id === item.variant_id);
    return { product_id, quantity, kept: item.answers, ...(!variant?.is_default && { variant_id: item.variant_id }) };
  });
}

/** Additions as a cart of now: with the buyer's standing discount, without a coupon, delivery or wrap. */
export async function priceAdditions(
  db: Database | Tx,
  { customer_id: customerId, city_id: cityId }: FullOrder,
  lines: readonly AskedLine[],
  { language, at, online = [] }: EditContext & { online?: readonly OnlineMethod[] },
): Promise<PricedCart> {
  const request = {
    lines,
    couponCode: null,
    cityId,
    shippingMethod: null,
    paymentMethod: null,
    online,
    pointCarriers: [],
    isGift: false,
    customerKeys: [],
    credit: customerId === null ? null : { customerId, isUsed: false },
    memberId: customerId,
  };
  const cart = await priceCart(db, request, at);
  refuseUnsellable(cart, language);
  if (cart.lines.some(isDigital)) refuse('orders.items_fixed');
  return cart;
}

/** Added lines join a kept one of the same thing at the same price. */
function addLines(kept: readonly PlannedLine[], cart: PricedCart | null): PlannedLine[] {
  const lines = [...kept];
  const rules = cart ? rulesOf(cart).lines : [];
  for (const [index, line] of (cart?.lines ?? []).entries()) {
    const item = buildItem(line);
    const at = lines.findIndex((one) => joinLines(one, item) !== null);
    const same = lines[at];
    const joined = same && joinLines(same, item);
    if (joined) lines[at] = joined;
    else lines.push({ ...item, id: null, rule: rules[index] ?? CLOSED });
  }
  return lines;
}

function byPromotion(pieces: readonly (readonly [promotionId: number | null, count: number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, count] of pieces) if (id !== null && count > 0) sums.set(id, (sums.get(id) ?? 0) + count);
  return new Map([...sums].toSorted(([a], [b]) => a - b));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
