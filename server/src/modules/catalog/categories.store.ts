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

/** What is true of a category's products: what was counted, and what changed since. */
export const categoryCounts = sql`(
  select category_id, sum(products)::int as products from (
    select category_id, products from category_counts union all select category_id, change from category_count_changes
  ) as parts group by category_id
)`;

/** All that is shown, in the order staff gave them, each with how many products it and what is below it has. */
export async function readCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql.rows(categoryRow)`
    select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, c.description_ar, c.description_en, c.image, c.backdrop,
      c.is_featured, coalesce(counted.products, 0) as products_count
    from categories c left join ${categoryCounts} as counted on counted.category_id = c.id
    where c.is_active
    order by c.position, c.id
  `.execute(db);
  return rows;
}

/** How many products the whole shop sells. */
export async function countShop(db: Database): Promise<number> {
  const { rows } = await sql.rows({ products: sql.int4 })`
    select products from ${categoryCounts} as counted where category_id = 0
  `.execute(db);
  return rows[0]?.products ?? 0;
}

/** Takes changes into the counts they are of: one statement, so that who reads sees each once. */
export async function foldCategoryCounts(db: Database): Promise<void> {
  await sql`
    with taken as (delete from category_count_changes returning category_id, change)
    insert into category_counts as c (category_id, products)
    select category_id, sum(change) from taken group by category_id
    on conflict (category_id) do update set products = c.products + excluded.products
  `.execute(db);
}

/** The category that each slug led to once. */
export async function readOldSlugs(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ slug: sql.text, category_id: sql.int4 })`
    select slug, category_id from old_category_slugs
  `.execute(db);
  return new Map(rows.map((row) => [row.slug, row.category_id]));
}
