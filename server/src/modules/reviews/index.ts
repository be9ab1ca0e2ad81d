export { hideReview, publishReview, rejectReview } from './moderate-review.ts';
export { addReview, addVote, type ReviewDraft } from './reviews.store.ts';
