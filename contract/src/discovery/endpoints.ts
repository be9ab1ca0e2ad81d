import { z } from 'zod';
import { product } from '../catalog/shapes.ts';
import { memberRef } from '../members/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, image, text, timestamp, typedText } from '../platform/shapes.ts';
import { feed, feedQuery, post } from '../posts/shapes.ts';
import { reel } from '../reels/shapes.ts';
import { stars } from '../reviews/shapes.ts';

const member = ['members.not_member', 'members.suspended'] as const;

export const memberReview = z.object({
  id,
  author: memberRef,
  rating: stars,
  title: text(120).nullable(),
  text: text(2_000),
  photos: z.array(image).max(4),
  is_verified: z.boolean(),
  helpful_count: z.int(),
  product: product.describe('As it is sold at this moment'),
  created_at: timestamp,
});
export type MemberReview = z.infer<typeof memberReview>;

export const tag = z.object({
  tag: text(64),
  count: z.int().describe('Posts of the last 90 days, counted a few minutes ago'),
});
export type CountedTag = z.infer<typeof tag>;

export const stats = z.object({
  members: z.int(),
  posts: z.int(),
  reels: z.int(),
  reviews: z.int(),
});
export type CommunityStats = z.infer<typeof stats>;

export const communitySearchResults = z.object({
  posts: z.array(post).max(20),
  reels: z.array(reel).max(12),
  members: z.array(memberRef).max(8),
  tags: z.array(tag).max(8),
});
export type CommunitySearchResults = z.infer<typeof communitySearchResults>;

export const discoveryEndpoints = {
  'GET /community/stats': endpoint({
    access: 'public',
    summary: 'How many members, posts, reels and reviews of members there are, counted every few minutes',
    reply: stats,
    errors: [],
    cache: { tags: ['community-stats'] },
  }),
  'GET /community/reviews': endpoint({
    access: 'customer',
    summary: 'What members say of products they bought, the latest first',
    query: z.object({
      ...feedQuery,
      author: typedText(40).describe('Of this member, by their handle').optional(),
      photos: z.literal('true').describe('Those with photos').optional(),
    }),
    reply: feed(memberReview),
    errors: [...member, 'members.not_found', 'posts.cursor_wrong'],
  }),
  'GET /community/search': endpoint({
    access: 'customer',
    summary: 'Posts and reels that have these words, members whose handle or name begins so, tags that begin so',
    query: z.object({ q: typedText(80) }),
    reply: communitySearchResults,
    errors: member,
    limitPerMinute: 120,
  }),
  'GET /community/suggestions': endpoint({
    access: 'customer',
    summary: 'While somebody writes: members for `@abc`, tags for `#abc`, the most used first',
    query: z.object({ q: typedText(64) }),
    reply: z.object({ members: z.array(memberRef).max(8), tags: z.array(tag).max(8) }),
    errors: member,
    limitPerMinute: 240,
  }),
};
