import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const categoryName = {
  id: sql.int4,
  parent_id: sql.int4.orNull,
  name_ar: sql.text,
  name_en: sql.text,
  /** The current slug and the former ones. */
  slugs: sql.textArray,
};
export type CategoryName = Row<typeof categoryName>;

/** Names of all visible categories, without their contents. */
export async function readCategoryNames(db: Database | Tx): Promise<CategoryName[]> {
  const { rows } = await sql.rows(categoryName)`
    select c.id, c.parent_id, c.name_ar, c.name_en,
      array(select o.slug from old_category_slugs o where o.category_id = c.id) || c.slug as slugs
    from categories c where c.is_active order by c.position, c.id
  `.execute(db);
  return rows;
}
