import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Bilingual } from '../../../platform/text/index.ts';
import { deleteCategory, listAdminCategories } from './admin-categories.store.ts';
import { saveBlogCategory } from './save-article.ts';

const MOST_CATEGORIES = 50;

interface CategoryDraft {
  name: Bilingual;
  position: number;
  version: number;
}

/**
 * Writes or changes a category with optimistic locking: `version` is the one the caller saw, 0 for a new one
 * (`conflict.changed`).
 */
export async function writeBlogCategory(tx: Tx, slug: string, { version, ...draft }: CategoryDraft): Promise<void> {
  const all = await listAdminCategories(tx);
  const now = all.find((category) => category.slug === slug);
  if ((now?.version ?? 0) !== version) refuse('conflict.changed');
  if (!now && all.length >= MOST_CATEGORIES) refuse('content.blog_categories_full');
  await saveBlogCategory(tx, { slug, ...draft });
}

/** Removes a category that no article is in. */
export async function removeBlogCategory(tx: Tx, slug: string): Promise<void> {
  const [now] = await listAdminCategories(tx, slug);
  if (!now) refuse('content.blog_category_not_found');
  if (now.articles_count > 0) refuse('content.blog_category_in_use');
  await deleteCategory(tx, slug);
  await publishInvalidation(tx, ['blog']);
}
