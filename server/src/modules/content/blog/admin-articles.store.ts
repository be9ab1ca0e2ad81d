import type { ArticleStatus } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { words } from '../../goods/search/index.ts';
import { articleImage } from './article-row.ts';

const listed = {
  id: sql.int4,
  slug: sql.text,
  title_ar: sql.text,
  title_en: sql.text,
  category_id: sql.int4,
  category_ar: sql.text,
  category_en: sql.text,
  status: sql.text.oneOf('draft', 'published', 'archived'),
  is_featured: sql.bool,
  published_at: sql.timestamptz,
  updated_at: sql.timestamptz,
};
export type ListedArticleRow = Row<typeof listed>;

const listedColumns = sql`a.id, a.slug, a.title_ar, a.title_en, a.category_id, c.name_ar as category_ar,
  c.name_en as category_en, a.status, a.is_featured, a.published_at, a.updated_at`;
const from = sql`articles a join article_categories c on c.id = a.category_id`;

const statuses: Record<ArticleStatus, (at: Date) => Sql<unknown>> = {
  draft: () => sql`a.status = 'draft'`,
  archived: () => sql`a.status = 'archived'`,
  scheduled: (at) => sql`a.status = 'published' and a.published_at > ${at}`,
  published: (at) => sql`a.status = 'published' and a.published_at <= ${at}`,
};

/** All articles. They are few enough, being written by people, that a search may scan them all. */
export const listAdminArticles = defineList({
  columns: listed,
  select: listedColumns,
  from,
  sorts: { published_at: sql`a.published_at`, updated_at: sql`a.updated_at`, title: sql`a.title_ar` },
  neverNull: ['published_at', 'updated_at', 'title'],
  sort: '-published_at',
  tie: sql`a.id`,
  filters: {
    q: (text: string) => {
      const parts = words(text).map((word) => sql`a.words like ${`%${word}%`}`);
      // A search without a letter in it finds nothing, rather than everything.
      return parts.length === 0 ? sql`false` : sql.join(parts, sql` and `);
    },
    status: ({ status, at }: { status: ArticleStatus; at: Date }) => statuses[status](at),
    category_id: (id: number) => sql`a.category_id = ${id}`,
  },
});

const adminArticle = {
  ...listed,
  version: sql.int4,
  excerpt_ar: sql.text,
  excerpt_en: sql.text,
  keywords_ar: sql.text,
  keywords_en: sql.text,
  author_ar: sql.text,
  author_en: sql.text,
  author_role_ar: sql.text,
  author_role_en: sql.text,
  tags_ar: sql.textArray,
  tags_en: sql.textArray,
  body_ar: sql.text,
  body_en: sql.text,
  image: sql.jsonb.of(articleImage).orNull,
  product_ids: sql.int4Array,
};
export type AdminArticleRow = Row<typeof adminArticle>;

const select = (id: number, lock: Sql<unknown>) => sql.rows(adminArticle)`
  select ${listedColumns}, a.version, a.excerpt_ar, a.excerpt_en, a.keywords_ar, a.keywords_en, a.author_ar, a.author_en,
    a.author_role_ar, a.author_role_en, a.tags_ar, a.tags_en, a.body_ar, a.body_en, a.image, a.product_ids
  from ${from} where a.id = ${id} ${lock}
`;

export async function readAdminArticle(db: Database | Tx, id: number): Promise<AdminArticleRow | undefined> {
  return (await select(id, sql``).execute(db)).rows[0];
}

/** The article, locked until the transaction ends. */
export async function lockAdminArticle(tx: Tx, id: number): Promise<AdminArticleRow | undefined> {
  return (await select(id, sql`for update of a`).execute(tx)).rows[0];
}

/** Locks the blog for changes of addresses and categories. */
export async function lockBlog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog addresses', 0))`.execute(tx);
}

export async function isArticleSlugTaken(tx: Tx, slug: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from articles where slug = ${slug} and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

export interface Publication {
  status: 'draft' | 'published' | 'archived';
  /** null leaves the date unchanged. */
  publishedAt: Date | null;
}

/** The date that readers see is never before the article was published. */
export async function updatePublication(tx: Tx, id: number, { status, publishedAt }: Publication): Promise<void> {
  await sql`
    update articles set status = ${status}, published_at = coalesce(${publishedAt}::timestamptz, published_at),
      updated_at = coalesce(${publishedAt}::timestamptz, updated_at), version = version + 1
    where id = ${id}
  `.execute(tx);
}
