import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import type { FullOrder } from '../order-row.ts';
import { readOrder } from '../orders.store.ts';
import { changeStatus, deliverKin } from '../status/change-status.ts';
import { lockFamily } from '../supplements/supplements.store.ts';
import { markDelivered } from './shipments.store.ts';

/** Marks a shipment as delivered; with the last one the order is delivered. Refuses a shipment marked before. */
export async function deliverShipment(
  tx: Tx,
  orderId: string,
  { shipmentId, by }: { shipmentId: string; by: string },
  language: Language,
): Promise<void> {
  await lockFamily(tx, orderId);
  const order = (await readOrder(tx, orderId)) ?? refuse('orders.not_found');
  if (!order.shipments.some(({ id }) => id === shipmentId)) refuse('orders.parcel_not_found');
  const arrival = { shipmentId, by, actor: 'staff', at: null } as const;
  if (!(await arriveShipment(tx, order, arrival, language))) refuse('orders.parcel_delivered');
}

interface Arrival {
  shipmentId: string;
  by: string | null;
  actor: 'staff' | 'system';
  /** Null: now. */
  at: Date | null;
}

/**
 * Marks a shipment of an order as delivered, and the order with the last one; its family must be locked, whose shipments in the same
 * parcel arrive with it. False if it was marked before.
 */
export async function arriveShipment(
  tx: Tx,
  order: FullOrder,
  { shipmentId, by, actor, at }: Arrival,
  language: Language,
): Promise<boolean> {
  if (!(await markDelivered(tx, shipmentId, { at, by }))) return false;
  const isLast = order.shipments.every(({ id, delivered_at }) => id === shipmentId || delivered_at !== null);
  const change = {
    orderId: order.id,
    from: 'shipped',
    to: 'delivered',
    actor,
    actorId: by,
    ...(at && { at }),
  } as const;
  if (order.status === 'shipped' && isLast) await changeStatus(tx, change, language);
  else await deliverKin(tx, change, language);
  return true;
}
