import { sql, type Tx } from '../../../platform/database/index.ts';

/** An article as it is written; its JSON as text. */
export interface ArticleColumns {
  slug: string;
  category_id: number;
  title_ar: string;
  title_en: string;
  excerpt_ar: string;
  excerpt_en: string;
  keywords_ar: string;
  keywords_en: string;
  author_ar: string;
  author_en: string;
  author_role_ar: string;
  author_role_en: string;
  tags_ar: readonly string[];
  tags_en: readonly string[];
  body_ar: string;
  body_en: string;
  html_ar: string;
  html_en: string;
  headings_ar: string;
  headings_en: string;
  minutes_ar: number;
  minutes_en: number;
  words: string;
  image: string | null;
  product_ids: readonly number[];
  is_featured: boolean;
  published_at: Date;
  status: ShownAs;
}

/** The publication status staff gave an article; a published one appears at its date. */
export type ShownAs = 'draft' | 'published' | 'archived';

/** Writes a category, or rewrites the one with its slug. Returns its number. */
export async function upsertCategory(
  tx: Tx,
  { slug, name, position }: { slug: string; name: { ar: string; en: string }; position: number },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into article_categories (slug, name_ar, name_en, position) values (${slug}, ${name.ar}, ${name.en}, ${position})
    on conflict (slug) do update
      set name_ar = excluded.name_ar, name_en = excluded.name_en, position = excluded.position,
        version = article_categories.version + 1
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function insertArticle(tx: Tx, a: ArticleColumns): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into articles (slug, category_id, title_ar, title_en, excerpt_ar, excerpt_en, keywords_ar, keywords_en,
      author_ar, author_en, author_role_ar, author_role_en, tags_ar, tags_en, body_ar, body_en, html_ar, html_en,
      headings_ar, headings_en, minutes_ar, minutes_en, words, image, product_ids, is_featured, published_at, updated_at,
      status)
    values (${a.slug}, ${a.category_id}, ${a.title_ar}, ${a.title_en}, ${a.excerpt_ar}, ${a.excerpt_en},
      ${a.keywords_ar}, ${a.keywords_en}, ${a.author_ar}, ${a.author_en}, ${a.author_role_ar}, ${a.author_role_en},
      ${a.tags_ar}, ${a.tags_en}, ${a.body_ar}, ${a.body_en}, ${a.html_ar}, ${a.html_en}, ${a.headings_ar},
      ${a.headings_en}, ${a.minutes_ar}, ${a.minutes_en}, ${a.words}, ${a.image}, ${a.product_ids}, ${a.is_featured},
      ${a.published_at}, ${a.published_at}, ${a.status})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the article ${a.slug} was not created`);
  return row.id;
}

/** Changes an article; its visible date moves only when the text changed. */
export async function updateArticle(tx: Tx, id: number, a: ArticleColumns): Promise<void> {
  await sql`
    update articles set slug = ${a.slug}, category_id = ${a.category_id}, title_ar = ${a.title_ar},
      title_en = ${a.title_en}, excerpt_ar = ${a.excerpt_ar}, excerpt_en = ${a.excerpt_en},
      keywords_ar = ${a.keywords_ar}, keywords_en = ${a.keywords_en}, author_ar = ${a.author_ar},
      author_en = ${a.author_en}, author_role_ar = ${a.author_role_ar}, author_role_en = ${a.author_role_en},
      tags_ar = ${a.tags_ar}, tags_en = ${a.tags_en}, body_ar = ${a.body_ar}, body_en = ${a.body_en},
      html_ar = ${a.html_ar}, html_en = ${a.html_en}, headings_ar = ${a.headings_ar}, headings_en = ${a.headings_en},
      minutes_ar = ${a.minutes_ar}, minutes_en = ${a.minutes_en}, words = ${a.words}, image = ${a.image},
      product_ids = ${a.product_ids}, is_featured = ${a.is_featured}, published_at = ${a.published_at}, status = ${a.status},
      version = version + 1,
      updated_at = case when (title_ar, title_en, body_ar, body_en)
        is distinct from (${a.title_ar}, ${a.title_en}, ${a.body_ar}, ${a.body_en})
        then now() else updated_at end
    where id = ${id}
  `.execute(tx);
}
