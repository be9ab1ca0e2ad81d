import { z } from 'zod';
import { memberRef } from '../members/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, timestamp } from '../platform/shapes.ts';
import { feed, feedQuery } from '../posts/shapes.ts';
import { type MemberNotificationKind, memberNotificationKinds } from '../vocabulary/index.ts';

const member = ['members.not_member', 'members.suspended'] as const;

export const notification = z.object({
  id: z.int(),
  kind: z.enum(memberNotificationKinds),
  text: text(400).describe('What happened, in a sentence: «سارة و4 آخرين أعجبهم منشورك»'),
  excerpt: text(160).nullable().describe('Of what was written'),
  members: z.array(memberRef).max(3).describe('Who did it, the latest first'),
  member_count: z.int(),
  post_id: id.nullable(),
  is_reel: z.boolean().describe('The post is a reel'),
  contest_id: id.nullable(),
  at: timestamp,
  is_read: z.boolean(),
});
export type MemberNotification = z.infer<typeof notification>;

export const settings = z.object({
  kinds: z.object({
    like: z.boolean(),
    comment: z.boolean(),
    reply: z.boolean(),
    mention: z.boolean(),
    follow: z.boolean(),
    decision: z.boolean(),
    contest: z.boolean(),
    rank: z.boolean(),
    reward: z.boolean(),
    sale: z.boolean(),
  } satisfies Record<MemberNotificationKind, z.ZodBoolean>),
  daily_mail: z.boolean().describe('What is unread, by mail each morning; to an address that was proved'),
});
export type MemberNotificationSettings = z.infer<typeof settings>;

export const settingsChange = settings.extend({
  kinds: settings.shape.kinds.extend({ follow: z.boolean().optional().describe('Stays as it is unless said') }),
});

export const memberNotificationEndpoints = {
  'GET /community/notifications': endpoint({
    access: 'customer',
    summary: 'What happened that concerns me, the latest first; likes of one post are one. Kept for 90 days',
    query: z.object(feedQuery),
    reply: feed(notification),
    errors: [...member, 'posts.cursor_wrong'],
  }),
  'GET /community/notifications/unread': endpoint({
    access: 'customer',
    summary: 'How many I have not read, at most 99',
    reply: z.object({ count: z.int().max(99) }),
    errors: member,
  }),
  'POST /community/notifications/read': endpoint({
    access: 'customer',
    summary: 'I have read these, or all of them',
    body: z.object({ ids: z.array(z.int().min(1)).max(50).describe('All unless said').optional() }).optional(),
    reply: z.object({ count: z.int().max(99).describe('Still unread') }),
    errors: member,
    limitPerMinute: 120,
  }),
  'GET /community/notifications/settings': endpoint({
    access: 'customer',
    summary: 'What I am told of',
    reply: settings,
    errors: member,
  }),
  'PUT /community/notifications/settings': endpoint({
    access: 'customer',
    summary: 'Choose what I am told of',
    body: settingsChange,
    reply: settings,
    errors: member,
    limitPerMinute: 30,
  }),
};
