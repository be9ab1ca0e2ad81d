export {
  type OwnReview,
  type OwnReviews,
  type Review,
  type ReviewDraftBody,
  type ReviewPage,
  type ReviewSort,
  reviewEndpoints,
  reviewSorts,
} from './endpoints.ts';
export type { ModeratedReview } from './moderation.ts';
export { reviewRefusals } from './refusals.ts';
export type { HoldReason, ReviewStatus } from './shapes.ts';
export { holdReasons } from './shapes.ts';
