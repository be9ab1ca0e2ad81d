import { z } from 'zod';
import { companyDraft, orderCompany } from '../addresses/company.ts';
import { addressInput } from '../addresses/shapes.ts';
import { couponCode, quoteRefusals } from '../coupons/endpoints.ts';
import { contact, MOST_EXPECTED, orderParams, orderStatus, placingDetails } from '../orders/endpoints.ts';
import { gift } from '../orders/gift.ts';
import { orderLines } from '../orders/lines.ts';
import { paymentKind, paymentMethodCode } from '../payments/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { calendarDay, fileBytes, givenRiyals, id, text, typedLines, typedText, version } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { refundTo } from '../returns/shapes.ts';
import { shippingMethodCode } from '../shipping/endpoints.ts';
import { waitsFor } from '../vocabulary/index.ts';
import { adminOrder, adminOrderSummary, itemsPreview, packing, paymentState } from './shapes.ts';

const people = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;
const deciders = { staff: ['owner', 'manager', 'support'] } as const;

const day = calendarDay.optional();
const filters = {
  status: orderStatus.optional(),
  payment_state: paymentState.optional(),
  payment_method: paymentMethodCode.optional(),
  payment_kind: paymentKind.optional(),
  waits_for: z.enum(waitsFor).optional(),
  from: day.describe('The first day, of Riyadh'),
  to: day.describe('The last day, of Riyadh'),
  q: searched.describe(
    'A number, a phone in any spelling, a name, an address of mail, a product or a SKU, or parts of them',
  ),
};

const MOST_AT_ONCE = 100;
const orderIds = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);
/** Ids in an address: separated by commas. */
const textOrderIds = z
  .string()
  .max(40 * MOST_AT_ONCE)
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,99}$/);

const lists = {
  'GET /admin/orders': endpoint({
    access: { ...people, token: 'orders:read' },
    summary: 'All orders, the latest first',
    query: staffListQuery({ sorts: ['-placed_at', '-total'], filters }),
    reply: staffPage(adminOrderSummary),
    errors: [],
  }),
  'GET /admin/orders.csv': endpoint({
    access: deciders,
    summary: 'The same as a table, all of them',
    query: z.object(filters),
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
  }),
  'GET /admin/orders/{id}': endpoint({
    access: { ...people, token: 'orders:read' },
    summary: 'One order with everything that happened to it, and what the caller may do',
    params: orderParams,
    reply: adminOrder,
    errors: ['orders.not_found'],
  }),
  'GET /admin/packing': endpoint({
    access: { ...people, token: 'orders:read' },
    summary: 'Packing slips of orders, and what to take from the shelves for all of them together',
    query: z.object({ ids: textOrderIds.describe('Of orders, separated by commas') }),
    reply: packing,
    errors: [],
  }),
};

export const shipmentDraft = z.object({
  lines: z
    .array(z.object({ id, quantity: z.int().min(1).max(99) }))
    .min(1, 'validation.required')
    .max(200)
    .nullish()
    .describe('Unless said everything that is still here'),
  carrier: typedText(120).nullish(),
  carrier_number: typedText(120).nullish().describe('Of the parcel, at the carrier'),
});
export type ShipmentDraft = z.input<typeof shipmentDraft>;

export const manyShipments = z.object({
  parcels: z
    .array(shipmentDraft.omit({ lines: true }).extend({ id: z.uuid().describe('Of the order') }))
    .min(1, 'validation.required')
    .max(MOST_AT_ONCE),
});
export type ManyShipments = z.input<typeof manyShipments>;

/** Result of an act on one of many orders: one that is refused does not affect the others. */
export const orderOutcome = z.object({
  id: z.uuid(),
  number: text(30).nullable(),
  done: z.boolean(),
  code: text(60).nullable().describe('Of the refusal, where there is one'),
  message: text(300).nullable(),
});
export type OrderOutcome = z.infer<typeof orderOutcome>;
const outcomes = z.object({ results: z.array(orderOutcome).max(MOST_AT_ONCE) });

const acts = {
  'POST /admin/orders/pack': endpoint({
    access: { ...people, token: 'orders:write' },
    summary: 'Begin to pack orders that are confirmed, each by itself',
    body: z.object({ ids: orderIds }),
    reply: outcomes,
    errors: [],
  }),
  'POST /admin/orders/shipments': endpoint({
    access: { ...people, token: 'shipments:write' },
    summary: 'Send all that is left of packed orders, each by itself and as one parcel',
    body: manyShipments,
    reply: outcomes,
    errors: [],
  }),
  'POST /admin/orders/{id}/shipments': endpoint({
    access: { ...people, token: 'shipments:write' },
    summary: 'Send a parcel; with the last piece the order is shipped',
    params: orderParams,
    body: shipmentDraft,
    reply: adminOrder,
    status: 201,
    idempotent: true,
    errors: [
      'orders.not_found',
      'orders.transition_not_allowed',
      'orders.line_unknown',
      'orders.too_many_pieces',
      'orders.nothing_to_send',
      'orders.too_many_parcels',
    ],
  }),
  'POST /admin/orders/{id}/shipments/{shipment}/delivered': endpoint({
    access: { ...people, token: 'shipments:write' },
    summary: 'A parcel has arrived; with the last one the order is delivered',
    params: orderParams.extend({ shipment: z.uuid() }),
    reply: adminOrder,
    idempotent: true,
    errors: ['orders.not_found', 'orders.parcel_not_found', 'orders.parcel_delivered'],
  }),
  'PUT /admin/orders/{id}/address': endpoint({
    access: deciders,
    summary: 'Send it elsewhere, while all of it is here',
    params: orderParams,
    body: z.object({ address: addressInput, version }),
    reply: adminOrder,
    errors: [
      'orders.not_found',
      'orders.already_sent',
      'orders.sent_nowhere',
      'orders.collected',
      'orders.readdress_first',
      'locations.city_not_found',
      'shipping.city_not_served',
      'shipping.method_not_available',
      'payments.method_not_available',
      'conflict.changed',
    ],
  }),
  'PUT /admin/orders/{id}/company': endpoint({
    access: deciders,
    summary: 'Invoice it to a company, or to its buyer again, until its invoice is issued',
    params: orderParams,
    body: z.object({ company: companyDraft.nullable(), version }),
    reply: adminOrder,
    errors: ['orders.not_found', 'invoices.already_issued', 'conflict.changed'],
  }),
  'POST /admin/orders/{id}/notes': endpoint({
    access: people,
    summary: 'Write a note for the staff; the buyer does not see it',
    params: orderParams,
    body: z.object({ body: typedLines(2_000) }),
    reply: adminOrder,
    status: 201,
    idempotent: true,
    errors: ['orders.not_found', 'fulfilment.too_many_notes'],
  }),
};

/** Items that staff want of an order: lines that are not named stay. */
export const itemsWish = z.object({
  lines: z
    .array(z.object({ id, quantity: z.int().min(0).max(99).describe('0 removes the line') }))
    .max(200)
    .optional()
    .describe('New quantities of lines of the order'),
  add: orderLines.optional().describe('Lines to add, at the prices of now'),
  to: refundTo.optional().describe('Where money of a paid order goes back to; as it was paid unless said'),
  payment_method: paymentMethodCode
    .optional()
    .describe('How additions to a paid order are paid; as the order was unless said, or as they can be'),
});

export type ItemsWish = z.input<typeof itemsWish>;

export const itemsEdit = itemsWish.extend({
  version,
  expected_total: givenRiyals(MOST_EXPECTED).describe('The total of the preview, riyals'),
  expected_supplement: givenRiyals(MOST_EXPECTED)
    .nullish()
    .describe('The total of the preview’s supplement, riyals; needed where there is one'),
  reason: typedLines(500).nullish().describe('Read by the buyer of a paid order'),
  bank_reference: typedText(80).nullish().describe('Of the transfer, where money goes to a bank account'),
});
export type ItemsEdit = z.input<typeof itemsEdit>;

const editRefusals = [
  'orders.not_found',
  'orders.items_fixed',
  'orders.edit_changes_nothing',
  'orders.edit_empties',
  'orders.add_to_first',
  'orders.too_many_supplements',
  'orders.no_more_supplements',
  'orders.edit_covered',
  'orders.payment_under_way',
  'orders.too_many_lines',
  'orders.line_unknown',
  'orders.product_unknown',
  'orders.variant_unknown',
  'orders.variant_required',
  'orders.bundle_unknown',
  'orders.promotion_ended',
  'orders.out_of_stock',
  'orders.answers_missing',
  'orders.answers_changed',
  'payments.method_not_available',
  'returns.nothing_paid',
  'returns.more_than_paid',
  'returns.too_many',
] as const;

const editing = {
  'POST /admin/orders/{id}/items/preview': endpoint({
    access: deciders,
    summary: 'The total that an edit of the items leads to, and what is paid or given back by it; nothing is changed',
    params: orderParams,
    body: itemsWish,
    reply: itemsPreview,
    errors: [...editRefusals],
    details: placingDetails,
  }),
  'POST /admin/orders/{id}/items': endpoint({
    access: deciders,
    summary:
      'Edit the items before packing; a paid order gives back what it loses, and what is added to it is an order of its own that travels with it',
    params: orderParams,
    body: itemsEdit,
    reply: adminOrder,
    idempotent: true,
    errors: [
      ...editRefusals,
      'orders.total_changed',
      'orders.unpaid_orders',
      'orders.unpaid_pieces',
      'orders.unpaid_share',
      'money_acts.approval_needed',
      'money_acts.own_account',
      'returns.too_many_returns',
      'returns.card_refund_impossible',
      'conflict.changed',
    ],
  }),
};

export const adminOrderRequest = z.object({
  contact,
  address: addressInput.nullish().describe('Needed where anything is sent'),
  company: orderCompany,
  lines: orderLines.min(1, 'validation.cart_empty'),
  shipping_method: shippingMethodCode.nullish().describe('Needed where anything is sent'),
  payment_method: paymentMethodCode,
  coupon_code: couponCode.nullish(),
  notes: typedLines(1_000).nullish(),
  gift,
  expected_total: givenRiyals(MOST_EXPECTED).describe('The total that was told, riyals'),
  send_link: z.boolean().optional().describe('Send the buyer a link to pay by, as SMS and mail'),
});
export type AdminOrderRequest = z.input<typeof adminOrderRequest>;

export const paymentLink = z.object({ url: text(500), phone: text(32), email: text(254).nullable() });
export type PaymentLink = z.infer<typeof paymentLink>;

const byPhone = {
  'POST /admin/orders': endpoint({
    access: deciders,
    summary: 'Place an order for somebody who called, at the prices of any buyer',
    body: adminOrderRequest,
    reply: adminOrder,
    status: 201,
    idempotent: true,
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
      'orders.total_changed',
      'orders.gift_not_offered',
      'orders.unpaid_orders',
      'orders.unpaid_pieces',
      'orders.unpaid_share',
      'shipping.city_not_served',
      'shipping.method_not_available',
      'payments.method_not_available',
      'locations.city_not_found',
      ...quoteRefusals,
    ],
    details: placingDetails,
  }),
  'POST /admin/orders/{id}/confirm-phone': endpoint({
    access: deciders,
    summary: 'Confirm an order in cash that waits for a code, after its buyer was called at the number of the order',
    params: orderParams,
    reply: adminOrder,
    idempotent: true,
    errors: ['orders.not_found', 'orders.code_not_needed', 'orders.transition_not_allowed'],
  }),
  'POST /admin/orders/{id}/payment-link': endpoint({
    access: deciders,
    summary: 'A link by which whoever has it sees and pays the order; the oldest of more than five ends',
    params: orderParams,
    body: z.object({ send: z.boolean().describe('To the buyer, as SMS and mail, with a link of its own') }),
    reply: paymentLink,
    status: 201,
    errors: ['orders.not_found', 'orders.link_not_needed'],
  }),
};

export const fulfilmentEndpoints = { ...lists, ...acts, ...editing, ...byPhone };
