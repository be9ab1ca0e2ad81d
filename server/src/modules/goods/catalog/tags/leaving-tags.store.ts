import { sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Lets a tag leave its products, for another one or for none. From now on no reader finds it: its keys lead to the other
 * or to nothing, and tags that were leaving for it follow.
 */
export async function beginLeaving(tx: Tx, id: number, into: number | null): Promise<void> {
  // Its own key is free for a new tag; no name has such a one.
  await sql`
    update product_tags set key = '-' || id, version = version + 1, updated_at = now() where id = ${id}
  `.execute(tx);
  if (into === null) await sql`delete from product_tag_keys where tag_id = ${id}`.execute(tx);
  else await sql`update product_tag_keys set tag_id = ${into} where tag_id = ${id}`.execute(tx);
  await sql`update leaving_tags set into_id = ${into} where into_id = ${id}`.execute(tx);
  await sql`insert into leaving_tags (tag_id, into_id) values (${id}, ${into})`.execute(tx);
}

/** Where the products of a leaving tag go; undefined for a tag that stays. */
export async function readLeaving(tx: Tx, id: number): Promise<{ into_id: number | null } | undefined> {
  const { rows } = await sql.rows({ into_id: sql.int4.orNull })`
    select into_id from leaving_tags where tag_id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Takes a tag from some of its products, for another one or for none. Returns their ids. */
export async function moveSome(tx: Tx, id: number, into: number | null, most: number): Promise<number[]> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    delete from tagged_products where tag_id = ${id} and product_id in (
      select product_id from tagged_products where tag_id = ${id} order by product_id limit ${most}
    ) returning product_id
  `.execute(tx);
  const ids = rows.map((row) => row.product_id);
  if (into !== null) {
    await sql`
      insert into tagged_products (tag_id, product_id) select ${into}, product_id from unnest(${ids}::int[]) as product_id
      on conflict do nothing
    `.execute(tx);
  }
  return ids;
}

/** Ids of products of a tag after one of them, in their order. */
export async function readSome(tx: Tx, id: number, after: number, most: number): Promise<number[]> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    select product_id from tagged_products where tag_id = ${id} and product_id > ${after} order by product_id limit ${most}
  `.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Deletes a tag that its last product has left. */
export async function deleteTag(tx: Tx, id: number): Promise<void> {
  await sql`delete from product_tags where id = ${id}`.execute(tx);
}
