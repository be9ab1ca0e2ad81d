import { type Database, sql, type Tx } from '../database/index.ts';

/** The version of the cached tables; triggers write a new one with every change of any of them. */
export async function readVersion(db: Database | Tx): Promise<string> {
  const { rows } = await sql.rows({ version: sql.uuid })`select version from fact_version`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('fact_version has no row');
  return row.version;
}
