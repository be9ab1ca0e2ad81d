import { z } from 'zod';
import { memberRef } from '../members/shapes.ts';
import {
  english,
  evenIfWrong,
  id,
  image,
  text,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import { post } from '../posts/shapes.ts';
import { type ContestPrizeKind, contestEntryStatuses, contestPrizeKinds, contestStates } from '../vocabulary/index.ts';

export const MOST_WINNERS = 10;
export const CAPTION_LENGTH = 300;

export const contestEntry = z.object({
  id,
  author: memberRef,
  post: post.nullable().describe('What was entered, where it is a post or a reel, whose poster is its picture'),
  is_reel: z.boolean(),
  image: image.nullable().describe('What was entered, where it is a photo'),
  caption: text(CAPTION_LENGTH),
  is_mine: z.boolean(),
  status: z.enum(contestEntryStatuses).describe('Others see those that are shown alone'),
  status_reason: text(500).nullable().describe('For its author'),
  votes: z.int().nullable().describe('null until voting is over'),
  place: z.int().nullable().describe('Among the winners, once staff have confirmed them'),
  prize_code: text(60).nullable().describe('What its author won, where it is a code'),
  created_at: timestamp,
});
export type ContestEntry = z.infer<typeof contestEntry>;

export const prize = z.object({
  kind: z.enum(contestPrizeKinds),
  text: text(300).describe('What each winner gets, in words'),
  points: z.int().nullable(),
});
export type ContestPrize = z.infer<typeof prize>;

export const contest = z.object({
  id,
  title: text(120),
  about: text(500),
  prize: prize.describe('`honour`: nothing of value'),
  winner_count: z.int().describe('How many win'),
  licence_number: text(40).nullable().describe('Of the Chamber of Commerce; there wherever the prize has a value'),
  starts_at: timestamp,
  voting_at: timestamp.describe('Entries end and voting begins'),
  ends_at: timestamp,
  state: z.enum(contestStates),
  cancelled_reason: text(500).nullable().describe('Why it was called off; null where it was not'),
  is_decided: z.boolean().describe('Staff have confirmed who won'),
  entry_count: z.int(),
});
export type Contest = z.infer<typeof contest>;

export const contestDetail = contest.extend({
  rules: text(5_000),
  my_entry: contestEntry.nullable(),
  my_vote: id.nullable().describe('The entry I voted for'),
  vote_count: z.int().nullable().describe('Votes for all entries; null until voting is over'),
  my_rank: z
    .int()
    .nullable()
    .describe('Of my entry among `entry_count`, once it is decided: after the winners, the same for the same votes'),
  winners: z
    .array(contestEntry)
    .max(MOST_WINNERS)
    .describe('The first place first; empty until staff have confirmed them'),
});
export type ContestDetail = z.infer<typeof contestDetail>;

export const contestFields = {
  title_ar: typedText(120),
  title_en: english(typedText(120)),
  about_ar: typedLines(500),
  about_en: english(typedLines(500)),
  rules_ar: typedLines(5_000),
  rules_en: english(typedLines(5_000)),
  prize_kind: z.enum(contestPrizeKinds),
  prize_ar: typedText(300),
  prize_en: english(typedText(300)),
  prize_points: z.int().min(1).max(100_000).nullish(),
  prize_percent: z.int().min(1).max(100).nullish().describe('Of a coupon'),
  licence_number: typedText(40).nullish(),
  winner_count: z.int().min(1).max(MOST_WINNERS),
  starts_at: timestamp,
  voting_at: timestamp,
  ends_at: timestamp,
};

interface Draft {
  prize_kind: ContestPrizeKind;
  prize_points?: number | null | undefined;
  prize_percent?: number | null | undefined;
  licence_number?: string | null | undefined;
}

/**
 * A prize in points or a coupon requires its value; every prize except an honour requires a licence (product decision
 * 6).
 */
const isWhole = (draft: Draft) =>
  (draft.prize_kind === 'points') === (draft.prize_points != null) &&
  (draft.prize_kind === 'coupon') === (draft.prize_percent != null);
const hasLicence = (draft: Draft) => draft.prize_kind === 'honour' || draft.licence_number != null;

export const contestDraft = z
  .object(contestFields)
  .refine(isWhole, { ...evenIfWrong, path: ['prize_kind'], error: 'validation.required' })
  .refine(hasLicence, { ...evenIfWrong, path: ['licence_number'], error: 'validation.required' });
export type ContestDraft = z.infer<typeof contestDraft>;

export const contestChange = z
  .object({ ...contestFields, version })
  .refine(isWhole, { ...evenIfWrong, path: ['prize_kind'], error: 'validation.required' })
  .refine(hasLicence, { ...evenIfWrong, path: ['licence_number'], error: 'validation.required' });
export type ContestEdit = z.input<typeof contestChange>;

export const adminContestEntry = z.object({
  id,
  author: memberRef,
  post_id: id.nullable(),
  picture: text(500).nullable().describe('Asks for the headers of any call'),
  caption: text(CAPTION_LENGTH),
  status: z.enum(contestEntryStatuses),
  status_reason: text(500).nullable(),
  votes: z.int(),
  place: z.int().nullable(),
  created_at: timestamp,
});
export type AdminContestEntry = z.infer<typeof adminContestEntry>;

export const adminContest = z.object({
  id,
  ...contestFields,
  prize_points: z.int().nullable(),
  prize_percent: z.int().nullable(),
  licence_number: text(40).nullable(),
  state: z.enum(contestStates),
  cancelled_reason: text(500).nullable(),
  decided_at: timestamp.nullable(),
  entry_count: z.int(),
  waiting_count: z.int().describe('Entries that somebody has to look at first'),
  vote_count: z.int(),
  leading: z
    .array(adminContestEntry)
    .max(MOST_WINNERS)
    .describe('Those who win by votes as they stand, the first place first: what `winners` confirms'),
  version,
});
export type AdminContest = z.infer<typeof adminContest>;
