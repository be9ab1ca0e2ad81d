import { type Database, type Row, sql } from '../../platform/database/index.ts';

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

/** The street of an order in the spelling in which texts are compared. */
const streetOf = (order: 'o' | 't') =>
  sql`regexp_replace(waha_normalise(${sql.ref(`${order}.address`)} ->> 'street'), '\\s+', ' ', 'g')`;

/**
 * Whether an order is somebody's own, whatever name it was placed under: by all they were ever known by
 * (docs/decisions/0028), or because it went to a door where an order of theirs went.
 */
export async function isOrderOf(db: Database, orderId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql.rows({ own: sql.bool })`
    select exists (
      select from order_marks m
      where m.order_id = ${orderId} and m.mark = any(person_marks(array[${customerId}::text]))
    ) or exists (
      select from orders o join orders t on t.customer_id = ${customerId} and t.id <> o.id and t.city_id = o.city_id
      where o.id = ${orderId} and ${streetOf('t')} = ${streetOf('o')}
        and t.address ->> 'building_no' is not distinct from o.address ->> 'building_no'
        and t.address ->> 'unit_no' is not distinct from o.address ->> 'unit_no'
    ) as own
  `.execute(db);
  return rows[0]?.own === true;
}
