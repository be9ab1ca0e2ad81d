import { type InformationPageSlug, informationPages } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const pageRow = {
  slug: sql.text.oneOf(...informationPages),
  title_ar: sql.text,
  title_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  keywords_ar: sql.text,
  keywords_en: sql.text,
  body_ar: sql.text,
  body_en: sql.text,
  updated_at: sql.timestamptz,
  version: sql.int4,
};
export type AdminPageRow = Row<typeof pageRow>;

export async function readAdminPage(db: Database, slug: InformationPageSlug): Promise<AdminPageRow | undefined> {
  const { rows } = await sql.rows(pageRow)`
    select slug, title_ar, title_en, description_ar, description_en, keywords_ar, keywords_en, body_ar, body_en, updated_at,
      version
    from pages where slug = ${slug}
  `.execute(db);
  return rows[0];
}

export async function listWritten(db: Database) {
  const { rows } = await sql.rows({
    slug: sql.text,
    title_ar: sql.text,
    title_en: sql.text,
    updated_at: sql.timestamptz,
  })`select slug, title_ar, title_en, updated_at from pages`.execute(db);
  return rows;
}

/** Locks a page or group, also one that does not exist yet. */
export async function lockContent(tx: Tx, kind: 'page' | 'faq', slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${slug}`}, 0))`.execute(tx);
}

/** Counts an edit of a locked page. */
export async function countPageEdit(tx: Tx, slug: string): Promise<void> {
  await sql`update pages set version = version + 1 where slug = ${slug}`.execute(tx);
}

const words = z.strictObject({ ar: z.string(), en: z.string() });
const questions = z.array(z.strictObject({ slug: z.string(), question: words, answer: words, is_active: z.boolean() }));

const groupRow = {
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  position: sql.int4,
  version: sql.int4,
  questions: sql.jsonb.of(questions),
};
export type AdminGroupRow = Row<typeof groupRow>;

/** All groups in order, or one. */
export async function listAdminGroups(db: Database, slug: string | null = null): Promise<AdminGroupRow[]> {
  const { rows } = await sql.rows(groupRow)`
    select g.slug, g.name_ar, g.name_en, g.position, g.version, coalesce((
      select jsonb_agg(jsonb_build_object('slug', q.slug, 'is_active', q.is_active,
        'question', jsonb_build_object('ar', q.question_ar, 'en', q.question_en),
        'answer', jsonb_build_object('ar', q.answer_ar, 'en', q.answer_en)) order by q.position, q.id)
      from faq_questions q where q.group_id = g.id
    ), '[]') as questions
    from faq_groups g where ${slug}::text is null or g.slug = ${slug} order by g.position, g.id
  `.execute(db);
  return rows;
}

export async function countGroupEdit(tx: Tx, slug: string): Promise<void> {
  await sql`update faq_groups set version = version + 1 where slug = ${slug}`.execute(tx);
}

/** One of these anchors that is taken by a question of another group. */
export async function findTakenAnchor(tx: Tx, group: string, anchors: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql.rows({ slug: sql.text })`
    select q.slug from faq_questions q join faq_groups g on g.id = q.group_id
    where q.slug = any(${[...anchors]}::text[]) and g.slug <> ${group} order by q.slug limit 1
  `.execute(tx);
  return rows[0]?.slug;
}

export async function deleteGroup(tx: Tx, slug: string): Promise<void> {
  await sql`delete from faq_questions where group_id = (select id from faq_groups where slug = ${slug})`.execute(tx);
  await sql`delete from faq_groups where slug = ${slug}`.execute(tx);
}
