import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { productImage } from '../products/product-row.ts';

const writtenCategory = {
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
  /** Number in the taxonomy of product feeds; empty where it has the one above it. */
  taxonomy: sql.text,
};
/** A category as staff wrote it. */
export type WrittenCategory = Row<typeof writtenCategory>;

/** With product counts including subcategories. */
export interface CategoryRow extends WrittenCategory {
  products_count: number;
}

/** Product counts per category: folded counts plus changes since. */
export const categoryCounts = sql`(
  select category_id, sum(products)::int as products from (
    select category_id, products from category_counts union all select category_id, change from category_count_changes
  ) as parts group by category_id
)`;

/** All visible categories, in the sequence staff gave them. */
export async function readCategories(db: Database): Promise<WrittenCategory[]> {
  const { rows } = await sql.rows(writtenCategory)`
    select c.id, c.parent_id, c.slug, c.name_ar, c.name_en, c.description_ar, c.description_en, c.image, c.backdrop,
      c.is_featured, c.taxonomy
    from categories c where c.is_active order by c.position, c.id
  `.execute(db);
  return rows;
}

/**
 * Product counts per category including subcategories, with the whole shop as category 0; empty categories are absent.
 */
export async function readCounts(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ ids: sql.int4Array, products: sql.int4Array })`
    select array_agg(category_id) as ids, array_agg(products) as products from ${categoryCounts} as counted
    having count(*) > 0
  `.execute(db);
  const products = rows[0]?.products ?? [];
  return new Map(rows[0]?.ids.map((id, index) => [id, products[index] ?? 0]));
}

/** Folds pending changes into the counts in one statement, so that readers see each change once. */
export async function foldCategoryCounts(db: Database): Promise<void> {
  await sql`
    with taken as (delete from category_count_changes returning category_id, change)
    insert into category_counts as c (category_id, products)
    select category_id, sum(change) from taken group by category_id
    on conflict (category_id) do update set products = c.products + excluded.products
  `.execute(db);
}

/** Former slugs of categories, with the id of each category. */
export async function readOldSlugs(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ slug: sql.text, category_id: sql.int4 })`
    select slug, category_id from old_category_slugs
  `.execute(db);
  return new Map(rows.map((row) => [row.slug, row.category_id]));
}
