import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

const attributedLine = {
  id: sql.int4,
  source: sql.text.neverNull,
  product_id: sql.int4.neverNull,
  quantity: sql.int4,
};
/** Attribution of an order's line to the post, reel or product that led to it, as the buyer's browser reported. */
export type AttributedLine = Row<typeof attributedLine>;

export async function listAttributedLines(db: Database, orderId: string): Promise<AttributedLine[]> {
  const { rows } = await sql.rows(attributedLine)`
    select id, source, product_id, quantity from order_items
    where order_id = ${orderId} and source is not null and product_id is not null order by id
  `.execute(db);
  return rows;
}
