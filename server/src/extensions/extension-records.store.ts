import { type Database, sql } from '../platform/database/index.ts';

export interface StoredRecord {
  value: unknown;
  version: number;
}

interface RecordKey {
  extension: string;
  key: string;
}

/** Reads a record; one that has ended is none. */
export async function readRecord(
  db: Database,
  { extension, key }: RecordKey,
  now: Date,
): Promise<StoredRecord | undefined> {
  const { rows } = await sql.rows({ value: sql.text, version: sql.int4 })`
    select value::text as value, version from extension_records
    where extension = ${extension} and key = ${key} and (ends_at is null or ends_at > ${now})
  `.execute(db);
  const [row] = rows;
  return row && { value: JSON.parse(row.value), version: row.version };
}

/** Inserts a record; false where there is one already that has not ended. */
export async function insertRecord(
  db: Database,
  { extension, key, value, endsAt, owner }: RecordKey & { value: string; endsAt: Date | null; owner: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    insert into extension_records (extension, key, value, ends_at, owner)
    values (${extension}, ${key}, ${value}::jsonb, ${endsAt}, ${owner})
    on conflict (extension, key) do update
      set value = excluded.value, ends_at = excluded.ends_at, owner = excluded.owner, version = extension_records.version + 1, updated_at = now()
      where extension_records.ends_at <= ${now}
    returning version
  `.execute(db);
  return rows.length > 0;
}

/** Replaces a record of this version; false where another process was faster. Its end stays, unless another is given. */
export async function replaceRecord(
  db: Database,
  record: RecordKey & { value: string; version: number; endsAt: Date | undefined },
): Promise<boolean> {
  const { rows } = await sql.rows({ version: sql.int4 })`
    update extension_records
    set value = ${record.value}::jsonb, version = version + 1, updated_at = now(),
      ends_at = coalesce(${record.endsAt ?? null}, ends_at)
    where extension = ${record.extension} and key = ${record.key} and version = ${record.version} returning version
  `.execute(db);
  return rows.length > 0;
}

/** Counts records of all owners of an extension, no further than this many. */
export async function countOwnedRecords(db: Database, extension: string, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from extension_records where extension = ${extension} and owner is not null limit ${most}
    ) owned
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts records of one owner, no further than this many. */
export async function countRecordsOf(
  db: Database,
  { extension, owner }: { extension: string; owner: string },
  most: number,
): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from extension_records where extension = ${extension} and owner = ${owner} limit ${most}
    ) owned
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes some records that have ended; the number of them. */
export async function deleteEndedRecords(db: Database, now: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ extension: sql.text })`
    delete from extension_records where ctid in (
      select ctid from extension_records where ends_at <= ${now} limit ${most}
    ) returning extension
  `.execute(db);
  return rows.length;
}
