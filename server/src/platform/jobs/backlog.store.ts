import { type Database, type Row, sql } from '../database/index.ts';

const backlog = { queue: sql.text, waiting: sql.int4, oldest_seconds: sql.float8 };
/** The due jobs of one queue that have not started. */
export type Backlog = Row<typeof backlog>;

/**
 * Reads the backlog by queue, from an index of waiting jobs only. Empty before the first process with jobs has created
 * their tables.
 */
export async function readBacklogs(db: Database): Promise<Backlog[]> {
  const { rows: known } = await sql.rows({ exists: sql.bool })`
    select to_regclass('pgboss.job') is not null as exists
  `.execute(db);
  if (!known[0]?.exists) return [];
  const { rows } = await sql.rows(backlog)`
    select name as queue, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest_seconds
    from pgboss.job where state < 'active' and not blocked and start_after <= now()
    group by name order by name
  `.execute(db);
  return rows;
}
