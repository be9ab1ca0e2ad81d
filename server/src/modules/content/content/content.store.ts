import { z } from 'zod';
import { type Database, type Row, sql } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';

const pageRow = {
  slug: sql.text,
  title: sql.text,
  description: sql.text,
  keywords: sql.text,
  html: sql.text,
  updated_at: sql.timestamptz,
};
export type PageRow = Row<typeof pageRow>;

/** SQL selects the columns of one language: a page is long, and the other language is not needed. */
const inLanguage = (column: string, language: Language) => sql.ref(`${column}_${language}`);

export async function readPage(db: Database, slug: string, language: Language): Promise<PageRow | undefined> {
  const { rows } = await sql.rows(pageRow)`
    select slug, ${inLanguage('title', language)} as title, ${inLanguage('description', language)} as description,
      ${inLanguage('keywords', language)} as keywords, ${inLanguage('html', language)} as html, updated_at
    from pages where slug = ${slug}
  `.execute(db);
  return rows[0];
}

const faqGroupRow = {
  slug: sql.text,
  name: sql.text,
  questions: sql.jsonb.of(z.array(z.strictObject({ slug: z.string(), question: z.string(), answer_html: z.string() }))),
};
export type FaqGroupRow = Row<typeof faqGroupRow>;

/** Groups in order, with their visible questions; a group without any is left out. */
export async function listFaq(db: Database, language: Language): Promise<FaqGroupRow[]> {
  const { rows } = await sql.rows(faqGroupRow)`
    select g.slug, ${sql.ref(`g.name_${language}`)} as name,
      jsonb_agg(jsonb_build_object('slug', q.slug, 'question', ${sql.ref(`q.question_${language}`)},
        'answer_html', ${sql.ref(`q.answer_html_${language}`)}) order by q.position, q.id) as questions
    from faq_groups g join faq_questions q on q.group_id = g.id and q.is_active
    group by g.id order by g.position, g.id
  `.execute(db);
  return rows;
}

/** Information pages, each at its own address. */
export async function listPages(db: Database): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql.rows({ slug: sql.text, updated_at: sql.timestamptz })`
    select slug, updated_at from pages order by slug
  `.execute(db);
  return rows;
}
