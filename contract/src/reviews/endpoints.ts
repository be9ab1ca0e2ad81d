import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, image, page, pageQuery, text, textId, textInteger, timestamp } from '../platform/shapes.ts';

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;

const stars = z.int().min(1).max(5);

const review = z.object({
  id,
  rating: stars,
  text: text(2_000),
  author: text(60).describe('First name and an initial; never more'),
  city: text(120).nullable(),
  is_verified: z.boolean().describe('Whoever wrote it bought the product here'),
  helpful_count: z.int(),
  photos: z.array(image).max(4),
  created_at: timestamp,
});

const reviewPage = page(review).extend({
  rating_average: z.number().min(0).max(5).describe('Of all published reviews, whatever is filtered'),
  rating_count: z.int(),
  histogram: z
    .array(z.object({ rating: stars, count: z.int() }))
    .length(5)
    .describe('Five stars first'),
});

export const reviewEndpoints = {
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
};

export type Review = z.infer<typeof review>;
export type ReviewPage = z.infer<typeof reviewPage>;
export type ReviewSort = (typeof reviewSorts)[number];
