import type { RetrySchedule } from '../../../platform/jobs/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** News are of no use for long: the last attempt is some nine hours after the first, or never where they end before. */
export const pushRetries: RetrySchedule = {
  pausesMs: [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR],
  longestAskedMs: 6 * HOUR,
};
