import { z } from 'zod';
import {
  evenIfWrong,
  givenRiyals,
  id,
  text,
  timestamp,
  typedLines,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import { segmentCondition } from '../segments/shapes.ts';
import { approvalStates, letterStatuses, marketingChannels } from '../vocabulary/index.ts';

export const MOST_STEPS = 20;
const MOST_WAIT_HOURS = 24 * 90;
const MOST_DAYS = 3_650;

/** A discount code of each reader’s own. */
const coupon = z.object({
  percent: z.int().min(1).max(90),
  days: z.int().min(1).max(90).describe('How long it is valid'),
});

/** Letters of a message to a phone: some six parts of a text message in Arabic, and what WhatsApp approves. */
export const MOST_ON_PHONE = 400;

export const marketingMessage = z
  .object({
    channel: z.enum(marketingChannels).default('email'),
    subject: written(typedText(150)).describe('Of a message to phones: a name that staff alone see'),
    body: written(typedLines(10_000)).describe(
      'Markdown in mails, plain text to phones; `{name}` and `{shop}` stand for the reader and the shop',
    ),
    coupon: coupon.nullable(),
  })
  .superRefine(({ channel, body }, context) => {
    if (channel === 'email' || channel === undefined) return;
    for (const language of ['ar', 'en'] as const) {
      if ((body?.[language]?.length ?? 0) <= MOST_ON_PHONE) continue;
      context.addIssue({ code: 'custom', path: ['body', language], message: 'validation.too_long_for_phone' });
    }
  }, evenIfWrong);
export type MarketingMessage = z.infer<typeof marketingMessage>;

export const listedCampaign = z.object({
  id,
  channel: z.enum(marketingChannels),
  subject: z.object({ ar: text(150), en: text(150) }),
  segment: text(80).describe('Name of the segment that it goes to'),
  status: z.enum(letterStatuses),
  audience: z.int().describe('How many could be reached when it was sent; 0 of a draft'),
  sent: z.int(),
  failed: z.int().describe('How many their mail servers refused'),
  left_out: z.int().describe('How many had enough messages of late, or took their consent back'),
  updated_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type ListedCampaign = z.infer<typeof listedCampaign>;

export const marketingOutcome = z.object({
  orders: z.int().describe('Orders that readers placed within seven days of the message, the last before it'),
  total: z.number().describe('Sum of these orders without those that came to nothing, in riyals'),
});
export type MarketingOutcome = z.infer<typeof marketingOutcome>;

/** Figures of a campaign to phones: its length and price before it is sent, and what providers reported afterwards. */
export const phoneFigures = z.object({
  parts: z
    .object({ ar: z.int(), en: z.int() })
    .describe('Parts of the message in each language that gateways charge by; 1 by WhatsApp'),
  price: z
    .number()
    .nullable()
    .describe('What it costs at most for all who can be reached, in riyals; null: no price is set, or it was sent'),
  spent: z.number().describe('What it has cost by the set prices, in riyals'),
  received: z
    .int()
    .nullable()
    .describe('How many phones reported that it arrived; null where the provider reports nothing, or after 90 days'),
  unreached: z.int().nullable().describe('How many were sent and reported as not arrived'),
  is_over_ceiling: z.boolean().describe('It stopped because the ceiling of the month was reached'),
});
export type PhoneFigures = z.infer<typeof phoneFigures>;

export const marketingCampaign = listedCampaign.extend({
  version,
  segment_id: id.nullable().describe('null: it was sent, and keeps the filter of that time'),
  message: marketingMessage,
  reachable: z
    .int()
    .nullable()
    .describe(
      'Of a draft: how many agreed to its channel and could be reached when its segment was counted, up to 10,000; null: it is being counted, or was sent',
    ),
  phone: phoneFigures.nullable().describe('null of a campaign by mail'),
  outcome: marketingOutcome,
});
export type MarketingCampaign = z.infer<typeof marketingCampaign>;

export const newMarketingCampaign = z.object({ segment_id: id, message: marketingMessage });
export type NewMarketingCampaign = z.input<typeof newMarketingCampaign>;

export const flowTrigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('joined') }),
  z.object({ kind: z.literal('order_delivered'), is_first: z.boolean().describe('Only the first of a customer') }),
  z.object({ kind: z.literal('birthday') }),
  z.object({ kind: z.literal('win_back'), days: z.int().min(7).max(MOST_DAYS).describe('Since the last order') }),
]);
export type FlowTrigger = z.infer<typeof flowTrigger>;

export const flowStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wait'), hours: z.int().min(1).max(MOST_WAIT_HOURS) }),
  z.object({
    kind: z.literal('condition'),
    condition: segmentCondition.describe('Customers whom it does not keep leave the flow'),
  }),
  z.object({ kind: z.literal('message'), message: marketingMessage }),
]);
export type FlowStep = z.infer<typeof flowStep>;

export const newFlow = z.object({
  name: typedText(80),
  trigger: flowTrigger,
  ends_on_order: z.boolean().describe('Customers who order leave the flow'),
  steps: z.array(flowStep).min(1, 'validation.required').max(MOST_STEPS),
});
export type NewFlow = z.input<typeof newFlow>;

export const stepNumbers = z.object({ sent: z.int(), failed: z.int() });
export type StepNumbers = z.infer<typeof stepNumbers>;

export const flow = z.object({
  id,
  version,
  name: text(80),
  trigger: flowTrigger,
  ends_on_order: z.boolean(),
  steps: z.array(flowStep).max(MOST_STEPS),
  is_on: z.boolean(),
  under_way: z.int().describe('Customers in it at this moment, counted up to 10,000'),
  numbers: z.array(stepNumbers).max(MOST_STEPS).describe('Of each step, over the last 30 days'),
  outcome: marketingOutcome.describe('Of the last 30 days'),
});
export type Flow = z.infer<typeof flow>;

export const marketingLimits = z.object({
  version: z.int().min(0).max(2_000_000_000).describe('0: nobody changed it yet'),
  per_day: z
    .int()
    .min(1)
    .max(10)
    .describe('Advertising messages that one customer gets in 24 hours, over all campaigns and flows'),
  per_week: z.int().min(1).max(30),
  ceiling: givenRiyals(1_000_000)
    .default(0)
    .describe('What advertising to phones may cost in a month, in riyals; 0: none is sent'),
  whatsapp_price: z
    .number()
    .min(0)
    .max(10)
    .multipleOf(0.0001, 'validation.amount')
    .default(0)
    .describe('Price of one advertising message by WhatsApp, in riyals; 0: not said'),
});
export type MarketingLimits = z.infer<typeof marketingLimits>;

export const phoneAdvertising = z.object({
  channels: z.array(z.enum(marketingChannels)).max(2).describe('Channels to phones that may advertise now'),
  ceiling: z.number(),
  spent: z.number().describe('In this month, in riyals'),
  is_reached: z.boolean().describe('A message of this month was not sent because of the ceiling that still holds'),
  sms_price: z.number().describe('Of one part, in riyals; 0: not said'),
  whatsapp_price: z.number(),
});
export type PhoneAdvertising = z.infer<typeof phoneAdvertising>;

/** The saved message whose words WhatsApp approves: of a campaign, or of a step of a flow. */
export const approvalOf = z.object({
  campaign_id: z.int().min(1).max(2_000_000_000).optional(),
  flow_id: z.int().min(1).max(2_000_000_000).optional(),
  step: z
    .int()
    .min(0)
    .max(MOST_STEPS - 1)
    .optional(),
});
export type ApprovalOf = z.input<typeof approvalOf>;

export const messageApproval = z.object({ language: z.enum(['ar', 'en']), state: z.enum(approvalStates) });
export type MessageApproval = z.infer<typeof messageApproval>;
