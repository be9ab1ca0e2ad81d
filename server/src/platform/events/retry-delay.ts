/** Attempts in all: the last is some two hours after the first, so that a mail server may be away for as long. */
export const ATTEMPTS = 14;

const FIRST_MS = 2_000;
const LONGEST_MS = 30 * 60_000;

/** The exponential backoff after so many attempts, in milliseconds, with jitter so that events that failed together part. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS) * (0.75 + Math.random() / 2);
}
