import type { AdminArticle, AdminBlogCategory, ArticleStatus, AdminArticleRow as Listed } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { presentAdminPicture, readTargetProducts } from '../../goods/catalog/index.ts';
import type { AdminArticleRow, ListedArticleRow } from './admin-articles.store.ts';
import type { AdminBlogCategoryRow } from './admin-categories.store.ts';

export function statusOf({ status, published_at: publishedAt }: ListedArticleRow, at: Date): ArticleStatus {
  return status === 'published' && publishedAt > at ? 'scheduled' : status;
}

export function presentListedArticle(row: ListedArticleRow, at: Date): Listed {
  return {
    id: row.id,
    slug: row.slug,
    title: { ar: row.title_ar, en: row.title_en },
    category: { id: row.category_id, name: { ar: row.category_ar, en: row.category_en } },
    status: statusOf(row, at),
    is_featured: row.is_featured,
    published_at: row.status === 'draft' ? null : row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function presentAdminArticle(where: Database | Tx, row: AdminArticleRow, at: Date): Promise<AdminArticle> {
  const products = new Map((await readTargetProducts(where, row.product_ids)).map((product) => [product.id, product]));
  return {
    ...presentListedArticle(row, at),
    version: row.version,
    category_id: row.category_id,
    excerpt: { ar: row.excerpt_ar, en: row.excerpt_en },
    keywords: { ar: row.keywords_ar, en: row.keywords_en },
    author: { ar: row.author_ar, en: row.author_en },
    author_role: { ar: row.author_role_ar, en: row.author_role_en },
    tags: { ar: row.tags_ar, en: row.tags_en },
    body: { ar: row.body_ar, en: row.body_en },
    image: row.image && presentAdminPicture(row.image),
    // In the order given by staff; deleted products are left out, and the next edit removes them.
    products: row.product_ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [{ id, name_ar: product.name_ar, name_en: product.name_en }] : [];
    }),
  };
}

export const presentBlogCategory = ({ name_ar, name_en, ...row }: AdminBlogCategoryRow): AdminBlogCategory => ({
  ...row,
  name: { ar: name_ar, en: name_en },
});
