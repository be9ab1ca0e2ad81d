import type { DemoArticle } from '@waha/demo';
import { demoBlogCategories, demoCustomPages, demoFaq, demoPages } from '@waha/demo/content';
import { type ArticleImage, saveArticle, saveBlogCategory } from '../modules/content/blog/index.ts';
import { isCustomPageSlugTaken, saveFaqGroup, savePage, writeCustomPage } from '../modules/content/content/index.ts';
import { type Database, sql, type Tx } from '../platform/database/index.ts';

const DAY_MS = 86_400_000;
const PRODUCT_LINK = /\(product:([a-z0-9-]+)\)/g;

async function slugsOf(db: Database | Tx, table: 'pages' | 'faq_groups' | 'article_categories'): Promise<Set<string>> {
  const { rows } = await sql.rows({ slug: sql.text })`select slug from ${sql.ref(table)}`.execute(db);
  return new Set(rows.map((row) => row.slug));
}

/** Adds missing pages and groups of questions. Existing ones are unchanged, edited or not. */
export async function writeMissingWords(tx: Tx): Promise<void> {
  const [pages, groups] = [await slugsOf(tx, 'pages'), await slugsOf(tx, 'faq_groups')];
  for (const page of demoPages) if (!pages.has(page.slug)) await savePage(tx, page);
  for (const page of demoCustomPages) {
    if (await isCustomPageSlugTaken(tx, page.slug, 0)) continue;
    await writeCustomPage(tx, { draft: { ...page, status: 'published', shows_date: false }, language: 'ar' });
  }
  for (const [position, { key, name, questions }] of demoFaq.entries()) {
    if (groups.has(key)) continue;
    const drafts = questions.map(({ key: slug, ...rest }) => ({ slug, ...rest }));
    await saveFaqGroup(tx, { slug: key, name, position, questions: drafts });
  }
}

/** The articles missing in the shop, under their present and earlier slugs, whose products all exist. */
export async function missingArticles(db: Database, articles: readonly DemoArticle[]): Promise<DemoArticle[]> {
  const { rows } = await sql.rows({ slug: sql.text })`
    select slug from articles union all select slug from old_article_slugs
  `.execute(db);
  const known = new Set(rows.map((row) => row.slug));
  const products = await productIds(db);
  return articles.filter(({ slug, products: wanted, body }) => {
    const linked = [...`${body.ar} ${body.en}`.matchAll(PRODUCT_LINK)].map(([, product = '']) => product);
    return !known.has(slug) && [...wanted, ...linked].every((product) => products.has(product));
  });
}

async function productIds(db: Database | Tx): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ slug: sql.text, id: sql.int4 })`select slug, id from products`.execute(db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function categoryIds(tx: Tx): Promise<Map<string, number>> {
  const known = await slugsOf(tx, 'article_categories');
  for (const [position, category] of demoBlogCategories.entries()) {
    if (!known.has(category.slug)) await saveBlogCategory(tx, { ...category, position });
  }
  const { rows } = await sql.rows({ slug: sql.text, id: sql.int4 })`select slug, id from article_categories`.execute(
    tx,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Writes articles with their covers, given in the same order. Their products must exist. */
export async function writeArticles(
  tx: Tx,
  articles: readonly DemoArticle[],
  covers: readonly ArticleImage[],
  at: Date,
): Promise<void> {
  const categories = await categoryIds(tx);
  const products = await productIds(tx);
  for (const [index, article] of articles.entries()) {
    const { slug, title, excerpt, keywords, author, tags, featured } = article;
    await saveArticle(tx, {
      slug,
      title,
      excerpt,
      keywords,
      author,
      categoryId: requireId(categories, article.category),
      tags: { ar: tags.map(({ ar }) => ar), en: tags.map(({ en }) => en) },
      body: {
        ar: linkProducts(article.body.ar, products, ''),
        en: linkProducts(article.body.en, products, '/en'),
      },
      image: covers[index] ?? null,
      productIds: article.products.map((product) => requireId(products, product)),
      isFeatured: featured,
      publishedAt: new Date(at.getTime() - article.publishedDaysAgo * DAY_MS),
    });
  }
}

/** Replaces `product:slug` by the address of the product, in the language of the text. */
function linkProducts(body: string, products: ReadonlyMap<string, number>, prefix: string): string {
  return body.replace(PRODUCT_LINK, (_, slug: string) => `(${prefix}/product/${requireId(products, slug)}/${slug})`);
}

function requireId(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`an article of the demo shop names ${slug}, which is not there`);
  return id;
}
