import { markCancelled, readBooking } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';

/**
 * Cancels a booked parcel that must not leave. Throws where the carrier does not do it: it is tried again, and shown to
 * staff after the last try.
 */
export async function cancelUnwanted({ db, carriers }: CarriageDeps, id: string): Promise<void> {
  const booking = await readBooking(db, id);
  if (booking?.state !== 'unwanted' || booking.carrier_number === null) return;
  const carrier = carriers.get(booking.carrier);
  if (!carrier) throw new Error(`the carrier ${booking.carrier} is not set up`);
  await carrier.cancel(booking.carrier_number);
  await markCancelled(db, id);
}
