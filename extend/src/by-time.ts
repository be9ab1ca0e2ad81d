import type { ShipmentStatus, TrackedShipment } from './ports/carrier.ts';

type TrackedEvent = TrackedShipment['events'][number];

const STEPS: readonly ShipmentStatus[] = [
  ...(['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'attempt_failed', 'ready_for_pickup'] as const),
  ...(['cancelled', 'returned', 'delivered'] as const),
];

/** The order of what a carrier tells: by time, and by the way of a parcel where two events have one time. */
export function byTime(a: TrackedEvent, b: TrackedEvent): number {
  return a.at.getTime() - b.at.getTime() || STEPS.indexOf(a.status) - STEPS.indexOf(b.status);
}
