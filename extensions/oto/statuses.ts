import { byTime, type ShipmentStatus, type TrackedShipment } from '@waha/extend';

/** OTO's statuses that say where a parcel is. Others, such as `informationUpdate`, move nothing. */
const statuses: Readonly<Record<string, ShipmentStatus>> = {
  new: 'booked',
  assignedToWarehouse: 'booked',
  searchingDriver: 'booked',
  shipmentCreated: 'booked',
  goingToPickup: 'booked',
  pickedUp: 'picked_up',
  arrivedTerminal: 'in_transit',
  inTransit: 'in_transit',
  interDepotTransfer: 'in_transit',
  departedOriginTerminal: 'in_transit',
  arrivedDestinationTerminal: 'in_transit',
  arrivedDestination: 'in_transit',
  outForDelivery: 'out_for_delivery',
  readyForCollection: 'ready_for_pickup',
  delivered: 'delivered',
  undeliveredAttempt: 'attempt_failed',
  shipmentOnHold: 'attempt_failed',
  returned: 'returned',
  canceled: 'cancelled',
  shipmentCanceled: 'cancelled',
  revoked: 'cancelled',
};

interface Told {
  status: string;
  date: string;
  description?: string | null | undefined;
}

/** A moment of OTO: UTC, with or without the T. */
export function momentOf(date: string): Date | undefined {
  const at = new Date(`${date.trim().replace(' ', 'T').replace(/Z$/, '')}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Events of a history in their order; the status is that of the latest one. */
export function trackedOf(history: readonly Told[]): TrackedShipment {
  const events = history
    .flatMap(({ status: told, date, description }) => {
      const at = momentOf(date);
      const status = statuses[told];
      return at && status ? [{ status, at, text: description ?? '' }] : [];
    })
    .toSorted(byTime);
  // Before a parcel exists its order passes through the account: one event of it is enough.
  const moved = events.filter((event, index) => event.status !== 'booked' || index === 0);
  return { status: moved.at(-1)?.status ?? 'booked', events: moved };
}
