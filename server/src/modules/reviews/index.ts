export { hideReview, publishReview, rejectReview } from './moderate-review.ts';
export { addPhoto, addReview, addVote, type ReviewDraft } from './reviews.store.ts';
