import { sql, type Tx } from '../../../../platform/database/index.ts';

/** Lock key: an arbitrary number, the same in every process. */
const TREE_LOCK = 7_326_102;

/** Locks the tree in shared mode while a product is assigned: ancestors must not change meanwhile. */
export async function shareCategoryTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${TREE_LOCK})`.execute(tx);
}

/** Locks the tree exclusively until this transaction ends. */
export async function lockCategoryTree(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(tx);
}

/** True if a category is the other one, or below it. */
export async function isWithin(tx: Tx, id: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from categories where id = ${id}
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    select from above where id = ${other}
  `.execute(tx);
  return rows.length > 0;
}

/** Recomputes the categories of all products in a category, after a change of the tree. Returns their ids. */
export async function regroupProducts(tx: Tx, categoryId: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update products p set category_ids = (
      with recursive above as (
        select c.id, c.parent_id from categories c where c.id = any(p.category_id || p.extra_category_ids)
        union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
      )
      select array_agg(id) from above
    )
    where p.category_ids && ${[categoryId]}::int[]
    returning p.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
