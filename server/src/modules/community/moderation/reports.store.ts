import { type ReportedKind, reportedKinds, reportReasons } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const reportRow = {
  subject_id: sql.int4,
  reason: sql.text.oneOf(...reportReasons),
  note: sql.text.orNull,
  created_at: sql.timestamptz,
};
export type ReportRow = Row<typeof reportRow>;

export interface NewReport {
  memberId: number;
  kind: ReportedKind;
  subjectId: number;
  reason: string;
  note: string | null;
}

/** Stores a report; nothing for a repeated one. Returns the number of open reports. */
export async function insertReport(tx: Tx, report: NewReport): Promise<number> {
  await sql`
    insert into reports (member_id, kind, subject_id, reason, note)
    values (${report.memberId}, ${report.kind}, ${report.subjectId}, ${report.reason}, ${report.note})
    on conflict (kind, subject_id, member_id) do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from reports
    where kind = ${report.kind} and subject_id = ${report.subjectId} and settled_at is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Open reports of these subjects, the latest first. */
export async function listOpenReports(db: Database | Tx, kind: string, ids: readonly number[]): Promise<ReportRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.rows(reportRow)`
    select subject_id, reason, note, created_at from reports
    where kind = ${kind} and subject_id = any(${[...ids]}::int[]) and settled_at is null order by id desc
  `.execute(db);
  return rows;
}

export async function settleReports(tx: Tx, kind: string, subjectId: number): Promise<void> {
  await sql`
    update reports set settled_at = now() where kind = ${kind} and subject_id = ${subjectId} and settled_at is null
  `.execute(tx);
}

const ownReportRow = {
  kind: sql.text.oneOf(...reportedKinds),
  reason: reportRow.reason,
  note: reportRow.note,
  created_at: sql.timestamptz,
};

/** The reports of a member, the oldest first. */
export async function listReportsBy(db: Database, memberId: number, limit: number, offset: number) {
  const { rows } = await sql.rows(ownReportRow)`
    select kind, reason, note, created_at from reports where member_id = ${memberId} order by id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** Members with open reports. */
export async function listReportedMembers(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql.rows({ subject_id: sql.int4 })`
    select subject_id from reports where kind = 'member' and settled_at is null
    group by subject_id order by max(id) desc limit ${most}
  `.execute(db);
  return rows.map((row) => row.subject_id);
}

const subjectRow = { kind: sql.text.oneOf(...reportedKinds), subject_id: sql.int4 };

/**
 * Deletes the reports by a member who leaves; reports about them stay with their content. Returns the subjects without
 * any report left.
 */
export async function deleteReportsBy(tx: Tx, memberId: number): Promise<Row<typeof subjectRow>[]> {
  const { rows } = await sql.rows(subjectRow)`
    with gone as (delete from reports where member_id = ${memberId} and settled_at is null returning kind, subject_id)
    select kind, subject_id from gone g where not exists (
      select from reports r
      where r.kind = g.kind and r.subject_id = g.subject_id and r.settled_at is null and r.member_id <> ${memberId}
    )
  `.execute(tx);
  await sql`delete from reports where member_id = ${memberId}`.execute(tx);
  return rows;
}
