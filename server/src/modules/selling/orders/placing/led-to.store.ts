import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

const ledToLine = {
  id: sql.int4,
  source: sql.text.neverNull,
  product_id: sql.int4.neverNull,
  quantity: sql.int4,
};
/** A line of an order that something led to, as the buyer's browser said. */
export type LedToLine = Row<typeof ledToLine>;

export async function listLedTo(db: Database, orderId: string): Promise<LedToLine[]> {
  const { rows } = await sql.rows(ledToLine)`
    select id, source, product_id, quantity from order_items
    where order_id = ${orderId} and source is not null and product_id is not null order by id
  `.execute(db);
  return rows;
}
