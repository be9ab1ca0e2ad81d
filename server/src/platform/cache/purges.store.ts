import { z } from 'zod';
import { type Database, type Row, type Sql, sendWithCommit, sql, type Tx } from '../database/index.ts';

const readPositions = { snapshot: sql.text, server: sql.text };
/** Up to where purges were read: which transactions were visible then, and to which start of which server. */
export type ReadPosition = Row<typeof readPositions>;

const purge = z.object({ id: z.int(), tags: z.array(z.string()) });
export type Purge = z.infer<typeof purge>;

const unseenPurges = { ...readPositions, purges: sql.jsonb.of(z.array(purge)) };

/** Writes the purge with the commit of the changes it tells of. `hear` is given its id. */
export function insertPurge(tx: Tx, tags: readonly string[], hear: (id: number) => void): Promise<void> {
  const writing = sql.rows({ id: sql.int8 })`
    insert into cache_purges (tags) values (${[...tags]}::text[]) returning id
  `;
  return sendWithCommit(tx, writing, ([row]) => hear(row?.id ?? 0));
}

/** Where whoever has nothing yet begins to read. */
export async function readPosition(db: Database): Promise<ReadPosition> {
  const { rows } = await sql.rows(readPositions)`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server
  `.execute(db);
  const [position] = rows;
  if (!position) throw new Error('PostgreSQL told no snapshot');
  return position;
}

/** The purges that became visible since `position`, each once, and the position after them. */
export async function readPurges(
  db: Database,
  position: ReadPosition,
): Promise<{ position: ReadPosition; purges: Purge[] }> {
  const { rows } = await purgesSince(position.snapshot).execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL told no snapshot');
  const { purges, ...reached } = row;
  return { position: reached, purges };
}

/**
 * Identities and times are given before a transaction commits, so a row may become visible after others that are newer.
 * What a snapshot did not see is exact: the transactions that were under way (`xip`), and all that began later (`xmax`
 * and on). Rows of a database brought here from another server may hold numbers that are yet to come: those are bounded.
 */
export function purgesSince(snapshot: string): Sql<Row<typeof unseenPurges>> {
  return sql.rows(unseenPurges)`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'tags', tags)) from (
        select id, tags from cache_purges
        where xid >= pg_snapshot_xmax(${snapshot}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select id, tags from cache_purges where xid = any(array(select pg_snapshot_xip(${snapshot}::pg_snapshot)))
      ) as unseen
    ), '[]') as purges
  `;
}

/** Tells the processes that listen on `channel` to look; outside a transaction, where it makes no commit wait. */
export async function notifyPurges(db: Database, channel: string, from: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${from})`.execute(db);
}

/** Whoever has not read them by then reads nothing by them any more. */
export async function forgetOldPurges(db: Database): Promise<void> {
  await sql`delete from cache_purges where created_at < now() - interval '1 hour'`.execute(db);
}
