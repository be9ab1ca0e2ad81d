import type { AdminArticle, AdminBlogCategory, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import {
  type AdminArticleRow,
  listAdminArticles,
  lockAdminArticle,
  lockBlog,
  readAdminArticle,
} from './admin-articles.store.ts';
import { listAdminCategories } from './admin-categories.store.ts';
import { presentAdminArticle, presentBlogCategory, presentListedArticle } from './present-admin-article.ts';
import { changeArticleStatus, writeArticle } from './write-article.ts';
import { removeBlogCategory, writeBlogCategory } from './write-blog-category.ts';

type BlogAdminKey = Extract<
  EndpointKey,
  `${string} /admin/articles${string}` | `${string} /admin/blog-categories${string}`
>;

/** The present state of a category; a missing one has version 0 and empty fields. */
async function readCategory(where: Database | Tx, slug: string): Promise<AdminBlogCategory> {
  const [row] = await listAdminCategories(where, slug);
  if (row) return presentBlogCategory(row);
  return { id: null, slug, name: { ar: '', en: '' }, position: 0, version: 0, articles_count: 0 };
}

const categories = auditedResource<string, AdminBlogCategory, AdminBlogCategory>({
  read: readCategory,
  lock: async (tx, slug) => {
    await lockBlog(tx);
    return readCategory(tx, slug);
  },
  subject: ({ slug }) => ({ kind: 'blog_category', id: slug }),
  audited: ({ name, position }) => ({ name, position }),
  present: (_, category) => category,
});

export function adminBlogRoutes({ db, now }: { db: Database; now: () => number }): Handlers<BlogAdminKey> {
  const at = () => new Date(now());

  const articles = auditedResource<number, AdminArticleRow, AdminArticle>({
    read: async (where, id) => (await readAdminArticle(where, id)) ?? refuse('content.article_not_found'),
    lock: async (tx, id) => (await lockAdminArticle(tx, id)) ?? refuse('content.article_not_found'),
    subject: ({ id }) => ({ kind: 'article', id }),
    audited: ({ image, ...row }) => ({ ...row, picture: image?.key ?? null }),
    present: (where, row) => presentAdminArticle(where, row, at()),
  });

  return {
    'GET /admin/articles': async ({ query: { status, ...query } }) => {
      const filters = status === undefined ? query : { ...query, status: { status, at: at() } };
      return presentList(await listAdminArticles(db, filters), (rows) =>
        rows.map((row) => presentListedArticle(row, at())),
      );
    },
    'GET /admin/articles/{id}': ({ params }, context) => articles.show(db, context, params.id),
    'POST /admin/articles': ({ body: draft }, context) =>
      articles.create(db, context, 'content.article_created', (tx) =>
        writeArticle(tx, { draft, language: context.language, at: at() }),
      ),
    'PUT /admin/articles/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      articles.change(db, context, { id, action: 'content.article_changed' }, (tx, row) =>
        writeArticle(tx, { draft, before: { row, version }, language: context.language, at: at() }),
      ),
    'PUT /admin/articles/{id}/status': ({ params: { id }, body }, context) => {
      const publishAt = body.publish_at ? new Date(body.publish_at) : null;
      const { version, status } = body;
      return articles.change(db, context, { id, action: `content.article_${status}` }, (tx, row) =>
        changeArticleStatus(tx, row, { version, status, publishAt, language: context.language, at: at() }),
      );
    },
    'GET /admin/blog-categories': async () => (await listAdminCategories(db)).map(presentBlogCategory),
    'PUT /admin/blog-categories/{slug}': ({ params: { slug }, body }, context) =>
      categories.change(db, context, { id: slug, action: 'content.blog_category_written' }, (tx) =>
        writeBlogCategory(tx, slug, body),
      ),
    'DELETE /admin/blog-categories/{slug}': async ({ params: { slug } }, context) => {
      await categories.remove(db, context, { id: slug, action: 'content.blog_category_removed' }, (tx) =>
        removeBlogCategory(tx, slug),
      );
      return { done: true };
    },
  };
}
