import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const adminCategory = {
  id: sql.int4,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  position: sql.int4,
  version: sql.int4,
  articles_count: sql.int4,
};
export type AdminBlogCategoryRow = Row<typeof adminCategory>;

/** All categories in order, or one. */
export async function listAdminCategories(db: Database | Tx, slug: string | null = null) {
  const { rows } = await sql.rows(adminCategory)`
    select c.id, c.slug, c.name_ar, c.name_en, c.position, c.version,
      (select count(*)::int from articles a where a.category_id = c.id) as articles_count
    from article_categories c where ${slug}::text is null or c.slug = ${slug} order by c.position, c.id
  `.execute(db);
  return rows;
}

export async function hasBlogCategory(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from article_categories where id = ${id}`.execute(tx);
  return rows.length > 0;
}

export async function deleteCategory(tx: Tx, slug: string): Promise<void> {
  await sql`delete from article_categories where slug = ${slug}`.execute(tx);
}
