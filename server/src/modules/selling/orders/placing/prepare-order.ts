import { randomBytes } from 'node:crypto';
import { type Quote, toHalalas } from '@waha/contract';
import { type OpenedHandover, openHandover } from '../../../../extensions/index.ts';
import type { Actor } from '../../../../platform/bind/index.ts';
import { type Tx, timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Seal } from '../../../../platform/seal/index.ts';
import { inLanguage, type Language, sayDay } from '../../../../platform/text/index.ts';
import { versionedCacheWithin } from '../../../../platform/versioned-cache/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { houseOf } from '../../../people/addresses/index.ts';
import type { OnlineMethods } from '../../payments/index.ts';
import type { CarrierRates } from '../../shipping/index.ts';
import type { FullOrder } from '../order-row.ts';
import type { Placement } from '../orders.store.ts';
import { couponOf, creditOf, keysOf, requirePhone } from '../quote/buyer.ts';
import { INFORMATIONAL_PROBLEMS, type LineProblem, nameOfLine } from '../quote/cart-lines.ts';
import { presentQuote } from '../quote/present-quote.ts';
import { type PricedCart, priceCart } from '../quote/price-cart.ts';
import { groupMemberOf } from '../quote/standing-discount.ts';
import { type DwellingParts, type ReservationHolder, readDwelling } from '../reservations/reservation-limits.store.ts';
import { reservationOwnerOf, showReservations } from '../reservations/show-reservations.ts';
import { buildOrder, isWaiting } from './build-order.ts';
import { addressOfPoint, readChosenPoint, refuseCashAt, storedPoint } from './chosen-point.ts';
import { readGivenDestination, requirePlace, type TypedAddress } from './order-address.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import { refuseOwnCompany } from './refuse-own-company.ts';

export interface PlaceOrderDeps {
  onlineMethods: OnlineMethods;
  /** Says whose points are sold. */
  carrierRates: Pick<CarrierRates, 'pointCarriers'>;
  now: () => number;
  /** Opens what machines handed over; without it no order has a source. */
  seal?: Seal;
}

/** The orderer; `placedBy` is the staff member who orders for a buyer on the phone. */
export interface Orderer {
  actor: Actor;
  language: Language;
  visitor: string;
  placedBy?: string;
}

/** An order ready to be written, as far as can be checked before anything is locked. */
export interface PreparedOrder extends Placement {
  by: Orderer;
  /** The priced cart it was built from. */
  cart: PricedCart;
  at: Date;
  /** All keys that identify the buyer. */
  customerKeys: readonly string[];
  /** The party whose unpaid orders are counted together; null if nothing is due, or if staff sold it for cash. */
  holder: ReservationHolder | null;
  /** The machine by which it is sold. */
  source: OpenedHandover | null;
  /** The guest's view token; null for a signed-in customer. Only its hash is stored. */
  viewToken: string | null;
  /** The order that this one is added to: pictures of its lines stay its own. */
  root?: Pick<FullOrder, 'items'>;
}

/**
 * Prices an order anew and builds its rows; refuses anything that differs from the quote. Writes nothing and locks
 * nothing.
 */
export async function prepareOrder(
  tx: Tx,
  request: PlaceOrderRequest,
  by: Orderer,
  deps: PlaceOrderDeps,
): Promise<PreparedOrder> {
  const { language, actor, visitor } = by;
  const at = new Date(deps.now());
  const input = request;
  const pointCarriers = deps.carrierRates.pointCarriers();
  const point = await readChosenPoint(tx, request, { at, language, pointCarriers });
  const address = point ? addressOfPoint(point, language) : await readGivenDestination(tx, request, by);
  await refuseOwnCompany(tx, request.company, language);
  const phone = requirePhone(input.contact.phone, 'contact.phone', language);
  const customerKeys = [...keysOf(actor), phone];
  const cartRequest = {
    lines: input.lines,
    couponCode: await couponOf(tx, actor, input.coupon_code, { customerKeys, at }),
    cityId: address?.city_id ?? null,
    shippingMethod: input.shipping_method ?? null,
    paymentMethod: input.payment_method,
    online: [...deps.onlineMethods.values()],
    pointCarriers,
    credit: creditOf(actor, input.use_store_credit),
    memberId: await groupMemberOf(tx, actor, phone, by.placedBy !== undefined),
    isGift: Boolean(input.gift),
    giftCardCode: input.gift_card_code,
    customerKeys,
  };
  const cache = versionedCacheWithin(tx);
  const [place, cart, door] = await Promise.all([
    address && requirePlace(tx, address, language, cache),
    priceCart(tx, cartRequest, at, cache),
    // Many buyers share a point, so it is nobody's dwelling.
    address && !point && readDwelling(tx, dwellingOf(address)),
  ]);
  // An address beside digital goods alone is not kept: nothing goes there.
  const destination = cart.needsShipping && address && place ? { address, place } : null;
  const held = await showReservations(tx, cart, reservationOwnerOf(actor, input.unpaid_orders));
  refuseProblems(cart, language, (problem, line) => blocks(problem, line, by), held);
  refuseCoupon(cart);
  if (cart.giftCard && 'refusal' in cart.giftCard) refuse(cart.giftCard.refusal);
  if (cart.needsShipping && !destination && cart.lines.length > 0)
    refuseField(language, 'address', 'validation.required');
  if (destination) refuseDelivery(cart, destination.place.cityName);
  refusePayment(cart, input.payment_method);
  if (destination && point) refuseCashAt(point, cart, input.payment_method);
  const isDueAsSeen = input.expected_due === undefined || cart.amountDue === toHalalas(input.expected_due);
  if (cart.total !== toHalalas(input.expected_total) || !isDueAsSeen) {
    // If a promotion ended, that is the reason for the difference, and it is reported instead.
    refuseProblems(cart, language, (problem) => problem.code === 'promotion_ended');
    const quote = presentQuote(cart, {
      language,
      couponCode: cartRequest.couponCode,
      cityName: destination?.place.cityName ?? null,
    });
    refuse('orders.total_changed', {}, { details: quote });
  }
  if (input.gift && cart.giftTotal === 0) refuse('orders.gift_not_offered');
  const customerId = actor.kind === 'customer' ? actor.customerId : null;
  const viewToken = customerId === null ? randomBytes(32).toString('base64url') : null;
  const id = timeOrderedId();
  const whose = { visitor, customerId, phone, door: (destination && door) || null };
  const holder = holderOf(cart, whose, by, input.payment_method);
  return {
    ...buildOrder(
      { id, at, phone, destination, point: point && storedPoint(point), cart, input, language, actor, viewToken },
      holder,
    ),
    placer: by.placedBy ? { actor: 'staff', actorId: by.placedBy } : { actor: 'customer' },
    by,
    cart,
    at,
    customerKeys,
    holder,
    viewToken,
    source: input.handover && deps.seal ? await openHandover(deps.seal, input.handover, at) : null,
  };
}

/**
 * The holder of the reservation while the order is unpaid. Staff who sell for cash have spoken with the buyer and have
 * limits of their own, so there is none. Staff orders that wait for payment count with the buyer, but with no
 * dwelling.
 */
function holderOf(
  cart: PricedCart,
  whose: ReservationHolder,
  { placedBy }: Orderer,
  method: string,
): ReservationHolder | null {
  if (cart.amountDue === 0) return null;
  if (placedBy === undefined) return whose;
  return isWaiting(cart, method) ? { ...whose, door: null } : null;
}

function dwellingOf(address: TypedAddress): DwellingParts {
  const { street, building_no, short_address } = houseOf(address);
  return { cityId: address.city_id, street, building_no, short_address };
}

/**
 * True if an order may share a transaction with others: the counts of one must be visible to the next. Coupons, gift
 * cards, store credit, capped offers and references of machines run alone; reservations are counted one order after another (`countReservations`).
 */
export function canJoin(one: PreparedOrder): boolean {
  const isCounted = one.order.coupon_id !== null || one.order.store_credit_halalas > 0;
  return !isCounted && one.source === null && !one.cart.lines.some((line) => line.isCapped);
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
  ships_later: 'orders.ships_later',
  answers_missing: 'orders.answers_missing',
  answers_changed: 'orders.answers_changed',
} as const;

/** Pieces that are not there yet are sold to who saw their day. Staff who order for a buyer saw it in the quote. */
function blocks(problem: LineProblem, { asked }: PricedCart['lines'][number], { placedBy }: Orderer): boolean {
  if (problem.code === 'ships_later') return placedBy === undefined && asked.ships_from !== problem.day;
  return !INFORMATIONAL_PROBLEMS.has(problem.code);
}

/** Refuses lines that staff cannot sell now, each by its own code. */
export function refuseUnsellable(cart: PricedCart, language: Language): void {
  refuseProblems(cart, language, ({ code }) => !INFORMATIONAL_PROBLEMS.has(code));
}

function refuseProblems(
  cart: PricedCart,
  language: Language,
  isRefused: (problem: LineProblem, line: PricedCart['lines'][number]) => boolean,
  held: Quote['held'] = [],
): void {
  for (const [index, line] of cart.lines.entries()) {
    const problem = line.problems.find((one) => isRefused(one, line));
    if (!problem) continue;
    const available = 'available' in problem ? problem.available : 0;
    refuse(
      refusalOf[problem.code],
      {
        name: nameOfLine(line, language),
        available,
        ...('day' in problem && { day: sayDay(problem.day, language) }),
        ...('label_ar' in problem && { field: inLanguage(problem, 'label', language) }),
      },
      { details: { line: index, available, ...(held.length > 0 && { held }) } },
    );
  }
}

function refuseCoupon(cart: PricedCart): void {
  if (cart.coupon && 'refusal' in cart.coupon) refuse(cart.coupon.refusal.code, cart.coupon.refusal.params);
}

function refuseDelivery(cart: PricedCart, cityName: string): void {
  if (cart.rates.length === 0) refuse('shipping.city_not_served', { city: cityName });
  if (!cart.shipping) refuse('shipping.method_not_available');
}

function refusePayment(cart: PricedCart, method: string): void {
  const payment = cart.paymentOptions.find((option) => option.code === method);
  if (!payment || payment.obstacle !== null) refuse('payments.method_not_available');
}
