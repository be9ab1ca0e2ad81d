import { z } from 'zod';
import { paymentMethodCode } from '../payments/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { riyals, text, timestamp } from '../platform/shapes.ts';
import { paymentTrialFailures, paymentTrialStates } from '../vocabulary/index.ts';

const owner = { staff: ['owner'] } as const;

/** A payment of one riyal by which an owner tries a payment method. It goes back by itself, and is no order's. */
export const paymentTrial = z.object({
  id: z.uuid(),
  state: z.enum(paymentTrialStates).describe('`paid`: the money arrived and has not gone back yet'),
  failure: z
    .enum(paymentTrialFailures)
    .nullable()
    .describe('Why a failed one ended; `unopened`: the provider gave no page'),
  problem: text(300).nullable().describe('The provider’s own words about the last call that failed'),
  url: text(2_000).nullable().describe('Where it is paid, while it is open'),
  was_refused: z.boolean().describe('A card was refused; another may be tried at the same page'),
  opened_at: timestamp,
  ended_at: timestamp.nullable().describe('When a failed one ended'),
  paid_at: timestamp.nullable(),
  paid_amount: riyals.nullable().describe('The amount that arrived, all of which goes back'),
  paid_currency: text(3).nullable(),
  told_at: timestamp.nullable().describe('When the first signed notification of the provider arrived'),
  refund_tries: z.int().describe('How often the shop asked to give the money back'),
  refunded_at: timestamp.nullable(),
  refunded_by_hand: z.boolean().describe('An owner gave the money back at the provider; the shop could not'),
});
export type PaymentTrial = z.infer<typeof paymentTrial>;

export const triedMethod = z.object({
  method: paymentMethodCode,
  amount: riyals,
  has_webhook: z.boolean().describe('Whether its provider notifies the shop'),
  is_offered: z
    .boolean()
    .describe('Whether it can be tried now; one that cannot is listed while its money is not given back'),
  latest: paymentTrial.nullable(),
});
export type TriedMethod = z.infer<typeof triedMethod>;

const params = z.object({ id: z.uuid() });

export const paymentTrialEndpoints = {
  'GET /admin/payment-trials': endpoint({
    access: owner,
    summary:
      'Payment methods that can be tried with one riyal or have money to give back, and the latest trial of each',
    reply: z.object({ data: z.array(triedMethod).max(50) }),
    errors: [],
  }),
  'POST /admin/payment-trials': endpoint({
    access: owner,
    summary: 'Open the provider’s page for a payment of one riyal, which goes back by itself once it is paid',
    body: z.object({ method: paymentMethodCode }),
    reply: paymentTrial,
    errors: ['trials.not_offered', 'trials.under_way', 'trials.money_out', 'trials.too_many'],
    limitPerMinute: 10,
  }),
  'POST /admin/payment-trials/{id}/refresh': endpoint({
    access: owner,
    summary: 'Ask the provider what became of a trial, and give the money back where it has not gone yet',
    params,
    reply: paymentTrial,
    errors: ['trials.not_found'],
    limitPerMinute: 30,
  }),
  'POST /admin/payment-trials/{id}/cancel': endpoint({
    access: owner,
    summary: 'End a trial that is not paid; one that was paid meanwhile is given back instead',
    params,
    reply: paymentTrial,
    errors: ['trials.not_found'],
    limitPerMinute: 10,
  }),
  'POST /admin/payment-trials/{id}/settled': endpoint({
    access: owner,
    summary: 'Note that the money of a trial was given back at the provider, where a refund of the shop has failed',
    params,
    reply: paymentTrial,
    errors: ['trials.not_found', 'trials.not_owed'],
    limitPerMinute: 10,
  }),
};
