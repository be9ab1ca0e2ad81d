import { z } from 'zod';
import { shownAddress } from '../addresses/shapes.ts';
import { order, orderedPart, orderStatus } from '../orders/endpoints.ts';
import { MOST_LIVE_SUPPLEMENTS, supplementTravel } from '../orders/supplement.ts';
import { paymentKind, paymentMethodCode } from '../payments/shapes.ts';
import { id, image, riyals, text, timestamp, version } from '../platform/shapes.ts';
import { moneyBack, refundTo, returnKind, returnOutcome, returnStatus } from '../returns/shapes.ts';
import { languages, orderActors, paymentStates, taxDocumentKinds, timelineKinds } from '../vocabulary/index.ts';

export const paymentState = z
  .enum(paymentStates)
  .describe('`on_delivery`: to be paid at the door; `void`: it came to nothing, and what was paid goes back');

const states = {
  status: orderStatus,
  status_label: text(120),
  payment_state: paymentState,
  payment_state_label: text(120),
};

/** An order in the list of staff. */
export const adminOrderSummary = z.object({
  id: z.uuid(),
  number: text(30),
  placed_at: timestamp,
  ...states,
  payment_method: paymentMethodCode,
  payment_kind: paymentKind,
  payment_name: text(120),
  buyer: text(130),
  phone: text(32),
  city: text(120),
  pieces: z.int(),
  to_send: z.int().describe('Pieces that are still here'),
  parcels: z.int(),
  total: riyals,
  refunded: riyals,
  items: z
    .array(z.object({ name: text(200), variant: text(160).nullable(), image: image.nullable(), quantity: z.int() }))
    .max(3)
    .describe('The first of them'),
  has_notes: z.boolean(),
  is_by_staff: z.boolean().describe('Staff placed it for somebody who called'),
  travels: supplementTravel.nullable().describe('Of an addition to a paid order; null for any other order'),
});
export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;

const by = text(60).nullable().describe('Who of the staff');

export const orderNote = z.object({ id, body: text(2_000), by, at: timestamp });
export type OrderNote = z.infer<typeof orderNote>;

export const timelineEntry = z.object({
  at: timestamp,
  kind: z.enum(timelineKinds),
  label: text(200),
  amount: riyals.nullable(),
  note: text(2_000).nullable(),
  actor: z.enum(orderActors),
  by,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const adminItem = order.shape.items.element.extend({
  sent: z.int().describe('Pieces in parcels'),
  left_out: z.int().describe('Pieces that were paid back instead of being sent'),
  to_send: z.int().describe('Pieces that are still here'),
  refunded: z.int().describe('Pieces that were paid back'),
  refunds: z
    .array(riyals)
    .max(99)
    .describe(
      'What paying one piece back brings, two, and so on; of the last of the order all that is left of its goods',
    ),
});

const payment = z.object({
  id: z.uuid(),
  provider: text(30),
  status: text(30),
  amount: riyals,
  paid: riyals.nullable(),
  at: timestamp,
});

const refund = z.object({
  id: z.uuid(),
  number: text(30),
  kind: returnKind,
  refund_to: returnOutcome,
  status: returnStatus,
  status_label: text(120),
  pieces: z.int(),
  amount: riyals.describe('What went back, or is expected to'),
  at: timestamp,
});

/** Actions the caller may take on an order now. */
const may = z.object({
  pack: z.boolean(),
  send: z.boolean(),
  readdress: z.boolean(),
  edit_items: z.boolean(),
  add_items: z.boolean().describe('Lines can be added: to a paid order as an order of its own that travels with it'),
  invoice_to: z.boolean().describe('Another company, or none, can be named on its invoice'),
  confirm_transfer: z.boolean(),
  confirm_phone: z
    .boolean()
    .describe('It waits for a code to its phone, and a call to that number may stand in for it'),
  link: z.boolean().describe('A payment link can be sent'),
  cancel: z.object({
    allowed: z.boolean(),
    why_not: text(300).nullable(),
    needs_approval: z.boolean().describe('It is above a ceiling of the caller, who may ask for approval'),
    amount: riyals.describe('What goes back by it'),
  }),
  refund: z.object({
    allowed: z.boolean(),
    why_not: text(300).nullable(),
    most: riyals.describe('What can still go back'),
    most_at_once: riyals
      .nullable()
      .describe('What is left of the caller’s ceilings today and of this order; null without limit'),
    goods: riyals.describe('What of it was paid for goods'),
    services: riyals.describe('What of it was paid for delivery and fees'),
    ways: z.array(refundTo).max(2),
    needs_reference: z.boolean().describe('`original` is a transfer that staff make'),
  }),
});

/** An order as an edit of its items would leave it. */
export const itemsPreview = z.object({
  lines: z
    .array(
      z.object({
        id: id.nullable().describe('Null for a line that is new'),
        name: text(200),
        variant: text(160).nullable(),
        quantity: z.int(),
        before: z.int().describe('Pieces before the edit'),
        unit_price: riyals,
        total: riyals,
        later_quantity: z.int().describe('Pieces that are not there yet'),
      }),
    )
    .max(200),
  is_paid: z.boolean().describe('The order is paid: what it loses goes back'),
  total_before: riyals,
  total: riyals,
  due: riyals.describe('Left to be paid by the order’s method'),
  back: moneyBack.describe('What of a paid order goes back'),
  supplement: z
    .object({
      total: riyals,
      payment_method: paymentMethodCode,
      ways: z.array(z.object({ code: paymentMethodCode, name: text(120) })).max(50),
      hold_hours: z.int().describe('How long it waits for its payment'),
    })
    .nullable()
    .describe('What is added to a paid order: an order of its own, paid by a link and sent with the first'),
});
export type ItemsPreview = z.infer<typeof itemsPreview>;

/** The machine that placed an order, or handed its checkout to the buyer. */
export const orderSource = z.object({
  channel: text(40).describe('The protocol by which it asked'),
  agent: text(100).describe('Its host, as it names itself; empty where it named none'),
  reference: text(60).nullable().describe('Its checkout, for the extension of the protocol'),
});

export const adminOrder = order.omit({ allowed_statuses: true }).extend({
  ...states,
  version,
  city_id: id.nullable().describe('Null where nothing is sent'),
  language: z.enum(languages),
  placed_by: by,
  source: orderSource.nullable().describe('Null: no machine had part in it'),
  customer: z
    .object({ id: z.uuid(), name: text(130), orders: z.int() })
    .nullable()
    .describe('Null: a guest'),
  refunded: riyals.describe('What was paid back of it'),
  items: z.array(adminItem).max(200),
  payments: z.array(payment).max(50).describe('By card, the latest first'),
  transfers: z
    .array(z.object({ id: z.uuid(), amount: riyals, reference: text(80), status: text(30), at: timestamp }))
    .max(50),
  receipts: z.array(z.object({ id: z.uuid(), url: text(200), at: timestamp })).max(50),
  refunds: z.array(refund).max(50).describe('Returns, and money that nothing came back for'),
  documents: z
    .array(z.object({ number: text(30), kind: z.enum(taxDocumentKinds), total: riyals, issued_at: timestamp }))
    .max(50),
  staff_notes: z.array(orderNote).max(100),
  timeline: z.array(timelineEntry).max(300).describe('Everything that happened to it, the latest first'),
  may,
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** Contents of the shipments of one order. */
export const packingSlip = order
  .pick({ id: true, number: true, created_at: true, contact: true, shipping_name: true, notes: true })
  .extend({
    address: shownAddress,
    status: orderStatus,
    payment_name: text(120),
    to_collect: riyals.describe('To be paid at the door'),
    gift: z
      .object({ message: order.shape.gift_message })
      .nullable()
      .describe('To be wrapped as a gift, with this on its card'),
    goes_with: z
      .array(z.object({ number: text(30), travels: supplementTravel }))
      .max(MOST_LIVE_SUPPLEMENTS)
      .describe('Orders that go in the same parcel: additions, or the order that this was added to'),
    lines: z
      .array(
        z.object({
          sku: text(64),
          name: text(200),
          variant: text(160).nullable(),
          quantity: z.int().describe('Still to be sent'),
          bought: z.int(),
          bundle_items: z.array(orderedPart).max(50).describe('In each piece'),
          answers: order.shape.items.element.shape.answers,
        }),
      )
      .max(200),
  });
export type PackingSlip = z.infer<typeof packingSlip>;

export const packing = z.object({
  slips: z.array(packingSlip).max(100),
  picks: z
    .array(
      z.object({
        variant_id: id,
        sku: text(64),
        name: text(200),
        variant: text(160).nullable(),
        quantity: z.int(),
        orders: z.array(z.object({ number: text(30), quantity: z.int() })).max(100),
      }),
    )
    .max(20_000)
    .describe('What to take from the shelves for all of them, by SKU'),
});
export type Packing = z.infer<typeof packing>;
