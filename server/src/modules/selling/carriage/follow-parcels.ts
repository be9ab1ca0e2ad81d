import { inTransaction } from '../../../platform/database/index.ts';
import { trackShipment } from '../orders/index.ts';
import { claimTracking, listDueTracking, storeTracked } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';
import { FIRST_PAUSE_MS, nextTracking, SHORTEST_MS } from './tracking-times.ts';

const AT_ONCE = 50;
/** After this many failures in a row a carrier is down; the next round asks again. */
const MOST_FAILURES = 5;

/**
 * Asks a carrier where a parcel is, and stores it. False where it was asked a moment ago. Throws where the carrier does not
 * answer: the parcel is due again then.
 */
export async function followParcel(deps: CarriageDeps, id: string): Promise<boolean> {
  const { db, carriers } = deps;
  const now = deps.now();
  const times = { at: new Date(now), pause: new Date(now - FIRST_PAUSE_MS), nextAt: new Date(now + SHORTEST_MS) };
  const parcel = await claimTracking(db, id, times);
  if (!parcel || parcel.shipment_id === null || parcel.carrier_number === null) return false;
  const carrier = carriers.get(parcel.carrier);
  if (!carrier) return false;
  const told = await carrier.track(parcel.carrier_number);
  const { shipment_id: shipmentId, order_id: orderId } = parcel;
  const due = nextTracking(parcel.asked_at, now, told.status);
  await inTransaction(db, async (tx) => {
    // The buyer reads statuses in their own language; no text is written here.
    await trackShipment(tx, orderId, { shipmentId, ...told, now: times.at }, 'ar');
    await storeTracked(tx, id, told.status, due);
  });
  return true;
}

/** Asks for parcels that are due, a bounded number at once; those under way alone are ever due. */
export async function followParcels(deps: CarriageDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listDueTracking(deps.db, new Date(deps.now()), AT_ONCE)) {
    if (failures.length >= MOST_FAILURES) break;
    await followParcel(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some parcels could not be followed');
}
