const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second attempt and each further one: the last is about a day after the first. */
const PAUSES_MS = [
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
const LONGEST_ASKED_MS = 8 * HOUR;

/** The pause after so many attempts, in milliseconds, with jitter; undefined after the last. A longer `Retry-After` holds. */
export function pauseAfter(attempts: number, retryAfterMs: number | undefined): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return undefined;
  const jittered = pause * (0.8 + Math.random() * 0.4);
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS));
}

/** A `Retry-After` header in milliseconds: seconds, or a date. Undefined where it is absent or no such thing. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND;
  // Date.parse takes much that is no HTTP date.
  const at = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
