import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { refuse } from '../errors/index.ts';

/**
 * Counts a request against a limit shared by all processes; refuses with 429 and `Retry-After` beyond it.
 * One upsert; windows are whole minutes by the database's clock.
 */
export async function countRequest(db: Database, bucket: string, limitPerMinute: number): Promise<void> {
  const { rows } = await sql<{ requests: number; seconds_left: number }>`
    insert into rate_limits (bucket, minute, requests) values (${bucket}, date_trunc('minute', now()), 1)
    on conflict (bucket, minute) do update set requests = rate_limits.requests + 1
    returning requests, ceil(60 - extract(second from now()))::int as seconds_left
  `.execute(db);
  const [counted] = rows;
  if (counted && counted.requests > limitPerMinute) {
    refuse('request.rate_limited', {}, { retryAfterSeconds: Math.max(1, counted.seconds_left) });
  }
}
