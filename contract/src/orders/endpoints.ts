import { z } from 'zod';
import { company, orderCompany } from '../addresses/company.ts';
import { addressInput, shownAddress } from '../addresses/shapes.ts';
import { MOST_BUYER_FIELDS, shownAnswer } from '../catalog/buyer-fields.ts';
import { couponCode, quoteRefusals } from '../coupons/endpoints.ts';
import { giftCardCode } from '../gift-cards/endpoints.ts';
import { password, signedIn } from '../identity/account.ts';
import { paymentKind, paymentMethodCode } from '../payments/shapes.ts';
import { endpoint, sells } from '../platform/endpoint.ts';
import {
  day,
  email,
  givenId,
  givenRiyals,
  id,
  image,
  page,
  pageQuery,
  riyals,
  text,
  timestamp,
  typedCode,
  typedLines,
  typedName,
  typedPhone,
  typedText,
} from '../platform/shapes.ts';
import { shippingMethodCode } from '../shipping/endpoints.ts';
import { chosenPoint, orderPoint } from '../shipping/points.ts';
import { orderActors, orderStatuses } from '../vocabulary/index.ts';
import { GIFT_MESSAGE_LENGTH, gift } from './gift.ts';
import { orderLines } from './lines.ts';
import { quote, quoteRequest } from './quote.ts';
import { MOST_SHIPMENTS, shipment } from './shipment.ts';
import { socialProofEndpoints } from './social-proof.ts';
import { MOST_SUPPLEMENTS, orderKin } from './supplement.ts';
import { taxSums } from './tax-sum.ts';
import { heldOrders, unpaidOrders, viewToken } from './unpaid.ts';

export const orderStatus = z.enum(orderStatuses);

export const contact = z.object({
  first_name: typedName(60),
  last_name: typedName(60),
  phone: typedPhone,
  email: email.nullish(),
});
export type OrderContactDraft = z.input<typeof contact>;

/** More than any cart costs: a hundred lines of 99 pieces each at the highest price. */
export const MOST_EXPECTED = 1_000_000_000_000;

export const placeOrderRequest = z.object({
  contact,
  address: addressInput.nullish().describe('Where it is sent; an order of digital goods alone needs none'),
  address_id: givenId.nullish().describe('A saved address of the signed-in customer, instead of `address`'),
  company: orderCompany,
  lines: orderLines.min(1, 'validation.cart_empty'),
  shipping_method: shippingMethodCode.nullish().describe('Needed where anything is sent'),
  pickup_point: chosenPoint.nullish().describe('Where the buyer collects it, instead of an address'),
  payment_method: paymentMethodCode,
  coupon_code: couponCode.nullish(),
  referral_code: typedCode(40).nullish(),
  handover: z
    .string()
    .max(600)
    .regex(/^[\w-]+$/)
    .nullish()
    .describe('Of the link by which a machine handed the checkout over; one that is wrong or too old says nothing'),
  notes: typedLines(1_000).nullish(),
  use_store_credit: z.boolean().optional(),
  gift_card_code: giftCardCode.nullish().describe('A gift card that pays first, as far as it goes'),
  gift,
  unpaid_orders: unpaidOrders,
  expected_total: givenRiyals(MOST_EXPECTED).describe('The total the buyer saw, riyals'),
  expected_due: givenRiyals(MOST_EXPECTED)
    .optional()
    .describe('What the buyer saw was left to be paid after gift card and store credit, riyals'),
});

/** A line where only a few lines are shown. */
export const orderedPieces = z.object({ name: text(200), image: image.nullable(), quantity: z.int() });
export type OrderedPieces = z.infer<typeof orderedPieces>;

/** A part of a bundle that was ordered. */
export const orderedPart = z.object({ name: text(200), variant: text(160).nullable(), quantity: z.int() });
export type OrderedPart = z.infer<typeof orderedPart>;

/** An order in a list: the fields that identify it. */
export const orderSummary = z.object({
  id: z.uuid(),
  number: text(30),
  status: orderStatus,
  status_label: text(120),
  created_at: timestamp,
  total: riyals,
  items_count: z.int().describe('Pieces'),
  items: z.array(orderedPieces).max(4).describe('The first of them'),
});

export const orderItem = z.object({
  id,
  product_id: id.nullable(),
  variant_id: id.nullable(),
  bundle_id: id.nullable(),
  name: text(200),
  variant: text(160).nullable(),
  sku: text(64),
  slug: text(120),
  image: image.nullable(),
  quantity: z.int(),
  later_quantity: z.int().describe('Pieces that were not there when it was ordered'),
  ships_from: day.nullable().describe('Day on which the buyer was told that those are sent'),
  is_digital: z.boolean().describe('Given as codes or files after payment, never sent'),
  unit_price: riyals,
  discount: riyals,
  total: riyals,
  bundle_items: z.array(orderedPart).max(50),
  answers: z.array(shownAnswer).max(MOST_BUYER_FIELDS).describe('What the buyer filled in'),
});
export type OrderItem = z.infer<typeof orderItem>;

export const orderEvent = z.object({
  status: orderStatus,
  label: text(120),
  at: timestamp,
  actor: z.enum(orderActors),
  note: text(500).nullable().describe('Of whoever changed it, for the other to read'),
});

/** Events of an order that are shown. */
export const MOST_EVENTS = 100;

export const bankDetails = z.object({
  bank_name: text(120),
  account_name: text(160),
  iban: text(34),
  reference: text(40),
  pay_before: timestamp.nullable(),
});
export type BankTransferDetails = z.infer<typeof bankDetails>;

export const orderContact = z.object({
  first_name: text(60),
  last_name: text(60),
  phone: text(32),
  email: text(254).nullable(),
});
export type OrderContact = z.infer<typeof orderContact>;

export const order = z.object({
  id: z.uuid(),
  number: text(30),
  status: orderStatus,
  status_label: text(120),
  created_at: timestamp,
  items: z.array(orderItem).max(200),
  contact: orderContact,
  address: shownAddress.nullable().describe('Null where nothing is sent: digital goods alone'),
  company: company.nullable().describe('The company that it is invoiced to; null for a consumer'),
  subtotal: riyals,
  discounts: z.array(z.object({ label: text(200), amount: riyals })).max(50),
  discount_total: riyals,
  coupon_code: text(40).nullable(),
  shipping_method: shippingMethodCode.nullable().describe('Null where nothing is sent'),
  shipping_name: text(120),
  pickup_point: orderPoint
    .nullable()
    .describe('Where the buyer collects it, as it was when it was ordered; `address` is there, too'),
  shipping_total: riyals,
  payment_method: paymentMethodCode,
  payment_kind: paymentKind,
  payment_name: text(120),
  payment_fee: riyals,
  gift_total: riyals.describe('What the gift wrap cost; 0 without one'),
  gift_message: text(GIFT_MESSAGE_LENGTH).nullable(),
  vat_included: riyals,
  taxes: taxSums,
  total: riyals,
  store_credit: riyals.describe('Paid with store credit'),
  gift_card: riyals.describe('Paid with a gift card'),
  amount_due: riyals.describe('total − gift_card − store_credit: what is paid by the payment method'),
  bank_transfer: bankDetails.nullable(),
  hold_expires_at: timestamp.nullable(),
  awaits_phone_code: z
    .boolean()
    .describe('It is confirmed by a code to its phone before `hold_expires_at`, else it expires'),
  carrier: text(120).nullable(),
  carrier_number: text(120).nullable().describe('Of the latest parcel, at the carrier'),
  shipments: z
    .array(shipment)
    .max(MOST_SHIPMENTS + 1)
    .describe('Its parcels, the first first: an order may go in parts'),
  delivery_estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  events: z.array(orderEvent).max(MOST_EVENTS).describe('The latest, the oldest first'),
  allowed_statuses: z.array(orderStatus).max(10).describe('What the caller may change the status to'),
  notes: text(1_000).nullable(),
  supplement_of: orderKin.nullable().describe('The paid order that this one was added to; both are one buyer’s'),
  supplements: z.array(orderKin).max(MOST_SUPPLEMENTS).describe('Orders that were added to this one'),
});

export const orderParams = z.object({ id: z.uuid() });

export const tracking = z.object({
  number: text(30),
  status: orderStatus,
  status_label: text(120),
  events: z.array(orderEvent).max(MOST_EVENTS),
  carrier: text(120).nullable(),
  carrier_number: text(120).nullable(),
  shipments: z
    .array(shipment.omit({ id: true, items: true }))
    .max(MOST_SHIPMENTS + 1)
    .describe('Its parcels: how many pieces are in each, not which'),
  delivery_estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
});

/** Which line of the order was refused. */
export const shortLine = z.object({
  line: z.int().describe('Its place among the lines that were sent, from 0'),
  available: z.int().describe('Pieces there are'),
  held: heldOrders.optional(),
});
export type ShortLine = z.infer<typeof shortLine>;

/** Details of a refused order, beside the reason. */
export const placingDetails = {
  'orders.total_changed': quote.describe('What it costs now'),
  'orders.product_unknown': shortLine,
  'orders.variant_unknown': shortLine,
  'orders.variant_required': shortLine,
  'orders.bundle_unknown': shortLine,
  'orders.promotion_ended': shortLine,
  'orders.out_of_stock': shortLine,
  'orders.ships_later': shortLine,
  'orders.answers_missing': shortLine,
  'orders.answers_changed': shortLine,
};

export const orderStatusChange = z.object({
  status: orderStatus,
  note: typedLines(500).nullish().describe('The buyer reads it on the order, and so do staff'),
  carrier: typedText(120).nullish().describe('Who takes it; by staff, with `shipped`'),
  carrier_number: typedText(120).nullish(),
});
export type OrderStatusChange = z.input<typeof orderStatusChange>;

export const placedOrder = order.extend({ view_token: text(100).nullable() });
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderEndpoints = {
  ...socialProofEndpoints,
  'POST /orders/quote': endpoint({
    access: 'visitor',
    ...sells,
    summary: 'What these lines cost and whether they can be had, this moment',
    body: quoteRequest,
    reply: quote,
    errors: ['locations.city_not_found'],
  }),
  'POST /orders': endpoint({
    access: 'visitor',
    ...sells,
    summary: 'Place an order',
    body: placeOrderRequest,
    reply: placedOrder,
    status: 201,
    idempotent: true,
    secrets: ['view_token'],
    errors: [
      'orders.product_unknown',
      'orders.variant_unknown',
      'orders.variant_required',
      'orders.bundle_unknown',
      'orders.promotion_ended',
      'orders.out_of_stock',
      'orders.ships_later',
      'orders.answers_missing',
      'orders.answers_changed',
      'uploads.not_yours',
      'orders.gift_not_offered',
      'orders.total_changed',
      'orders.credit_short',
      'orders.already_placed',
      'gift_cards.unknown_code',
      'gift_cards.ended',
      'gift_cards.empty',
      'gift_cards.short',
      'gift_cards.too_many_guesses',
      'orders.unpaid_orders',
      'orders.unpaid_pieces',
      'orders.unpaid_share',
      'shipping.city_not_served',
      'shipping.method_not_available',
      'shipping.point_closed',
      'shipping.point_no_cash',
      'payments.method_not_available',
      'locations.city_not_found',
      ...quoteRefusals,
    ],
    details: placingDetails,
    limitPerMinute: 30,
  }),
  'GET /orders': endpoint({
    access: 'customer',
    summary: 'The orders of the customer who asks, the latest first',
    query: z.object({ ...pageQuery, status: orderStatus.optional() }),
    reply: page(orderSummary),
    errors: [],
  }),
  'GET /orders/{id}': endpoint({
    access: 'visitor',
    summary: 'One order, for its buyer',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    reply: order,
    errors: ['orders.not_found'],
  }),
  'POST /orders/{id}/account': endpoint({
    access: 'visitor',
    summary:
      'Open an account with what the order says and a password, for the guest who holds its key; the order is theirs',
    message: { ar: 'تم إنشاء الحساب بنجاح', en: 'Your account is ready' },
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    body: z.object({ password }),
    reply: signedIn,
    status: 201,
    errors: ['orders.not_found', 'auth.registration_refused'],
    limitPerMinute: 10,
  }),
  'POST /orders/{id}/phone-code': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Send a code to the phone of an order that waits for it (`awaits_phone_code`)',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    reply: z.object({ done: z.literal(true) }),
    errors: [
      'orders.not_found',
      'orders.code_not_needed',
      'auth.too_many_attempts',
      'sms.country_not_served',
      'sms.unavailable',
      'sms.too_many',
    ],
    limitPerMinute: 5,
  }),
  'POST /orders/{id}/verify-phone': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Confirm an order with the code that was sent to its phone',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    body: z.object({ code: typedText(12) }),
    reply: order,
    errors: ['orders.not_found', 'orders.code_not_needed', 'auth.code_wrong', 'auth.too_many_attempts'],
    limitPerMinute: 10,
  }),
  'PATCH /orders/{id}/status': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Change the status: a buyer may cancel, staff may make any legal transition',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    body: orderStatusChange,
    reply: order,
    idempotent: true,
    errors: [
      'orders.not_found',
      'orders.transition_not_allowed',
      'money_acts.approval_needed',
      'money_acts.own_account',
      'orders.partly_sent',
      'orders.partly_given',
      'orders.sent_nowhere',
      'orders.nothing_to_send',
      'orders.partly_refunded',
    ],
  }),
  'GET /tracking': endpoint({
    access: 'visitor',
    summary: 'Where an order is, by its number and the buyer’s phone',
    query: z.object({ number: typedCode(30).min(3), phone: typedCode(32).min(5) }),
    reply: tracking,
    errors: ['orders.not_found'],
    limitPerMinute: 20,
  }),
};
export type Order = z.infer<typeof order>;
export type OrderEvent = z.infer<typeof orderEvent>;
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type Tracking = z.infer<typeof tracking>;
