import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type Bilingual, renderMarkdown } from '../../../platform/text/index.ts';
import { upsertPage, writeFaqGroup } from './content-writes.store.ts';

export interface PageDraft {
  slug: string;
  title: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  /** Markdown. */
  body: Bilingual;
}

/**
 * Writes a page, or rewrites the one at its address. The visible date moves only when something changed. Publishes the
 * cache tag `content`.
 */
export async function savePage(tx: Tx, draft: PageDraft): Promise<void> {
  const { body } = draft;
  await upsertPage(tx, { ...draft, html: { ar: renderMarkdown(body.ar), en: renderMarkdown(body.en) } });
  await publishInvalidation(tx, ['content']);
}

export interface FaqGroupDraft {
  slug: string;
  name: Bilingual;
  position: number;
  /** The questions in their order; answers are Markdown. */
  questions: readonly { slug: string; question: Bilingual; answer: Bilingual; isActive?: boolean }[];
}

/** Writes a group and replaces its questions; a question keeps its anchor. Publishes the tag `content`. */
export async function saveFaqGroup(tx: Tx, draft: FaqGroupDraft): Promise<void> {
  const questions = draft.questions.map(({ answer, isActive = true, ...rest }) => ({
    ...rest,
    isActive,
    answer,
    html: { ar: renderMarkdown(answer.ar), en: renderMarkdown(answer.en) },
  }));
  await writeFaqGroup(tx, { ...draft, questions });
  await publishInvalidation(tx, ['content']);
}
