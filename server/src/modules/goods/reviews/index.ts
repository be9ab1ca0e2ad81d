export { authorOf } from './author-of.ts';
export { deleteHeldWord, hasHeldWord, listHeldWords, putHeldWord } from './held-words.store.ts';
export { hasLinkOrPhone, wordsToLookUp } from './hold-review.ts';
export { hideReview, publishReview, rejectReview } from './moderate-review.ts';
export { reviewFits } from './review-fits.store.ts';
export { addReview, addVote, type ReviewDraft, readReviewFacts } from './reviews.store.ts';
