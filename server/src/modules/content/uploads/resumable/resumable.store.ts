import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { FileKind } from '../../../../platform/media/index.ts';

const resumable = {
  id: sql.uuid,
  customer_id: sql.uuid.orNull,
  kind: sql.text.oneOf('image', 'video'),
  size_bytes: sql.int8,
  received_bytes: sql.int8,
  parts: sql.textArray,
  created_at: sql.timestamptz,
};
export type ResumableUpload = Row<typeof resumable>;

const columns = sql`id, customer_id, kind, size_bytes, received_bytes, parts, created_at`;

export interface NewResumable {
  id: string;
  customerId: string | null;
  kind: FileKind;
  visitor: string;
  sizeBytes: number;
}

/**
 * Adds an upload unless the visitor has begun `most` unfinished ones of its kind since then: undefined where they have.
 * Concurrent calls of one visitor are counted one after another, until the transaction ends.
 */
export async function addResumable(
  tx: Tx,
  { id, customerId, kind, visitor, sizeBytes }: NewResumable,
  { most, since }: { most: number; since: Date },
): Promise<ResumableUpload | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unfinished uploads ' || ${visitor}::text, 0))`.execute(tx);
  const { rows } = await sql.rows(resumable)`
    insert into resumable_uploads (id, customer_id, kind, visitor, size_bytes)
    select ${id}, ${customerId}, ${kind}, ${visitor}, ${sizeBytes} where (
      select count(*) from resumable_uploads
      where visitor = ${visitor} and kind = ${kind} and received_bytes < size_bytes and created_at > ${since}
    ) < ${most}
    returning ${columns}
  `.execute(tx);
  return rows[0];
}

/** The total bytes in parts of unfinished uploads. */
export async function countUnfinishedBytes(db: Database): Promise<number> {
  const { rows } = await sql.rows({ bytes: sql.int8 })`
    select coalesce(sum(received_bytes), 0)::bigint as bytes from resumable_uploads where received_bytes < size_bytes
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Unfinished uploads without a new part since then, at most `most`, the oldest first. */
export async function listAbandoned(db: Database, since: Date, most: number): Promise<ResumableUpload[]> {
  const { rows } = await sql.rows(resumable)`
    select ${columns} from resumable_uploads
    where received_bytes between 1 and size_bytes - 1 and received_bytes < size_bytes and continued_at < ${since}
    order by continued_at limit ${most}
  `.execute(db);
  return rows;
}

/** An unfinished upload; undefined also where it began before `since`. */
export async function readResumable(db: Database, id: string, since: Date): Promise<ResumableUpload | undefined> {
  const { rows } = await sql.rows(resumable)`
    select ${columns} from resumable_uploads where id = ${id} and created_at > ${since}
  `.execute(db);
  return rows[0];
}

/**
 * Appends a part at the present end of the upload by one conditional update: of two parts for the same position only
 * one is appended, in any process. Returns whether this one was.
 */
export async function addPart(
  db: Database,
  { id, from, bytes, key }: { id: string; from: number; bytes: number; key: string },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update resumable_uploads set received_bytes = received_bytes + ${bytes}, parts = array_append(parts, ${key}),
      continued_at = now()
    where id = ${id} and received_bytes = ${from} and received_bytes + ${bytes} < size_bytes
    returning id
  `.execute(db);
  return rows.length === 1;
}

/** Ends an upload whose length is `from`; its parts can then be deleted. False where it had ended already. */
export async function endResumable(tx: Tx, id: string, from: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update resumable_uploads set received_bytes = size_bytes, parts = '{}' where id = ${id} and received_bytes = ${from}
    returning id
  `.execute(tx);
  return rows.length === 1;
}

export async function deleteResumable(db: Database, id: string): Promise<void> {
  await sql`delete from resumable_uploads where id = ${id}`.execute(db);
}

export async function deleteResumablesOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from resumable_uploads where customer_id = ${customerId}`.execute(tx);
}

export async function deleteResumablesBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from resumable_uploads where created_at <= ${before}`.execute(db);
}
