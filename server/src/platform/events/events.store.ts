import { z } from 'zod';
import { type Database, type Row, sendWithCommit, sql, type Tx } from '../database/index.ts';
import type { Position } from './positions.store.ts';

export interface NewEvent {
  name: string;
  version: number;
  subject: string | null;
  payload: Record<string, unknown>;
}

/** Inserts events along with the commit; no process reads them earlier. */
export function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const writing = sql`
    insert into events (name, version, subject, payload)
    select * from unnest(${events.map((one) => one.name)}::text[], ${events.map((one) => one.version)}::smallint[],
      ${events.map((one) => one.subject)}::text[], ${events.map((one) => JSON.stringify(one.payload))}::jsonb[])
  `;
  return sendWithCommit(tx, writing);
}

const loggedEvent = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string().nullable(),
  payload: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
/** An event as the log stores it. */
export type LoggedEvent = z.infer<typeof loggedEvent>;

const page = { snapshot: sql.text, rewinds: sql.int4.orNull, events: sql.jsonb.of(z.array(loggedEvent)) };
/** Events of a subscriber in their order, the snapshot that read them, and how often it was moved back so far. */
export type EventPage = Row<typeof page>;

const columns = sql.raw('id, name, subject, payload, created_at');

/**
 * Reads a subscriber's next events, at most `limit`. Ids are given before a transaction commits, so an event may become
 * visible after newer ones; snapshots are exact. An event that depends on another is never in an earlier page: its id is
 * higher, and a snapshot that sees it also sees the other.
 *
 * Handled events and entries are read by the snapshot of the page: a retry moves an event from one to the other, and with
 * handled ones that were read earlier it would be in neither, and handled twice.
 */
export async function readPage(db: Database, position: Position, limit: number): Promise<EventPage> {
  const { subscriber, events: names, seen, reading, after_id: after } = position;
  const isOpen = sql`
    id <> all(coalesce((select done from event_positions where subscriber = ${subscriber}), '{}'))
    and not exists (select from job_failures f where f.queue = ${subscriber} and f.event_id = events.id)
  `;
  const since = sql`
    select ${columns} from events
    where name = any(${names}::text[]) and xid >= pg_snapshot_xmax(${seen}::pg_snapshot) and ${isOpen}
    union all
    select ${columns} from events
    where name = any(${names}::text[]) and xid = any(array(select pg_snapshot_xip(${seen}::pg_snapshot))) and ${isOpen}
  `;
  const backlog = sql`
    select ${columns} from events
    where name = any(${names}::text[]) and id > ${after} and pg_visible_in_snapshot(xid, ${reading}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot) and ${isOpen}
  `;
  const { rows } = await sql.rows(page)`
    select pg_current_snapshot()::text as snapshot,
      (select rewinds from event_positions where subscriber = ${subscriber}) as rewinds, coalesce((
      select jsonb_agg(to_jsonb(one) order by one.id)
      from (${reading === null ? since : backlog} order by id limit ${limit}) as one
    ), '[]') as events
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no snapshot');
  return row;
}

const polled = { snapshot: sql.text, names: sql.textArray };

/** The names of events that became visible since a snapshot; of all events there are where it is null. */
export async function listNamesSince(
  db: Database,
  names: readonly string[],
  snapshot: string | null,
): Promise<Row<typeof polled>> {
  const seen = snapshot ?? '1:1:';
  const { rows } = await sql.rows(polled)`
    select pg_current_snapshot()::text as snapshot, array(
      select name from unnest(${[...names]}::text[]) as known (name)
      where exists (select from events e where e.name = known.name and e.xid >= pg_snapshot_xmax(${seen}::pg_snapshot))
        or exists (select from events e where e.name = known.name
          and e.xid = any(array(select pg_snapshot_xip(${seen}::pg_snapshot))))
    ) as names
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no snapshot');
  return row;
}

/** Notifies the process that reads the log. Call it outside a transaction, so that no commit waits for it. */
export async function notifyEvents(db: Database, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

const BATCH = 5_000;

/**
 * Deletes events older than so many days, in batches. Ids follow time, so it looks at the oldest alone: a condition on all
 * would read the whole log each time.
 */
export async function deleteOldEvents(db: Database, days: number): Promise<void> {
  for (;;) {
    const { rows } = await sql.rows({ deleted: sql.int4 })`
      with oldest as (select id, created_at from events order by id limit ${BATCH}), gone as (
        delete from events
        where id = any(array(select id from oldest where created_at < now() - make_interval(days => ${days}))) returning id
      )
      select count(*)::int as deleted from gone
    `.execute(db);
    if ((rows[0]?.deleted ?? 0) < BATCH) return;
  }
}
