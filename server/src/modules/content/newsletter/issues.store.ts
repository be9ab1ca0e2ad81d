import type { LetterStatus } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const listed = {
  id: sql.int4,
  subject_ar: sql.text,
  subject_en: sql.text,
  status: sql.text.oneOf('draft', 'sending', 'stopped', 'sent'),
  audience: sql.int4,
  sent: sql.int4,
  failed: sql.int4,
  updated_at: sql.timestamptz,
  started_at: sql.timestamptz.orNull,
  finished_at: sql.timestamptz.orNull,
};
export type ListedIssueRow = Row<typeof listed>;

const columns = sql`l.id, l.subject_ar, l.subject_en, l.status, l.audience, l.sent, l.failed, l.updated_at, l.started_at,
  l.finished_at`;

export const listIssues = defineList({
  columns: listed,
  select: columns,
  from: sql`newsletter_letters l`,
  sorts: { updated_at: sql`l.updated_at` },
  neverNull: ['updated_at'],
  sort: '-updated_at',
  tie: sql`l.id`,
  filters: { status: (status: LetterStatus) => sql`l.status = ${status}` },
});

const issue = {
  ...listed,
  version: sql.int4,
  reached: sql.uuid.orNull,
  body_ar: sql.text,
  body_en: sql.text,
  html_ar: sql.text,
  html_en: sql.text,
};
export type IssueRow = Row<typeof issue>;

const select = (id: number, lock: Sql<unknown>) => sql.rows(issue)`
  select ${columns}, l.version, l.reached, l.body_ar, l.body_en, l.html_ar, l.html_en
  from newsletter_letters l where l.id = ${id} ${lock}
`;

export async function readIssue(where: Database | Tx, id: number): Promise<IssueRow | undefined> {
  return (await select(id, sql``).execute(where)).rows[0];
}

/** The issue, locked until the transaction ends. */
export async function lockIssue(tx: Tx, id: number): Promise<IssueRow | undefined> {
  return (await select(id, sql`for update`).execute(tx)).rows[0];
}

/** The text of an issue as it is stored: Markdown, and the HTML rendered from it. */
export interface WrittenIssue {
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
  html: { ar: string; en: string };
}

export async function insertIssue(tx: Tx, { subject, body, html }: WrittenIssue): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into newsletter_letters (subject_ar, subject_en, body_ar, body_en, html_ar, html_en)
    values (${subject.ar}, ${subject.en}, ${body.ar}, ${body.en}, ${html.ar}, ${html.en}) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateIssue(tx: Tx, id: number, { subject, body, html }: WrittenIssue): Promise<void> {
  await sql`
    update newsletter_letters set subject_ar = ${subject.ar}, subject_en = ${subject.en}, body_ar = ${body.ar},
      body_en = ${body.en}, html_ar = ${html.ar}, html_en = ${html.en}, updated_at = now(), version = version + 1
    where id = ${id} and status = 'draft'
  `.execute(tx);
}

export async function deleteIssue(tx: Tx, id: number): Promise<void> {
  await sql`delete from newsletter_letters where id = ${id} and status = 'draft'`.execute(tx);
}

/** Starts or resumes sending an issue. Readers who subscribe afterwards do not receive it. */
export async function startIssue(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update newsletter_letters set status = 'sending', version = version + 1, updated_at = ${at}, moved_at = ${at},
      reached = null,
      started_at = coalesce(started_at, ${at}), audience = case when started_at is null
        then (select count(*)::int from newsletter_subscribers where status = 'subscribed') else audience end
    where id = ${id}
  `.execute(tx);
}

export async function stopIssue(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    update newsletter_letters set status = 'stopped', version = version + 1, updated_at = ${at}
    where id = ${id} and status = 'sending'
  `.execute(tx);
}
