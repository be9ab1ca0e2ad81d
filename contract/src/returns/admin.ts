import { z } from 'zod';
import { paymentMethodCode } from '../payments/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, givenRiyals, id, riyals, text, timestamp, typedLines, typedText } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import {
  messageList,
  messageRequest,
  moneyBack,
  orderReturn,
  refundTo,
  returnKind,
  returnMessage,
  returnOutcome,
  returnParams,
  returnStatus,
  returnSummary,
} from './shapes.ts';

const arrivedAt = timestamp
  .nullable()
  .describe('When its carrier says that it came to the shop; nothing is refunded by that');
export const adminSummary = returnSummary.extend({ buyer: text(130), phone: text(32), arrived_at: arrivedAt });

export const adminReturn = orderReturn.extend({
  lines: z
    .array(
      orderReturn.shape.lines.element.extend({
        sku: text(64),
        bought: z.int(),
        amount: riyals.describe('What goes back for these pieces'),
        resaleable: z.int().nullable().describe('How many of them can be sold again; known once they are here'),
        exchange: z
          .object({
            variant_id: id,
            variant: text(160).nullable(),
            sku: text(64),
            left: z.int().nullable().describe('How many of it are on the shelf; null where it is sold no more'),
          })
          .nullable()
          .describe('What its buyer asks for instead; put aside when the return is approved'),
      }),
    )
    .max(200),
  iban: text(40).nullable().describe('Where a transfer goes'),
  arrived_at: arrivedAt,
  buyer: z.object({
    name: text(130),
    phone: text(32),
    email: text(254).nullable(),
    has_account: z.boolean(),
  }),
  payment_method: paymentMethodCode,
  expected: moneyBack.describe('How the money would go back now'),
  next_statuses: z.array(returnStatus).max(5).describe('What can be done with it'),
});
export type AdminReturn = z.infer<typeof adminReturn>;
export type AdminReturnSummary = z.infer<typeof adminSummary>;

/** More than any order costs, in riyals. */
const MOST_REFUNDED = 1_000_000_000;

export const staffRefund = z
  .object({
    lines: z
      .array(z.object({ id, quantity: z.int().min(1).max(99) }))
      .min(1, 'validation.return_empty')
      .max(200)
      .optional()
      .describe('Pieces: what was paid for them. What of them is still here is not sent'),
    amount: givenRiyals(MOST_REFUNDED, 0.01).optional().describe('So much of what was paid, riyals'),
    everything: z.literal(true).optional().describe('All that is left of what was paid, delivery and fees too'),
    to: refundTo,
    reason: typedLines(500).describe('Read by the buyer'),
    bank_reference: typedText(80).nullish().describe('Of the transfer, where money goes to a bank account'),
    restock: z.boolean().optional().describe('Whether pieces that were not sent are for sale again'),
  })
  .refine(
    ({ lines, amount, everything }) => [lines, amount, everything].filter((one) => one !== undefined).length === 1,
    {
      message: 'validation.refund_of_what',
      path: ['amount'],
      ...evenIfWrong,
    },
  );
export type StaffRefund = z.input<typeof staffRefund>;

const note = typedLines(500);
const readers = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;
const deciders = { staff: ['owner', 'manager', 'support'] } as const;
const payers = { staff: ['owner', 'manager'] } as const;
const step = { params: returnParams, reply: adminReturn, idempotent: true } as const;

export const exchangeShipment = z.object({
  carrier: typedText(120).nullish(),
  carrier_number: typedText(120).nullish().describe('Of the parcel, at the carrier'),
  note: note.nullish(),
});
export type ExchangeShipment = z.input<typeof exchangeShipment>;

export const adminReturnEndpoints = {
  'GET /admin/returns': endpoint({
    access: { ...readers, token: 'returns:read' },
    summary: 'All returns, the latest first',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: {
        status: returnStatus.optional(),
        kind: returnKind.optional(),
        refund_to: returnOutcome.optional(),
        q: searched.describe('A number of a return or an order, or a phone'),
      },
    }),
    reply: staffPage(adminSummary),
    errors: [],
  }),
  'GET /admin/returns/{id}': endpoint({
    access: { ...readers, token: 'returns:read' },
    summary: 'One return with its buyer and how its money would go back',
    params: returnParams,
    reply: adminReturn,
    errors: ['returns.not_found'],
  }),
  'POST /admin/returns/{id}/approve': endpoint({
    access: deciders,
    summary: 'Let the buyer send it; what it is exchanged for is put aside',
    ...step,
    body: z.object({ note: note.nullish().describe('Read by the buyer: how to send it') }),
    errors: ['returns.not_found', 'returns.transition_not_allowed', 'returns.replacement_sold_out'],
  }),
  'POST /admin/returns/{id}/reject': endpoint({
    access: deciders,
    summary: 'Decline it, with the reason the buyer will read',
    ...step,
    body: z.object({ note }),
    errors: ['returns.not_found', 'returns.transition_not_allowed'],
  }),
  'POST /admin/returns/{id}/receive': endpoint({
    access: readers,
    summary: 'It is here: what can be sold again goes back to the stock',
    ...step,
    body: z.object({
      lines: z
        .array(z.object({ id, resaleable: z.int().min(0).max(99) }))
        .max(200)
        .describe('How many pieces of each line can be sold again; of a line that is not named none'),
      note: note.nullish(),
    }),
    errors: ['returns.not_found', 'returns.transition_not_allowed', 'returns.line_unknown', 'returns.too_many'],
  }),
  'POST /admin/returns/{id}/refund': endpoint({
    access: payers,
    summary:
      'Pay back what was really paid for these pieces, once; of an exchange that cannot be sent after all, as it was paid',
    ...step,
    body: z.object({
      bank_reference: typedText(80).nullish().describe('Of the transfer, where money goes to a bank account'),
      note: note.nullish(),
    }),
    errors: [
      'returns.not_found',
      'returns.transition_not_allowed',
      'returns.card_refund_impossible',
      'money_acts.approval_needed',
      'money_acts.own_account',
    ],
  }),
  'POST /admin/returns/{id}/exchange': endpoint({
    access: readers,
    summary: 'What was put aside for an exchange is on its way to the buyer',
    ...step,
    body: exchangeShipment,
    errors: ['returns.not_found', 'returns.transition_not_allowed'],
  }),
  'POST /admin/orders/{id}/refunds': endpoint({
    access: deciders,
    summary: 'Pay back pieces, an amount, or everything that is left, without anything being sent back',
    params: returnParams,
    body: staffRefund,
    reply: adminReturn,
    status: 201,
    idempotent: true,
    errors: [
      'orders.not_found',
      'money_acts.approval_needed',
      'money_acts.own_account',
      'returns.nothing_paid',
      'returns.more_than_paid',
      'returns.still_open',
      'returns.line_unknown',
      'returns.too_many',
      'returns.too_many_returns',
      'returns.card_refund_impossible',
    ],
  }),
  'GET /admin/returns/{id}/messages': endpoint({
    access: deciders,
    summary: 'What buyer and shop wrote to each other, the oldest first',
    params: returnParams,
    reply: messageList,
    errors: ['returns.not_found'],
  }),
  'POST /admin/returns/{id}/messages': endpoint({
    access: deciders,
    summary: 'Write to the buyer, who gets a mail',
    params: returnParams,
    body: messageRequest,
    reply: returnMessage,
    status: 201,
    idempotent: true,
    errors: ['returns.not_found', 'returns.too_many_messages'],
  }),
};
