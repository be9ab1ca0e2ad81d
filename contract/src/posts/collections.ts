import { z } from 'zod';
import { memberRef } from '../members/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, image, text, textId, timestamp, typedText } from '../platform/shapes.ts';
import { feed, feedQuery } from './shapes.ts';

const member = ['members.not_member', 'members.suspended'] as const;
const ofCollection = [...member, 'posts.collection_not_found'] as const;

export const savedPost = z.object({
  id,
  kind: z.enum(['post', 'reel']),
  author: memberRef,
  excerpt: text(160).describe('The beginning of its text'),
  image: image.nullable().describe('Its first picture, or the poster of a reel'),
  saved_at: timestamp.describe('Of a collection: when it was filed there'),
});
export type SavedPost = z.infer<typeof savedPost>;

export const collection = z.object({
  id,
  name: text(40),
  count: z.int().max(100).describe('Posts and reels in it that I may see; 100 stands for more too'),
  cover: image.nullable().describe('The latest picture'),
  has_post: z.boolean().describe('Whether the post that was asked about is in it'),
});
export type Collection = z.infer<typeof collection>;

const collectionName = typedText(40).describe('Another one than those of my other collections, however it is spelt');
export const collectionDraft = z.object({
  name: collectionName,
  post_id: givenId.optional().describe('A saved post or reel that is filed there at once'),
});

const collectionParams = z.object({ id: textId });
const filedParams = z.object({ id: textId, postId: textId });
const done = z.object({ done: z.literal(true) });

export const collectionEndpoints = {
  'GET /community/saved': endpoint({
    access: 'customer',
    summary: 'Posts and reels I saved, the latest first: all, or those of one of my collections',
    query: z.object({ ...feedQuery, collection: textId.optional() }),
    reply: feed(savedPost),
    errors: [...ofCollection, 'posts.cursor_wrong'],
  }),
  'GET /community/collections': endpoint({
    access: 'customer',
    summary: 'My collections of saved posts and reels, the newest first; nobody else sees them',
    query: z.object({ post: textId.describe('Says of each collection whether it has this post').optional() }),
    reply: z.object({ data: z.array(collection).max(50) }),
    errors: member,
  }),
  'POST /community/collections': endpoint({
    access: 'customer',
    summary: 'Begin a collection, of 50 at most',
    body: collectionDraft,
    reply: collection,
    status: 201,
    idempotent: true,
    errors: [...member, 'posts.collection_name_taken', 'posts.too_many_collections', 'posts.not_saved'],
    limitPerMinute: 20,
  }),
  'PUT /community/collections/{id}': endpoint({
    access: 'customer',
    summary: 'Rename a collection of mine',
    params: collectionParams,
    body: z.object({ name: collectionName }),
    reply: collection,
    errors: [...ofCollection, 'posts.collection_name_taken'],
    limitPerMinute: 20,
  }),
  'DELETE /community/collections/{id}': endpoint({
    access: 'customer',
    summary: 'Take a collection of mine away; its posts stay saved',
    params: collectionParams,
    reply: done,
    errors: ofCollection,
  }),
  'PUT /community/collections/{id}/posts/{postId}': endpoint({
    access: 'customer',
    summary: 'File a saved post or reel in a collection; it may be in several',
    params: filedParams,
    reply: done,
    errors: [...ofCollection, 'posts.not_saved'],
    limitPerMinute: 60,
  }),
  'DELETE /community/collections/{id}/posts/{postId}': endpoint({
    access: 'customer',
    summary: 'Take a post or reel out of a collection; it stays saved',
    params: filedParams,
    reply: done,
    errors: ofCollection,
  }),
};
