import { z } from 'zod';
import { type Database, type Row, sql } from '../database/index.ts';
import type { LoggedEvent } from './events.store.ts';
import type { Outcome, TermOf } from './outcome.ts';

/**
 * The fencing token: nothing is written for a reader that another has superseded. The lock lets no reader take over
 * between this check and the commit.
 */
const heldBy = ({ subscriber, generation }: TermOf) => sql`
  select subscriber from event_positions where subscriber = ${subscriber} and generation = ${generation} for share
`;

/** Claims an event before its first attempt; false where it has an entry already, or where the term is over. */
export async function claimEvent(db: Database, term: TermOf, event: LoggedEvent): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    with held as (${heldBy(term)})
    insert into job_failures (queue, event_id, event_name, subject, payload, error, attempts, state, next_at,
      first_failed_at, last_failed_at)
    select subscriber, ${event.id}::bigint, ${event.name}, ${event.subject}, ${JSON.stringify(event.payload)}::jsonb,
      'under way', 1, 'claimed', now(), now(), now()
    from held
    on conflict (queue, event_id) where event_id is not null do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Stores the outcome of the first attempt at an event, claimed or not. Storing it again changes nothing. */
export async function storeOutcome(db: Database, term: TermOf, event: LoggedEvent, outcome: Outcome): Promise<void> {
  await sql`
    with held as (${heldBy(term)})
    insert into job_failures (queue, event_id, event_name, subject, payload, error, attempts, state, next_at,
      first_failed_at, last_failed_at)
    select subscriber, ${event.id}::bigint, ${event.name}, ${event.subject}, ${JSON.stringify(event.payload)}::jsonb,
      ${outcome.error}, ${outcome.attempts}::int, ${outcome.state},
      now() + make_interval(secs => ${outcome.retryInMs / 1_000}), now(), now()
    from held
    on conflict (queue, event_id) where event_id is not null do update set error = excluded.error,
      attempts = excluded.attempts, state = excluded.state, next_at = excluded.next_at, last_failed_at = now()
    where job_failures.state = 'claimed'
  `.execute(db);
}

/**
 * Marks a claimed event as handled, and drops its entry. Its page may be read again, so the position has to know it: an
 * entry that was only deleted would leave it to be handled twice.
 */
export async function finishClaimed(db: Database, { subscriber, generation }: TermOf, eventId: number): Promise<void> {
  await sql`
    with held as (
      update event_positions set done = done || ${eventId}::bigint
      where subscriber = ${subscriber} and generation = ${generation} returning subscriber
    )
    delete from job_failures using held where queue = held.subscriber and event_id = ${eventId}
  `.execute(db);
}

/** Stores the outcome of another failed attempt at an entry. */
export async function updateUnhandled(db: Database, term: TermOf, id: number, outcome: Outcome): Promise<void> {
  await sql`
    with held as (${heldBy(term)})
    update job_failures set error = ${outcome.error}, attempts = ${outcome.attempts}, state = ${outcome.state},
      next_at = now() + make_interval(secs => ${outcome.retryInMs / 1_000}), last_failed_at = now()
    from held where id = ${id} and queue = held.subscriber
  `.execute(db);
}

/** Deletes an entry that was handled. */
export async function deleteUnhandled(db: Database, term: TermOf, id: number): Promise<void> {
  await sql`
    with held as (${heldBy(term)}) delete from job_failures using held where id = ${id} and queue = held.subscriber
  `.execute(db);
}

/** Claims an attempt that must not be repeated by itself; false where the entry is gone, or the term over. */
export async function claimUnhandled(db: Database, term: TermOf, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    with held as (${heldBy(term)})
    update job_failures set state = 'claimed' from held
    where id = ${id} and queue = held.subscriber and state in ('retrying', 'requeued', 'waiting') returning id
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
