import { z } from 'zod';
import { type Database, type Row, sendWithCommit, sql, type Tx } from '../database/index.ts';

/** An event. `payload` holds ids, not copies: a subscriber reads the current state. */
export interface OutboxEvent {
  event: string;
  payload: Record<string, string | number | readonly number[]>;
}

/** Inserts events along with the commit; no process reads them earlier. */
export function insertEvents(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const writing = sql`
    insert into outbox (event, payload)
    select * from unnest(${events.map((one) => one.event)}::text[], ${events.map((one) => JSON.stringify(one.payload))}::jsonb[])
  `;
  return sendWithCommit(tx, writing);
}

/** The number of waiting events and the age of the oldest; beyond a few thousand the count is capped. */
export async function readOutboxBacklog(db: Database): Promise<{ waiting: number; oldest_seconds: number }> {
  const { rows } = await sql.rows({ waiting: sql.int4, oldest_seconds: sql.float8 })`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
    from (select created_at from outbox order by id limit 10000) as oldest
  `.execute(db);
  return rows[0] ?? { waiting: 0, oldest_seconds: 0 };
}

const dueEvent = {
  event: sql.text,
  payload: sql.jsonb.of(z.record(z.string(), z.unknown())),
};
export type DueEvent = Row<typeof dueEvent>;

/**
 * Takes waiting events that no other process is taking, oldest first; they are deleted when the transaction commits.
 */
export async function takeEvents(tx: Tx, most: number): Promise<DueEvent[]> {
  const { rows } = await sql.rows(dueEvent)`
    with due as (select id from outbox order by id limit ${most} for update skip locked),
      taken as (delete from outbox where id in (select id from due) returning id, event, payload)
    select event, payload from taken order by id
  `.execute(tx);
  return rows;
}
