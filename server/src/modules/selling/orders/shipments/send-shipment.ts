import { MOST_SHIPMENTS, type OrderStatus } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import type { FullOrder } from '../order-row.ts';
import { lockOrder, readOrder } from '../orders.store.ts';
import { changeStatus } from '../status/change-status.ts';
import { orderTexts } from '../texts.ts';
import type { Pieces } from './shipments.store.ts';
import { type Carrier, unsentPieces, writeShipment } from './write-shipment.ts';

export interface ShipmentRequest extends Carrier {
  /** Null: all unsent pieces. */
  lines: readonly Pieces[] | null;
  /** The staff member or machine token that sends it. */
  by: string;
}

/**
 * Ships pieces of a packed order, under its lock. With the last of them the order is shipped. Refuses foreign lines,
 * and more pieces than are unsent. Returns the id of the shipment.
 */
export async function sendShipment(
  tx: Tx,
  orderId: string,
  { lines: asked, by, ...carrier }: ShipmentRequest,
  language: Language,
): Promise<string> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  const lines = checkShipment(order, asked, language);
  if (asked !== null && order.parcels >= MOST_SHIPMENTS) refuse('orders.too_many_parcels', { most: MOST_SHIPMENTS });
  const shipmentId = await writeShipment(tx, order, lines, { ...carrier, by, at: null }, language);
  if (!(await shipIfAllSent(tx, orderId, by, language)))
    await publish(tx, 'order.part_shipped', { orderId, shipmentId });
  return shipmentId;
}

/** The pieces of a shipment of a packed order; null asks for all unsent ones. Refuses foreign lines. */
export function checkShipment(
  order: FullOrder,
  asked: readonly Pieces[] | null,
  language: Language,
): readonly Pieces[] {
  if (order.status !== 'processing') refuseStep(order.status, 'shipped', language);
  const lines = asked ?? unsentPieces(order);
  if (lines.length === 0) refuse('orders.nothing_to_send');
  refuseLines(order, lines, language);
  return lines;
}

/** Marks a locked order as shipped if some pieces were sent and none is left. Returns true if so. */
export async function shipIfAllSent(tx: Tx, orderId: string, by: string, language: Language): Promise<boolean> {
  const order = await readOrder(tx, orderId);
  if (order?.status !== 'processing' || order.parcels === 0 || unsentPieces(order).length > 0) return false;
  await changeStatus(tx, { orderId, from: 'processing', to: 'shipped', actor: 'staff', actorId: by }, language);
  return true;
}

function refuseLines(order: FullOrder, lines: readonly Pieces[], language: Language): void {
  if (new Set(lines.map(({ id }) => id)).size < lines.length) refuseField(language, 'lines', 'validation.line_twice');
  if (lines.some(({ id }) => !order.items.some((item) => item.id === id))) refuse('orders.line_unknown');
}

function refuseStep(from: OrderStatus, to: OrderStatus, language: Language): never {
  refuse('orders.transition_not_allowed', {
    from: orderTexts.say(language, `status_${from}`),
    to: orderTexts.say(language, `status_${to}`),
  });
}
