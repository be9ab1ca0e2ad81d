import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  english,
  evenIfWrong,
  fileBytes,
  givenRiyals,
  id,
  riyals,
  text,
  textId,
  textInteger,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { campaignStatuses, type PrizeKind, prizeKinds, rewardStatuses } from '../vocabulary/index.ts';
import { bytes32 } from './shapes.ts';

export const LARGEST_DECK = 20_000;

const people = { staff: ['owner', 'manager'] } as const;

const amount = givenRiyals(100_000, 0.01);

export const prizeDraft = z
  .object({
    kind: z.enum(prizeKinds),
    count: z.int().min(1).max(LARGEST_DECK).describe('How many cards of the deck hold it'),
    percent: z.int().min(1).max(100).nullish(),
    amount: amount.nullish().describe('Riyals of a fixed coupon or of store credit'),
    points: z.int().min(1).max(1_000_000).nullish(),
    variant_id: id
      .nullish()
      .describe('What is sent where it is a product: so many pieces are set aside when it is published'),
    maximum_discount: amount.nullish(),
    minimum_order: amount.nullish(),
  })
  .refine(hasItsFields, { message: 'validation.invalid', ...evenIfWrong });
export type LottoPrizeDraft = z.input<typeof prizeDraft>;

/** True if exactly the fields of its kind are present. */
function hasItsFields(draft: {
  kind: PrizeKind;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  points?: number | null | undefined;
  variant_id?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
}): boolean {
  const { kind } = draft;
  const isSaid = (value: number | null | undefined) => value !== null && value !== undefined;
  return (
    isSaid(draft.percent) === (kind === 'percentage_coupon') &&
    isSaid(draft.amount) === (kind === 'fixed_coupon' || kind === 'store_credit') &&
    isSaid(draft.points) === (kind === 'points') &&
    isSaid(draft.variant_id) === (kind === 'product') &&
    (!isSaid(draft.maximum_discount) || kind === 'percentage_coupon') &&
    (!isSaid(draft.minimum_order) || ['percentage_coupon', 'fixed_coupon', 'free_shipping'].includes(kind))
  );
}

export const campaignDraft = z.object({
  name_ar: typedText(120),
  name_en: english(typedText(120)),
  licence_number: typedText(60).nullish(),
  rules_ar: typedLines(10_000).nullish(),
  rules_en: english(typedLines(10_000)).nullish(),
  starts_at: timestamp.nullish(),
  ends_at: timestamp.nullish(),
  gives_welcome: z.boolean().optional(),
  gives_daily: z.boolean().optional(),
  gives_for_activity: z
    .boolean()
    .optional()
    .describe('A card for the first post a member publishes while it runs, and one for the first review of a purchase'),
  activity_per_day: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('How many cards for activity and purchases somebody has a day'),
  gives_for_purchases: z
    .boolean()
    .optional()
    .describe('A card for each delivered order. Prize games may not ask for a purchase: see `purchases_warning`'),
  acknowledges_purchases_warning: z
    .literal(true)
    .optional()
    .describe('Must be said with `gives_for_purchases`, by whoever read the warning'),
  prizes: z.array(prizeDraft).max(30),
});
export type LottoCampaignDraft = z.infer<typeof campaignDraft>;

export const adminCampaign = z.object({
  id,
  name_ar: text(120),
  name_en: text(120),
  licence_number: text(60).nullable(),
  rules_ar: text(10_000).nullable(),
  rules_en: text(10_000).nullable(),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  state: z.enum(campaignStatuses),
  is_demo: z.boolean(),
  gives_welcome: z.boolean(),
  gives_daily: z.boolean(),
  gives_for_activity: z.boolean(),
  activity_per_day: z.int(),
  gives_for_purchases: z.boolean(),
  purchases_warning: text(1_000).describe('What the law says of cards for purchases, beside the switch'),
  root: bytes32.nullable(),
  deck_size: z.int().nullable(),
  cards_given: z.int(),
  stop_reason: text(500).nullable(),
  version,
  prizes: z
    .array(
      z.object({
        kind: z.enum(prizeKinds),
        count: z.int(),
        percent: z.int().nullable(),
        amount: riyals.nullable(),
        points: z.int().nullable(),
        variant_id: id.nullable(),
        item: text(400).nullable().describe('What is sent, as it was when the campaign was written'),
        maximum_discount: riyals.nullable(),
        minimum_order: riyals.nullable(),
      }),
    )
    .max(30),
});
export type AdminLottoCampaign = z.infer<typeof adminCampaign>;

const params = z.object({ id: textId });

export const lottoCampaignEdit = campaignDraft.extend({ version });
export type LottoCampaignEdit = z.input<typeof lottoCampaignEdit>;

export const adminLottoDeck = z.object({
  root: bytes32,
  deck_size: z.int(),
  data: z
    .array(
      z.object({
        index: z.int(),
        prize: text(200),
        salt: bytes32,
        ticket_id: z.uuid().nullable(),
        customer_id: z.uuid().nullable(),
        given_at: timestamp.nullable(),
        scratched_at: timestamp.nullable(),
        reward_status: z.enum(rewardStatuses).nullable(),
      }),
    )
    .max(1_000),
  next_cursor: z.int().nullable(),
});
export type AdminLottoDeck = z.infer<typeof adminLottoDeck>;

/** Endpoints for staff to manage campaigns. Each change is audited. */
export const adminLottoEndpoints = {
  'GET /admin/lotto/campaigns': endpoint({
    access: people,
    summary: 'Scratch-card campaigns, the latest first',
    query: staffListQuery({
      sorts: ['-id', 'starts_at'],
      filters: { state: z.enum(campaignStatuses).optional() },
    }),
    reply: staffPage(adminCampaign),
    errors: [],
  }),
  'GET /admin/lotto/campaigns/{id}': endpoint({
    access: people,
    summary: 'One campaign with all that can be changed',
    params,
    reply: adminCampaign,
    errors: ['lotto.campaign_not_found'],
  }),
  'POST /admin/lotto/campaigns': endpoint({
    access: people,
    summary: 'Begin a campaign; what is still missing may come later, but before it is published',
    body: campaignDraft,
    reply: adminCampaign,
    status: 201,
    errors: ['lotto.dates_wrong', 'lotto.deck_too_large', 'lotto.prize_unknown', 'lotto.purchases_warning'],
  }),
  'PUT /admin/lotto/campaigns/{id}': endpoint({
    access: people,
    summary: 'Change a campaign that is not published yet, as a whole',
    params,
    body: lottoCampaignEdit,
    reply: adminCampaign,
    errors: [
      'lotto.campaign_not_found',
      'lotto.campaign_fixed',
      'lotto.dates_wrong',
      'lotto.deck_too_large',
      'lotto.prize_unknown',
      'lotto.purchases_warning',
      'conflict.changed',
    ],
  }),
  'POST /admin/lotto/campaigns/{id}/publish': endpoint({
    access: people,
    summary:
      'Shuffle the deck, publish its root and switch the campaign on between its dates; nothing changes after it',
    params,
    reply: adminCampaign,
    errors: [
      'lotto.campaign_not_found',
      'lotto.campaign_fixed',
      'lotto.incomplete',
      'lotto.overlaps',
      'lotto.prize_stock_short',
    ],
    idempotent: true,
  }),
  'POST /admin/lotto/campaigns/{id}/stop': endpoint({
    access: people,
    summary: 'End a published campaign at once and for good; rewards that were won can still be used',
    params,
    body: z.object({ reason: typedLines(500) }),
    reply: adminCampaign,
    errors: ['lotto.campaign_not_found', 'lotto.not_published'],
    idempotent: true,
  }),
  'GET /admin/lotto/campaigns/{id}/deck': endpoint({
    access: people,
    summary: 'The whole deck of a campaign that is over, with who got which card and what became of it',
    params,
    query: z.object({ cursor: textInteger(0, LARGEST_DECK).describe('Where to go on').optional() }),
    reply: adminLottoDeck,
    errors: ['lotto.campaign_not_found', 'lotto.not_over'],
  }),
  'GET /admin/lotto/campaigns/{id}/audit.csv': endpoint({
    access: people,
    summary:
      'Every card that was given, to whom and what became of it, as a table; what an open card holds is not in it while they are played',
    params,
    reply: fileBytes,
    gives: 'text/csv',
    errors: ['lotto.campaign_not_found', 'lotto.not_published'],
  }),
};
