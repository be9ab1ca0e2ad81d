import { type MarketingChannel, type SegmentFilter, segmentFilter } from '@waha/contract';
import {
  type Database,
  inSavepoint,
  isForeignKeyViolation,
  type Row,
  sql,
  type Tx,
} from '../../../platform/database/index.ts';

const segmentRow = {
  id: sql.int4,
  version: sql.int4,
  name: sql.text,
  filter: sql.jsonb.of(segmentFilter),
  count: sql.int4.orNull,
  /** The customers among them who agreed to mail and can be reached by it. */
  reachable: sql.int4.orNull,
  /** The same by phone, for each channel. */
  reachable_sms: sql.int4.orNull,
  reachable_whatsapp: sql.int4.orNull,
  counted_at: sql.timestamptz.orNull,
};
export type SegmentRow = Row<typeof segmentRow>;

const columns = sql`id, version, name, filter, count, reachable, reachable_sms, reachable_whatsapp, counted_at`;

/** A filter over customers to be saved. */
export interface SegmentDraft {
  name: string;
  filter: SegmentFilter;
}

export async function listSegments(db: Database): Promise<SegmentRow[]> {
  const { rows } = await sql.rows(segmentRow)`select ${columns} from segments order by name, id`.execute(db);
  return rows;
}

export async function readSegment(db: Database | Tx, id: number): Promise<SegmentRow | undefined> {
  const { rows } = await sql.rows(segmentRow)`select ${columns} from segments where id = ${id}`.execute(db);
  return rows[0];
}

/** Inserts a segment unless there are too many; undefined then. A lock serialises the count. */
export async function insertSegment(tx: Tx, { name, filter }: SegmentDraft, most: number): Promise<number | undefined> {
  await sql`lock table segments in share row exclusive mode`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into segments (name, filter) select ${name}, ${JSON.stringify(filter)}::jsonb
    where (select count(*) from segments) < ${most} returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Changes the seen version of a segment, which is then counted anew; false if it was changed or removed meanwhile. */
export async function updateSegment(
  tx: Tx,
  { id, version }: Pick<SegmentRow, 'id' | 'version'>,
  { name, filter }: SegmentDraft,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update segments set name = ${name}, filter = ${JSON.stringify(filter)}::jsonb, count = null, reachable = null,
      counted_at = null, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes a segment; false while something is to be sent to it. */
export async function deleteSegment(tx: Tx, id: number): Promise<boolean> {
  try {
    await inSavepoint(tx, () => sql`delete from segments where id = ${id}`.execute(tx));
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Takes the count away until it is made anew. */
export async function forgetCount(tx: Tx, id: number): Promise<void> {
  await sql`update segments set count = null, reachable = null, counted_at = null where id = ${id}`.execute(tx);
}

/** Keeps a count, unless the filter was changed while it was made. */
export async function saveCount(
  db: Database,
  { id, version }: SegmentRow,
  { count, reachable, at }: { count: number; reachable: Record<MarketingChannel, number>; at: Date },
): Promise<void> {
  await sql`
    update segments set count = ${count}, reachable = ${reachable.email}, reachable_sms = ${reachable.sms},
      reachable_whatsapp = ${reachable.whatsapp}, counted_at = ${at}
    where id = ${id} and version = ${version}
  `.execute(db);
}
