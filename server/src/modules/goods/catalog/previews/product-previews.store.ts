import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Stores a preview link with an expiry, and deletes expired ones. */
export async function insertPreview(
  tx: Tx,
  { hash, productId, at, until }: { hash: Buffer; productId: number; at: Date; until: Date },
): Promise<void> {
  await sql`delete from product_previews where expires_at <= ${at}`.execute(tx);
  await sql`
    insert into product_previews (token_hash, product_id, expires_at) values (${hash}, ${productId}, ${until})
  `.execute(tx);
}

/** The product of a preview link that has not expired. */
export async function findPreviewed(db: Database, hash: Buffer, at: Date): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select product_id as id from product_previews where token_hash = ${hash} and expires_at > ${at}
  `.execute(db);
  return rows[0]?.id;
}
