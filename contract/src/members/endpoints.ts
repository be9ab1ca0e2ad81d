import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, text, timestamp, typedCode, typedLines, typedName } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { joinRequestStatuses, memberLimitKinds, membershipStatuses } from '../vocabulary/index.ts';
import { handle, handleParams, joinMessage, joinRequest, memberRef } from './shapes.ts';

const moderators = ['owner', 'manager', 'moderator'] as const;
/** The applicant, and moderators. */
const askerOrModerators = { customer: true, staff: moderators } as const;

export const membership = z.object({
  status: z.enum(membershipStatuses),
  handle: text(24).nullable(),
  name: text(60).nullable().describe('The name by which members see me'),
  reason: text(500).nullable().describe('Why one was refused or suspended'),
  request_id: z.uuid().nullable().describe('The last request'),
  may_ask_at: timestamp.nullable().describe('When a refused person may ask again; null where it may be now or never'),
});

export const profile = z.object({
  ...memberRef.shape,
  about: text(160),
  city: z.object({ id, name: text(120) }).nullable(),
  joined_at: timestamp,
  follower_count: z.int(),
  is_followed: z.boolean().describe('By me'),
  is_me: z.boolean(),
  is_blocked: z.boolean().describe('By me'),
  is_muted: z.boolean().describe('By me'),
});

const link = z.url({ protocol: /^https?$/, error: 'validation.url' }).max(300);
const requestParams = z.object({ id: z.uuid() });
const requestErrors = ['members.request_not_found'] as const;
const askedBy = z.object({ customer: z.object({ name: text(130), orders: z.int() }).nullable() });
export const seenRequest = joinRequest.extend(askedBy.shape).describe('`customer` is for staff alone');

export const memberProfileEdit = z.object({
  handle,
  name: typedName(60),
  about: z.union([typedLines(160), z.literal('')]),
  city_id: givenId.nullable(),
  picture: z.uuid().nullish(),
});
export type MemberProfileEdit = z.input<typeof memberProfileEdit>;

export const memberEndpoints = {
  'POST /community/join-by-invoice': endpoint({
    access: 'customer',
    summary: 'Come in by the number of the invoice of a delivered order of one’s own',
    body: z.object({ invoice_number: typedCode(40) }),
    reply: membership,
    errors: ['members.invoice_not_found', 'members.already_member', 'members.suspended'],
    limitPerMinute: 10,
  }),
  'POST /community/join-request': endpoint({
    access: 'customer',
    summary: 'Ask to come in; somebody of the shop answers. Once refused, again after 30 days',
    body: z.object({ message: typedLines(1_000), links: z.array(link).max(3).optional() }),
    reply: membership,
    status: 201,
    errors: ['members.already_member', 'members.request_open', 'members.asked_too_soon', 'members.suspended'],
    limitPerMinute: 5,
  }),
  'GET /community/membership-status': endpoint({
    access: 'customer',
    summary: 'Whether I am a member, and what became of my request',
    reply: membership,
    errors: [],
  }),
  'GET /community/join-requests': endpoint({
    access: askerOrModerators,
    summary: 'To staff all requests, those waiting longest first; to a customer their own, the latest first',
    query: staffListQuery({ sorts: ['created_at'], filters: { status: z.enum(joinRequestStatuses).optional() } }),
    reply: staffPage(seenRequest),
    errors: [],
  }),
  'PUT /community/join-requests/{id}/approve': endpoint({
    access: { staff: moderators },
    summary: 'Let somebody in; once, however often it is sent',
    params: requestParams,
    reply: seenRequest,
    errors: [...requestErrors, 'members.request_decided'],
  }),
  'PUT /community/join-requests/{id}/reject': endpoint({
    access: { staff: moderators },
    summary: 'Refuse a request, with the reason its author reads',
    params: requestParams,
    body: z.object({ reason: typedLines(500) }),
    reply: seenRequest,
    errors: [...requestErrors, 'members.request_decided'],
  }),
  'GET /community/join-requests/{id}/messages': endpoint({
    access: askerOrModerators,
    summary: 'What both sides wrote about a request, the oldest first',
    params: requestParams,
    reply: z.object({ data: z.array(joinMessage).max(100) }),
    errors: requestErrors,
  }),
  'POST /community/join-requests/{id}/messages': endpoint({
    access: askerOrModerators,
    summary: 'Write about a request that waits',
    params: requestParams,
    body: z.object({ message: typedLines(1_000) }),
    reply: joinMessage,
    status: 201,
    idempotent: true,
    errors: [...requestErrors, 'members.request_decided', 'members.too_many_messages'],
    limitPerMinute: 20,
  }),
  'GET /community/members/{handle}': endpoint({
    access: 'customer',
    summary: 'A member, as other members see them',
    params: handleParams,
    reply: profile,
    errors: ['members.not_member', 'members.not_found'],
  }),
  'GET /community/profile': endpoint({
    access: 'customer',
    summary: 'How I am seen',
    reply: profile,
    errors: ['members.not_member'],
  }),
  'PUT /community/profile': endpoint({
    access: 'customer',
    summary: 'Change how I am seen. `picture`: the id of an upload; null removes it; left out it stays',
    body: memberProfileEdit,
    reply: profile,
    errors: [
      'members.not_member',
      'members.suspended',
      'members.handle_taken',
      'members.handle_reserved',
      'members.name_reserved',
      'members.word_listed',
      'locations.city_not_found',
      'uploads.not_yours',
    ],
    limitPerMinute: 10,
  }),
  'GET /community/blocks': endpoint({
    access: 'customer',
    summary: 'Whom I blocked or muted, the latest first',
    reply: z.object({
      data: z.array(z.object({ kind: z.enum(memberLimitKinds), member: memberRef, created_at: timestamp })).max(1_000),
    }),
    errors: ['members.not_member'],
  }),
  'PUT /community/blocks/{handle}': endpoint({
    access: 'customer',
    summary: 'Block (neither sees the other) or mute (I see nothing of theirs, and they do not learn of it)',
    params: handleParams,
    body: z.object({ kind: z.enum(memberLimitKinds) }),
    reply: profile,
    errors: ['members.not_member', 'members.not_found', 'members.own', 'members.too_many_blocks'],
    limitPerMinute: 30,
  }),
  'DELETE /community/blocks/{handle}': endpoint({
    access: 'customer',
    summary: 'Take that back',
    params: handleParams,
    reply: profile,
    errors: ['members.not_member', 'members.not_found'],
    limitPerMinute: 30,
  }),
  'GET /community/follows': endpoint({
    access: 'customer',
    summary: 'Whom I follow, the latest first. Nobody else reads this list',
    reply: z.object({ data: z.array(z.object({ member: memberRef, created_at: timestamp })).max(1_000) }),
    errors: ['members.not_member', 'members.suspended'],
  }),
  'PUT /community/follows/{handle}': endpoint({
    access: 'customer',
    summary: 'Follow a member: their posts and reels are in my feed of those I follow. At most 1,000',
    params: handleParams,
    reply: profile,
    errors: [
      'members.not_member',
      'members.suspended',
      'members.not_found',
      'members.own',
      'members.blocked',
      'members.too_many_follows',
    ],
    limitPerMinute: 30,
  }),
  'DELETE /community/follows/{handle}': endpoint({
    access: 'customer',
    summary: 'Follow a member no longer',
    params: handleParams,
    reply: profile,
    errors: ['members.not_member', 'members.suspended', 'members.not_found'],
    limitPerMinute: 30,
  }),
};

export type Membership = z.infer<typeof membership>;
export type MemberProfile = z.infer<typeof profile>;
export type SeenJoinRequest = z.infer<typeof seenRequest>;
