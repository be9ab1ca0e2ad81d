import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, text, typedText } from '../platform/shapes.ts';
import { feedSorts } from '../vocabulary/index.ts';
import { collectionEndpoints } from './collections.ts';
import { comment, commentDraft, commentParams, feed, feedQuery, poll, post, postDraft, postParams } from './shapes.ts';

const member = ['members.not_member', 'members.suspended'] as const;
const ofPost = [...member, 'posts.not_found'] as const;
const writing = [
  ...member,
  'posts.too_many',
  'posts.product_not_found',
  'posts.mention_blocked',
  'uploads.not_yours',
  'posts.options_repeated',
] as const;
const liked = z.object({ is_liked: z.boolean(), like_count: z.int() });

export const postFeed = feed(post).extend({
  newest: text(80).nullable().describe('Where the feed began: ask `news` what came since'),
});
export type PostFeed = z.infer<typeof postFeed>;

export const postEndpoints = {
  ...collectionEndpoints,
  'GET /community/posts': endpoint({
    access: 'customer',
    summary: 'Posts of members, the newest first; nothing is left out or given twice while others post',
    query: z.object({
      ...feedQuery,
      sort: z.enum(feedSorts).describe('newest unless said; top: the most liked of the last seven days').optional(),
      author: typedText(40).describe('Of this member, by their handle').optional(),
      tag: typedText(64).describe('With this tag').optional(),
      saved: z.literal('true').describe('Those I saved').optional(),
      followed: z.literal('true').describe('Of members I follow').optional(),
      waiting: z
        .literal('true')
        .describe('My own that nobody else sees: they wait for staff, or were hidden')
        .optional(),
    }),
    reply: postFeed,
    errors: [...member, 'members.not_found', 'posts.cursor_wrong'],
  }),
  'GET /community/posts/news': endpoint({
    access: 'customer',
    summary: 'How many posts came since a feed began, at most 100',
    query: z.object({ since: feedQuery.cursor.unwrap() }),
    reply: z.object({ count: z.int().max(100) }),
    errors: [...member, 'posts.cursor_wrong'],
  }),
  'POST /community/posts': endpoint({
    access: 'customer',
    summary: 'Post something, with pictures and products. First posts and listed words wait for staff',
    body: postDraft,
    reply: post,
    status: 201,
    idempotent: true,
    errors: writing,
    limitPerMinute: 10,
  }),
  'GET /community/posts/{id}': endpoint({
    access: 'customer',
    summary: 'One post',
    params: postParams,
    reply: post,
    errors: ofPost,
  }),
  'PUT /community/posts/{id}': endpoint({
    access: 'customer',
    summary: 'Change my post within 24 hours; `images` and `product_ids` name all it shall have',
    params: postParams,
    body: postDraft,
    reply: post,
    errors: [...writing, 'posts.not_found', 'posts.too_late', 'posts.poll_fixed'],
    limitPerMinute: 20,
  }),
  'DELETE /community/posts/{id}': endpoint({
    access: 'customer',
    summary: 'Take my post away, with its pictures and what it earned',
    params: postParams,
    reply: z.object({ done: z.literal(true) }),
    errors: ofPost,
  }),
  'POST /community/posts/{id}/like': endpoint({
    access: 'customer',
    summary: 'Like a post, or take that back: `like` says which, so that sending it again changes nothing',
    params: postParams,
    body: z.object({ like: z.boolean().optional().describe('true unless said') }).optional(),
    reply: liked,
    errors: ofPost,
    limitPerMinute: 60,
  }),
  'POST /community/posts/{id}/save': endpoint({
    access: 'customer',
    summary: 'Keep a post among my own, or no longer',
    params: postParams,
    body: z.object({ save: z.boolean().optional().describe('true unless said') }).optional(),
    reply: z.object({ is_saved: z.boolean() }),
    errors: ofPost,
    limitPerMinute: 60,
  }),
  'POST /community/posts/{id}/share': endpoint({
    access: 'customer',
    summary: 'Count that I passed a post on, once a day; gives the address to pass on',
    params: postParams,
    reply: z.object({ url: text(300), share_count: z.int() }),
    errors: ofPost,
    limitPerMinute: 30,
  }),
  'POST /community/posts/{id}/vote': endpoint({
    access: 'customer',
    summary: 'Vote in the poll of a post, once; the same again changes nothing',
    params: postParams,
    body: z.object({ option_id: givenId }),
    reply: poll,
    errors: [...ofPost, 'posts.poll_not_found', 'posts.option_not_found', 'posts.poll_closed', 'posts.poll_voted'],
    limitPerMinute: 60,
  }),
  'GET /community/posts/{id}/comments': endpoint({
    access: 'customer',
    summary: 'Comments on a post, the oldest first, each before its answers',
    params: postParams,
    query: z.object(feedQuery),
    reply: feed(comment),
    errors: [...ofPost, 'posts.cursor_wrong'],
  }),
  'POST /community/posts/{id}/comments': endpoint({
    access: 'customer',
    summary: 'Comment on a post, or answer a comment',
    params: postParams,
    body: commentDraft,
    reply: comment,
    status: 201,
    idempotent: true,
    errors: [...ofPost, 'posts.comment_not_found', 'posts.too_many', 'posts.mention_blocked'],
    limitPerMinute: 20,
  }),
  'DELETE /community/posts/{id}/comments/{commentId}': endpoint({
    access: 'customer',
    summary: 'Take my comment away',
    params: commentParams,
    reply: z.object({ done: z.literal(true) }),
    errors: [...ofPost, 'posts.comment_not_found'],
  }),
};
