import { postStatuses, videoFailureCodes, videoStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Row, sql } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import { storedVideo } from '../../../platform/media/video/index.ts';

const postImage = z.strictObject({ upload_id: z.string(), image: storedImage, alt: z.string() });
export type PostImage = z.infer<typeof postImage>;

/** The kinds of posts: with pictures, or a reel with one film. */
export const postKinds = ['post', 'reel'] as const;
export type PostKind = (typeof postKinds)[number];

const postVideo = z.strictObject({
  upload_id: z.string(),
  status: z.enum(videoStatuses),
  failure: z.enum(videoFailureCodes).nullable(),
  video: storedVideo.nullable(),
  captions: z.string().nullable(),
});
export type PostVideo = z.infer<typeof postVideo>;

const postPoll = z.strictObject({
  days: z.int(),
  /** Begin of its days; null while the post was never shown. */
  opened_at: z.string().nullable(),
  /** Since when its clock stands, because the post is held or hidden; null: it runs. */
  stopped_at: z.string().nullable(),
  options: z.array(z.strictObject({ id: z.int(), text: z.string(), votes: z.int() })),
  /** The option the reader voted for. */
  voted: z.int().nullable(),
});

/** A post with everything that is shown of it, as one member sees it. */
export const postRow = {
  id: sql.int4,
  member_id: sql.int4,
  kind: sql.text.oneOf(...postKinds),
  is_ready: sql.bool,
  body: sql.text,
  status: sql.text.oneOf(...postStatuses),
  held_for: sql.textArray,
  status_reason: sql.text.orNull,
  position: sql.int8.orNull,
  tags: sql.textArray,
  pinned_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
  edited_at: sql.timestamptz.orNull,
  like_count: sql.int4,
  comment_count: sql.int4,
  share_count: sql.int4,
  view_count: sql.int4,
  images: sql.jsonb.of(z.array(postImage)),
  video: sql.jsonb.of(postVideo).orNull,
  poll: sql.jsonb.of(postPoll).orNull,
  product_ids: sql.int4Array,
  mention_ids: sql.int4Array,
  is_liked: sql.bool,
  is_saved: sql.bool,
  is_author_followed: sql.bool,
  /** Pieces sold by the post; shown to its author. */
  sold_count: sql.int4.orNull,
};
export type PostRow = Row<typeof postRow>;
