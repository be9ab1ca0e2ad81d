import { sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Updates the rating of a product. Its row is locked before `read` counts, so that of two concurrent reviews the
 * second counts the first.
 */
export async function changeRating(
  tx: Tx,
  productId: number,
  read: () => Promise<{ average: number; count: number }>,
): Promise<void> {
  await sql`select id from products where id = ${productId} for no key update`.execute(tx);
  const { average, count } = await read();
  await sql`
    update products set rating_average = ${average}, rating_count = ${count} where id = ${productId}
  `.execute(tx);
}
