import { type Database, sql } from '../platform/database/index.ts';

export interface StoredRecord {
  value: unknown;
  version: number;
}

export async function readRecord(db: Database, extension: string, key: string): Promise<StoredRecord | undefined> {
  const { rows } = await sql.rows({ value: sql.text, version: sql.int4 })`
    select value::text as value, version from extension_records where extension = ${extension} and key = ${key}
  `.execute(db);
  const [row] = rows;
  return row && { value: JSON.parse(row.value), version: row.version };
}

/** Inserts a record; false where there is one already. */
export async function insertRecord(db: Database, extension: string, key: string, value: string): Promise<boolean> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    insert into extension_records (extension, key, value) values (${extension}, ${key}, ${value}::jsonb)
    on conflict (extension, key) do nothing returning version
  `.execute(db);
  return rows.length > 0;
}

/** Replaces a record of this version; false where another process was faster. */
export async function replaceRecord(
  db: Database,
  record: { extension: string; key: string; value: string; version: number },
): Promise<boolean> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    update extension_records set value = ${record.value}::jsonb, version = version + 1, updated_at = now()
    where extension = ${record.extension} and key = ${record.key} and version = ${record.version} returning version
  `.execute(db);
  return rows.length > 0;
}
