import { randomBytes, randomUUID } from 'node:crypto';
import { type Quote, toHalalas } from '@waha/contract';
import type { Actor } from '../../platform/bind/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { factsOf } from '../../platform/facts/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import type { Language } from '../../platform/text/index.ts';
import { takeStock, tellStock } from '../catalog/index.ts';
import { customerRefusal, forgetKeptCoupon, recordUse, takeUse } from '../coupons/index.ts';
import type { CardMethod } from '../payments/index.ts';
import { takeFromCap } from '../promotions/index.ts';
import { buildOrder, isWaiting, orderAsWritten } from './build-order.ts';
import { couponOf, creditOf, keysOf, requirePhone } from './buyer.ts';
import { type LineProblem, MERE_NEWS, nameOfLine } from './cart-lines.ts';
import { limitHolds, locksOf } from './limit-holds.ts';
import { readDestination, requirePlace } from './order-address.ts';
import { payWithCredit } from './order-credit.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import type { FullOrder } from './order-row.ts';
import { insertOrder, type Placer, takeTurn } from './orders.store.ts';
import { presentQuote } from './present-quote.ts';
import { type PricedCart, type PricedCartLine, priceCart } from './price-cart.ts';
import { holdOwnerOf, tellHeld } from './tell-held.ts';

export interface PlaceOrderDeps {
  cards: readonly CardMethod[];
  now: () => number;
}

export interface PlacedOrder {
  id: string;
  /** The guest's key to the order; null for a signed-in customer. Only its hash is kept. */
  viewToken: string | null;
  /** As it is now, without being read again. */
  order: FullOrder;
  /** What it was priced by. */
  cart: PricedCart;
}

/**
 * Places an order in one transaction: prices it anew, refuses what cannot be sold as seen, counts the coupon, takes the
 * stock and the capped pieces by conditional updates, always in that order, and writes it down. A refusal undoes it all.
 * What needs nothing of each other is asked at once: four round trips to the database where no coupon or credit is used.
 * `placedBy` is who of the staff does it for somebody who called.
 */
export async function placeOrder(
  tx: Tx,
  request: PlaceOrderRequest,
  caller: { actor: Actor; language: Language; visitor: string; placedBy?: string },
  deps: PlaceOrderDeps,
): Promise<PlacedOrder> {
  const { language } = caller;
  const at = new Date(deps.now());
  const input = { ...request, address: await readDestination(tx, request, caller) };
  const phone = requirePhone(input.contact.phone, 'contact.phone', language);
  const customerKeys = [...keysOf(caller.actor), phone];
  const cartRequest = {
    lines: input.lines,
    couponCode: await couponOf(tx, caller.actor, input.coupon_code, { customerKeys, at }),
    cityId: input.address.city_id,
    shippingMethod: input.shipping_method,
    paymentMethod: input.payment_method,
    cards: deps.cards,
    credit: creditOf(caller.actor, input.use_store_credit),
    isGift: Boolean(input.gift),
    customerKeys,
  };
  const facts = factsOf(tx);
  const [place, cart] = await Promise.all([
    requirePlace(tx, input.address, language, facts),
    priceCart(tx, cartRequest, at, facts),
  ]);
  const held = await tellHeld(tx, cart, holdOwnerOf(caller.actor, input.unpaid_orders));
  refuseProblems(cart, language, (problem) => !MERE_NEWS.has(problem.code), held);
  refuseCoupon(cart);
  refuseDelivery(cart, place.cityName, input.payment_method);
  const isDueAsSeen = input.expected_due === undefined || cart.amountDue === toHalalas(input.expected_due);
  if (cart.total !== toHalalas(input.expected_total) || !isDueAsSeen) {
    // What ended is the reason, where something did.
    refuseProblems(cart, language, (problem) => problem.code === 'promotion_ended');
    const quote = presentQuote(cart, { language, couponCode: cartRequest.couponCode, cityName: place.cityName });
    refuse('orders.total_changed', {}, { details: quote });
  }
  if (input.gift && cart.giftTotal === 0) refuse('orders.gift_not_offered');
  const id = randomUUID();
  await countCoupon(tx, cart, id, customerKeys);
  if (caller.actor.kind === 'customer') await forgetKeptCoupon(tx, caller.actor.customerId);
  const viewToken = caller.actor.kind === 'customer' ? null : randomBytes(32).toString('base64url');
  const customerId = caller.actor.kind === 'customer' ? caller.actor.customerId : null;
  const holder = { visitor: caller.visitor, customerId, phone };
  const { order, items } = buildOrder({
    id,
    at,
    phone,
    place,
    cart,
    input,
    language,
    actor: caller.actor,
    visitor: caller.visitor,
    viewToken,
  });
  const placer: Placer = caller.placedBy ? { actor: 'staff', actorId: caller.placedBy } : { actor: 'customer' };
  const taking = takeEverything(tx, cart, id, at, language);
  if (isWaiting(cart, input.payment_method)) {
    await Promise.all([taking, takeTurn(tx, locksOf(holder))]);
    await limitHolds(tx, cart, holder, language);
  }
  if (order.store_credit_halalas > 0) {
    await taking;
    order.credit_hold_id = await payWithCredit(tx, order);
  }
  // Written while its stock is asked for: where there is none, nothing of it stays.
  const [changes, inserted] = await Promise.all([taking, insertOrder(tx, order, items, placer)]);
  await publish(tx, [{ event: 'order.placed', payload: { orderId: id } }]);
  await tellStock(tx, changes);
  return { id, viewToken, cart, order: orderAsWritten(order, items, inserted, placer) };
}

const refusalOf = {
  product_gone: 'orders.product_unknown',
  variant_gone: 'orders.variant_unknown',
  variant_required: 'orders.variant_required',
  bundle_gone: 'orders.bundle_unknown',
  promotion_ended: 'orders.promotion_ended',
  out_of_stock: 'orders.out_of_stock',
  only_left: 'orders.out_of_stock',
  offer_left: 'orders.promotion_ended',
} as const;

function refuseProblems(
  cart: PricedCart,
  language: Language,
  isRefused: (problem: LineProblem) => boolean,
  held: Quote['held'] = [],
): void {
  for (const [index, line] of cart.lines.entries()) {
    const problem = line.problems.find(isRefused);
    if (!problem) continue;
    const available = 'available' in problem ? problem.available : 0;
    refuse(
      refusalOf[problem.code],
      { name: nameOfLine(line, language), available },
      { details: { line: index, available, ...(held.length > 0 && { held }) } },
    );
  }
}

function refuseCoupon(cart: PricedCart): void {
  if (cart.coupon && 'refusal' in cart.coupon) refuse(cart.coupon.refusal.code, cart.coupon.refusal.params);
}

function refuseDelivery(cart: PricedCart, cityName: string, method: string): void {
  if (cart.rates.length === 0) refuse('shipping.city_not_served', { city: cityName });
  if (!cart.shipping) refuse('shipping.method_not_available');
  const payment = cart.paymentOptions.find((option) => option.code === method);
  if (!payment || payment.obstacle !== null) refuse('payments.method_not_available');
}

async function countCoupon(tx: Tx, cart: PricedCart, orderId: string, customerKeys: readonly string[]) {
  if (!cart.coupon || !('row' in cart.coupon)) return;
  const coupon = cart.coupon.row;
  if (!(await takeUse(tx, coupon.id))) refuse('coupons.used_up');
  // Only now do others who use this coupon wait, so only now is a customer's count certain.
  const refused = await customerRefusal(tx, coupon, customerKeys);
  if (refused && 'refusal' in refused) refuse(refused.refusal.code, refused.refusal.params);
  await recordUse(tx, coupon.id, orderId);
}

async function takeEverything(tx: Tx, cart: PricedCart, orderId: string, at: Date, language: Language) {
  const change = await takeStock(tx, cart.demand, orderId);
  if ('missingVariantId' in change) {
    const missing = cart.lines.find((line) => holds(line, change.missingVariantId));
    refuse('orders.out_of_stock', { name: missing ? nameOfLine(missing, language) : '', available: 0 });
  }
  const capped = cart.lines.filter((line) => line.isCapped);
  for (const promotionId of [...new Set(capped.map((line) => line.promotionId ?? 0))].toSorted((a, b) => a - b)) {
    const lines = capped.filter((line) => line.promotionId === promotionId);
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const [first] = lines;
    if (first && !(await takeFromCap(tx, promotionId, quantity, at))) {
      refuse('orders.promotion_ended', { name: nameOfLine(first, language) });
    }
  }
  return change;
}

function holds(line: PricedCartLine, variantId: number): boolean {
  if (line.kind === 'product') return line.variant.id === variantId;
  return line.kind === 'bundle' && line.bundle.parts.some((part) => part.variant.id === variantId);
}
