import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret that somebody sent is the expected one. Compares digests, which have equal length: the time is constant for any input. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
