import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  english,
  givenRiyals,
  id,
  riyals,
  text,
  textInteger,
  timestamp,
  typedText,
  version,
} from '../platform/shapes.ts';
import { pointLineStates, rankKeys } from '../vocabulary/index.ts';

export const rank = z.object({
  key: z.enum(rankKeys),
  name: text(60),
  threshold: z.int().describe('Points ever earned from which on one has it'),
  free_shipping_threshold: riyals.nullable().describe('Goods for so much are sent free; null: as for everybody'),
  discount_percent: z.int().describe('Less on goods, 0 for none'),
});
export type Rank = z.infer<typeof rank>;

export const standing = z.object({
  rank,
  lifetime_points: z.int().describe('Ever earned; spending does not lower it'),
  next: rank.nullable().describe('null at the top'),
  points_to_next: z.int().nullable(),
});
export type RankStanding = z.infer<typeof standing>;

const perks = {
  threshold: z.int().min(0).max(10_000_000),
  free_shipping_threshold: givenRiyals(100_000).nullable(),
  discount_percent: z.int().min(0).max(50),
};
export const adminRank = z.object({
  key: z.enum(rankKeys),
  name_ar: text(60),
  name_en: text(60),
  ...perks,
  free_shipping_threshold: riyals.nullable(),
  version,
});
export type AdminRank = z.infer<typeof adminRank>;

export const pointRule = z.object({
  kind: text(30).describe('What it is given for'),
  points: z.int(),
  per_day: z.int().nullable().describe('How often a day somebody earns by it; null: as often as it happens'),
  version,
});
export type PointRule = z.infer<typeof pointRule>;

export const pointSettings = z.object({
  expires_after_months: z.int().min(1).max(120).nullable().describe('How long points live; null: for ever'),
  warning_days: z.int().min(7).max(90).describe('How long before they go their owner is told'),
  version,
});
export type PointSettings = z.infer<typeof pointSettings>;

export const pointLine = z.object({
  id,
  points: z.int().describe('Positive came in or will, negative went out'),
  label: text(200).describe('What for'),
  state: z.enum(pointLineStates).describe('pending: cannot be spent yet, and may come to nothing'),
  order_id: z.uuid().nullable().describe('The order it was for, where it was one'),
  at: timestamp,
});
export type PointLine = z.infer<typeof pointLine>;

export const myPoints = z.object({
  balance: z.int().describe('What can be spent now'),
  owed: z.int().describe('Taken back after it was spent: made up for by what is earned next'),
  pending: z.int().describe('Of delivered orders that can still be sent back'),
  lifetime: z.int().describe('Ever earned, by which the rank goes; neither spending nor expiry lowers it'),
  expires_after_months: z.int().nullable().describe('How long points live, to the end of that month; null: for ever'),
  next_expiry: z
    .object({
      points: z.int(),
      at: timestamp,
      is_announced: z.boolean().describe('Whether its owner was told by mail'),
    })
    .nullable()
    .describe('The oldest points, if none of them are spent before'),
  data: z.array(pointLine).max(100),
  next_cursor: z.int().nullable(),
});
export type MyPoints = z.infer<typeof myPoints>;

const owners = { staff: ['owner', 'manager'] } as const;
const changeErrors = ['points.not_found', 'conflict.changed'] as const;

export const rankEdit = z.object({ name_ar: typedText(60), name_en: english(typedText(60)), ...perks, version });
export type RankEdit = z.input<typeof rankEdit>;

export const pointRuleEdit = z.object({
  points: z.int().min(1).max(10_000),
  per_day: z.int().min(1).max(1_000).nullable(),
  version,
});
export type PointRuleEdit = z.input<typeof pointRuleEdit>;

export const pointEndpoints = {
  'GET /community/ranks': endpoint({
    access: 'public',
    summary: 'The ranks, the first one lowest, with what each brings at the checkout',
    reply: z.object({ data: z.array(rank).max(10) }),
    errors: [],
    cache: { tags: ['ranks'] },
  }),
  'GET /community/my-rank': endpoint({
    access: 'customer',
    summary: 'My rank, and how far it is to the next',
    reply: standing,
    errors: [],
  }),
  'GET /admin/community/ranks': endpoint({
    access: owners,
    summary: 'The ranks with all that can be changed',
    reply: z.object({ data: z.array(adminRank).max(10) }),
    errors: [],
  }),
  'PUT /admin/community/ranks/{key}': endpoint({
    access: owners,
    summary: 'Change from when a rank is had and what it brings; the first begins at 0, each after the one before it',
    params: z.object({ key: typedText(20) }),
    body: rankEdit,
    reply: adminRank,
    errors: [...changeErrors, 'points.out_of_order'],
  }),
  'GET /admin/community/point-rules': endpoint({
    access: owners,
    summary: 'What is given for what',
    reply: z.object({ data: z.array(pointRule).max(30) }),
    errors: [],
  }),
  'PUT /admin/community/point-rules/{kind}': endpoint({
    access: owners,
    summary: 'Change how much is given for something from now on; what was given stays',
    params: z.object({ kind: typedText(30) }),
    body: pointRuleEdit,
    reply: pointRule,
    errors: changeErrors,
  }),
  'GET /admin/community/point-settings': endpoint({
    access: owners,
    summary: 'How long points live, and how long before they go their owner is told',
    reply: pointSettings,
    errors: [],
  }),
  'PUT /admin/community/point-settings': endpoint({
    access: owners,
    summary: 'Change how long points live; nothing goes before its owner was told for as long as the warning says',
    body: pointSettings,
    reply: pointSettings,
    errors: ['conflict.changed'],
  }),
  'GET /user/points': endpoint({
    access: 'customer',
    summary: 'My points: what there is, what is to come, what goes next, and how it came about, the latest first',
    query: z.object({
      cursor: textInteger(1, Number.MAX_SAFE_INTEGER).optional(),
      per_page: textInteger(1, 100).optional(),
    }),
    reply: myPoints,
    errors: [],
  }),
};
