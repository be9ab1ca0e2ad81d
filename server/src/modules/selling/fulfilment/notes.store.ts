import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Adds a note unless there are `most` already; false then. */
export async function insertNote(
  tx: Tx,
  note: { orderId: string; staffId: string; body: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into order_notes (order_id, staff_id, body)
    select ${note.orderId}, ${note.staffId}, ${note.body}
    where (select count(*) from order_notes where order_id = ${note.orderId}) < ${most} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Notes about a customer's orders, for the data export. */
export async function listNotesAbout(db: Database, customerId: string) {
  const { rows } = await sql.rows({ order_number: sql.text, body: sql.text, created_at: sql.timestamptz })`
    select o.number as order_number, n.body, n.created_at
    from order_notes n join orders o on o.id = n.order_id where o.customer_id = ${customerId} order by n.id
  `.execute(db);
  return rows;
}

/** Erases notes about orders of a deleted account. */
export async function eraseNotesAbout(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`delete from order_notes where order_id = any(${orderIds}::uuid[])`.execute(tx);
}
