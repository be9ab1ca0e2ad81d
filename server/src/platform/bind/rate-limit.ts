import type { ErrorCode } from '@waha/contract';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { refuse } from '../errors/index.ts';

export interface Limit {
  /** Whom and what it counts. Never an address or a number of a person: hash those. */
  bucket: string;
  most: number;
  /** Length of the window; it begins at a whole multiple of this. */
  minutes: number;
  /** What it refuses with. */
  code: ErrorCode;
}

/** One request as it was counted, so that it can be taken back. */
export interface Counted {
  bucket: string;
  windowStart: Date;
}

/**
 * Counts a request against a limit shared by all processes; refuses beyond it, with `Retry-After`. One upsert, committed
 * at once, so that it stands whatever becomes of the request; windows are by the database's clock.
 */
export async function countAgainst(db: Database, { bucket, most, minutes, code }: Limit): Promise<Counted> {
  const { rows } = await sql<{ requests: number; minute: Date; seconds_left: number }>`
    with now_in as (select date_bin(make_interval(mins => ${minutes}), now(), 'epoch') as started)
    insert into rate_limits (bucket, minute, requests, ends_at)
      select ${bucket}, started, 1, started + make_interval(mins => ${minutes}) from now_in
    on conflict (bucket, minute) do update set requests = rate_limits.requests + 1
    returning requests, minute, ceil(extract(epoch from ends_at - now()))::int as seconds_left
  `.execute(db);
  const [counted] = rows;
  if (counted && counted.requests > most) {
    refuse(code, {}, { retryAfterSeconds: Math.max(1, counted.seconds_left) });
  }
  return { bucket, windowStart: counted?.minute ?? new Date() };
}

/** Takes requests back that turned out not to count. */
export async function uncount(db: Database, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const buckets = counted.map(({ bucket }) => bucket).toSorted();
  const starts = counted.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)).map(({ windowStart }) => windowStart);
  await sql`
    update rate_limits set requests = rate_limits.requests - 1
    from unnest(${buckets}::text[], ${starts}::timestamptz[]) as given (bucket, started)
    where rate_limits.bucket = given.bucket and rate_limits.minute = given.started and rate_limits.requests > 0
  `.execute(db);
}

/** Forgets what was counted: a password that was right clears the wrong ones before it. */
export async function clearCount(db: Database, bucket: string): Promise<void> {
  await sql`delete from rate_limits where bucket = ${bucket}`.execute(db);
}
