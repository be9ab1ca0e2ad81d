export { hideReview, publishReview, rejectReview } from './moderate-review.ts';
export { reviewRoutes } from './reviews.routes.ts';
export { addReview, addVote, type ReviewDraft } from './reviews.store.ts';
export { exportReviews, forgetReviews } from './write-review.ts';
