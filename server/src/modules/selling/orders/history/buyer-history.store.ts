import { orderStatuses } from '@waha/contract';
import { type Database, type Row, sql } from '../../../../platform/database/index.ts';

const pastOrder = {
  placed_at: sql.timestamptz,
  total_halalas: sql.int8,
  status: sql.text.oneOf(...orderStatuses),
  payment_method: sql.text,
};

const LATEST = 10;

/** The latest orders of a customer, newest first, without one of them. */
export async function listPastOrders(
  db: Database,
  customerId: string,
  exceptId: string,
): Promise<Row<typeof pastOrder>[]> {
  const { rows } = await sql.rows(pastOrder)`
    select created_at as placed_at, total_halalas, status, payment_method from orders
    where customer_id = ${customerId} and id <> ${exceptId} order by created_at desc, id desc limit ${LATEST}
  `.execute(db);
  return rows;
}

/** Number of orders that a customer was brought. */
export async function countDelivered(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from orders
    where customer_id = ${customerId} and status in ('delivered', 'return_requested', 'returned')
  `.execute(db);
  return rows[0]?.n ?? 0;
}
