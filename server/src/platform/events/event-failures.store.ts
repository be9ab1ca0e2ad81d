import { z } from 'zod';
import { type Database, type Row, sql } from '../database/index.ts';

/** An event that a subscriber did not handle at once. */
export interface Unhandled {
  queue: string;
  event: { id: number; name: string; subject: string | null; payload: Record<string, unknown> };
  error: string;
  attempts: number;
  state: 'retrying' | 'dead' | 'waiting' | 'claimed';
  /** The time of the next attempt, in milliseconds from now. */
  retryInMs: number;
}

/** Stores an unhandled event; false where it is stored already. */
export async function insertUnhandled(db: Database, { queue, event, ...one }: Unhandled): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into job_failures (queue, event_id, event_name, subject, payload, error, attempts, state, next_at,
      first_failed_at, last_failed_at)
    values (${queue}, ${event.id}, ${event.name}, ${event.subject}, ${JSON.stringify(event.payload)}::jsonb, ${one.error},
      ${one.attempts}, ${one.state}, now() + make_interval(secs => ${one.retryInMs / 1_000}), now(), now())
    on conflict (queue, event_id) where event_id is not null do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

type Outcome = Pick<Unhandled, 'error' | 'attempts' | 'state' | 'retryInMs'>;

/** Stores the outcome of another failed attempt. */
export async function updateUnhandled(db: Database, id: number, outcome: Outcome): Promise<void> {
  await sql`
    update job_failures set error = ${outcome.error}, attempts = ${outcome.attempts}, state = ${outcome.state},
      next_at = now() + make_interval(secs => ${outcome.retryInMs / 1_000}), last_failed_at = now()
    where id = ${id}
  `.execute(db);
}

/** The same, of an attempt at an event that was claimed from the log. */
export async function updateClaimed(db: Database, queue: string, eventId: number, outcome: Outcome): Promise<void> {
  await sql`
    update job_failures set error = ${outcome.error}, attempts = ${outcome.attempts}, state = ${outcome.state},
      next_at = now() + make_interval(secs => ${outcome.retryInMs / 1_000}), last_failed_at = now()
    where queue = ${queue} and event_id = ${eventId}
  `.execute(db);
}

/** Marks a claimed event of the present page as handled, and drops its claim. */
export async function finishClaimed(
  db: Database,
  of: { subscriber: string; generation: number },
  eventId: number,
): Promise<void> {
  await sql`
    with claim as (delete from job_failures where queue = ${of.subscriber} and event_id = ${eventId})
    update event_positions set done = done || ${eventId}::bigint
    where subscriber = ${of.subscriber} and generation = ${of.generation}
  `.execute(db);
}

export async function deleteUnhandled(db: Database, id: number): Promise<void> {
  await sql`delete from job_failures where id = ${id}`.execute(db);
}

/** Claims an attempt that must not be repeated by itself; false where the entry is gone. */
export async function claimUnhandled(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update job_failures set state = 'claimed' where id = ${id} and state in ('retrying', 'requeued', 'waiting') returning id
  `.execute(db);
  return rows.length > 0;
}

const dueRow = {
  id: sql.int8,
  queue: sql.text,
  event_id: sql.int8.orNull,
  event_name: sql.text.neverNull,
  subject: sql.text.orNull,
  payload: sql.jsonb.of(z.record(z.string(), z.unknown())),
  attempts: sql.int4,
  first_failed_at: sql.timestamptz,
};
/** An unhandled event whose next attempt is due. */
export type DueRow = Row<typeof dueRow>;

/**
 * Entries that are due, in the order of their events. One that waits is due with those before it: it stays behind where one
 * of them fails again.
 */
export async function listDue(db: Database, queues: readonly string[], limit: number): Promise<DueRow[]> {
  const { rows } = await sql.rows(dueRow)`
    select id, queue, event_id, event_name, subject, payload, attempts, first_failed_at from job_failures f
    where event_name is not null and queue = any(${[...queues]}::text[]) and (
      (state in ('retrying', 'requeued') and next_at <= now())
      or (state = 'waiting' and not exists (
        select from job_failures e where e.queue = f.queue and e.subject = f.subject and e.event_id < f.event_id
          and (e.state = 'claimed' or (e.state in ('retrying', 'requeued') and e.next_at > now()))
      ))
    )
    order by event_id nulls first, id limit ${limit}
  `.execute(db);
  return rows;
}

const openRow = { queue: sql.text, event_id: sql.int8.orNull, subject: sql.text.orNull };

/** Every entry of these subscribers that will be tried again. */
export async function listOpen(db: Database, queues: readonly string[]): Promise<Row<typeof openRow>[]> {
  const { rows } = await sql.rows(openRow)`
    select queue, event_id, subject from job_failures
    where event_name is not null and queue = any(${[...queues]}::text[]) and state <> 'dead'
  `.execute(db);
  return rows;
}

/** Milliseconds until the next attempt that is planned; null where there is none. */
export async function nextAttemptInMs(db: Database): Promise<number | null> {
  const { rows } = await sql.rows({ in_ms: sql.float8.orNull })`
    select extract(epoch from min(next_at) - now())::float8 * 1000 as in_ms from job_failures
    where event_name is not null and state in ('retrying', 'requeued')
  `.execute(db);
  return rows[0]?.in_ms ?? null;
}
