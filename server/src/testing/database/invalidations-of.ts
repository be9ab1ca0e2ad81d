import { type Database, sql } from '../../platform/database/index.ts';

/** The tags that are published during `work`, in order; no other code may write meanwhile. */
export async function invalidationsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { rows: before } = await sql.rows({ last: sql.int8 })`
    select coalesce(max(id), 0) as last from cache_purges
  `.execute(db);
  await work();
  const { rows } = await sql.rows({ tags: sql.textArray })`
    select tags from cache_purges where id > ${before[0]?.last ?? 0} order by id
  `.execute(db);
  return rows.flatMap(({ tags }) => tags);
}
