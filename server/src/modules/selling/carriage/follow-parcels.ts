import type { ShipmentStatus } from '@waha/contract';
import { inTransaction } from '../../../platform/database/index.ts';
import { trackShipment } from '../orders/index.ts';
import { claimTracking, listDueTracking, storeTracked } from './bookings.store.ts';
import type { CarriageDeps } from './carriage-deps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The time in which a parcel is asked for once, however many notifications name it. */
const PAUSE_MS = 500;
const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
/** Parcels are followed so long; later ones wait for a notification or for staff. */
const FOLLOWED_MS = 60 * 24 * HOUR_MS;
const AT_ONCE = 50;
/** After this many failures in a row a carrier is down; the next round asks again. */
const MOST_FAILURES = 5;

/** Statuses that a parcel seldom leaves; a carrier may have used its words too early, so it is asked rarely from then on. */
const ENDS: ReadonlySet<ShipmentStatus> = new Set(['returned', 'cancelled']);

/** When a parcel of this age is due to be asked for again: the older, the rarer; null: no more. */
export function nextTracking(askedAt: Date, now: number, status: ShipmentStatus = 'in_transit'): Date | null {
  const age = now - askedAt.getTime();
  if (age > FOLLOWED_MS || status === 'delivered') return null;
  if (ENDS.has(status)) return new Date(now + LONGEST_MS);
  return new Date(now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, age / 8)));
}

/**
 * Asks a carrier where a parcel is, and stores it. False where it was asked a moment ago. Throws where the carrier does not
 * answer: the parcel is due again then.
 */
export async function followParcel(deps: CarriageDeps, id: string): Promise<boolean> {
  const { db, carriers } = deps;
  const now = deps.now();
  const times = { at: new Date(now), pause: new Date(now - PAUSE_MS), nextAt: new Date(now + SHORTEST_MS) };
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
