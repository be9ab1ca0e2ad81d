const SECOND = 1_000;

/** Pauses before the second attempt and each further one, and the longest pause that a receiver may ask for. */
export interface RetrySchedule {
  pausesMs: readonly number[];
  longestAskedMs: number;
}

/** The pause after so many attempts, in milliseconds, with jitter; undefined after the last. A longer `Retry-After` holds. */
export function pauseAfter(
  { pausesMs, longestAskedMs }: RetrySchedule,
  attempts: number,
  retryAfterMs: number | undefined,
): number | undefined {
  const pause = pausesMs[attempts - 1];
  if (pause === undefined) return undefined;
  const jittered = pause * (0.8 + Math.random() * 0.4);
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, longestAskedMs));
}

/** A `Retry-After` header in milliseconds: seconds, or a date. Undefined where it is absent or no such thing. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND;
  // Date.parse takes much that is no HTTP date.
  const at = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
