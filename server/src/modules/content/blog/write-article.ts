import type { AdminArticleDraft } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type Language, renderDocument } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseField, refuseFields } from '../../../text/index.ts';
import { readTargetProducts, takeNamedPicture } from '../../goods/catalog/index.ts';
import { type AdminArticleRow, isArticleSlugTaken, lockBlog, updatePublication } from './admin-articles.store.ts';
import { hasBlogCategory } from './admin-categories.store.ts';
import { saveArticle } from './save-article.ts';

/** The longest rendered article; see `article` of the contract. */
const LONGEST_SHOWN = 200_000;
const MOST_HEADINGS = 60;
const LONGEST_HEADING = 300;

export interface Writing {
  draft: AdminArticleDraft;
  /** The row to rewrite, with the version the caller saw; undefined for a new article. */
  before?: { row: AdminArticleRow; version: number };
  language: Language;
  at: Date;
}

/**
 * Writes an article from the staff form; a new one is a draft. Faults are reported at their fields: a taken address, a
 * missing category, product or picture, a text too long to be rendered.
 */
export async function writeArticle(tx: Tx, { draft, before, language, at }: Writing): Promise<number> {
  await lockBlog(tx);
  const { row, version } = before ?? {};
  if (row && row.version !== version) refuse('conflict.changed');
  const image = await takeNamedPicture(tx, draft.image, row?.image);
  const faults = await faultsOf(tx, draft, row?.id ?? 0);
  if (image === undefined) faults.set('image.key', 'validation.picture_gone');
  refuseFields(language, faults);
  const { category_id: categoryId, author, author_role: role, product_ids: productIds, ...words } = draft;
  const told = { categoryId, author: { name: author, role }, productIds, image: image ?? null };
  const published = { publishedAt: row?.published_at ?? at, status: row?.status ?? 'draft' };
  return saveArticle(tx, { ...words, ...told, ...published, isFeatured: draft.is_featured }, row?.id);
}

async function faultsOf(tx: Tx, draft: AdminArticleDraft, id: number): Promise<Map<string, FieldTextKey>> {
  const faults = new Map<string, FieldTextKey>();
  if (await isArticleSlugTaken(tx, draft.slug, id)) faults.set('slug', 'validation.slug_taken');
  if (!(await hasBlogCategory(tx, draft.category_id))) faults.set('category_id', 'validation.blog_category_unknown');
  const known = new Set((await readTargetProducts(tx, draft.product_ids)).map((product) => product.id));
  for (const [index, product] of draft.product_ids.entries()) {
    if (!known.has(product)) faults.set(`product_ids.${index}`, 'validation.product_unknown');
  }
  for (const language of ['ar', 'en'] as const) {
    const { html, headings } = renderDocument(draft.body[language]);
    const isLong = headings.some(({ text }) => text.length > LONGEST_HEADING);
    if (html.length > LONGEST_SHOWN || headings.length > MOST_HEADINGS || isLong) {
      faults.set(`body.${language}`, 'validation.too_long_shown');
    }
  }
  return faults;
}

interface StatusChange {
  version: number;
  status: 'draft' | 'published' | 'archived';
  /** The time of scheduled publication; null for now. */
  publishAt: Date | null;
  language: Language;
  at: Date;
}

/**
 * Publishes an article of the version the caller saw, immediately or at a time, returns it to draft, or archives it. A
 * published draft is dated now; an article from the archive has its former date.
 */
export async function changeArticleStatus(tx: Tx, row: AdminArticleRow, change: StatusChange): Promise<void> {
  const { status, publishAt, language, at } = change;
  if (row.version !== change.version) refuse('conflict.changed');
  if (publishAt && status !== 'published') refuseField(language, 'publish_at', 'validation.publish_at');
  if (publishAt && publishAt <= at) refuseField(language, 'publish_at', 'validation.past');
  const isNew = status === 'published' && (row.status === 'draft' || row.published_at > at);
  await updatePublication(tx, row.id, { status, publishedAt: publishAt ?? (isNew ? at : null) });
  await publishInvalidation(tx, ['blog']);
}
