import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** The products of these that a visible post names, with its author; undefined where it is not visible. */
export async function readSeller(
  db: Database,
  postId: number,
  productIds: readonly number[],
): Promise<{ member_id: number; product_ids: number[] } | undefined> {
  const { rows } = await sql.rows({ member_id: sql.int4, product_ids: sql.int4Array })`
    select p.member_id, array(
      select r.product_id from post_products r where r.post_id = p.id and r.product_id = any(${[...productIds]}::int[])
    ) as product_ids
    from posts p where p.id = ${postId} and p.status = 'published'
  `.execute(db);
  return rows[0];
}

/** Records how many pieces of an order are attributed to a post; false when recorded already. */
export async function insertSale(tx: Tx, sale: { postId: number; orderId: string; pieces: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into post_sales (post_id, order_id, pieces) values (${sale.postId}, ${sale.orderId}, ${sale.pieces})
    on conflict do nothing returning post_id
  `.execute(tx);
  return rows.length > 0;
}

/** Posts to which an order is attributed. */
export async function listSellers(db: Database | Tx, orderId: string): Promise<number[]> {
  const { rows } = await sql.rows({ post_id: sql.int4 })`
    select post_id from post_sales where order_id = ${orderId} order by post_id
  `.execute(db);
  return rows.map((row) => row.post_id);
}

export async function updateSale(tx: Tx, sale: { postId: number; orderId: string; pieces: number }): Promise<void> {
  await sql`
    update post_sales set pieces = ${sale.pieces} where post_id = ${sale.postId} and order_id = ${sale.orderId}
  `.execute(tx);
}
