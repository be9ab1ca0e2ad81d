import type { ShipmentStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { lockOrder } from '../orders.store.ts';
import { lockFamily } from '../supplements/supplements.store.ts';
import { arriveShipment } from './arrive-shipment.ts';
import { insertShipmentEvents, type ShipmentEvent } from './shipments.store.ts';

export interface TrackedShipment {
  shipmentId: string;
  /** The status now, by which a shipment counts as delivered. */
  status: ShipmentStatus;
  events: readonly ShipmentEvent[];
  /** A carrier may tell of the future, by a wrong clock: nothing is stored as later than now. */
  now: Date;
}

/**
 * Stores what a carrier told of a shipment, under the lock of its order. What was told before changes nothing, in any
 * sequence. With the delivery of the last shipment the order is delivered, and with it what lay in the same parcel.
 */
export async function trackShipment(
  tx: Tx,
  orderId: string,
  { shipmentId, status, events, now }: TrackedShipment,
  language: Language,
): Promise<void> {
  if (status === 'delivered') await lockFamily(tx, orderId);
  const order = await lockOrder(tx, orderId);
  const shipment = order?.shipments.find(({ id }) => id === shipmentId);
  if (!order || !shipment) throw new Error(`the shipment ${shipmentId} is none of order ${orderId}`);
  const isKnown = (event: ShipmentEvent) => shipment.events.some((one) => one.status === event.status);
  // One of the future is stored at the time it is told first: told again, it is not another one.
  const notLater = events.flatMap((event) =>
    event.at <= now ? [event] : isKnown(event) ? [] : [{ ...event, at: now }],
  );
  await insertShipmentEvents(tx, shipmentId, notLater);
  if (status !== 'delivered' || shipment.delivered_at !== null) return;
  const arrived = notLater.findLast((event) => event.status === 'delivered')?.at ?? now;
  const sentAt = new Date(shipment.sent_at);
  const at = arrived < sentAt ? now : arrived;
  await arriveShipment(tx, order, { shipmentId, by: null, actor: 'system', at }, language);
}
