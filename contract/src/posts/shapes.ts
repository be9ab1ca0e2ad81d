import { z } from 'zod';
import { product } from '../catalog/shapes.ts';
import { memberRef } from '../members/shapes.ts';
import { givenId, id, image, text, textId, textInteger, timestamp, typedLines, typedText } from '../platform/shapes.ts';
import { postStatuses } from '../vocabulary/index.ts';

export const MOST_PICTURES = 4;
export const MOST_POST_PRODUCTS = 5;
export const POST_LENGTH = 2_000;
export const COMMENT_LENGTH = 1_000;

/** An opaque feed cursor, as issued by the feed. */
const cursor = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, 'validation.cursor');
export const feedQuery = { cursor: cursor.optional(), per_page: textInteger(1, 50).optional() };

/** `data` of a feed: `next_cursor` is the cursor of the next page, null on the last one. */
export function feed<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item).max(50), next_cursor: text(80).nullable() });
}

export const poll = z.object({
  days: z
    .int()
    .describe(
      'How long it is open, from the moment its post is first shown; time in which the post is hidden does not count',
    ),
  closes_at: timestamp.nullable().describe('Null while the post waits or is hidden'),
  is_closed: z.boolean(),
  has_voted: z.boolean().describe('I have'),
  vote_count: z.int(),
  options: z
    .array(
      z.object({
        id: id.describe('Other words are another option with another id'),
        text: text(60),
        vote_count: z.int().nullable().describe('Null until I voted or it is closed; so is `percent`'),
        percent: z.int().nullable().describe('All of a poll add up to 100'),
        is_mine: z.boolean(),
      }),
    )
    .max(4),
});
export type Poll = z.infer<typeof poll>;

export const pollDraft = z.object({
  options: z.array(typedText(60)).min(2).max(4),
  days: z.int().min(1).max(7),
});

export const post = z.object({
  id,
  author: memberRef,
  text: text(POST_LENGTH),
  images: z.array(image).max(MOST_PICTURES),
  image_ids: z
    .array(z.uuid())
    .max(MOST_PICTURES)
    .describe('For its author: the uploads they are, to name them in a change'),
  products: z.array(product).max(MOST_POST_PRODUCTS).describe('As they are sold at this moment'),
  poll: poll.nullable(),
  mentions: z.array(text(24)).max(20).describe('Handles in the text that are members’'),
  tags: z.array(text(64)).max(20).describe('In the spelling in which they are compared'),
  like_count: z.int(),
  comment_count: z.int(),
  share_count: z.int(),
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  is_author_followed: z.boolean().describe('By me'),
  sold_count: z
    .int()
    .nullable()
    .describe('For its author: pieces of its products that were bought because of it, and kept'),
  is_mine: z.boolean(),
  is_pinned: z.boolean(),
  status: z.enum(postStatuses).describe('Others see published ones alone'),
  status_reason: text(500).nullable().describe('For its author'),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  may_edit_until: timestamp.nullable().describe('For its author'),
});
export type Post = z.infer<typeof post>;

export const comment = z.object({
  id,
  parent_id: id.nullable().describe('What it answers; answers have no answers of their own'),
  author: memberRef,
  text: text(COMMENT_LENGTH),
  is_mine: z.boolean(),
  status: z.enum(postStatuses),
  created_at: timestamp,
});
export type PostComment = z.infer<typeof comment>;

export const postDraft = z.object({
  text: typedLines(POST_LENGTH),
  images: z
    .array(z.object({ id: z.uuid(), alt: z.union([typedText(300), z.literal('')]) }))
    .max(MOST_PICTURES)
    .optional()
    .describe('Ids of uploads, in the order to show them, with what is to be seen on them'),
  product_ids: z.array(givenId).max(MOST_POST_PRODUCTS).optional(),
  poll: pollDraft
    .nullish()
    .describe('The text is its question. Null takes it away; left out it stays; fixed by the first vote'),
});
export type PostDraft = z.infer<typeof postDraft>;

export const commentDraft = z.object({ text: typedLines(COMMENT_LENGTH), parent_id: givenId.nullish() });

export const postParams = z.object({ id: textId });
export const commentParams = z.object({ id: textId, commentId: textId });
