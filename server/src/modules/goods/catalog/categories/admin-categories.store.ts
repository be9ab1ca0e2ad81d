import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { productImage } from '../products/product-row.ts';
import { categoryCounts } from './categories.store.ts';

const listedCategory = {
  id: sql.int4,
  version: sql.int4,
  parent_id: sql.int4.orNull,
  depth: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  is_featured: sql.bool,
  is_active: sql.bool,
  products_count: sql.int4,
};
export type ListedCategoryRow = Row<typeof listedCategory>;

const adminCategory = {
  ...listedCategory,
  slug: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  image: sql.jsonb.of(productImage).orNull,
  backdrop: sql.text,
  taxonomy: sql.text,
  position: sql.int4,
};
export type AdminCategoryRow = Row<typeof adminCategory>;

const listed = sql`c.id, c.version, c.parent_id, c.name_ar, c.name_en, c.is_featured, c.is_active`;

/** The whole tree in its order: each category after its parent, siblings by their positions. */
export async function listAdminCategories(db: Database): Promise<ListedCategoryRow[]> {
  const { rows } = await sql.rows(listedCategory)`
    with recursive tree as (
      select c.id, 0 as depth, array[c.position, c.id] as path from categories c where c.parent_id is null
      union all
      select c.id, t.depth + 1, t.path || array[c.position, c.id] from categories c join tree t on c.parent_id = t.id
    )
    select ${listed}, t.depth, coalesce(counted.products, 0) as products_count
    from tree t join categories c on c.id = t.id left join ${categoryCounts} as counted on counted.category_id = c.id
    order by t.path
  `.execute(db);
  return rows;
}

/** One category as the edit form shows it, read without the others. */
export async function readAdminCategory(db: Database | Tx, id: number): Promise<AdminCategoryRow | undefined> {
  const { rows } = await sql.rows(adminCategory)`
    with recursive above as (
      select id, parent_id from categories where id = ${id}
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    select ${listed}, (select count(*)::int - 1 from above) as depth, c.slug, c.description_ar, c.description_en, c.image,
      c.backdrop, c.taxonomy, c.position,
      coalesce((select counted.products from ${categoryCounts} as counted where counted.category_id = c.id), 0) as products_count
    from categories c where c.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function isSlugTaken(tx: Tx, slug: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from categories where slug = ${slug} and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

/** Deletes a category as it was made, if no product is in it; true if it is gone. Foreign keys know other references. */
export async function deleteEmptyCategory(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    delete from categories c where c.id = ${id} and c.version = 1
      and not exists (select from products p where p.category_ids @> array[c.id])
    returning c.id
  `.execute(tx);
  return rows.length > 0;
}

/** Depth of a category (0 at the root), its number of children, and the total number of categories. */
export async function measurePlace(tx: Tx, parentId: number | null) {
  const { rows } = await sql.rows({ depth: sql.int4, siblings: sql.int4, total: sql.int4 })`
    with recursive above as (
      select id, parent_id from categories where id = ${parentId}::int
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    select (select count(*)::int from above) as depth,
      (select count(*)::int from categories where parent_id is not distinct from ${parentId}::int) as siblings,
      (select count(*)::int from categories) as total
  `.execute(tx);
  return rows[0] ?? { depth: 0, siblings: 0, total: 0 };
}

/** Number of levels of a category with its subcategories. */
export async function heightOf(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql.rows({ height: sql.int4 })`
    with recursive below as (
      select id, 1 as level from categories where id = ${id}
      union all select c.id, b.level + 1 from categories c join below b on c.parent_id = b.id
    )
    select coalesce(max(level), 0) as height from below
  `.execute(tx);
  return rows[0]?.height ?? 0;
}

/** Number of products on sale in a category and its subcategories. */
export async function countSoldIn(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from products where is_active and category_ids @> array[${id}::int]
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Children of a parent, in their sequence. */
export async function listChildIds(tx: Tx, parentId: number | null): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from categories where parent_id is not distinct from ${parentId}::int order by position, id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Sets the sequence of sibling categories. Their versions stay unchanged. */
export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = named.position
    from unnest(${[...ids]}::int[]) with ordinality as named (id, position)
    where c.id = named.id and c.position <> named.position
  `.execute(tx);
}
