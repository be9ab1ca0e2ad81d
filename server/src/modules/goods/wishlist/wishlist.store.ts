import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Adds a product unless the list is full; false if it is. Idempotent. */
export async function addToWishlist(tx: Tx, customerId: string, productId: number, most: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wishlist ' || ${customerId}::text, 0))`.execute(tx);
  await sql`
    insert into wishlist_items (customer_id, product_id)
    select ${customerId}, ${productId} where (select count(*) from wishlist_items where customer_id = ${customerId}) < ${most}
    on conflict do nothing
  `.execute(tx);
  return isOnWishlist(tx, customerId, productId);
}

export async function removeFromWishlist(db: Database, customerId: string, productId: number): Promise<void> {
  await sql`delete from wishlist_items where customer_id = ${customerId} and product_id = ${productId}`.execute(db);
}

export async function clearWishlist(db: Database | Tx, customerId: string): Promise<void> {
  await sql`delete from wishlist_items where customer_id = ${customerId}`.execute(db);
}

export async function isOnWishlist(db: Database | Tx, customerId: string, productId: number): Promise<boolean> {
  const { rows } = await sql.rows({ kept: sql.bool })`
    select exists (select from wishlist_items where customer_id = ${customerId} and product_id = ${productId}) as kept
  `.execute(db);
  return rows[0]?.kept === true;
}

export async function countWishlist(db: Database | Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from wishlist_items where customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Product ids of a wishlist, latest first; all of them without a limit. */
export async function listWishlist(
  db: Database,
  customerId: string,
  limit: number | null,
  offset: number,
): Promise<number[]> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    select product_id from wishlist_items where customer_id = ${customerId}
    order by created_at desc, product_id limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map((row) => row.product_id);
}
