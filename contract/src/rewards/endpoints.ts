import { z } from 'zod';
import { picturedProduct } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  english,
  evenIfWrong,
  givenRiyals,
  id,
  riyals,
  text,
  textId,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { feed, feedQuery } from '../posts/shapes.ts';
import { type CommunityRewardKind, communityRewardKinds } from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const readers = { staff: ['owner', 'manager', 'moderator'] } as const;
const member = ['members.not_member', 'members.suspended'] as const;

const LARGEST = 10_000;

export const reward = z.object({
  id,
  name: text(120),
  about: text(500),
  kind: z.enum(communityRewardKinds),
  terms: text(300).describe('What it brings, in words'),
  points: z.int().describe('What it costs'),
  stock_left: z.int(),
  per_member: z.int().describe('How often one member may have it'),
  mine: z.int().describe('How often I had it'),
  product: picturedProduct.nullable(),
});
export type CommunityReward = z.infer<typeof reward>;

export const redemption = z.object({
  id: z.uuid(),
  name: text(120),
  terms: text(300),
  points: z.int(),
  redeemed_at: timestamp,
  coupon: z.object({ code: text(60), ends_at: timestamp.nullable(), is_used: z.boolean() }).nullable(),
});
export type RewardRedemption = z.infer<typeof redemption>;

const fields = {
  name_ar: typedText(120),
  name_en: english(typedText(120)),
  about_ar: z.union([typedLines(500), z.literal('')]),
  about_en: z.union([typedLines(500), z.literal('')]),
  kind: z.enum(communityRewardKinds),
  percent: z.int().min(1).max(100).nullish(),
  amount: givenRiyals(LARGEST, 1).nullish().describe('Of a fixed coupon'),
  maximum_discount: givenRiyals(LARGEST, 1).nullish().describe('Of a percentage'),
  minimum_order: givenRiyals(LARGEST, 1).nullish(),
  product_id: id.nullish(),
  points: z.int().min(1).max(1_000_000),
  stock: z.int().min(0).max(1_000_000).describe('How many there are in all, those redeemed included'),
  per_member: z.int().min(1).max(1_000),
  is_active: z.boolean(),
};

interface Draft {
  kind: CommunityRewardKind;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  product_id?: number | null | undefined;
}

/** True if exactly the fields of this kind of reward are present. */
const isWhole = (draft: Draft) =>
  (draft.kind === 'percentage') === (draft.percent != null) &&
  (draft.kind === 'fixed') === (draft.amount != null) &&
  (draft.kind === 'product') === (draft.product_id != null);
const whole = { ...evenIfWrong, path: ['kind'], error: 'validation.required' };

export const draft = z.object(fields).refine(isWhole, whole);
export type RewardDraft = z.infer<typeof draft>;

export const adminReward = z.object({
  id,
  ...fields,
  percent: z.int().nullable(),
  amount: riyals.nullable(),
  maximum_discount: riyals.nullable(),
  minimum_order: riyals.nullable(),
  product_id: id.nullable(),
  stock_left: z.int(),
  redeemed: z.int(),
  version,
});
export type AdminReward = z.infer<typeof adminReward>;

const params = z.object({ id: textId });

export const rewardEdit = z.object({ ...fields, version }).refine(isWhole, whole);
export type RewardEdit = z.input<typeof rewardEdit>;

export const rewardEndpoints = {
  'GET /community/rewards': endpoint({
    access: 'customer',
    summary: 'What points are given for, the cheapest first, with the points I can spend',
    reply: z.object({ data: z.array(reward).max(100), points: z.int().describe('What I can spend') }),
    errors: member,
  }),
  'GET /community/rewards/mine': endpoint({
    access: 'customer',
    summary: 'What I had for my points, the latest first, with its codes',
    query: z.object(feedQuery),
    reply: feed(redemption),
    errors: [...member, 'posts.cursor_wrong'],
  }),
  'POST /community/rewards/{id}/redeem': endpoint({
    access: 'customer',
    summary: 'Give points for a reward: a code of one’s own. Once for each tap, however often it is sent',
    params,
    reply: redemption,
    status: 201,
    idempotent: true,
    errors: [
      ...member,
      'rewards.not_found',
      'rewards.gone',
      'rewards.limit_reached',
      'rewards.points_short',
      'rewards.product_gone',
    ],
    limitPerMinute: 20,
  }),
  'GET /admin/community/rewards': endpoint({
    access: readers,
    summary: 'All rewards, offered or not',
    query: staffListQuery({
      sorts: ['points', '-redeemed'],
      filters: { is_active: z.enum(['true', 'false']).optional() },
    }),
    reply: staffPage(adminReward),
    errors: [],
  }),
  'POST /admin/community/rewards': endpoint({
    access: managers,
    summary: 'Offer a reward',
    body: draft,
    reply: adminReward,
    status: 201,
    errors: ['rewards.product_gone'],
  }),
  'PUT /admin/community/rewards/{id}': endpoint({
    access: managers,
    summary: 'Change a reward as a whole, or take it off: what was redeemed stays as it was',
    params,
    body: rewardEdit,
    reply: adminReward,
    errors: ['rewards.not_found', 'rewards.stock_below_redeemed', 'rewards.product_gone', 'conflict.changed'],
  }),
};
