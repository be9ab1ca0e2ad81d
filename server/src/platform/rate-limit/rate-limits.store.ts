import { type Database, sql } from '../database/index.ts';

/**
 * Counts a request in the current window, by the database's clock: one upsert, committed immediately. Returns the count
 * including this one, the start of the window, and its length.
 */
export async function countRequest(db: Database, bucket: string, minutes: number) {
  const { rows } = await sql.rows({ requests: sql.int4, minute: sql.timestamptz, seconds_left: sql.int4 })`
    with now_in as (select date_bin(make_interval(mins => ${minutes}), now(), 'epoch') as started)
    insert into rate_limits (bucket, minute, requests, ends_at)
      select ${bucket}, started, 1, started + make_interval(mins => ${minutes}) from now_in
    on conflict (bucket, minute) do update set requests = rate_limits.requests + 1
    returning requests, minute, ceil(extract(epoch from ends_at - now()))::int as seconds_left
  `.execute(db);
  return rows[0];
}

/** Takes one request back from each of these counts, given as parallel lists. */
export async function lowerCounts(db: Database, buckets: readonly string[], starts: readonly Date[]): Promise<void> {
  await sql`
    update rate_limits set requests = rate_limits.requests - 1
    from unnest(${buckets}::text[], ${starts}::timestamptz[]) as given (bucket, started)
    where rate_limits.bucket = given.bucket and rate_limits.minute = given.started and rate_limits.requests > 0
  `.execute(db);
}

/** Resets a count: a correct password clears the failed attempts before it. */
export async function clearCount(db: Database, bucket: string): Promise<void> {
  await sql`delete from rate_limits where bucket = ${bucket}`.execute(db);
}

export async function deleteExpiredWindows(db: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at < now()`.execute(db);
}
