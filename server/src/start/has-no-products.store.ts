import { type Database, sql } from '../platform/database/index.ts';

/** True where the shop has no products; false as well where there are no tables yet. */
export async function hasNoProducts(db: Database): Promise<boolean> {
  const table = await sql.rows({ found: sql.bool })`select to_regclass('products') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return false;
  const { rows } = await sql.rows({ empty: sql.bool })`select not exists (select from products) as empty`.execute(db);
  return rows[0]?.empty === true;
}
