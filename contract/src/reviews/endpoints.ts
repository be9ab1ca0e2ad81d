import { z } from 'zod';
import { picturedProduct } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  givenId,
  id,
  image,
  page,
  pageQuery,
  text,
  textId,
  textInteger,
  timestamp,
  typedLines,
  typedText,
} from '../platform/shapes.ts';
import { fits, reviewSorts, reviewStatuses } from '../vocabulary/index.ts';
import { moderationEndpoints } from './moderation.ts';
import { stars } from './shapes.ts';

const fit = z.enum(fits).nullable().describe('How its size fitted; null where its author did not say');
const asksFit = z.boolean().describe('Whether it has sizes to wear, so that `fit` may be said');

export const review = z.object({
  id,
  rating: stars,
  fit,
  title: text(120).nullable(),
  text: text(2_000),
  author: text(60).describe('First name and an initial; never more'),
  city: text(120).nullable(),
  is_verified: z.boolean().describe('Whoever wrote it bought the product here'),
  helpful_count: z.int(),
  photos: z.array(image).max(4),
  created_at: timestamp,
});

export const reviewPage = page(review).extend({
  rating_average: z.number().min(0).max(5).describe('Of all published reviews, whatever is filtered'),
  rating_count: z.int(),
  histogram: z
    .array(z.object({ rating: stars, count: z.int() }))
    .length(5)
    .describe('Five stars first'),
});

export const ownReview = z.object({
  id,
  product: picturedProduct,
  rating: stars,
  fit,
  asks_fit: asksFit,
  title: text(120).nullable(),
  text: text(2_000),
  photos: z.array(z.object({ id: z.uuid(), url: text(200).describe('Where its author may see it') })).max(4),
  status: z.enum(reviewStatuses).describe('pending: somebody will look at it first'),
  status_reason: text(500).nullable().describe('Why staff refused or hid it'),
  helpful_count: z.int(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
});

export const ownReviews = z.object({
  written: z.array(ownReview).max(100),
  waiting: z
    .array(z.object({ product: picturedProduct, order_id: z.uuid(), delivered_at: timestamp, asks_fit: asksFit }))
    .max(100)
    .describe('Bought, delivered and not reviewed yet, the latest first'),
});

export const draft = z.object({
  rating: stars,
  title: typedText(120).nullish(),
  text: typedLines(2_000),
  photos: z.array(z.uuid()).max(4).optional().describe('Ids of uploads, in the order to show them'),
  fit: z
    .enum(fits)
    .nullish()
    .describe(
      'How the size fitted; of a product with sizes to wear alone. A change without it keeps it, null takes it back',
    ),
});

const idParams = z.object({ id: textId });
const voter = z.uuid().optional().describe('Tells apart visitors behind one address; chosen by the browser');
const vote = z.object({ is_helpful: z.boolean(), helpful_count: z.int() });
const writingErrors = ['uploads.not_yours'] as const;

export const newReview = draft.extend({ product_id: givenId });
export type NewReview = z.input<typeof newReview>;

export const reviewEndpoints = {
  ...moderationEndpoints,
  'GET /reviews': endpoint({
    access: 'public',
    summary: 'Published reviews of a product, with how its stars are spread',
    query: z.object({
      ...pageQuery,
      product_id: textId,
      sort: z.enum(reviewSorts).describe('newest unless said').optional(),
      rating: textInteger(1, 5).describe('Exactly this many stars').optional(),
    }),
    reply: reviewPage,
    errors: ['catalog.product_not_found'],
    cache: { tags: [] },
  }),
  'GET /user/reviews': endpoint({
    access: 'customer',
    summary: 'What I wrote, and what I bought and might write about',
    query: z.object({ product_id: textId.describe('Of this product only').optional() }),
    reply: ownReviews,
    errors: [],
  }),
  'POST /reviews': endpoint({
    access: 'customer',
    summary: 'Review a product that was bought here and delivered, once; links, listed words and photos wait for staff',
    body: newReview,
    reply: ownReview,
    status: 201,
    errors: ['catalog.product_not_found', 'reviews.not_bought', 'reviews.already_written', ...writingErrors],
    limitPerMinute: 10,
  }),
  'PUT /reviews/{id}': endpoint({
    access: 'customer',
    summary: 'Change my review; `photos` names all it shall have, those it has included',
    params: idParams,
    body: draft,
    reply: ownReview,
    errors: ['reviews.not_found', ...writingErrors],
    limitPerMinute: 10,
  }),
  'DELETE /reviews/{id}': endpoint({
    access: 'customer',
    summary: 'Take my review away for good',
    params: idParams,
    reply: z.object({ done: z.literal(true) }),
    errors: ['reviews.not_found'],
  }),
  'POST /reviews/{id}/helpful': endpoint({
    access: 'visitor',
    summary:
      'Say that a review helped; once for each person however often it is sent, a few of one address in a week, and not of one’s own',
    params: idParams,
    query: z.object({ visitor_id: voter }),
    reply: vote,
    errors: ['reviews.not_found', 'reviews.own'],
    limitPerMinute: 20,
  }),
  'DELETE /reviews/{id}/helpful': endpoint({
    access: 'visitor',
    summary: 'Take that back',
    params: idParams,
    query: z.object({ visitor_id: voter }),
    reply: vote,
    errors: ['reviews.not_found'],
    limitPerMinute: 20,
  }),
};

export type OwnReview = z.infer<typeof ownReview>;
export type OwnReviews = z.infer<typeof ownReviews>;
export type ReviewDraftBody = z.infer<typeof draft>;
export type Review = z.infer<typeof review>;
export type ReviewPage = z.infer<typeof reviewPage>;
