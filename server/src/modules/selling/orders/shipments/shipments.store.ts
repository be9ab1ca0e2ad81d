import { MOST_CARRIER_EVENTS, type ShipmentStatus } from '@waha/contract';
import { sql, type Tx } from '../../../../platform/database/index.ts';
import { familyOf } from '../supplements/supplements.store.ts';

export interface Pieces {
  /** Id of the order line. */
  id: number;
  quantity: number;
}

/** Counts pieces as sent, per line only if enough are unsent; false otherwise. */
export async function countSentPieces(tx: Tx, orderId: string, lines: readonly Pieces[]): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update order_items i set sent = i.sent + taken.quantity
    from unnest(${lines.map(({ id }) => id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as taken (id, quantity)
    where i.id = taken.id and i.order_id = ${orderId} and not i.is_digital and i.sent + i.dropped + taken.quantity <= i.quantity
    returning i.id
  `.execute(tx);
  return rows.length === lines.length;
}

/** Excludes refunded pieces from shipping; false if too few of a line are unsent. */
export async function excludePieces(tx: Tx, orderId: string, lines: readonly Pieces[]): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update order_items i set dropped = i.dropped + left_out.quantity
    from unnest(${lines.map(({ id }) => id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as left_out (id, quantity)
    where i.id = left_out.id and i.order_id = ${orderId} and i.sent + i.dropped + left_out.quantity <= i.quantity
    returning i.id
  `.execute(tx);
  return rows.length === lines.length;
}

export interface NewShipment {
  id: string;
  orderId: string;
  carrier: string | null;
  carrierNumber: string | null;
  trackingUrl: string | null;
  by: string | null;
  at: Date | null;
  lines: readonly Pieces[];
}

/** Inserts the next shipment of an order and updates its current carrier. */
export async function insertShipment(tx: Tx, one: NewShipment): Promise<void> {
  await sql`
    with next as (
      update orders set parcels = parcels + 1, carrier = ${one.carrier}, carrier_number = ${one.carrierNumber}
      where id = ${one.orderId} returning id, parcels
    ), shipment as (
      insert into shipments (id, order_id, number, carrier, carrier_number, tracking_url, sent_at, sent_by)
      select ${one.id}::uuid, next.id, next.parcels, ${one.carrier}, ${one.carrierNumber}, ${one.trackingUrl},
        coalesce(${one.at}::timestamptz, now()),
        ${one.by}
      from next returning id
    )
    insert into shipment_lines (shipment_id, order_item_id, quantity)
    select shipment.id, line.* from shipment, unnest(${one.lines.map(({ id }) => id)}::int[],
      ${one.lines.map(({ quantity }) => quantity)}::int[]) as line
  `.execute(tx);
}

/** Marks a shipment as delivered, once; false if it was marked before or does not exist. */
export async function markDelivered(tx: Tx, id: string, { at, by }: { at: Date | null; by: string | null }) {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update shipments set delivered_at = coalesce(${at}::timestamptz, now()), delivered_by = ${by}
    where id = ${id} and delivered_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Marks every shipment of an order as delivered. */
export async function markAllDelivered(tx: Tx, orderId: string, { at, by }: { at: Date | null; by: string | null }) {
  await sql`
    update shipments set delivered_at = coalesce(${at}::timestamptz, now()), delivered_by = ${by}
    where order_id = ${orderId} and delivered_at is null
  `.execute(tx);
}

/**
 * Marks shipments of an order's family as delivered that lie in the same parcel as a delivered one of the order: of one carrier and
 * number. Returns the orders whose last shipment that was, with the time.
 */
export async function markKinDelivered(
  tx: Tx,
  orderId: string,
  { at, by }: { at: Date | null; by: string | null },
): Promise<{ order_id: string; at: Date }[]> {
  const { rows } = await sql.rows({ order_id: sql.uuid, at: sql.timestamptz.neverNull })`
    with arrived as (
      update shipments k set delivered_at = greatest(k.sent_at, coalesce(${at}::timestamptz, now())), delivered_by = ${by}
      from shipments s
      where s.order_id = ${orderId} and s.delivered_at is not null and k.delivered_at is null and k.order_id <> s.order_id
        and k.carrier = s.carrier and k.carrier_number = s.carrier_number
        and k.order_id = any(${familyOf(sql`${orderId}::uuid`)})
      returning k.id, k.order_id, k.delivered_at
    )
    select a.order_id, max(a.delivered_at) as at from arrived a join orders o on o.id = a.order_id and o.status = 'shipped'
    where not exists (select from shipments k where k.order_id = a.order_id and k.delivered_at is null
      and k.id not in (select id from arrived))
    group by a.order_id order by a.order_id
  `.execute(tx);
  return rows;
}

export interface ShipmentEvent {
  status: ShipmentStatus;
  at: Date;
  /** In the words of the carrier. */
  text: string;
}

/** Stores events of a shipment that are not stored yet, up to MOST_CARRIER_EVENTS; the order must be locked. */
export async function insertShipmentEvents(tx: Tx, id: string, events: readonly ShipmentEvent[]): Promise<void> {
  const of = <Key extends keyof ShipmentEvent>(key: Key) => events.map((event) => event[key]);
  await sql`
    insert into shipment_events (shipment_id, status, at, text)
    select ${id}::uuid, told.status, told.at, told.text
    from unnest(${of('status')}::text[], ${of('at')}::timestamptz[], ${of('text')}::text[]) as told (status, at, text)
    where not exists (select from shipment_events e
      where e.shipment_id = ${id} and e.status = told.status and e.at = told.at)
    order by told.at desc
    limit greatest(0, ${MOST_CARRIER_EVENTS}::int - (select count(*) from shipment_events e where e.shipment_id = ${id}))
    on conflict do nothing
  `.execute(tx);
}

/** Erases the words of carriers about orders of a deleted account: they may name who took a parcel. */
export async function eraseCarrierWords(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update shipment_events e set text = '' from shipments s
    where s.id = e.shipment_id and s.order_id = any(${orderIds}::uuid[]) and e.text <> ''
  `.execute(tx);
}
