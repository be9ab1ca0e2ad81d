export { type AttemptLimit, type AttemptLimits, createAttemptLimits, type SpentAttempt } from './attempt-limit.ts';
export { clearCount, deleteExpiredWindows } from './rate-limits.store.ts';
export { createTokenBuckets, type TokenBuckets, unlimitedTokenBuckets } from './token-bucket.ts';
export { countAgainstLimit, type WindowLimit } from './window-limit.ts';
