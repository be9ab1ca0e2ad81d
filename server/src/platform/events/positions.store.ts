import { type Database, inTransaction, type Row, sql, type Tx } from '../database/index.ts';
import type { Untold } from './outcome.ts';

const positionRow = {
  subscriber: sql.text,
  events: sql.textArray,
  seen: sql.text,
  reading: sql.text.orNull,
  after_id: sql.int8,
  generation: sql.int4,
  rewinds: sql.int4,
};
/** How far a subscriber has read the log. */
export type Position = Row<typeof positionRow>;

const columns = sql.raw(
  `p.subscriber, p.events, p.seen::text as seen, p.reading::text as reading, p.after_id, p.generation, p.rewinds`,
);

/** A subscriber by name, with the events it hears. */
export interface Heard {
  name: string;
  events: readonly string[];
}

/**
 * Takes over the positions of subscribers, so that no other process can move them. The very first subscribers start at
 * the beginning of the log; later ones at its present end. Claimed attempts are dead, apart from those of this process
 * whose outcome is in `untold`.
 */
export function takeOver(db: Database, heard: readonly Heard[], untold: readonly Untold[] = []): Promise<Position[]> {
  return inTransaction(db, async (tx) => {
    const of = sql`
      select one ->> 'name' as subscriber, array(select jsonb_array_elements_text(one -> 'events')) as events
      from jsonb_array_elements(${JSON.stringify(heard)}::jsonb) as one
    `;
    await sql`
      insert into event_positions (subscriber, events, seen, server)
      select subscriber, events, case when exists (select from event_positions) then pg_current_snapshot() else '1:1:' end,
        (select system_identifier from pg_control_system())
      from (${of}) as heard on conflict (subscriber) do nothing
    `.execute(tx);
    // First of all: waits for what the former reader is storing, and fences off all that it may still want to store.
    await sql`
      update event_positions p set generation = generation + 1, events = heard.events from (${of}) as heard
      where p.subscriber = heard.subscriber
    `.execute(tx);
    if (untold.length > 0) await settleUntold(tx, untold);
    await sql`
      update job_failures set state = 'dead', error = ${INTERRUPTED}
      where state = 'claimed' and queue in (select subscriber from (${of}) as heard)
    `.execute(tx);
    // One that this version does not have keeps its place, and nothing waits for it meanwhile.
    await sql`
      update event_positions p set events = '{}'
      where p.events <> '{}' and not exists (select from (${of}) as heard where heard.subscriber = p.subscriber)
    `.execute(tx);
    const { rows } = await sql.rows(positionRow)`
      select ${columns} from event_positions p where p.subscriber in (select subscriber from (${of}) as heard)
    `.execute(tx);
    return rows;
  });
}

/** Stores outcomes of claimed attempts of the generation before this one: there was no other reader in between. */
async function settleUntold(tx: Tx, untold: readonly Untold[]): Promise<void> {
  const told = untold.map(({ outcome, ...one }) => ({
    ...one,
    ...(outcome === 'handled' ? { state: outcome } : outcome),
  }));
  const valid = sql`
    select u.* from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as u (subscriber text, generation int, "eventId" bigint, state text, error text, attempts int, "retryInMs" float8)
    join event_positions p on p.subscriber = u.subscriber and p.generation = u.generation + 1
  `;
  await sql`
    with handled as (
      delete from job_failures f using (${valid}) as u
      where f.queue = u.subscriber and f.event_id = u."eventId" and f.state = 'claimed' and u.state = 'handled'
      returning f.queue, f.event_id
    ), of_each as (select queue, array_agg(event_id) as ids from handled group by queue)
    update event_positions p set done = done || of_each.ids from of_each where p.subscriber = of_each.queue
  `.execute(tx);
  await sql`
    update job_failures f set state = u.state, error = u.error, attempts = u.attempts, last_failed_at = now(),
      next_at = now() + make_interval(secs => u."retryInMs" / 1000)
    from (${valid}) as u
    where f.queue = u.subscriber and f.event_id = u."eventId" and f.state = 'claimed' and u.state <> 'handled'
  `.execute(tx);
}

const INTERRUPTED = 'The process ended during this attempt: it may have had its effect already.';

const backlog = { subscriber: sql.text, waiting: sql.int4, oldest_seconds: sql.float8 };

/** The events that each subscriber has not handled yet, those that failed apart; each count stops at a thousand. */
export async function readEventBacklog(db: Database): Promise<Row<typeof backlog>[]> {
  const { rows } = await sql.rows(backlog)`
    select p.subscriber, w.waiting, w.oldest_seconds from event_positions p cross join lateral (
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
      from (
        select e.created_at from events e
        where e.name = any(p.events) and e.xid >= pg_snapshot_xmax(p.seen) and not coalesce(
          e.id <= p.after_id and pg_visible_in_snapshot(e.xid, p.reading), false)
        limit 1000
      ) as one
    ) as w where w.waiting > 0 order by p.subscriber
  `.execute(db);
  return rows;
}

/**
 * Moves a position; false where another process has taken over, or where it was moved back by hand. Handled events that
 * it has not passed yet stay noted.
 */
export async function savePosition(db: Database, { subscriber, ...to }: Position): Promise<boolean> {
  const { rows } = await sql.rows({ subscriber: sql.text })`
    update event_positions set seen = ${to.seen}::pg_snapshot, reading = ${to.reading}::pg_snapshot,
      after_id = ${to.after_id}, moved_at = now(),
      done = array(select id from unnest(done) as id where ${to.reading}::text is not null and id > ${to.after_id})
    where subscriber = ${subscriber} and generation = ${to.generation} and rewinds = ${to.rewinds} returning subscriber
  `.execute(db);
  return rows.length > 0;
}

/** A position as it is now. */
export async function readPosition(db: Database, subscriber: string): Promise<Position | undefined> {
  const { rows } = await sql.rows(positionRow)`
    select ${columns} from event_positions p where subscriber = ${subscriber}
  `.execute(db);
  return rows[0];
}

/**
 * Moves a subscriber back, so that it handles every event since `from` again. Returns the number of those events, or
 * undefined where there is no subscriber of that name.
 */
export async function rewind(tx: Tx, subscriber: string, from: Date): Promise<number | undefined> {
  await sql`
    delete from job_failures f using events e
    where f.queue = ${subscriber} and f.event_id = e.id and e.created_at >= ${from} and f.state = 'dead'
  `.execute(tx);
  const { rows } = await sql.rows({ again: sql.int4 })`
    with again as (
      select min(e.xid) as xid, count(e.id)::int as events
      from event_positions p left join events e on e.name = any(p.events) and e.created_at >= ${from}
      where p.subscriber = ${subscriber}
    ), moved as (
      update event_positions p set rewinds = rewinds + 1, reading = null, after_id = 0, done = '{}', moved_at = now(),
        seen = (again.xid::text || ':' || again.xid::text || ':')::pg_snapshot
      from again where p.subscriber = ${subscriber} and again.xid is not null
    )
    select again.events as again from again where exists (select from event_positions where subscriber = ${subscriber})
  `.execute(tx);
  return rows[0]?.again;
}

/**
 * Adopts a log that was restored on another server, whose transactions have other numbers: what was not handled becomes
 * an entry that is due, and the rest counts as seen. Returns the number of subscribers that came from elsewhere.
 */
export async function adoptLog(tx: Tx): Promise<number> {
  await sql`lock table event_positions in exclusive mode`.execute(tx);
  await sql`
    insert into job_failures (queue, event_name, event_id, subject, payload, error, attempts, state, next_at,
      first_failed_at, last_failed_at)
    select p.subscriber, e.name, e.id, e.subject, e.payload, 'not handled before the database was restored', 0, 'retrying',
      now(), now(), now()
    from event_positions p join events e on e.name = any(p.events)
    where p.server <> (select system_identifier from pg_control_system()) and e.id <> all(p.done) and not (
      pg_visible_in_snapshot(e.xid, p.seen)
      or coalesce(e.id <= p.after_id and pg_visible_in_snapshot(e.xid, p.reading), false)
    )
    on conflict do nothing
  `.execute(tx);
  await sql`
    update events set xid = '1' where exists (
      select from event_positions where server <> (select system_identifier from pg_control_system())
    )
  `.execute(tx);
  const { rows } = await sql.rows({ adopted: sql.int4 })`
    with moved as (
      update event_positions set seen = pg_current_snapshot(), reading = null, after_id = 0, done = '{}',
        server = (select system_identifier from pg_control_system())
      where server <> (select system_identifier from pg_control_system()) returning 1
    ) select count(*)::int as adopted from moved
  `.execute(tx);
  return rows[0]?.adopted ?? 0;
}
