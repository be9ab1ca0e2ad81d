export { wordsToLookUp } from './hold-review.ts';
export { hideReview, publishReview, rejectReview } from './moderate-review.ts';
export { hasHeldWord } from './own-reviews.store.ts';
export { addReview, addVote, type ReviewDraft } from './reviews.store.ts';
