import { z } from 'zod';
import { memberRef } from '../members/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, text, textId, timestamp, typedLines, typedText } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import {
  memberStatuses,
  postHoldReasons,
  postStatuses,
  reportedKinds,
  reportReasons,
  writtenKinds,
} from '../vocabulary/index.ts';

const moderators = { staff: ['owner', 'manager', 'moderator'] } as const;

export const report = z.object({ reason: z.enum(reportReasons), note: text(500).nullable(), created_at: timestamp });
export type WrittenReport = z.infer<typeof report>;

export const queuedAuthor = memberRef.extend({
  id,
  joined_at: timestamp,
  removed_before: z.int().describe('What of theirs was removed before'),
});
export type QueuedAuthor = z.infer<typeof queuedAuthor>;

export const queued = z.object({
  kind: z.enum(writtenKinds),
  id,
  post_id: id.describe('The post it is, or is about'),
  author: queuedAuthor,
  text: text(2_300).describe('With the options of its poll, a line each'),
  pictures: z.array(text(500)).max(4).describe('Addresses that ask for the headers of any call'),
  film: text(500).nullable().describe('Of a reel, an address alike'),
  status: z.enum(postStatuses),
  held_for: z.array(z.enum(postHoldReasons)).max(4),
  reports: z.array(report).max(20).describe('Those nobody has settled, the latest first'),
  created_at: timestamp,
});

const written = z.object({ kind: z.enum(writtenKinds), id: textId });
const why = z.object({ reason: typedLines(500).describe('The author reads it') });
const decided = { params: written, reply: queued, errors: ['moderation.not_found', 'moderation.not_waiting'] } as const;

export const watched = z.object({
  id,
  ...memberRef.shape,
  status: z.enum(memberStatuses),
  suspended_reason: text(500).nullable(),
  joined_at: timestamp,
  reports: z.array(report).max(20).describe('Those nobody has settled, the latest first'),
});
const ofMember = { params: z.object({ id: textId }), reply: watched, errors: ['members.not_found'] } as const;

export const heldWord = z.object({ word: text(60).describe('In the spelling in which texts are compared') });
export type HeldWord = z.infer<typeof heldWord>;

export type QueuedWriting = z.infer<typeof queued>;
export type WatchedMember = z.infer<typeof watched>;

export const queuedPost = queued.extend({ is_pinned: z.boolean() });
export type QueuedPost = z.infer<typeof queuedPost>;

export const reportDraft = z.object({
  kind: z.enum(reportedKinds),
  id: givenId.describe('Of the post or comment').optional(),
  handle: typedText(40).describe('Of the member').optional(),
  reason: z.enum(reportReasons),
  note: typedLines(500).nullish(),
});
export type ReportDraft = z.input<typeof reportDraft>;

export const moderationEndpoints = {
  'POST /community/reports': endpoint({
    access: 'customer',
    summary:
      'Tell the shop of a post, a comment or a member, once each; staff see the first, three members hide it until somebody looked',
    body: reportDraft,
    reply: z.object({ done: z.literal(true) }),
    status: 201,
    errors: ['members.not_member', 'members.suspended', 'moderation.not_found', 'moderation.own'],
    limitPerMinute: 10,
  }),
  'GET /admin/community/queue': endpoint({
    access: moderators,
    summary:
      'What waits for somebody to look at it: first posts, listed words, and what was reported, from the first report on',
    query: staffListQuery({ sorts: ['created_at'], filters: { kind: z.enum(writtenKinds).optional() } }),
    reply: staffPage(queued),
    errors: [],
  }),
  'PUT /admin/community/queue/{kind}/{id}/release': endpoint({
    access: moderators,
    summary: 'Show it, or let it be seen as it is, and settle its reports',
    ...decided,
  }),
  'PUT /admin/community/queue/{kind}/{id}/hide': endpoint({
    access: moderators,
    summary: 'Take it from sight, with the reason its author reads; what it earned is taken back',
    ...decided,
    body: why,
  }),
  'GET /admin/community/members': endpoint({
    access: moderators,
    summary: 'Members, the latest first',
    query: staffListQuery({
      sorts: ['-joined_at'],
      filters: {
        status: z.enum(memberStatuses).optional(),
        reported: z.literal('true').describe('Of whom something is told that nobody has settled').optional(),
        q: searched.describe('The beginning of a handle or a name'),
      },
    }),
    reply: staffPage(watched),
    errors: [],
  }),
  'PUT /admin/community/members/{id}/suspend': endpoint({
    access: moderators,
    summary: 'Shut somebody out of the community: what they wrote is hidden, and they may go on shopping',
    ...ofMember,
    body: why,
  }),
  'PUT /admin/community/members/{id}/restore': endpoint({
    access: moderators,
    summary: 'Let them in again',
    ...ofMember,
  }),
  'PUT /admin/community/members/{id}/settle': endpoint({
    access: moderators,
    summary: 'Nothing is to be done about what was told of them',
    ...ofMember,
  }),
  'GET /admin/community/posts/{id}': endpoint({
    access: moderators,
    summary: 'A post or reel as members see it, with what waits and what is hidden',
    params: z.object({ id: textId }),
    reply: queuedPost,
    errors: ['moderation.not_found'],
  }),
  'PUT /admin/community/posts/{id}/pin': endpoint({
    access: moderators,
    summary: 'Keep a post above all others, or no longer',
    params: z.object({ id: textId }),
    body: z.object({ pinned: z.boolean() }),
    reply: queuedPost,
    errors: ['moderation.not_found'],
  }),
  'GET /admin/community/words': endpoint({
    access: moderators,
    summary: 'Words with which a review, a post or a comment waits for somebody to look at it',
    query: staffListQuery({ sorts: ['word'], filters: { q: searched } }),
    reply: staffPage(heldWord),
    errors: [],
  }),
  'POST /admin/community/words': endpoint({
    access: moderators,
    summary: 'Add a word; every spelling of it counts',
    body: z.object({ word: typedText(60) }),
    reply: heldWord,
    status: 201,
    errors: ['moderation.one_word'],
  }),
  'DELETE /admin/community/words/{word}': endpoint({
    access: moderators,
    summary: 'Strike a word off the list',
    params: z.object({ word: typedText(60) }),
    reply: heldWord,
    errors: ['moderation.not_found'],
  }),
};
