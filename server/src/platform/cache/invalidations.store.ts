import { z } from 'zod';
import { type Database, type Row, type Sql, sendWithCommit, sql, type Tx } from '../database/index.ts';
import type { WalPosition } from '../read-pool/index.ts';

const walPositions = { lsn: sql.text, timeline: sql.text };

const readPositions = { snapshot: sql.text, server: sql.text, ...walPositions };
/**
 * The position of a reader: the snapshot of its last read, the start time of the server that gave it, and the end of its
 * write-ahead log at that moment, which only a primary knows.
 */
export type ReadPosition = Row<typeof readPositions>;

const invalidation = z.object({ id: z.int(), tags: z.array(z.string()) });
export type Invalidation = z.infer<typeof invalidation>;

const unseenInvalidations = { ...readPositions, invalidations: sql.jsonb.of(z.array(invalidation)) };

/**
 * The end of the log with all that is visible now. It is the position of insertion: a commit that does not wait for the disk
 * is visible before it is written (`pg_current_wal_lsn`).
 */
const walPosition = sql`pg_current_wal_insert_lsn()::text as lsn,
  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`;

/** Reads the end of the log right behind the commit of `tx`. */
export function readWalPositionBehind(tx: Tx, onPosition: (position: WalPosition) => void): void {
  const reading = sql.rows(walPositions)`select ${walPosition}`;
  tx.sendBehindCommit({
    statement: reading,
    // The rows are those of the statement, so they have its type.
    onRows: ([row]) => onPosition(row as WalPosition),
  });
}

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
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, ${walPosition}
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
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, ${walPosition}, coalesce((
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
