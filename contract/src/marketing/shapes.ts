import { z } from 'zod';
import { id, text, timestamp, typedLines, typedText, version, written } from '../platform/shapes.ts';
import { segmentCondition } from '../segments/shapes.ts';
import { letterStatuses } from '../vocabulary/index.ts';

export const MOST_STEPS = 20;
const MOST_WAIT_HOURS = 24 * 90;
const MOST_DAYS = 3_650;

/** A discount code of each reader’s own. */
const coupon = z.object({
  percent: z.int().min(1).max(90),
  days: z.int().min(1).max(90).describe('How long it is valid'),
});

export const marketingMessage = z.object({
  subject: written(typedText(150)),
  body: written(typedLines(10_000)).describe('Markdown; `{name}` and `{shop}` stand for the reader and the shop'),
  coupon: coupon.nullable(),
});
export type MarketingMessage = z.infer<typeof marketingMessage>;

export const listedCampaign = z.object({
  id,
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

export const marketingCampaign = listedCampaign.extend({
  version,
  segment_id: id.nullable().describe('null: it was sent, and keeps the filter of that time'),
  message: marketingMessage,
  reachable: z
    .int()
    .nullable()
    .describe(
      'Of a draft: how many agreed to mail and could be reached when its segment was counted, up to 10,000; null: it is being counted, or was sent',
    ),
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
});
export type MarketingLimits = z.infer<typeof marketingLimits>;
