import { type Database, type Row, sql } from '../../platform/database/index.ts';
import { productImage } from './product-row.ts';

const categoryRow = {
  id: sql.int4,
  parent_id: sql.int4.orNull,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  image: sql.jsonb.of(productImage).orNull,
  backdrop: sql.text,
  is_featured: sql.bool,
  products_count: sql.int4,
};
export type CategoryRow = Row<typeof categoryRow>;

/** All that is shown, in the order staff gave them, each with how many products it and what is below it has. */
export async function readCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql.rows(categoryRow)`
    select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, c.description_ar, c.description_en, c.image, c.backdrop,
      c.is_featured, coalesce(counted.products, 0)::int as products_count
    from categories c
    left join (
      select member.id, count(*) as products
      from products p, unnest(p.category_ids) as member (id) where p.is_active group by member.id
    ) as counted on counted.id = c.id
    where c.is_active
    order by c.position, c.id
  `.execute(db);
  return rows;
}

/** The category that each slug led to once. */
export async function readOldSlugs(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ slug: sql.text, category_id: sql.int4 })`
    select slug, category_id from old_category_slugs
  `.execute(db);
  return new Map(rows.map((row) => [row.slug, row.category_id]));
}
