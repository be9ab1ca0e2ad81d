import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, image, page, pageQuery, riyals, text, timestamp, typedText } from '../platform/shapes.ts';
import { viewToken } from './unpaid.ts';

export const returnStatuses = ['requested', 'approved', 'received', 'refunded', 'rejected', 'cancelled'] as const;
export const returnStatus = z.enum(returnStatuses);
export type ReturnStatus = (typeof returnStatuses)[number];

export const returnReasons = [
  'changed_mind',
  'wrong_size',
  'damaged',
  'wrong_item',
  'not_as_described',
  'other',
] as const;
const returnReason = z.enum(returnReasons);
export type ReturnReason = (typeof returnReasons)[number];

export const refundWays = ['original', 'store_credit'] as const;
const refundTo = z
  .enum(refundWays)
  .describe('`original`: as it was paid, to the card or to a bank account; `store_credit`: all of it to the account');
export type RefundWay = (typeof refundWays)[number];

const thing = {
  name: text(200),
  variant: text(160).nullable(),
  image: image.nullable(),
};

const returnLine = z.object({
  id: id.describe('Of the line of the order'),
  ...thing,
  quantity: z.int(),
  reason: returnReason,
  reason_label: text(120),
});

const returnEvent = z.object({
  status: returnStatus,
  label: text(120),
  at: timestamp,
  actor: z.enum(['customer', 'staff']),
  note: text(500).nullable(),
});

const refund = z.object({
  total: riyals,
  card: riyals,
  bank: riyals,
  store_credit: riyals,
  bank_reference: text(80).nullable(),
});

/** What a return is known by. */
const returnHead = z.object({
  id: z.uuid(),
  number: text(30),
  order_id: z.uuid(),
  order_number: text(30),
  status: returnStatus,
  status_label: text(120),
  created_at: timestamp,
});

export const orderReturn = returnHead.extend({
  lines: z.array(returnLine).max(200),
  note: text(1_000).nullable(),
  photos: z.array(z.object({ id: z.uuid(), url: text(200) })).max(6),
  refund_to: refundTo,
  iban: text(40).nullable().describe('Where a transfer goes; its last digits only'),
  expected_refund: riyals.describe('What goes back, as things stand'),
  withheld: riyals.describe(
    'What of the price of its pieces stays here, as what is kept costs more without them; below zero where an earlier return is made up for',
  ),
  refund: refund.nullable().describe('What went back, once it has'),
  events: z.array(returnEvent).max(50),
  can_withdraw: z.boolean(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

export const returnSummary = returnHead.extend({
  amount: riyals.describe('What went back, or is expected to'),
  pieces: z.int(),
  items: z.array(z.object({ name: text(200), image: image.nullable(), quantity: z.int() })).max(4),
});
export type ReturnSummary = z.infer<typeof returnSummary>;

/** What of an order can be sent back now, and how its money would go back. */
export const returnable = z.object({
  until: timestamp.nullable().describe('The last moment to ask; null before delivery'),
  is_open: z.boolean().describe('Whether something can be sent back now'),
  lines: z
    .array(
      z.object({
        id,
        ...thing,
        quantity: z.int().describe('As bought'),
        left: z.int().describe('How many of them can still be sent back'),
        is_returnable: z.boolean(),
        refunds: z
          .array(riyals)
          .max(99)
          .describe('What was paid for one piece, for two, and so on; `POST /returns/quote` tells what goes back'),
      }),
    )
    .max(200),
  refund_ways: z
    .array(
      z.object({
        code: refundTo,
        name: text(120),
        description: text(300),
        needs_iban: z.boolean(),
      }),
    )
    .max(2),
  reasons: z.array(z.object({ code: returnReason, label: text(120) })).max(10),
  returns: z.array(returnSummary).max(200).describe('Those there are already'),
});
export type Returnable = z.infer<typeof returnable>;

const returnQuote = z.object({
  worth: riyals.describe('What was paid for these pieces'),
  withheld: riyals.describe('What of it stays here; below zero where an earlier return is made up for'),
  total: riyals.describe('What goes back'),
  reasons: z
    .array(z.object({ code: z.enum(['offer', 'delivery', 'made_up']), message: text(300) }))
    .max(3)
    .describe('Why it is not what was paid'),
  message: text(300).nullable().describe('Said where nothing goes back'),
});
export type ReturnQuote = z.infer<typeof returnQuote>;

export const returnMessage = z.object({
  id,
  author: z.enum(['customer', 'staff']),
  message: text(2_000),
  at: timestamp,
});
export type ReturnMessage = z.infer<typeof returnMessage>;
export const messageRequest = z.object({ message: typedText(2_000) });
export const messageList = z.object({ data: z.array(returnMessage).max(200) });

export const returnParams = z.object({ id: z.uuid() });
const byGuest = z.object({ view_token: viewToken.optional() });

export const returnEndpoints = {
  'GET /orders/{id}/returnable': endpoint({
    access: 'visitor',
    summary: 'What of an order can be sent back, until when, and what would be paid back',
    params: returnParams,
    query: byGuest,
    reply: returnable,
    errors: ['orders.not_found'],
  }),
  'POST /returns/quote': endpoint({
    access: 'visitor',
    summary: 'What sending these pieces back would bring, by the rules the order was priced by',
    query: byGuest,
    body: z.object({
      order_id: z.uuid(),
      lines: z
        .array(z.object({ id, quantity: z.int().min(1).max(99) }))
        .min(1, 'validation.return_empty')
        .max(200),
    }),
    reply: returnQuote,
    errors: [
      'orders.not_found',
      'returns.not_delivered',
      'returns.too_late',
      'returns.line_unknown',
      'returns.not_returnable',
      'returns.too_many',
    ],
    limitPerMinute: 120,
  }),
  'POST /returns': endpoint({
    access: 'visitor',
    summary: 'Ask to send things of a delivered order back',
    query: byGuest,
    body: z.object({
      order_id: z.uuid(),
      lines: z
        .array(z.object({ id, quantity: z.int().min(1).max(99), reason: returnReason }))
        .min(1, 'validation.return_empty')
        .max(200),
      note: typedText(1_000).nullish(),
      photos: z.array(z.uuid()).max(6).optional().describe('Pictures from `POST /uploads`'),
      refund_to: refundTo,
      iban: typedText(60).nullish().describe('Needed where `refund_ways` says so'),
    }),
    reply: orderReturn,
    status: 201,
    idempotent: true,
    errors: [
      'orders.not_found',
      'returns.not_delivered',
      'returns.too_late',
      'returns.line_unknown',
      'returns.not_returnable',
      'returns.too_many',
      'returns.too_many_returns',
      'uploads.not_yours',
    ],
    limitPerMinute: 20,
  }),
  'GET /returns': endpoint({
    access: 'customer',
    summary: 'The returns of the customer who asks, the latest first',
    query: z.object({ ...pageQuery, status: returnStatus.optional() }),
    reply: page(returnSummary),
    errors: [],
  }),
  'GET /returns/{id}': endpoint({
    access: 'visitor',
    summary: 'One return, for its buyer',
    params: returnParams,
    query: byGuest,
    reply: orderReturn,
    errors: ['returns.not_found'],
  }),
  'POST /returns/{id}/withdraw': endpoint({
    access: 'visitor',
    summary: 'Take a request back, as long as nobody has decided on it',
    params: returnParams,
    query: byGuest,
    body: z.object({ note: typedText(500).nullish() }),
    reply: orderReturn,
    idempotent: true,
    errors: ['returns.not_found', 'returns.transition_not_allowed'],
  }),
  'GET /returns/{id}/messages': endpoint({
    access: 'visitor',
    summary: 'What buyer and shop wrote to each other about a return, the oldest first',
    params: returnParams,
    query: byGuest,
    reply: messageList,
    errors: ['returns.not_found'],
  }),
  'POST /returns/{id}/messages': endpoint({
    access: 'visitor',
    summary: 'Write to the shop about a return',
    params: returnParams,
    query: byGuest,
    body: messageRequest,
    reply: returnMessage,
    status: 201,
    idempotent: true,
    errors: ['returns.not_found', 'returns.too_many_messages'],
    limitPerMinute: 20,
  }),
};
