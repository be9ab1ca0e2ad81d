import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, givenId, id, textId, typedLines } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { feed, feedQuery } from '../posts/shapes.ts';
import { contestEntryStatuses, contestStates } from '../vocabulary/index.ts';
import {
  adminContest,
  adminContestEntry,
  CAPTION_LENGTH,
  contest,
  contestChange,
  contestDetail,
  contestDraft,
  contestEntry,
  MOST_WINNERS,
} from './shapes.ts';

const moderators = { staff: ['owner', 'manager', 'moderator'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;
const member = ['members.not_member', 'members.suspended'] as const;
const params = z.object({ id: textId });
const entryParams = z.object({ id: textId, entryId: textId });
const ofEntry = { params: entryParams, reply: adminContestEntry } as const;
const why = z.object({ reason: typedLines(500).describe('Those concerned read it') });

export const contestEntryDraft = z
  .object({
    post_id: givenId.nullish(),
    photo: z.uuid().nullish(),
    caption: z.union([typedLines(CAPTION_LENGTH), z.literal('')]).optional(),
  })
  .refine((entry) => (entry.post_id == null) !== (entry.photo == null), {
    ...evenIfWrong,
    path: ['post_id'],
    error: 'validation.required',
  });
export type ContestEntryDraft = z.input<typeof contestEntryDraft>;

export const contestEndpoints = {
  'GET /community/contests': endpoint({
    access: 'customer',
    summary: 'Contests: those that run first, then those to come, then those that are over',
    query: z.object({ ...feedQuery, state: z.enum(contestStates).optional() }),
    reply: feed(contest),
    errors: [...member, 'posts.cursor_wrong'],
  }),
  'GET /community/contests/{id}': endpoint({
    access: 'customer',
    summary: 'One contest with its rules, my entry, my vote and who won',
    params,
    reply: contestDetail,
    errors: [...member, 'contests.not_found'],
  }),
  'GET /community/contests/{id}/entries': endpoint({
    access: 'customer',
    summary: 'What was entered: the latest first, and once voting is over those with the most votes first',
    params,
    query: z.object(feedQuery),
    reply: feed(contestEntry),
    errors: [...member, 'contests.not_found', 'posts.cursor_wrong'],
  }),
  'POST /community/contests/{id}/entries': endpoint({
    access: 'customer',
    summary: 'Take part, once: with a post or reel of mine, or with a photo (the id of an upload)',
    params,
    body: contestEntryDraft,
    reply: contestEntry,
    status: 201,
    idempotent: true,
    errors: [
      ...member,
      'contests.not_found',
      'contests.not_open',
      'contests.cancelled',
      'contests.entered',
      'contests.post_entered',
      'contests.staff',
      'posts.not_found',
      'uploads.not_yours',
    ],
    limitPerMinute: 10,
  }),
  'POST /community/contests/{id}/votes': endpoint({
    access: 'customer',
    summary: 'Vote for an entry: one vote each, which stands; never for oneself',
    params,
    body: z.object({ entry_id: givenId }),
    reply: z.object({ my_vote: id }),
    status: 201,
    idempotent: true,
    errors: [
      ...member,
      'contests.not_found',
      'contests.entry_not_found',
      'contests.not_voting',
      'contests.cancelled',
      'contests.voted',
      'contests.own',
      'contests.staff',
    ],
    limitPerMinute: 20,
  }),
  'GET /admin/community/contests': endpoint({
    access: moderators,
    summary: 'All contests',
    query: staffListQuery({ sorts: ['-ends_at', 'starts_at'], filters: { state: z.enum(contestStates).optional() } }),
    reply: staffPage(adminContest),
    errors: [],
  }),
  'GET /admin/community/contests/{id}': endpoint({
    access: moderators,
    summary: 'One contest with all that can be changed, and who leads',
    params,
    reply: adminContest,
    errors: ['contests.not_found'],
  }),
  'POST /admin/community/contests': endpoint({
    access: managers,
    summary: 'Announce a contest. It runs 60 days at most, and a prize of value needs its licence',
    body: contestDraft,
    reply: adminContest,
    status: 201,
    errors: ['contests.dates_wrong'],
  }),
  'PUT /admin/community/contests/{id}': endpoint({
    access: managers,
    summary: 'Change a contest as a whole, until it opens',
    params,
    body: contestChange,
    reply: adminContest,
    errors: ['contests.not_found', 'contests.begun', 'contests.cancelled', 'contests.dates_wrong', 'conflict.changed'],
  }),
  'POST /admin/community/contests/{id}/cancel': endpoint({
    access: managers,
    summary: 'Call a contest off, for good, with the reason members read',
    params,
    body: why,
    reply: adminContest,
    idempotent: true,
    errors: ['contests.not_found', 'contests.cancelled', 'contests.decided'],
  }),
  'POST /admin/community/contests/{id}/winners': endpoint({
    access: managers,
    summary: 'Confirm who won and give them their prizes, once. `entry_ids` names those who lead, as they were seen',
    params,
    body: z.object({ entry_ids: z.array(id).max(MOST_WINNERS) }),
    reply: adminContest,
    idempotent: true,
    errors: ['contests.not_found', 'contests.not_closed', 'contests.cancelled', 'contests.decided', 'conflict.changed'],
  }),
  'GET /admin/community/contests/{id}/entries': endpoint({
    access: moderators,
    summary: 'What was entered, with votes',
    params,
    query: staffListQuery({
      sorts: ['created_at', 'votes'],
      filters: { status: z.enum(contestEntryStatuses).optional() },
    }),
    reply: staffPage(adminContestEntry),
    errors: ['contests.not_found'],
  }),
  'PUT /admin/community/contests/{id}/entries/{entryId}/admit': endpoint({
    access: moderators,
    summary: 'Show an entry that waits or was disqualified',
    ...ofEntry,
    errors: ['contests.entry_not_found', 'contests.decided'],
  }),
  'PUT /admin/community/contests/{id}/entries/{entryId}/disqualify': endpoint({
    access: moderators,
    summary: 'Take an entry out of the contest, with the reason its author reads',
    ...ofEntry,
    body: why,
    errors: ['contests.entry_not_found', 'contests.decided'],
  }),
};
