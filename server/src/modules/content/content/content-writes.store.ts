import { sql, type Tx } from '../../../platform/database/index.ts';
import type { Bilingual } from '../../../platform/text/index.ts';

/** A stored page: Markdown, and the HTML rendered from it. */
export interface WrittenPage {
  slug: string;
  title: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  body: Bilingual;
  html: Bilingual;
}

/** Saves a page; its visible date moves only when something changed. */
export async function upsertPage(tx: Tx, page: WrittenPage): Promise<void> {
  const { slug, title, description, keywords, body, html } = page;
  await sql`
    insert into pages as kept (slug, title_ar, title_en, description_ar, description_en, keywords_ar, keywords_en,
      body_ar, body_en, html_ar, html_en)
    values (${slug}, ${title.ar}, ${title.en}, ${description.ar}, ${description.en}, ${keywords.ar}, ${keywords.en},
      ${body.ar}, ${body.en}, ${html.ar}, ${html.en})
    on conflict (slug) do update set
      title_ar = excluded.title_ar, title_en = excluded.title_en,
      description_ar = excluded.description_ar, description_en = excluded.description_en,
      keywords_ar = excluded.keywords_ar, keywords_en = excluded.keywords_en,
      body_ar = excluded.body_ar, body_en = excluded.body_en,
      html_ar = excluded.html_ar, html_en = excluded.html_en,
      updated_at = case when (kept.title_ar, kept.title_en, kept.body_ar, kept.body_en)
        is distinct from (excluded.title_ar, excluded.title_en, excluded.body_ar, excluded.body_en)
        then now() else kept.updated_at end
  `.execute(tx);
}

/** A group of questions as it is stored: answers in Markdown, and the HTML rendered from them. */
export interface WrittenFaqGroup {
  slug: string;
  name: Bilingual;
  position: number;
  questions: readonly { slug: string; question: Bilingual; answer: Bilingual; html: Bilingual; isActive: boolean }[];
}

/** Makes a group's questions exactly these, in this order. */
export async function writeFaqGroup(tx: Tx, { slug, name, position, questions }: WrittenFaqGroup): Promise<void> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into faq_groups (slug, name_ar, name_en, position) values (${slug}, ${name.ar}, ${name.en}, ${position})
    on conflict (slug) do update
      set name_ar = excluded.name_ar, name_en = excluded.name_en, position = excluded.position
    returning id
  `.execute(tx);
  const groupId = rows[0]?.id;
  await sql`delete from faq_questions where group_id = ${groupId}`.execute(tx);
  for (const [index, { slug: anchor, question, answer, html, isActive }] of questions.entries()) {
    await sql`
      insert into faq_questions (group_id, slug, question_ar, question_en, answer_ar, answer_en, answer_html_ar,
        answer_html_en, position, is_active)
      values (${groupId}, ${anchor}, ${question.ar}, ${question.en}, ${answer.ar}, ${answer.en}, ${html.ar}, ${html.en},
        ${index}, ${isActive})
    `.execute(tx);
  }
}
