import { type QuestionFlag, type QuestionStatus, questionFlags, questionStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** A question or an answer as its author and staff see it, in any status. */
export const fullQuestion = {
  id: sql.int4,
  product_id: sql.int4,
  question_id: sql.int4.orNull,
  customer_id: sql.uuid.orNull,
  is_shop: sql.bool,
  author: sql.text.orNull,
  body: sql.text,
  status: sql.text.oneOf(...questionStatuses),
  status_reason: sql.text.orNull,
  flags: sql.textArray.of(z.array(z.enum(questionFlags))),
  open_reports: sql.int4,
  version: sql.int4,
  created_at: sql.timestamptz,
  /** For an answer: the question and its author. */
  asked: sql.text.orNull,
  asker_id: sql.uuid.orNull,
  asked_status: sql.text.oneOf(...questionStatuses).orNull,
  /** For a question: the shop's answer and the number of visible answers. */
  shop_answer: sql.text.orNull,
  answer_count: sql.int4,
};
export type FullQuestion = Row<typeof fullQuestion>;

export const fullColumns = sql`q.id, q.product_id, q.question_id, q.customer_id, q.is_shop, q.author, q.body, q.status,
  q.status_reason, q.flags, q.open_reports, q.version, q.created_at,
  asked.body as asked, asked.customer_id as asker_id, asked.status as asked_status,
  (select a.body from questions a where a.question_id = q.id and a.is_shop) as shop_answer,
  (select count(*)::int from questions a where a.question_id = q.id and a.status = 'published') as answer_count`;
export const fullFrom = sql`questions q left join questions asked on asked.id = q.question_id`;

export async function readQuestion(db: Database | Tx, id: number): Promise<FullQuestion | undefined> {
  const { rows } = await sql.rows(fullQuestion)`select ${fullColumns} from ${fullFrom} where q.id = ${id}`.execute(db);
  return rows[0];
}

/** Reads a question and locks it against concurrent answers, reports and decisions. */
export async function lockQuestion(tx: Tx, id: number): Promise<FullQuestion | undefined> {
  await sql`select id from questions where id = ${id} for update`.execute(tx);
  return readQuestion(tx, id);
}

export async function listOwnQuestions(
  db: Database | Tx,
  customerId: string,
  { productId = null, limit, offset = 0 }: { productId?: number | null; limit: number; offset?: number },
): Promise<FullQuestion[]> {
  const { rows } = await sql.rows(fullQuestion)`
    select ${fullColumns} from ${fullFrom}
    where q.customer_id = ${customerId} and (${productId}::int is null or q.product_id = ${productId})
    order by q.created_at desc, q.id desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export interface NewQuestion {
  productId: number;
  /** The question it answers; null for a question. */
  questionId: number | null;
  /** Null for the shop's answer, and for imported ones. */
  customerId: string | null;
  /** Displayed author; null for the shop. */
  author: string | null;
  body: string;
  flags: readonly QuestionFlag[];
  status: 'pending' | 'published';
  at: Date;
}

export async function insertQuestion(tx: Tx, entry: NewQuestion): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into questions (product_id, question_id, customer_id, is_shop, author, body, flags, status, created_at, published_at)
    values (${entry.productId}, ${entry.questionId}, ${entry.customerId}, ${entry.author === null}, ${entry.author},
      ${entry.body}, ${[...entry.flags]}::text[], ${entry.status}, ${entry.at},
      case when ${entry.status} = 'published' then ${entry.at}::timestamptz end)
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the question was not added');
  return row.id;
}

/** Replaces the shop's answer to a question; false if there is none. */
export async function rewriteShopAnswer(tx: Tx, questionId: number, body: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update questions set body = ${body}, version = version + 1, status = 'published', status_reason = null,
      published_at = coalesce(published_at, now())
    where question_id = ${questionId} and is_shop returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Number of a customer's pending texts, and of visible or pending answers to a question. */
export async function countWaiting(tx: Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from questions where customer_id = ${customerId} and status = 'pending'
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function countAnswers(tx: Tx, questionId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from questions
    where question_id = ${questionId} and not is_shop and status in ('pending', 'published')
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Step {
  id: number;
  from: readonly QuestionStatus[];
  to: QuestionStatus;
  reason: string | null;
}

/**
 * Changes a status from one of the given ones. Returns whether the text becomes visible for the first time; undefined
 * on a mismatch.
 */
export async function changeStatus(tx: Tx, { id, from, to, reason }: Step): Promise<{ isNew: boolean } | undefined> {
  const { rows } = await sql.rows({ is_new: sql.bool })`
    with before as (select published_at from questions where id = ${id})
    update questions q set status = ${to}, status_reason = ${reason}, version = q.version + 1,
      published_at = case when ${to} = 'published' then coalesce(q.published_at, now()) else q.published_at end
    from before where q.id = ${id} and q.status = any(${[...from]}::text[])
    returning (${to} = 'published' and before.published_at is null) as is_new
  `.execute(tx);
  const [row] = rows;
  return row && { isNew: row.is_new };
}

/** Returns a text to moderation after several reports. */
export async function holdReported(tx: Tx, id: number): Promise<void> {
  await sql`
    update questions set status = 'pending', version = version + 1,
      flags = array(select distinct unnest(flags || array['reports']))
    where id = ${id} and status = 'published'
  `.execute(tx);
}

/** Removes questions or answers with all dependent rows. */
export async function deleteQuestion(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from question_reports where question_id in (select id from questions where ${id} in (id, question_id))
  `.execute(tx);
  await sql`delete from questions where question_id = ${id}`.execute(tx);
  await sql`delete from questions where id = ${id}`.execute(tx);
}
