import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { text, typedText } from '../platform/shapes.ts';
import { comment, commentDraft, commentParams, feed, feedQuery, postParams } from '../posts/shapes.ts';
import { feedSorts } from '../vocabulary/index.ts';
import { reel, reelDraft } from './shapes.ts';

const member = ['members.not_member', 'members.suspended'] as const;
const ofReel = [...member, 'reels.not_found'] as const;
const writing = [
  ...member,
  'posts.too_many',
  'posts.product_not_found',
  'posts.mention_blocked',
  'uploads.not_yours',
  'uploads.video_not_yours',
  'reels.video_failed',
  'reels.captions_wrong',
] as const;

export const reelEndpoints = {
  'GET /community/reels': endpoint({
    access: 'customer',
    summary: 'Reels of members, the newest first; nothing is left out or given twice while others post',
    query: z.object({
      ...feedQuery,
      sort: z.enum(feedSorts).describe('newest unless said; top: the most liked of the last seven days').optional(),
      author: typedText(40).describe('Of this member, by their handle').optional(),
      tag: typedText(64).describe('With this tag').optional(),
      saved: z.literal('true').describe('Those I saved').optional(),
      followed: z.literal('true').describe('Of members I follow').optional(),
      waiting: z.literal('true').describe('My own that nobody else sees yet, or no longer').optional(),
    }),
    reply: feed(reel),
    errors: [...member, 'members.not_found', 'posts.cursor_wrong'],
  }),
  'POST /community/reels': endpoint({
    access: 'customer',
    summary: 'Show a film, with products. It is seen once it is made; first posts and listed words wait for staff',
    body: reelDraft,
    reply: reel,
    status: 201,
    idempotent: true,
    errors: writing,
    limitPerMinute: 10,
  }),
  'GET /community/reels/{id}': endpoint({
    access: 'customer',
    summary: 'One reel',
    params: postParams,
    reply: reel,
    errors: ofReel,
  }),
  'PUT /community/reels/{id}': endpoint({
    access: 'customer',
    summary: 'Change my reel within 24 hours. Another film may be named until members have seen the first',
    params: postParams,
    body: reelDraft,
    reply: reel,
    errors: [...writing, 'reels.not_found', 'reels.video_fixed', 'posts.too_late'],
    limitPerMinute: 20,
  }),
  'DELETE /community/reels/{id}': endpoint({
    access: 'customer',
    summary: 'Take my reel away, with its film and what it earned',
    params: postParams,
    reply: z.object({ done: z.literal(true) }),
    errors: ofReel,
  }),
  'POST /community/reels/{id}/view': endpoint({
    access: 'customer',
    summary: 'Count that I saw a reel, once a day',
    params: postParams,
    reply: z.object({ view_count: z.int() }),
    errors: ofReel,
    limitPerMinute: 60,
  }),
  'POST /community/reels/{id}/like': endpoint({
    access: 'customer',
    summary: 'Like a reel, or take that back: `like` says which, so that sending it again changes nothing',
    params: postParams,
    body: z.object({ like: z.boolean().optional().describe('true unless said') }).optional(),
    reply: z.object({ is_liked: z.boolean(), like_count: z.int() }),
    errors: ofReel,
    limitPerMinute: 60,
  }),
  'POST /community/reels/{id}/save': endpoint({
    access: 'customer',
    summary: 'Keep a reel among my own, or no longer',
    params: postParams,
    body: z.object({ save: z.boolean().optional().describe('true unless said') }).optional(),
    reply: z.object({ is_saved: z.boolean() }),
    errors: ofReel,
    limitPerMinute: 60,
  }),
  'POST /community/reels/{id}/share': endpoint({
    access: 'customer',
    summary: 'Count that I passed a reel on, once a day; gives the address to pass on',
    params: postParams,
    reply: z.object({ url: text(300), share_count: z.int() }),
    errors: ofReel,
    limitPerMinute: 30,
  }),
  'GET /community/reels/{id}/comments': endpoint({
    access: 'customer',
    summary: 'Comments on a reel, the oldest first, each before its answers',
    params: postParams,
    query: z.object(feedQuery),
    reply: feed(comment),
    errors: [...ofReel, 'posts.cursor_wrong'],
  }),
  'POST /community/reels/{id}/comments': endpoint({
    access: 'customer',
    summary: 'Comment on a reel, or answer a comment',
    params: postParams,
    body: commentDraft,
    reply: comment,
    status: 201,
    idempotent: true,
    errors: [...ofReel, 'posts.comment_not_found', 'posts.too_many', 'posts.mention_blocked'],
    limitPerMinute: 20,
  }),
  'DELETE /community/reels/{id}/comments/{commentId}': endpoint({
    access: 'customer',
    summary: 'Take my comment away',
    params: commentParams,
    reply: z.object({ done: z.literal(true) }),
    errors: [...ofReel, 'posts.comment_not_found'],
  }),
};
