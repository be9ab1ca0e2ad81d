import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export async function storeLabel(where: Database | Tx, bookingId: string, bytes: Uint8Array): Promise<void> {
  await sql`
    insert into booking_labels (booking_id, bytes) values (${bookingId}, ${Buffer.from(bytes)})
    on conflict (booking_id) do update set bytes = excluded.bytes, stored_at = now()
  `.execute(where);
}

export async function readLabel(db: Database, bookingId: string): Promise<Buffer | undefined> {
  const { rows } = await sql.rows({ bytes: sql.bytea })`
    select bytes from booking_labels where booking_id = ${bookingId}
  `.execute(db);
  return rows[0]?.bytes;
}

/** Deletes labels stored before: they hold names and addresses, and the carrier has them still. */
export async function deleteOldLabels(db: Database, before: Date): Promise<void> {
  await sql`delete from booking_labels where stored_at < ${before}`.execute(db);
}

/** Erases what names the buyer of these orders: their labels, and the carrier's words. */
export async function eraseLabelsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    with forgotten as (
      update bookings set reason = null where order_id = any(${orderIds}::uuid[]) returning id
    )
    delete from booking_labels l using forgotten f where l.booking_id = f.id
  `.execute(tx);
}
