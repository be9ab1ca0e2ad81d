import type { LabelFormat } from '@waha/extend';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface Label {
  format: LabelFormat;
  bytes: Uint8Array;
}

const format = sql.text.oneOf('pdf', 'zpl');

export async function storeLabel(where: Database | Tx, bookingId: string, label: Label): Promise<void> {
  await sql`
    insert into booking_labels (booking_id, format, bytes)
    values (${bookingId}, ${label.format}, ${Buffer.from(label.bytes)})
    on conflict (booking_id) do update set format = excluded.format, bytes = excluded.bytes, stored_at = now()
  `.execute(where);
}

export async function readLabel(db: Database, bookingId: string): Promise<Label | undefined> {
  const { rows } = await sql.rows({ format, bytes: sql.bytea })`
    select format, bytes from booking_labels where booking_id = ${bookingId}
  `.execute(db);
  return rows[0];
}

const storedLabel = { id: sql.uuid, order_number: sql.text, format: format.orNull, bytes: sql.bytea.orNull };
export type StoredLabel = Row<typeof storedLabel>;

/** Bookings with the labels that are stored of them. */
export async function listLabels(db: Database, ids: readonly string[]): Promise<StoredLabel[]> {
  const { rows } = await sql.rows(storedLabel)`
    select b.id, o.number as order_number, l.format, l.bytes
    from bookings b join orders o on o.id = b.order_id left join booking_labels l on l.booking_id = b.id
    where b.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
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
