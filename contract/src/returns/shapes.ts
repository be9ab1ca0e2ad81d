import { z } from 'zod';
import { orderedPieces } from '../orders/endpoints.ts';
import { id, image, riyals, text, timestamp, typedLines } from '../platform/shapes.ts';
import {
  authors,
  misfits,
  refundDeductions,
  refundWays,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStatuses,
} from '../vocabulary/index.ts';

export const returnStatus = z.enum(returnStatuses);

export const returnKind = z
  .enum(returnKinds)
  .describe('`refund`: money staff paid back without anything being sent back');

export const returnReason = z.enum(returnReasons);

export const misfit = z.enum(misfits);

export const refundTo = z
  .enum(refundWays)
  .describe('`original`: as it was paid, to the card or to a bank account; `store_credit`: all of it to the account');

export const returnOutcome = z
  .enum(returnOutcomes)
  .describe(
    '`original`: as it was paid, to the card or to a bank account; `store_credit`: all of it to the account; `exchange`: another variant of the same product at the same price, and no money',
  );

const thing = {
  name: text(200),
  variant: text(160).nullable(),
  image: image.nullable(),
};

const variantName = text(160).nullable();
const countedVariants = z.array(z.object({ variant: variantName, quantity: z.int() })).max(99);

const returnLine = z.object({
  id: id.describe('Of the line of the order'),
  ...thing,
  quantity: z.int(),
  reason: returnReason,
  fit: misfit.nullable().describe('On which side the size does not fit; null where nobody said'),
  reason_label: text(120),
  expected: countedVariants.describe(
    'What comes back: pieces that an earlier exchange brought before those that were bought',
  ),
  exchange: z.object({ variant_id: id, variant: variantName }).nullable().describe('What its buyer asks for instead'),
});

export const returnEvent = z.object({
  status: returnStatus,
  label: text(120),
  at: timestamp,
  actor: z.enum(authors),
  note: text(500).nullable(),
});
export type ReturnEvent = z.infer<typeof returnEvent>;

export const refund = z.object({
  total: riyals,
  card: riyals,
  bank: riyals,
  store_credit: riyals,
  bank_reference: text(80).nullable(),
});
export type ReturnRefund = z.infer<typeof refund>;

/** Money that goes back, by its ways; store credit with what goes onto a gift card. */
export const moneyBack = z.object({ total: riyals, card: riyals, bank: riyals, store_credit: riyals });
export type MoneyBack = z.infer<typeof moneyBack>;

/** Identifying fields of a return. */
const returnHead = z.object({
  id: z.uuid(),
  number: text(30),
  kind: returnKind,
  order_id: z.uuid(),
  order_number: text(30),
  status: returnStatus,
  status_label: text(120),
  refund_to: returnOutcome,
  created_at: timestamp,
});

export const orderReturn = returnHead.extend({
  lines: z.array(returnLine).max(200),
  note: text(1_000).nullable(),
  photos: z.array(z.object({ id: z.uuid(), url: text(200) })).max(6),
  iban: text(40).nullable().describe('Where a transfer goes; its last digits only'),
  expected_refund: riyals.describe('What goes back, as things stand; nothing of an exchange'),
  withheld: riyals.describe(
    'What of the price of its pieces stays here, as what is kept costs more without them; below zero where an earlier return is made up for',
  ),
  refund: refund.nullable().describe('What went back, once it has'),
  replacement: z
    .object({ carrier: text(120).nullable(), carrier_number: text(120).nullable() })
    .nullable()
    .describe('The parcel that brings what was asked for instead, once it was sent'),
  events: z.array(returnEvent).max(50),
  can_withdraw: z.boolean(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

export const returnSummary = returnHead.extend({
  amount: riyals.describe('What went back, or is expected to'),
  pieces: z.int(),
  items: z.array(orderedPieces).max(4),
});
export type ReturnSummary = z.infer<typeof returnSummary>;

/** Returnable lines of an order, and its refund methods. */
export const returnable = z.object({
  days: z.int().describe('So many days after delivery this order may be sent back'),
  until: timestamp.nullable().describe('The last moment to ask; null before delivery'),
  is_open: z.boolean().describe('Whether something can be sent back now'),
  lines: z
    .array(
      z.object({
        id,
        product_id: id
          .nullable()
          .describe('Lines of one product are asked once how its size fits; null where it is gone'),
        ...thing,
        quantity: z.int().describe('As bought'),
        left: z.int().describe('How many of them can still be sent back'),
        is_returnable: z.boolean(),
        at_home: countedVariants.describe(
          'What its buyer has of it and can send back, in the order in which it goes: what an exchange brought first',
        ),
        refunds: z
          .array(riyals)
          .max(99)
          .describe('What was paid for one piece, for two, and so on; `POST /returns/quote` tells what goes back'),
        exchanges: z
          .array(z.object({ variant_id: id, label: text(160), in_stock: z.boolean() }))
          .max(200)
          .describe('What it can be exchanged for: other variants of the product at the same price'),
      }),
    )
    .max(200),
  refund_ways: z
    .array(
      z.object({
        code: returnOutcome,
        name: text(120),
        description: text(300),
        needs_iban: z.boolean(),
      }),
    )
    .max(3)
    .describe(
      'What can be had for what comes back; an exchange where one of the lines has something to exchange it for',
    ),
  reasons: z.array(z.object({ code: returnReason, label: text(120) })).max(10),
  returns: z.array(returnSummary).max(200).describe('Those there are already'),
});
export type Returnable = z.infer<typeof returnable>;

export const returnQuote = z.object({
  worth: riyals.describe('What was paid for these pieces'),
  withheld: riyals.describe('What of it stays here; below zero where an earlier return is made up for'),
  total: riyals.describe('What goes back'),
  reasons: z
    .array(z.object({ code: z.enum(refundDeductions), message: text(300) }))
    .max(3)
    .describe('Why it is not what was paid'),
  message: text(300).nullable().describe('Said where nothing goes back'),
});
export type ReturnQuote = z.infer<typeof returnQuote>;

export const returnMessage = z.object({
  id,
  author: z.enum(authors),
  message: text(2_000),
  at: timestamp,
});
export type ReturnMessage = z.infer<typeof returnMessage>;
export const messageRequest = z.object({ message: typedLines(2_000) });
export const messageList = z.object({ data: z.array(returnMessage).max(200) });

export const returnParams = z.object({ id: z.uuid() });
