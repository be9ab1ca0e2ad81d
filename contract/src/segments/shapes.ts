import { z } from 'zod';
import { givenRiyals, id, typedText } from '../platform/shapes.ts';
import { marketingChannels, rankKeys, segmentMatches, timesAgo } from '../vocabulary/index.ts';

const MOST_NAMED = 50;
const MOST_DAYS = 3_650;
const MOST_ORDERS = 100_000;
const MOST_SPENT = 10_000_000;
export const MOST_CONDITIONS = 10;

const is = z.enum(timesAgo);
const days = z.int().min(1).max(MOST_DAYS);
const ids = z.array(id).min(1, 'validation.required').max(MOST_NAMED);
const has = z.boolean().describe('false: those who have not');

export const segmentCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('orders'),
    least: z.int().min(0).max(MOST_ORDERS),
    most: z.int().min(0).max(MOST_ORDERS).nullable().describe('null: any number from the least'),
  }),
  z.object({
    kind: z.literal('spent'),
    least: givenRiyals(MOST_SPENT),
    most: givenRiyals(MOST_SPENT).nullable().describe('null: any sum from the least'),
  }),
  z.object({ kind: z.literal('last_order'), is, days }),
  z.object({ kind: z.literal('bought_product'), has, ids }),
  z.object({ kind: z.literal('bought_category'), has, ids: ids.describe('With all below them') }),
  z.object({
    kind: z.literal('bought_brand'),
    has,
    brands: z.array(typedText(100)).min(1, 'validation.required').max(MOST_NAMED),
  }),
  z.object({ kind: z.literal('city'), ids: ids.describe('Of the default address') }),
  z.object({ kind: z.literal('region'), ids }),
  z.object({ kind: z.literal('rank'), ranks: z.array(z.enum(rankKeys)).min(1, 'validation.required').max(5) }),
  z.object({ kind: z.literal('group'), id: id.nullable().describe('null: of no group') }),
  z.object({ kind: z.literal('joined'), is, days }),
  z.object({ kind: z.literal('birthday'), month: z.int().min(1).max(12).nullable().describe('null: this month') }),
  z.object({ kind: z.literal('consent'), has, channel: z.enum(marketingChannels) }),
  z.object({ kind: z.literal('cart'), has: has.describe('A cart left for an hour') }),
  z.object({ kind: z.literal('wish'), has }),
  z.object({ kind: z.literal('review'), has }),
]);
export type SegmentCondition = z.infer<typeof segmentCondition>;

const match = z.enum(segmentMatches);
/** Conditions that stand for one, in brackets. There are no groups within groups. */
export const segmentConditionGroup = z.object({
  kind: z.literal('conditions'),
  match,
  conditions: z.array(segmentCondition).min(1, 'validation.required').max(MOST_CONDITIONS),
});
export type SegmentConditionGroup = z.infer<typeof segmentConditionGroup>;

export const segmentFilter = z.object({
  match,
  conditions: z
    .array(z.union([segmentCondition, segmentConditionGroup]))
    .min(1, 'validation.required')
    .max(MOST_CONDITIONS),
});
export type SegmentFilter = z.infer<typeof segmentFilter>;
