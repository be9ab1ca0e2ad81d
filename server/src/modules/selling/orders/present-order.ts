import {
  MOST_CARRIER_EVENTS,
  MOST_EVENTS,
  type Order,
  type OrderEvent,
  type OrderKin,
  type OrderPoint,
  type OrderSummary,
  type SupplementTravel,
  type Tracking,
  toRiyals,
} from '@waha/contract';
import { dayStart, type Language } from '../../../platform/text/index.ts';
import { presentAnswer, presentProductImage } from '../../goods/catalog/index.ts';
import { presentDoorstep } from '../../people/addresses/index.ts';
import { type PaymentSettings, paymentKind, paymentName } from '../payments/index.ts';
import { amountsOfOrder, presentTaxes, sumByTax } from '../pricing/index.ts';
import type { FullOrder, KinRow, OrderEventRow, OrderItemRow, ShipmentRow, StoredOrderPoint } from './order-row.ts';
import { awaitsPhoneCode } from './orders.policy.ts';
import type { OrderSummaryRow } from './orders.store.ts';
import { deliveryWindow } from './quote/delivery-window.ts';
import { allowedStatuses, type StatusActor } from './status/order-status.ts';
import { travelOf } from './supplements/travel-of.ts';
import { orderTexts, shipmentLabel, statusLabel } from './texts.ts';

export interface OrderReader {
  language: Language;
  actor: StatusActor;
  /** True if the reader's role may send out the money of a cancellation. */
  mayCancel: boolean;
  payments: PaymentSettings;
  /** Null where nothing is sent. */
  shippingName: string | null;
}

/** The total of an order by tax. */
function taxesOf({ items, ...order }: FullOrder) {
  const services = order.shipping_halalas + order.payment_fee_halalas + order.gift_halalas;
  return sumByTax(
    amountsOfOrder(
      items.map((item) => ({ ...item, halalas: item.total_halalas })),
      services,
    ),
  );
}

/** The text of one language from a pair that may be empty. */
function pick<Text extends string | null>(ar: Text, en: Text, language: Language): Text {
  return language === 'ar' ? ar : en;
}

function presentItem(item: OrderItemRow, language: Language) {
  return {
    id: item.id,
    product_id: item.product_id,
    variant_id: item.variant_ar === null && item.variant_en === null ? null : item.variant_id,
    bundle_id: item.bundle_id,
    name: pick(item.name_ar, item.name_en, language),
    variant: pick(item.variant_ar, item.variant_en, language),
    sku: item.sku,
    slug: item.slug,
    image: item.image && presentProductImage(item.image, language),
    quantity: item.quantity,
    later_quantity: item.later_quantity,
    ships_from: item.ships_from,
    unit_price: toRiyals(item.unit_price_halalas),
    discount: toRiyals(item.discount_halalas),
    total: toRiyals(item.total_halalas),
    is_digital: item.is_digital,
    bundle_items: item.parts.map((part) => ({
      name: pick(part.name_ar, part.name_en, language),
      variant: pick(part.variant_ar, part.variant_en, language),
      quantity: part.quantity,
    })),
    answers: item.answers.map((answer) => presentAnswer(answer, language)),
  };
}

function presentEvent(event: OrderEventRow, { payment_method }: FullOrder, language: Language): OrderEvent {
  return {
    status: event.status,
    label: statusLabel(event.status, payment_method, language),
    at: new Date(event.created_at).toISOString(),
    actor: event.actor,
    note: event.note,
  };
}

/** The day an order can leave: that of its placing, or the last one its lines ship from. */
function shippedFrom({ created_at: placedAt, items }: FullOrder): Date {
  const days = items.flatMap(({ ships_from: day }) => (day === null ? [] : [dayStart(day)]));
  return new Date(Math.max(placedAt.getTime(), ...days.map((day) => day.getTime())));
}

function presentEstimate(order: FullOrder) {
  if (['cancelled', 'expired', 'delivered', 'return_requested', 'returned', 'refunded'].includes(order.status))
    return null;
  if (order.shipping_method === null) return null;
  const { from, to } = deliveryWindow(shippedFrom(order), order.shipping_min_days, order.shipping_max_days);
  return { from: from.toISOString(), to: to.toISOString() };
}

function presentBankTransfer(order: FullOrder, { payments, language }: OrderReader): Order['bank_transfer'] {
  if (order.payment_method !== 'bank_transfer' || order.status !== 'pending_payment') return null;
  const { bankName, accountName, iban } = payments.bankTransfer;
  return {
    bank_name: bankName[language],
    account_name: accountName[language],
    iban,
    reference: order.number,
    pay_before: order.hold_expires_at?.toISOString() ?? null,
  };
}

/** A point as the order keeps it. */
export function presentPoint(point: StoredOrderPoint, language: Language): OrderPoint {
  const { carrier, id, carrier_name, name, address, hours } = point;
  return {
    ...{ carrier, id, carrier_name: carrier_name[language], name: name[language] },
    ...{ address: address[language], hours: hours[language] },
  };
}

function presentShipments(order: FullOrder, language: Language): Order['shipments'] {
  return order.shipments.map((shipment) => ({
    ...presentShipment(shipment, language),
    id: shipment.id,
    items: shipment.lines.flatMap(({ order_item_id, quantity }) =>
      order.items
        .filter((item) => item.id === order_item_id)
        .map((item) => ({
          id: item.id,
          name: pick(item.name_ar, item.name_en, language),
          variant: pick(item.variant_ar, item.variant_en, language),
          quantity,
        })),
    ),
  }));
}

function presentShipment(shipment: ShipmentRow, language: Language) {
  const { number, carrier, carrier_number, tracking_url, sent_at, delivered_at, events, lines } = shipment;
  return {
    number,
    carrier,
    carrier_number,
    tracking_url,
    sent_at: new Date(sent_at).toISOString(),
    delivered_at: delivered_at === null ? null : new Date(delivered_at).toISOString(),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    events: events.slice(-MOST_CARRIER_EVENTS).map(({ status, at }) => ({
      ...{ status, label: shipmentLabel(status, language) },
      at: new Date(at).toISOString(),
    })),
  };
}

/** An order as its buyer and staff see it. */
export function presentOrder(order: FullOrder, reader: OrderReader): Order {
  const { language } = reader;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    status_label: statusLabel(order.status, order.payment_method, language),
    created_at: order.created_at.toISOString(),
    items: order.items.map((item) => presentItem(item, language)),
    contact: { first_name: order.first_name, last_name: order.last_name, phone: order.phone, email: order.email },
    address: order.address && presentDoorstep(order.address, language),
    company: order.company,
    subtotal: toRiyals(order.subtotal_halalas),
    discounts: order.discounts.map((discount) => ({
      label: pick(discount.label_ar, discount.label_en, language),
      amount: toRiyals(discount.halalas),
    })),
    discount_total: toRiyals(order.discount_halalas),
    coupon_code: order.coupon_code,
    shipping_method: order.shipping_method,
    shipping_name: reader.shippingName ?? orderTexts.say(language, 'nothing_to_ship'),
    pickup_point: order.pickup_point && presentPoint(order.pickup_point, language),
    shipping_total: toRiyals(order.shipping_halalas),
    payment_method: order.payment_method,
    payment_kind: paymentKind(order.payment_method),
    payment_name: order.total_halalas === 0 ? orderTexts.say(language, 'nothing_to_pay') : paymentName(order, language),
    payment_fee: toRiyals(order.payment_fee_halalas),
    gift_total: toRiyals(order.gift_halalas),
    gift_message: order.gift_message,
    vat_included: toRiyals(order.vat_halalas),
    taxes: presentTaxes(taxesOf(order)),
    total: toRiyals(order.total_halalas),
    store_credit: toRiyals(order.store_credit_halalas - order.gift_card_halalas),
    gift_card: toRiyals(order.gift_card_halalas),
    amount_due: toRiyals(order.total_halalas - order.store_credit_halalas),
    bank_transfer: presentBankTransfer(order, reader),
    hold_expires_at: order.hold_expires_at?.toISOString() ?? null,
    awaits_phone_code: awaitsPhoneCode(order),
    carrier: order.carrier,
    carrier_number: order.carrier_number,
    shipments: presentShipments(order, language),
    delivery_estimate: presentEstimate(order),
    events: order.events.slice(-MOST_EVENTS).map((event) => presentEvent(event, order, language)),
    allowed_statuses: allowedStatuses(order.status, reader.actor).filter(
      (status) => (status !== 'cancelled' || reader.mayCancel) && (status !== 'processing' || order.address !== null),
    ),
    notes: order.notes,
    supplement_of:
      order.supplement_of &&
      presentKin(order.supplement_of, travelOf(order.supplement_of.status, order.status), language),
    supplements: order.supplements.map((one) => presentKin(one, travelOf(order.status, one.status), language)),
  };
}

function presentKin(kin: KinRow, travels: SupplementTravel, language: Language): OrderKin {
  const { id, number, status, payment_method, total_halalas, hold_expires_at } = kin;
  return {
    ...{ id, number, status, travels },
    status_label: statusLabel(status, payment_method, language),
    total: toRiyals(total_halalas),
    hold_expires_at: hold_expires_at === null ? null : new Date(hold_expires_at).toISOString(),
  };
}

export function presentOrderSummary(row: OrderSummaryRow, language: Language): OrderSummary {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    status_label: statusLabel(row.status, row.payment_method, language),
    created_at: row.created_at.toISOString(),
    total: toRiyals(row.total_halalas),
    items_count: row.pieces,
    items: row.items.map((item) => ({
      name: pick(item.name_ar, item.name_en, language),
      image: item.image && presentProductImage(item.image, language),
      quantity: item.quantity,
    })),
  };
}

/** The view for a caller with number and phone: the status without the contents. */
export function presentTracking(order: FullOrder, language: Language): Tracking {
  return {
    number: order.number,
    status: order.status,
    status_label: statusLabel(order.status, order.payment_method, language),
    events: order.events.slice(-MOST_EVENTS).map((event) => ({ ...presentEvent(event, order, language), note: null })),
    carrier: order.carrier,
    carrier_number: order.carrier_number,
    shipments: order.shipments.map((shipment) => presentShipment(shipment, language)),
    delivery_estimate: presentEstimate(order),
  };
}
