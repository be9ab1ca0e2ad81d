import { z } from 'zod';
import { givenId, image, text, typedLines } from '../platform/shapes.ts';
import { MOST_POST_PRODUCTS, POST_LENGTH, post } from '../posts/shapes.ts';
import { videoFailure } from '../uploads/videos.ts';
import { videoStatuses } from '../vocabulary/index.ts';

export const MOST_REEL_PRODUCTS = 3;
export const CAPTIONS_LENGTH = 10_000;
/** Longer than the typed captions, because plain lines become cues with times. */
const CUES_LENGTH = 40_000;

export const video = z.object({
  status: z.enum(videoStatuses),
  failure: videoFailure.nullable().describe('For its author: why nothing could be made of it'),
  url: text(500).nullable().describe('An MP4 that answers ranges; null until members see the reel'),
  upload_id: z.uuid().nullable().describe('For its author, to name it in a change: `/uploads/videos/{id}/content`'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_seconds: z.number().nullable(),
  poster: image.nullable().describe('A picture of it; null where nobody sent one'),
  poster_upload_id: z.uuid().nullable().describe('For its author: `/uploads/{id}`'),
  captions: text(CUES_LENGTH).nullable().describe('What is said in it, as WebVTT'),
});

/** A post with one film instead of pictures, and its number of views. */
export const reel = post.omit({ images: true, image_ids: true, poll: true }).extend({
  video,
  view_count: z.int().describe('Once for each member and day'),
});
export type Reel = z.infer<typeof reel>;
export type ReelVideo = z.infer<typeof video>;

export const reelDraft = z.object({
  text: z.union([typedLines(POST_LENGTH), z.literal('')]),
  video_id: z.uuid().describe('Of the film’s upload; it may still be in the making'),
  poster_id: z.uuid().nullish().describe('Of a picture’s upload, drawn from one of its frames'),
  captions: typedLines(CAPTIONS_LENGTH).nullish().describe('WebVTT, or plain lines in the order they are spoken'),
  product_ids: z.array(givenId).max(Math.min(MOST_REEL_PRODUCTS, MOST_POST_PRODUCTS)).optional(),
});
export type ReelDraft = z.infer<typeof reelDraft>;
