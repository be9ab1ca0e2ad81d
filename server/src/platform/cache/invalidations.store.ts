import { z } from 'zod';
import { type Database, type Row, type Sql, sendWithCommit, sql, type Tx } from '../database/index.ts';

const readPositions = { snapshot: sql.text, server: sql.text };
/** The position of a reader: the snapshot of its last read, and the start time of the server that gave it. */
export type ReadPosition = Row<typeof readPositions>;

const invalidation = z.object({ id: z.int(), tags: z.array(z.string()) });
export type Invalidation = z.infer<typeof invalidation>;

const unseenInvalidations = { ...readPositions, invalidations: sql.jsonb.of(z.array(invalidation)) };

/** Inserts an invalidation along with the commit of its changes. `onId` is called with its id. */
export function insertInvalidation(tx: Tx, tags: readonly string[], onId: (id: number) => void): Promise<void> {
  const writing = sql.rows({ id: sql.int8 })`
    insert into cache_purges (tags) values (${[...tags]}::text[]) returning id
  `;
  return sendWithCommit(tx, writing, ([row]) => onId(row?.id ?? 0));
}

/** The position of a reader whose cache is empty. */
export async function readPosition(db: Database): Promise<ReadPosition> {
  const { rows } = await sql.rows(readPositions)`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server
  `.execute(db);
  const [position] = rows;
  if (!position) throw new Error('PostgreSQL returned no snapshot');
  return position;
}

/** The invalidations that became visible since `position`, each once, and the position after them. */
export async function readInvalidations(
  db: Database,
  position: ReadPosition,
): Promise<{ position: ReadPosition; invalidations: Invalidation[] }> {
  const { rows } = await invalidationsSince(position.snapshot).execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no snapshot');
  const { invalidations, ...reached } = row;
  return { position: reached, invalidations };
}

/**
 * The statement that reads invalidations since a snapshot. Ids and times are given before a transaction commits, so a row
 * may become visible after newer ones. The snapshot is exact: it did not see the transactions under way (`xip`) and all
 * that started later (`xmax` and on). Rows restored from another server may hold future transaction ids: those are bounded.
 */
export function invalidationsSince(snapshot: string): Sql<Row<typeof unseenInvalidations>> {
  return sql.rows(unseenInvalidations)`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'tags', tags)) from (
        select id, tags from cache_purges
        where xid >= pg_snapshot_xmax(${snapshot}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select id, tags from cache_purges where xid = any(array(select pg_snapshot_xip(${snapshot}::pg_snapshot)))
      ) as unseen
    ), '[]') as invalidations
  `;
}

/** Notifies the processes that listen on `channel`. Call it outside a transaction, so that no commit waits for it. */
export async function notifyInvalidations(db: Database, channel: string, from: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${from})`.execute(db);
}

/** Deletes invalidations after an hour: a reader that is later drops its whole cache anyway. */
export async function deleteOldInvalidations(db: Database): Promise<void> {
  await sql`delete from cache_purges where created_at < now() - interval '1 hour'`.execute(db);
}
