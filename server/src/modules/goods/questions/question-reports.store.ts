import { type QuestionReportReason, questionReportReasons } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export interface NewQuestionReport {
  questionId: number;
  customerId: string;
  /** Keys of one person: `key` is used for a new report, `keys` are all those of earlier ones. */
  voter: { key: string; keys: readonly string[] };
  reason: QuestionReportReason;
}

/**
 * Stores a report, once per person; concurrent reports of one subject wait for its row lock. Returns the number of
 * open reports.
 */
export async function addQuestionReport(
  tx: Tx,
  { questionId, customerId, voter, reason }: NewQuestionReport,
): Promise<number> {
  const { rows } = await sql.rows({ open_reports: sql.int4 })`
    with told as (
      insert into question_reports (question_id, customer_id, reporter, reason)
      select ${questionId}, ${customerId}, ${voter.key}, ${reason}
      where not exists (
        select from question_reports where question_id = ${questionId} and reporter = any(${[...voter.keys]}::text[])
      )
      on conflict do nothing returning 1
    )
    update questions set open_reports = open_reports + (select count(*)::int from told)
    where id = ${questionId} returning open_reports
  `.execute(tx);
  return rows[0]?.open_reports ?? 0;
}

/** Closes the reports of a subject after moderation. */
export async function settleQuestionReports(tx: Tx, questionId: number): Promise<void> {
  await sql`
    update question_reports set settled_at = now() where question_id = ${questionId} and settled_at is null
  `.execute(tx);
  await sql`update questions set open_reports = 0 where id = ${questionId} and open_reports > 0`.execute(tx);
}

const MOST_SHOWN = 20;

/** Reasons of open reports, latest first, at most twenty per text. */
export async function listOpenReasons(
  db: Database | Tx,
  ids: readonly number[],
): Promise<{ question_id: number; reason: QuestionReportReason }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.rows({ question_id: sql.int4, reason: sql.text.oneOf(...questionReportReasons) })`
    select r.question_id, r.reason from unnest(${[...ids]}::int[]) as wanted (id)
    cross join lateral (
      select id, question_id, reason from question_reports
      where question_id = wanted.id and settled_at is null order by id desc limit ${MOST_SHOWN}
    ) r order by r.id desc
  `.execute(db);
  return rows;
}

/** Reports by a customer, oldest first. */
export async function listReportsOf(db: Database, customerId: string, limit: number, offset: number) {
  const { rows } = await sql.rows({
    reason: sql.text.oneOf(...questionReportReasons),
    created_at: sql.timestamptz,
  })`
    select reason, created_at from question_reports where customer_id = ${customerId} order by id limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** Deletes the reports by a customer; reports about their texts stay with those texts. */
export async function deleteReportsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`
    with gone as (delete from question_reports where customer_id = ${customerId} returning question_id, settled_at)
    update questions q set open_reports = open_reports - 1 from gone
    where q.id = gone.question_id and gone.settled_at is null
  `.execute(tx);
}
