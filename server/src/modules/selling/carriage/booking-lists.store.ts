import { bookingStates, MOST_CARRIER_EVENTS, shipmentStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { problems } from './problems.ts';

const shownBooking = {
  id: sql.uuid,
  order_id: sql.uuid,
  order_number: sql.text,
  carrier: sql.text,
  state: sql.text.oneOf(...bookingStates),
  pieces: sql.int4.neverNull,
  cash_halalas: sql.int8,
  remitted_halalas: sql.int8.orNull,
  asked_by: sql.text.orNull,
  asked_at: sql.timestamptz,
  tries: sql.int4,
  problem: sql.text.oneOf(...problems).orNull,
  reason: sql.text.orNull,
  carrier_name: sql.text.orNull,
  carrier_number: sql.text.orNull,
  tracking_url: sql.text.orNull,
  status: sql.text.oneOf(...shipmentStatuses).orNull,
  events: sql.jsonb.of(z.array(z.strictObject({ status: z.enum(shipmentStatuses), at: z.string(), text: z.string() }))),
};
export type ShownBooking = Row<typeof shownBooking>;

const columns = sql`b.id, b.order_id, o.number as order_number, b.carrier, b.state,
  coalesce((select sum((line->>'quantity')::int)::int from jsonb_array_elements(b.lines) line), 0) as pieces,
  b.cash_halalas, b.remitted_halalas, coalesce(s.name, k.name) as asked_by, b.asked_at, b.tries, b.problem, b.reason, b.carrier_name,
  b.carrier_number, b.tracking_url, b.status,
  coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'text', e.text) order by e.at)
    from (select * from shipment_events e where e.shipment_id = b.shipment_id order by e.at desc limit ${MOST_CARRIER_EVENTS}) e),
    '[]') as events`;
const from = sql`bookings b join orders o on o.id = b.order_id
  left join staff s on s.id::text = b.asked_by left join machine_tokens k on k.id::text = b.asked_by`;

const views = {
  trouble: sql`(b.state in ('refused', 'unwanted') or (b.state in ('wanted', 'booked') and b.problem is not null))`,
  under_way: sql`(b.track_due is not null)`,
  unremitted: sql`(b.cash_halalas > 0 and b.remitted_at is null and b.status = 'delivered')`,
  differs: sql`(b.remitted_halalas <> b.cash_halalas and b.remitted_at > now() - interval '14 days')`,
  returned: sql`(b.state = 'sent' and b.status in ('returned', 'attempt_failed'))`,
};

export const listBookings = defineList({
  columns: shownBooking,
  select: columns,
  from,
  sorts: { asked_at: sql`b.asked_at` },
  sort: '-asked_at',
  neverNull: ['asked_at'],
  tie: sql`b.id`,
  filters: { view: (view: keyof typeof views) => views[view] },
});

async function select(where: Database | Tx, condition: Sql<unknown>): Promise<ShownBooking[]> {
  const { rows } = await sql.rows(shownBooking)`select ${columns} from ${from} where ${condition}`.execute(where);
  return rows;
}

export async function readShown(where: Database | Tx, id: string): Promise<ShownBooking | undefined> {
  return (await select(where, sql`b.id = ${id}`))[0];
}

/** The latest bookings of an order. */
export const listBookingsOf = (where: Database | Tx, orderId: string, most: number) =>
  select(where, sql`b.order_id = ${orderId} order by b.asked_at desc, b.id limit ${most}`);
