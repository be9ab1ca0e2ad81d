import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { cashToCollect, lockOrder, readOrder, sendShipment } from '../orders/index.ts';
import {
  type BookingRow,
  claimTry,
  markSent,
  markUnwanted,
  readBooking,
  storeBooked,
  storeProblem,
  storeRefusal,
} from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import type { HostedCarrier } from './hosted-carrier.ts';
import { storeLabel } from './labels.store.ts';
import { shipmentRequest } from './shipment-request.ts';
import { weighParcel } from './weigh-parcel.ts';

/** Above the time limit of a call: a claim older than this belongs to a dead process. */
export const CLAIM_MS = 60_000;
/** A parcel that was just booked is still in the shop. */
const FIRST_TRACKING_MS = 2 * 60 * 60_000;

/**
 * Books a wanted parcel: claimed in one statement, the carrier called outside any transaction with the booking's id as its
 * key, the answer stored, and the parcel sent. Runs again after a failure, and books nothing twice. Throws where it is to
 * run again.
 */
export async function bookParcel(deps: CarriageDeps, id: string): Promise<void> {
  const at = new Date(deps.now());
  const claimed = await claimTry(deps.db, id, { at, before: new Date(at.getTime() - CLAIM_MS) });
  if (claimed) await askCarrier(deps, claimed);
  const booking = await readBooking(deps.db, id);
  if (!claimed && booking?.state === 'wanted') throw new Error(`the parcel ${id} is being booked by another process`);
  if (booking?.state === 'booked') await sendBooked(deps, booking);
}

async function askCarrier(deps: CarriageDeps, booking: BookingRow): Promise<void> {
  const { db, carriers } = deps;
  const order = await readOrder(db, booking.order_id);
  if (order?.status !== 'processing' || order.version !== booking.order_version)
    return storeRefusal(db, booking.id, 'order_changed', null);
  const carrier = carriers.get(booking.carrier);
  if (!carrier) {
    await storeProblem(db, booking.id, 'carrier_off');
    throw new Error(`the carrier ${booking.carrier} is not set up`);
  }
  const weightGrams = await weighParcel(db, order, booking);
  const request = shipmentRequest(booking, order, { shop: await readStoreIdentity(db), weightGrams });
  const answer = await carrier.book(request).catch(async (error: unknown) => {
    if (error instanceof ExtensionError) await storeProblem(db, booking.id, 'unreachable');
    throw error;
  });
  if ('isRefused' in answer) return storeRefusal(db, booking.id, 'refused', answer.reason);
  const isStored = await inTransaction(db, (tx) => storeAnswer(tx, deps, booking, answer));
  if (isStored) return;
  await storeProblem(db, booking.id, 'number_taken');
  throw new Error(`the carrier ${carrier.code} gave the number of another parcel`);
}

type Answer = Exclude<Awaited<ReturnType<HostedCarrier['book']>>, { isRefused: true }>;

async function storeAnswer(tx: Tx, deps: CarriageDeps, booking: BookingRow, answer: Answer): Promise<boolean> {
  const { id, order_id: orderId } = booking;
  const state = await storeBooked(tx, booking, answer);
  if (state === undefined) return false;
  const format = deps.carriers.get(booking.carrier)?.labelFormat;
  if (answer.label && format) await storeLabel(tx, id, { format, bytes: answer.label });
  if (state === 'unwanted') await publish(tx, 'booking.unwanted', { bookingId: id, orderId });
  return true;
}

/** Sends a booked parcel by the rules of any other; one that its order does not want any more is cancelled at the carrier. */
async function sendBooked(deps: CarriageDeps, booking: BookingRow): Promise<void> {
  const { db, now, carriers } = deps;
  const { id, order_id: orderId, lines, asked_by: by } = booking;
  const trackDue = new Date(now() + FIRST_TRACKING_MS);
  try {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.version !== booking.order_version || cashToCollect(order) !== booking.cash_halalas)
        throw new Changed();
      const name = booking.carrier_name ?? carriers.get(booking.carrier)?.name[order.language] ?? booking.carrier;
      const parcel = { carrier: name, carrierNumber: booking.carrier_number, trackingUrl: booking.tracking_url };
      const shipmentId = await sendShipment(tx, orderId, { lines, ...parcel, by }, order.language);
      // Rolls the shipment back where another process has sent it.
      if (!(await markSent(tx, id, { shipmentId, trackDue }))) throw new SentAlready();
    });
  } catch (error) {
    if (error instanceof SentAlready) return;
    if (!(error instanceof Changed) && !(error instanceof Refusal)) throw error;
    await inTransaction(db, async (tx) => {
      if (await markUnwanted(tx, id, 'order_changed'))
        await publish(tx, 'booking.unwanted', { bookingId: id, orderId });
    });
  }
}

/** The order is not as it was when the parcel was asked for. */
class Changed extends Error {}
class SentAlready extends Error {}
