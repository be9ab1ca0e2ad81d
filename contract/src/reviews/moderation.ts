import { z } from 'zod';
import { productRef } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, timestamp, typedLines } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { fits, holdReasons, reviewStatuses } from '../vocabulary/index.ts';
import { stars } from './shapes.ts';

const moderators = { staff: ['owner', 'manager', 'moderator'] } as const;

export const moderatedReview = z.object({
  id,
  product: productRef,
  author: text(60),
  rating: stars,
  fit: z.enum(fits).nullable(),
  title: text(120).nullable(),
  text: text(2_000),
  photos: z.array(z.object({ id: z.uuid().nullable(), url: text(500) })).max(4),
  status: z.enum(reviewStatuses),
  status_reason: text(500).nullable(),
  held_for: z.array(z.enum(holdReasons)).max(4),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
});

const idParams = z.object({ id: textId });
const why = z.object({ reason: typedLines(500).describe('The author reads it') });

/** Endpoints for staff to moderate reviews. Each step is one audited change. */
export const moderationEndpoints = {
  'GET /admin/reviews': endpoint({
    access: moderators,
    summary: 'Reviews by status, those waiting longest first',
    query: staffListQuery({
      sorts: ['waiting_since', 'rating'],
      filters: {
        status: z.enum(reviewStatuses).describe('pending unless said').optional(),
        product_id: textId.optional(),
      },
    }),
    reply: staffPage(moderatedReview),
    errors: [],
  }),
  'PUT /admin/reviews/{id}/publish': endpoint({
    access: moderators,
    summary: 'Show a review to everybody',
    params: idParams,
    reply: moderatedReview,
    errors: ['reviews.not_found', 'reviews.transition_not_allowed'],
  }),
  'PUT /admin/reviews/{id}/reject': endpoint({
    access: moderators,
    summary: 'Refuse a review that waits',
    params: idParams,
    body: why,
    reply: moderatedReview,
    errors: ['reviews.not_found', 'reviews.transition_not_allowed'],
  }),
  'PUT /admin/reviews/{id}/hide': endpoint({
    access: moderators,
    summary: 'Take a published review away',
    params: idParams,
    body: why,
    reply: moderatedReview,
    errors: ['reviews.not_found', 'reviews.transition_not_allowed'],
  }),
};

export type ModeratedReview = z.infer<typeof moderatedReview>;
