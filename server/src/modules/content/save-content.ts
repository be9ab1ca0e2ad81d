import { sql } from 'kysely';
import type { PurgeFeed } from '../../platform/cache/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { renderMarkdown } from '../../platform/text/index.ts';

interface Bilingual {
  ar: string;
  en: string;
}

export interface PageDraft {
  slug: string;
  title: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  /** Markdown. */
  body: Bilingual;
}

/**
 * Writes a page, or rewrites the one at its address. The date readers see moves only when something changed. Publishes
 * the tag `content` with it.
 */
export async function savePage(tx: Tx, draft: PageDraft, publish: PurgeFeed['publish']): Promise<void> {
  const { slug, title, description, keywords, body } = draft;
  await sql`
    insert into pages as kept (slug, title_ar, title_en, description_ar, description_en, keywords_ar, keywords_en,
      body_ar, body_en, html_ar, html_en)
    values (${slug}, ${title.ar}, ${title.en}, ${description.ar}, ${description.en}, ${keywords.ar}, ${keywords.en},
      ${body.ar}, ${body.en}, ${renderMarkdown(body.ar)}, ${renderMarkdown(body.en)})
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
  await publish(tx, ['content']);
}

export interface FaqGroupDraft {
  slug: string;
  name: Bilingual;
  position: number;
  /** In the order they are read; answers are Markdown. */
  questions: readonly { slug: string; question: Bilingual; answer: Bilingual }[];
}

/** Writes a group and makes its questions exactly these; a question keeps its anchor. Publishes `content` with it. */
export async function saveFaqGroup(tx: Tx, draft: FaqGroupDraft, publish: PurgeFeed['publish']): Promise<void> {
  const { slug, name, position, questions } = draft;
  const { rows } = await sql<{ id: number }>`
    insert into faq_groups (slug, name_ar, name_en, position) values (${slug}, ${name.ar}, ${name.en}, ${position})
    on conflict (slug) do update
      set name_ar = excluded.name_ar, name_en = excluded.name_en, position = excluded.position
    returning id
  `.execute(tx);
  const groupId = rows[0]?.id;
  await sql`delete from faq_questions where group_id = ${groupId}`.execute(tx);
  for (const [index, { slug: anchor, question, answer }] of questions.entries()) {
    await sql`
      insert into faq_questions (group_id, slug, question_ar, question_en, answer_ar, answer_en, answer_html_ar,
        answer_html_en, position)
      values (${groupId}, ${anchor}, ${question.ar}, ${question.en}, ${answer.ar}, ${answer.en},
        ${renderMarkdown(answer.ar)}, ${renderMarkdown(answer.en)}, ${index})
    `.execute(tx);
  }
  await publish(tx, ['content']);
}
