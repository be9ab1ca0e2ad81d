import type { ErrorCode } from '@waha/contract';
import type { Database } from '../database/index.ts';
import { refuse } from '../errors/index.ts';
import { countRequest, lowerCounts } from './rate-limits.store.ts';

export interface WindowLimit {
  /** The key of the count. It must not contain an address or a number of a person: hash those. */
  bucket: string;
  most: number;
  /** Length of the window; it begins at a whole multiple of this. */
  minutes: number;
  /** The refusal code beyond the limit. */
  code: ErrorCode;
}

/** A counted request, which can be taken back. */
export interface Counted {
  bucket: string;
  windowStart: Date;
}

/**
 * A rate limit: counts a request in a fixed window shared by all processes; refuses beyond the limit, with
 * `Retry-After`. One upsert, committed immediately, so that it counts for every outcome of the request; windows are by
 * the database's clock.
 */
export async function countAgainstLimit(db: Database, { bucket, most, minutes, code }: WindowLimit): Promise<Counted> {
  const counted = await countRequest(db, bucket, minutes);
  if (counted && counted.requests > most) {
    refuse(code, {}, { retryAfterSeconds: Math.max(1, counted.seconds_left) });
  }
  return { bucket, windowStart: counted?.minute ?? new Date() };
}

/** Takes back counted requests that must not count after all. */
export async function uncountRequests(db: Database, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const buckets = counted.map(({ bucket }) => bucket).toSorted();
  const starts = counted.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)).map(({ windowStart }) => windowStart);
  await lowerCounts(db, buckets, starts);
}
