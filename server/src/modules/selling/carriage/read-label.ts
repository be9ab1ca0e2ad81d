import { ExtensionError } from '../../../extensions/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readBooking } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import { type Label, readLabel, storeLabel } from './labels.store.ts';

const RETRY_SECONDS = 5;

/** The label of a booked parcel; one that is not stored is had from the carrier, and stored. */
export async function labelOf({ db, carriers }: CarriageDeps, id: string): Promise<Label> {
  const stored = await readLabel(db, id);
  if (stored) return stored;
  const booking = (await readBooking(db, id)) ?? refuse('carriage.not_found');
  const { label, labelFormat: format } = carriers.get(booking.carrier) ?? {};
  const { state, carrier_number: number } = booking;
  if (!label || !format || number === null || (state !== 'booked' && state !== 'sent')) refuse('carriage.no_label');
  const bytes = await label(number).catch((error: unknown) => {
    if (!(error instanceof ExtensionError)) throw error;
    return refuse('carriage.label_unreachable', {}, { retryAfterSeconds: RETRY_SECONDS });
  });
  await storeLabel(db, id, { format, bytes });
  return { format, bytes };
}
