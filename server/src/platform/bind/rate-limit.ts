import type { ErrorCode } from '@waha/contract';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { refuse } from '../errors/index.ts';

export interface Limit {
  /** Whom and what it counts. Never an address or a number of a person: hash those. */
  bucket: string;
  most: number;
  /** Length of the window, at most an hour: older counts are forgotten. */
  minutes: number;
  /** What it refuses with. */
  code: ErrorCode;
}

/**
 * Counts a request against a limit shared by all processes; refuses beyond it, with `Retry-After`. One upsert, committed
 * at once, so that it stands whatever becomes of the request; windows are by the database's clock.
 */
export async function countAgainst(db: Database, { bucket, most, minutes, code }: Limit): Promise<void> {
  const { rows } = await sql<{ requests: number; seconds_left: number }>`
    with now_in as (select date_bin(make_interval(mins => ${minutes}), now(), 'epoch') as started)
    insert into rate_limits (bucket, minute, requests) select ${bucket}, started, 1 from now_in
    on conflict (bucket, minute) do update set requests = rate_limits.requests + 1
    returning requests, ceil(extract(epoch from minute + make_interval(mins => ${minutes}) - now()))::int as seconds_left
  `.execute(db);
  const [counted] = rows;
  if (counted && counted.requests > most) {
    refuse(code, {}, { retryAfterSeconds: Math.max(1, counted.seconds_left) });
  }
}

/** Forgets what was counted: a password that was right clears the wrong ones before it. */
export async function clearCount(db: Database, bucket: string): Promise<void> {
  await sql`delete from rate_limits where bucket = ${bucket}`.execute(db);
}
