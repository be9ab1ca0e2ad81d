import { bookingStates, type ShipmentStatus, shipmentStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import type { Pieces } from '../orders/index.ts';
import { type Problem, problems } from './problems.ts';

const bookingRow = {
  id: sql.uuid,
  order_id: sql.uuid,
  carrier: sql.text,
  state: sql.text.oneOf(...bookingStates),
  lines: sql.jsonb.of(z.array(z.strictObject({ id: z.number(), quantity: z.number() }))),
  cash_halalas: sql.int8,
  order_version: sql.int4,
  asked_by: sql.text,
  asked_at: sql.timestamptz,
  tried_at: sql.timestamptz.orNull,
  tries: sql.int4,
  problem: sql.text.oneOf(...problems).orNull,
  reason: sql.text.orNull,
  carrier_name: sql.text.orNull,
  carrier_number: sql.text.orNull,
  tracking_url: sql.text.orNull,
  shipment_id: sql.uuid.orNull,
  status: sql.text.oneOf(...shipmentStatuses).orNull,
};
export type BookingRow = Row<typeof bookingRow>;

const columns = sql`b.id, b.order_id, b.carrier, b.state, b.lines, b.cash_halalas, b.order_version, b.asked_by, b.asked_at,
  b.tried_at, b.tries, b.problem, b.reason, b.carrier_name, b.carrier_number, b.tracking_url, b.shipment_id, b.status`;

async function select(where: Database | Tx, condition: Sql<unknown>): Promise<BookingRow | undefined> {
  const { rows } = await sql.rows(bookingRow)`select ${columns} from bookings b where ${condition}`.execute(where);
  return rows[0];
}

export const readBooking = (where: Database | Tx, id: string) => select(where, sql`b.id = ${id}`);

/** Finds a parcel by its number at a carrier. */
export const findByNumber = (where: Database | Tx, carrier: string, number: string) =>
  select(where, sql`b.carrier = ${carrier} and b.carrier_number = ${number}`);

export interface NewBooking {
  id: string;
  orderId: string;
  carrier: string;
  lines: readonly Pieces[];
  cashHalalas: number;
  orderVersion: number;
  by: string;
  at: Date;
}

/** Inserts a booking; false where another one of the order is open. */
export async function insertBooking(tx: Tx, one: NewBooking): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into bookings (id, order_id, carrier, lines, cash_halalas, order_version, asked_by, asked_at)
    values (${one.id}, ${one.orderId}, ${one.carrier}, ${JSON.stringify(one.lines)}::jsonb, ${one.cashHalalas},
      ${one.orderVersion}, ${one.by}, ${one.at})
    on conflict (order_id) where state in ('wanted', 'booked') do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Claims a wanted booking for one call, if none is under way since `before`. */
export async function claimTry(db: Database, id: string, { at, before }: { at: Date; before: Date }) {
  const { rows } = await sql.rows(bookingRow)`
    update bookings b set tried_at = ${at}, tries = b.tries + 1
    where b.id = ${id} and b.state = 'wanted' and (b.tried_at is null or b.tried_at < ${before})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Stores why a call came to nothing, and lets the next one begin. */
export async function storeProblem(db: Database, id: string, problem: Problem): Promise<void> {
  await sql`
    update bookings set problem = ${problem}, reason = null, tried_at = null where id = ${id} and state = 'wanted'
  `.execute(db);
}

/** Ends a wanted booking that nothing was booked for. */
export async function storeRefusal(db: Database, id: string, problem: Problem, reason: string | null): Promise<void> {
  await sql`
    update bookings set state = 'refused', problem = ${problem}, reason = ${reason}, tried_at = null
    where id = ${id} and state = 'wanted'
  `.execute(db);
}

export interface Booked {
  number: string;
  trackingUrl: string | null;
  carrierName: string | null;
}

/**
 * Stores the number of a booked parcel, once; one that was dropped meanwhile becomes unwanted. Undefined where it was stored
 * before, or where the number is that of another parcel.
 */
export async function storeBooked(tx: Tx, { id, carrier }: BookingRow, booked: Booked) {
  const { rows } = await sql.rows({ state: sql.text.oneOf('booked', 'unwanted') })`
    update bookings set state = case state when 'wanted' then 'booked' else 'unwanted' end, problem = null, reason = null,
      tried_at = null, carrier_number = ${booked.number}, tracking_url = ${booked.trackingUrl},
      carrier_name = ${booked.carrierName}
    where id = ${id} and state in ('wanted', 'dropped') and not exists (
      select from bookings other where other.carrier = ${carrier} and other.carrier_number = ${booked.number})
    returning state
  `.execute(tx);
  return rows[0]?.state;
}

/** Ties a booked parcel to its shipment, once; from here its carrier is asked where it is. */
export async function markSent(tx: Tx, id: string, sent: { shipmentId: string; trackDue: Date }): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update bookings set state = 'sent', shipment_id = ${sent.shipmentId}, status = 'booked', track_due = ${sent.trackDue}
    where id = ${id} and state = 'booked' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Marks a booked parcel as one that must not leave. */
export async function markUnwanted(tx: Tx, id: string, problem: Problem): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update bookings set state = 'unwanted', problem = ${problem} where id = ${id} and state = 'booked' returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function markCancelled(db: Database, id: string): Promise<void> {
  await sql`update bookings set state = 'cancelled' where id = ${id} and state = 'unwanted'`.execute(db);
}

/** Gives up a booking; false where a call is under way since `before`, or it is over. */
export async function dropBooking(tx: Tx, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update bookings set state = 'dropped' where id = ${id}
      and (state = 'refused' or (state = 'wanted' and (tried_at is null or tried_at < ${before})))
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Claims a parcel to be asked for, at most once in `pause`; the next time is due at `nextAt`. */
export async function claimTracking(
  db: Database,
  id: string,
  { at, pause, nextAt }: Record<'at' | 'pause' | 'nextAt', Date>,
) {
  const { rows } = await sql.rows(bookingRow)`
    update bookings b set tracked_at = ${at}, track_due = ${nextAt}
    where b.id = ${id} and b.state = 'sent' and (b.tracked_at is null or b.tracked_at <= ${pause})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Stores the status of a parcel; `due` null: its carrier is asked no more. */
export async function storeTracked(tx: Tx, id: string, status: ShipmentStatus, due: Date | null): Promise<void> {
  await sql`update bookings set status = ${status}, track_due = ${due} where id = ${id} and state = 'sent'`.execute(tx);
}

/** Makes a parcel that is under way due sooner. */
export async function hastenTracking(db: Database, id: string, due: Date): Promise<void> {
  await sql`update bookings set track_due = least(track_due, ${due}) where id = ${id} and track_due is not null`.execute(
    db,
  );
}

/** Parcels whose carrier is due to be asked, the longest due first. */
export async function listDueTracking(db: Database, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from bookings where track_due <= ${at} order by track_due limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
