import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Depth of categories: 1 at the top. Unknown ids are absent. */
export async function readCategoryDepths(
  db: Database | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.rows({ id: sql.int4, depth: sql.int4 })`
    with recursive above as (
      select c.id as of_id, c.parent_id from categories c where c.id = any(${[...new Set(ids)]}::int[])
      union all select a.of_id, c.parent_id from categories c join above a on c.id = a.parent_id
    )
    select of_id as id, count(*)::int as depth from above group by of_id
  `.execute(db);
  return new Map(rows.map(({ id, depth }) => [id, depth]));
}
