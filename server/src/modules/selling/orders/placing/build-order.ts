import type { Actor } from '../../../../platform/bind/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { variantLabel } from '../../../goods/catalog/index.ts';
import { companyOf } from '../../../people/addresses/index.ts';
import { isOnlineMethod } from '../../payments/index.ts';
import { ratedTax } from '../../pricing/index.ts';
import type { FullOrder, OrderDiscount, StoredOrderPoint } from '../order-row.ts';
import { rulesOf } from '../order-rules.ts';
import type { Inserted, NewItem, NewOrder, Placer } from '../orders.store.ts';
import { hashViewToken } from '../quote/buyer.ts';
import { isDigital, taxOfLine } from '../quote/cart-lines.ts';
import { discountLabel } from '../quote/present-quote.ts';
import type { PricedCart, PricedCartLine } from '../quote/price-cart.ts';
import type { ReservationHolder } from '../reservations/reservation-limits.store.ts';
import { addressOfOrder, type Place, type TypedAddress } from './order-address.ts';
import type { PlaceOrderRequest } from './order-request.ts';

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time an order that is paid online stays reserved without a payment. */
const ONLINE_RESERVATION_MS = 30 * MINUTE_MS;

/** Time an order that is paid by transfer stays reserved without a payment. */
export const transferHoldMs = (cart: PricedCart): number => cart.payments.bankTransfer.holdHours * HOUR_MS;

export interface OrderParts {
  id: string;
  at: Date;
  phone: string;
  /** Where it is sent; null for digital goods alone. */
  destination: { address: TypedAddress; place: Place } | null;
  /** Where the buyer collects it. */
  point: StoredOrderPoint | null;
  cart: PricedCart;
  input: PlaceOrderRequest;
  language: Language;
  actor: Actor;
  viewToken: string | null;
}

/**
 * Builds the rows of an order. Names and prices are copied, so the order records the state at the time of purchase.
 * `holder` is the party whose unpaid orders are counted together while this one is unpaid.
 */
export function buildOrder(
  parts: OrderParts,
  holder: Pick<ReservationHolder, 'visitor' | 'door'> | null,
): { order: NewOrder; items: NewItem[] } {
  const { cart, input, at, destination } = parts;
  const { shipping } = cart;
  const payment = cart.paymentOptions.find((option) => option.code === input.payment_method);
  if (!payment || payment.obstacle !== null) refuse('payments.method_not_available');
  if (cart.needsShipping && !shipping) refuse('shipping.method_not_available');
  const giftCard = cart.giftCard && 'id' in cart.giftCard ? cart.giftCard : null;
  const waitsForPayment = isWaiting(cart, payment.code);
  const holdMs = isOnlineMethod(payment.code) ? ONLINE_RESERVATION_MS : transferHoldMs(cart);
  const order: NewOrder = {
    id: parts.id,
    status: waitsForPayment ? 'pending_payment' : 'confirmed',
    language: parts.language,
    customer_id: parts.actor.kind === 'customer' ? parts.actor.customerId : null,
    view_token_hash: parts.viewToken === null ? null : hashViewToken(parts.viewToken),
    first_name: input.contact.first_name,
    last_name: input.contact.last_name,
    phone: parts.phone,
    email: input.contact.email ?? null,
    address:
      destination &&
      addressOfOrder(destination.address, destination.place, {
        phone: parts.phone,
        name: `${input.contact.first_name} ${input.contact.last_name}`,
        language: parts.language,
      }),
    city_id: destination?.place.city.id ?? null,
    pickup_point: destination && parts.point,
    company: input.company ? companyOf(input.company) : null,
    notes: input.notes ?? null,
    ...amountsOf(cart),
    gift_message: cart.giftTotal > 0 ? (input.gift?.message ?? null) : null,
    store_credit_halalas: cart.total - cart.amountDue,
    credit_hold_id: null,
    gift_card_id: giftCard?.id ?? null,
    gift_card_halalas: giftCard?.used ?? 0,
    gift_card_hold_id: null,
    gift_card_back_halalas: 0,
    discounts: discountsOf(cart),
    coupon_id: cart.coupon && 'row' in cart.coupon ? cart.coupon.row.id : null,
    coupon_code: cart.coupon && 'row' in cart.coupon ? cart.coupon.row.code : null,
    referral_code: input.referral_code ?? null,
    shipping_method: shipping?.code ?? null,
    shipping_min_days: shipping?.min_days ?? 0,
    shipping_max_days: shipping?.max_days ?? 0,
    payment_method: payment.code,
    payment_name: payment.online?.name ?? null,
    refunds_in_parts: payment.online?.capabilities.refunds !== 'whole',
    hold_expires_at: waitsForPayment ? new Date(at.getTime() + holdMs) : null,
    carrier: null,
    carrier_number: null,
    rules: rulesOf(cart),
    visitor: holder?.visitor ?? null,
    door: holder?.door ?? null,
    created_at: at,
  };
  return { order, items: cart.lines.map(buildItem) };
}

/** The amounts of an order, as its cart comes to them. */
export function amountsOf(cart: PricedCart) {
  return {
    subtotal_halalas: cart.subtotal,
    discount_halalas: cart.discountTotal,
    shipping_halalas: cart.shippingTotal,
    payment_fee_halalas: cart.paymentFee,
    gift_halalas: cart.giftTotal,
    total_halalas: cart.total,
    vat_halalas: cart.vatIncluded,
  };
}

/** The discounts of a cart as an order keeps them. */
export function discountsOf(cart: PricedCart): OrderDiscount[] {
  return cart.discounts.map((discount) => ({
    source: discount.source,
    label_ar: discountLabel(discount, 'ar'),
    label_en: discountLabel(discount, 'en'),
    halalas: discount.halalas,
  }));
}

/** A new order as a later read would return it: nothing sent, refunded or changed. */
export function orderAsWritten(
  { rules: _, visitor: __, door: ___, ...order }: NewOrder,
  items: readonly NewItem[],
  { number, itemIds, returnDays }: Inserted,
  placer: Placer,
): FullOrder {
  return {
    ...order,
    number,
    parcels: 0,
    refunded_halalas: 0,
    is_given: false,
    return_days: returnDays,
    version: 1,
    edition: 0,
    placed_by: placer.actor === 'staff' ? placer.actorId : null,
    link_hashes: [],
    supplement_of: null,
    supplements: [],
    kin_hashes: [],
    shipments: [],
    items: items.map((item, at) => ({ ...item, id: itemIds[at] ?? 0, sent: 0, dropped: 0 })),
    events: [{ status: order.status, actor: placer.actor, note: null, created_at: order.created_at.toISOString() }],
  };
}

/** True if an order waits for its payment before it is confirmed. */
export function isWaiting(cart: PricedCart, method: string): boolean {
  return method !== 'cash_on_delivery' && cart.amountDue > 0;
}

/** The row of a line, as it is sold now. */
export function buildItem(line: PricedCartLine): NewItem {
  const money = {
    quantity: line.quantity,
    later_quantity: line.later,
    ships_from: line.kind === 'product' && line.later > 0 ? (line.backorder?.shipsFrom ?? null) : null,
    unit_price_halalas: line.unitPrice,
    discount_halalas: line.discount,
    total_halalas: line.total,
    promotion_id: line.promotionId,
    source: line.asked.source ?? null,
    answers: [...line.answers],
    ...ratedTax(taxOfLine(line)),
  };
  if (line.kind === 'product') {
    const { product, variant } = line;
    return {
      product_id: product.id,
      variant_id: variant.id,
      bundle_id: null,
      sku: variant.is_default ? product.sku : variant.sku,
      slug: product.slug,
      name_ar: product.name_ar,
      name_en: product.name_en,
      variant_ar: variantLabel(variant, 'ar'),
      variant_en: variantLabel(variant, 'en'),
      image: variant.image ?? product.images[0] ?? null,
      // The law excepts codes, files and what was made for the buyer from returns (docs/decisions/0179, 0193).
      is_returnable: product.is_returnable && !isDigital(line) && line.answers.length === 0,
      is_digital: isDigital(line),
      parts: [],
      ...money,
    };
  }
  if (line.kind === 'gone') throw new Error('a line that is gone cannot be ordered');
  const { bundle } = line;
  return {
    product_id: null,
    variant_id: null,
    bundle_id: bundle.id,
    sku: bundle.slug,
    slug: bundle.slug,
    name_ar: bundle.name_ar,
    name_en: bundle.name_en,
    variant_ar: null,
    variant_en: null,
    image: bundle.images[0] ?? bundle.parts[0]?.images[0] ?? null,
    is_returnable: bundle.parts.every((part) => part.is_returnable),
    is_digital: false,
    parts: bundle.parts.map((part) => ({
      variant_id: part.variant.id,
      name_ar: part.name_ar,
      name_en: part.name_en,
      variant_ar: variantLabel(part.variant, 'ar'),
      variant_en: variantLabel(part.variant, 'en'),
      quantity: part.quantity,
    })),
    ...money,
  };
}
