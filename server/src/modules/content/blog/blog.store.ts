import { type Database, type Row, type Sql, sql } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { wordForms, words } from '../../goods/search/index.ts';
import { type ArticleCardRow, type ArticleRow, articleCardRow, articleRow } from './article-row.ts';

/** SQL selects the columns of one language: an article is long, and the other language is not needed. */
const inLanguage = (column: string, language: Language) => sql.ref(`${column}_${language}`);

function cardColumns(language: Language): Sql<unknown> {
  return sql`a.id, a.slug, ${inLanguage('a.title', language)} as title, ${inLanguage('a.excerpt', language)} as excerpt,
    c.slug as category_slug, ${inLanguage('c.name', language)} as category_name,
    ${inLanguage('a.author', language)} as author, ${inLanguage('a.author_role', language)} as author_role, a.image,
    ${inLanguage('a.tags', language)} as tags, ${inLanguage('a.minutes', language)} as minutes, a.is_featured,
    a.published_at`;
}

/** The articles visible at a time. */
const shown = (at: Date) => sql`a.status = 'published' and a.published_at <= ${at}`;

export interface ArticleFilter {
  category?: string | undefined;
  search?: string | undefined;
}

/** SQL for published articles of the category that contain every searched word in any form. */
function matches({ category, search }: ArticleFilter, at: Date): Sql<unknown> {
  const forms = words(search ?? '').map((word) => wordForms(word).map((form) => `%${form}%`));
  // A search without a letter in it finds nothing, rather than everything.
  const hasWords =
    search !== undefined && forms.length === 0
      ? [sql`and false`]
      : forms.map((patterns) => sql`and a.words like any(${patterns}::text[])`);
  return sql`${shown(at)} ${category === undefined ? sql`` : sql`and c.slug = ${category}`}
    ${sql.join(hasWords, sql` `)}`;
}

/** One page of articles, newest first, and how many there are in all. */
export async function listArticles(
  db: Database,
  options: ArticleFilter & { language: Language; at: Date; limit: number; offset: number },
): Promise<{ rows: ArticleCardRow[]; total: number }> {
  const { language, at, limit, offset } = options;
  const where = matches(options, at);
  const [list, count] = await Promise.all([
    sql.rows(articleCardRow)`
      select ${cardColumns(language)} from articles a join article_categories c on c.id = a.category_id
      where ${where} order by a.published_at desc, a.id desc limit ${limit} offset ${offset}
    `.execute(db),
    sql.rows({ total: sql.int4 })`
      select count(*)::int as total from articles a join article_categories c on c.id = a.category_id where ${where}
    `.execute(db),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

export async function listFeatured(
  db: Database,
  { language, at, limit }: { language: Language; at: Date; limit: number },
): Promise<ArticleCardRow[]> {
  const { rows } = await sql.rows(articleCardRow)`
    select ${cardColumns(language)} from articles a join article_categories c on c.id = a.category_id
    where ${shown(at)} order by a.is_featured desc, a.published_at desc, a.id desc limit ${limit}
  `.execute(db);
  return rows;
}

const blogCategoryRow = {
  slug: sql.text,
  name: sql.text,
  articles_count: sql.int4,
};
export type BlogCategoryRow = Row<typeof blogCategoryRow>;

/** Categories in the order set by staff; one without a published article is left out. */
export async function listCategories(db: Database, language: Language, at: Date): Promise<BlogCategoryRow[]> {
  const { rows } = await sql.rows(blogCategoryRow)`
    select c.slug, ${inLanguage('c.name', language)} as name, count(*)::int as articles_count
    from article_categories c join articles a on a.category_id = c.id and ${shown(at)}
    group by c.id order by c.position, c.id
  `.execute(db);
  return rows;
}

export async function hasCategory(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`select from article_categories where slug = ${slug}`.execute(db);
  return rows.length > 0;
}

/** The number of a published article, by number, slug or a slug it once had. */
export async function findArticleId(db: Database, key: number | string, at: Date): Promise<number | undefined> {
  const bySlug = sql`select id from articles where slug = ${key}
    union all select article_id from old_article_slugs where slug = ${key}`;
  const { rows } = await sql.rows({ id: sql.int4 })`
    select a.id from articles a
    where a.id in (${typeof key === 'number' ? sql`${key}` : bySlug}) and ${shown(at)}
  `.execute(db);
  return rows[0]?.id;
}

export async function readArticle(db: Database, id: number, language: Language): Promise<ArticleRow | undefined> {
  const { rows } = await sql.rows(articleRow)`
    select ${cardColumns(language)}, ${inLanguage('a.keywords', language)} as keywords,
      ${inLanguage('a.html', language)} as html, ${inLanguage('a.headings', language)} as headings, a.product_ids,
      a.like_count, a.share_count, a.updated_at
    from articles a join article_categories c on c.id = a.category_id where a.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Related articles: of the same category first, then with shared tags, then the newest. */
export async function listRelated(
  db: Database,
  { id, language, at, limit }: { id: number; language: Language; at: Date; limit: number },
): Promise<ArticleCardRow[]> {
  const { rows } = await sql.rows(articleCardRow)`
    select ${cardColumns(language)}
    from articles this, articles a join article_categories c on c.id = a.category_id
    where this.id = ${id} and a.id <> ${id} and ${shown(at)}
    order by a.category_id = this.category_id desc,
      cardinality(array(select unnest(a.tags_en) intersect select unnest(this.tags_en))) desc, a.published_at desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The time of the next scheduled article: cached answers of the blog are valid until then. */
export async function nextPublicationTime(db: Database, at: Date): Promise<Date | undefined> {
  const { rows } = await sql.rows({ next: sql.timestamptz.orNull })`
    select min(published_at) as next from articles where status = 'published' and published_at > ${at}
  `.execute(db);
  return rows[0]?.next ?? undefined;
}

/** Addresses of everything published, for search engines. */
export async function listAddresses(db: Database, at: Date): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql.rows({ slug: sql.text, updated_at: sql.timestamptz })`
    select a.slug, a.updated_at from articles a where ${shown(at)} order by a.published_at desc
  `.execute(db);
  return rows;
}
