import { MOST_CARRIER_EVENTS, type ShipmentStatus, shipmentStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Events of a parcel that comes back, as they are stored. */
export const toldEvents = z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: z.string() }));

/** Claims a label whose parcel is to be asked for, at most once in `pause`; the next time is due at `nextAt`. */
export async function claimReturnTracking(
  db: Database,
  id: string,
  { at, pause, nextAt }: Record<'at' | 'pause' | 'nextAt', Date>,
) {
  const { rows } = await sql.rows({
    return_id: sql.uuid,
    carrier: sql.text,
    carrier_number: sql.text.neverNull,
    asked_at: sql.timestamptz,
  })`
    update return_labels set tracked_at = ${at}, track_due = ${nextAt}
    where id = ${id} and state = 'booked' and (tracked_at is null or tracked_at <= ${pause})
    returning return_id, carrier, carrier_number, asked_at
  `.execute(db);
  return rows[0];
}

interface Told {
  status: ShipmentStatus;
  events: readonly { status: ShipmentStatus; at: Date }[];
  /** Null: its carrier is asked no more. */
  due: Date | null;
}

/** Stores where a parcel is that comes back. */
export async function storeReturnTracked(tx: Tx, id: string, { status, events, due }: Told): Promise<void> {
  const told = events
    .slice(-MOST_CARRIER_EVENTS)
    .map(({ status: step, at }) => ({ status: step, at: at.toISOString() }));
  await sql`
    update return_labels set status = ${status}, told = ${JSON.stringify(told)}::jsonb, track_due = ${due}
    where id = ${id} and state = 'booked'
  `.execute(tx);
}

/** Labels whose parcels are due to be asked for, the longest due first. */
export async function listDueReturns(db: Database, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from return_labels where track_due <= ${at} order by track_due limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds a label by its number at a carrier. */
export async function findReturnByNumber(db: Database, carrier: string, number: string): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from return_labels where carrier = ${carrier} and carrier_number = ${number} and state = 'booked' limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** Makes a parcel that comes back due sooner. */
export async function hastenReturn(db: Database, id: string, due: Date): Promise<void> {
  await sql`
    update return_labels set track_due = least(track_due, ${due}) where id = ${id} and track_due is not null
  `.execute(db);
}
