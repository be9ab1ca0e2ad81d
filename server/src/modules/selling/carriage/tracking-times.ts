import type { ShipmentStatus } from '@waha/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The time in which a parcel is asked for once, however many notifications name it. */
export const FIRST_PAUSE_MS = 500;
export const SHORTEST_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
/** Parcels are followed so long; later ones wait for a notification or for staff. */
const FOLLOWED_MS = 60 * 24 * HOUR_MS;

/** Statuses that a parcel seldom leaves; a carrier may have used its words too early, so it is asked rarely from then on. */
const ENDS: ReadonlySet<ShipmentStatus> = new Set(['returned', 'cancelled']);

/** When a parcel of this age is due to be asked for again: the older, the rarer; null: no more. */
export function nextTracking(askedAt: Date, now: number, status: ShipmentStatus = 'in_transit'): Date | null {
  const age = now - askedAt.getTime();
  if (age > FOLLOWED_MS || status === 'delivered') return null;
  if (ENDS.has(status)) return new Date(now + LONGEST_MS);
  return new Date(now + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, age / 8)));
}
