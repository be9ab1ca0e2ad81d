import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type Bilingual, renderDocument } from '../../../platform/text/index.ts';
import { words } from '../../goods/search/index.ts';
import type { ArticleImage } from './article-row.ts';
import {
  type ArticleColumns,
  insertArticle,
  type ShownAs,
  updateArticle,
  upsertCategory,
} from './article-writes.store.ts';

export interface BlogCategoryDraft {
  slug: string;
  name: Bilingual;
  position: number;
}

export interface ArticleDraft {
  slug: string;
  categoryId: number;
  title: Bilingual;
  excerpt: Bilingual;
  keywords: Bilingual;
  author: { name: Bilingual; role: Bilingual };
  tags: { ar: string[]; en: string[] };
  /** Markdown. */
  body: Bilingual;
  image: ArticleImage | null;
  productIds: number[];
  isFeatured: boolean;
  publishedAt: Date;
  /** `published` by default. */
  status?: ShownAs;
}

/** Words per minute of quiet reading. An Arabic word carries more meaning than an English one. */
const WORDS_A_MINUTE = { ar: 160, en: 220 } as const;

export async function saveBlogCategory(tx: Tx, draft: BlogCategoryDraft) {
  const id = await upsertCategory(tx, draft);
  await publishInvalidation(tx, ['blog']);
  return id;
}

function columnsOf(draft: ArticleDraft): ArticleColumns {
  const { slug, title, excerpt, keywords, author, tags, body } = draft;
  const ar = renderDocument(body.ar);
  const en = renderDocument(body.en);
  const minutes = (plainText: string, language: 'ar' | 'en') =>
    Math.max(1, Math.round(plainText.split(' ').length / WORDS_A_MINUTE[language]));
  const said = [title, excerpt].flatMap(({ ar, en }) => [ar, en]);
  return {
    slug,
    category_id: draft.categoryId,
    title_ar: title.ar,
    title_en: title.en,
    excerpt_ar: excerpt.ar,
    excerpt_en: excerpt.en,
    keywords_ar: keywords.ar,
    keywords_en: keywords.en,
    author_ar: author.name.ar,
    author_en: author.name.en,
    author_role_ar: author.role.ar,
    author_role_en: author.role.en,
    tags_ar: tags.ar,
    tags_en: tags.en,
    body_ar: body.ar,
    body_en: body.en,
    html_ar: ar.html,
    html_en: en.html,
    headings_ar: JSON.stringify(ar.headings),
    headings_en: JSON.stringify(en.headings),
    minutes_ar: minutes(ar.plainText, 'ar'),
    minutes_en: minutes(en.plainText, 'en'),
    words: words([...said, ...tags.ar, ...tags.en, ar.plainText, en.plainText].join(' ')).join(' '),
    image: draft.image && JSON.stringify(draft.image),
    product_ids: draft.productIds,
    is_featured: draft.isFeatured,
    published_at: draft.publishedAt,
    status: draft.status ?? 'published',
  };
}

/**
 * Writes a new article, or rewrites the one with `id`; its former slug redirects to the new one. The visible date moves
 * only when the text changed. Publishes the cache tag `blog`.
 */
export async function saveArticle(tx: Tx, draft: ArticleDraft, id?: number): Promise<number> {
  const columns = columnsOf(draft);
  if (id !== undefined) await updateArticle(tx, id, columns);
  const saved = id ?? (await insertArticle(tx, columns));
  await publishInvalidation(tx, ['blog']);
  return saved;
}
