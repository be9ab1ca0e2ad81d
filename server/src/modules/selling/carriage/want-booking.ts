import { MOST_SHIPMENTS } from '@waha/contract';
import { type Tx, timeOrderedId } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { cashToCollect, checkShipment, lockOrder, type Pieces, refuseShort } from '../orders/index.ts';
import { insertBooking } from './bookings.store.ts';
import type { HostedCarrier } from './hosted-carrier.ts';

interface Wanted {
  carrier: HostedCarrier;
  /** Null: all unsent pieces. */
  lines: readonly Pieces[] | null;
  by: string;
  at: Date;
}

/**
 * Writes down, under the lock of its order, that a parcel is to be booked; the carrier is asked after the commit. Refuses what
 * `sendShipment` would refuse, and a second booking while one is open.
 */
export async function wantBooking(
  tx: Tx,
  orderId: string,
  { carrier, lines: asked, by, at }: Wanted,
  language: Language,
): Promise<void> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  const lines = checkShipment(order, asked, language);
  refuseShort(order, lines, language);
  if (order.parcels >= MOST_SHIPMENTS) refuse('orders.too_many_parcels', { most: MOST_SHIPMENTS });
  const cashHalalas = cashToCollect(order);
  if (cashHalalas > 0 && !carrier.collectsCash) refuse('carriage.no_cash', { carrier: carrier.name[language] });
  const { pickup_point: point } = order;
  if (point && point.carrier !== carrier.code)
    refuse('carriage.other_point', { point: point.name[language], carrier: point.carrier_name[language] });
  const id = timeOrderedId();
  const booking = { id, orderId, carrier: carrier.code, lines, cashHalalas, orderVersion: order.version, by, at };
  if (!(await insertBooking(tx, booking))) refuse('carriage.being_booked');
  await publish(tx, 'booking.wanted', { bookingId: id, orderId });
}
