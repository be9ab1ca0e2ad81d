import { z } from 'zod';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, onceRight, page, pageQuery, typedCode, typedLines } from '../platform/shapes.ts';
import { adminReturnEndpoints } from './admin.ts';
import {
  messageList,
  messageRequest,
  misfit,
  orderReturn,
  returnable,
  returnMessage,
  returnOutcome,
  returnParams,
  returnQuote,
  returnReason,
  returnStatus,
  returnSummary,
} from './shapes.ts';

const byGuest = z.object({ view_token: viewToken.optional() });

export const returnRequest = z.object({
  order_id: z.uuid(),
  lines: z
    .array(
      z
        .object({
          id,
          quantity: z.int().min(1).max(99),
          reason: returnReason,
          fit: misfit
            .nullish()
            .describe(
              'On which side the size does not fit; with `wrong_size` alone, and kept of products with sizes to wear alone',
            ),
          exchange_variant_id: id
            .optional()
            .describe('What comes instead, of the `exchanges` of the line; with `exchange`, and only there'),
        })
        .refine(({ reason, fit }) => fit == null || reason === 'wrong_size', {
          ...onceRight('reason', 'fit'),
          path: ['fit'],
          error: 'validation.fit_without_reason',
        }),
    )
    .min(1, 'validation.return_empty')
    .max(200),
  note: typedLines(1_000).nullish(),
  photos: z.array(z.uuid()).max(6).optional().describe('Pictures from `POST /uploads`'),
  refund_to: returnOutcome,
  iban: typedCode(60).nullish().describe('Needed where `refund_ways` says so'),
});
export type ReturnRequest = z.input<typeof returnRequest>;

export const returnEndpoints = {
  ...adminReturnEndpoints,
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
    body: returnRequest,
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
    body: z.object({ note: typedLines(500).nullish() }),
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
