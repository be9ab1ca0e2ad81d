import type { RetrySchedule } from '../../../platform/jobs/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second attempt and each further one: the last is about a day after the first. */
const pausesMs = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];
/** A receiver may ask for a pause, but not for longer than this. */
const longestAskedMs = 8 * HOUR;

export const webhookRetries: RetrySchedule = { pausesMs, longestAskedMs };
