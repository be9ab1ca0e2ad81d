export {
  type OwnReview,
  type OwnReviews,
  type Review,
  type ReviewDraftBody,
  type ReviewPage,
  reviewEndpoints,
} from './endpoints.ts';
export { reviewEvents } from './events.ts';
export type { ModeratedReview } from './moderation.ts';
export { reviewRefusals } from './refusals.ts';
