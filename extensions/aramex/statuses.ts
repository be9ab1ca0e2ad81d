import { byTime, type ShipmentStatus, type TrackedShipment } from '@waha/extend';
import type { AramexUpdate } from './api.ts';

/** The few codes that every source reads alike. Aramex publishes no list, and codes differ by region. */
const codes: Readonly<Record<string, ShipmentStatus>> = {
  SH014: 'booked',
  SH003: 'out_for_delivery',
  SH005: 'delivered',
};

/**
 * Words of the descriptions, the first that fits. The ends of a parcel are believed in whole sentences alone: a delivery makes an
 * order paid, and "appointment cancelled" or "to be returned to shipper" ends nothing.
 */
const words: readonly (readonly [RegExp, ShipmentStatus])[] = [
  [/^(?:the )?(?:shipment )?(?:has been |was |is )?returned to (?:the )?shipper\.?$/i, 'returned'],
  [/^(?:the )?(?:shipment )?(?:has been |was |is )?cancell?ed(?: by (?:the )?shipper)?\.?$/i, 'cancelled'],
  [
    /ready for (?:pick-?up|collection)|awaiting (?:collection|pick-?up)|held? (?:at office )?for (?:pick-?up|collection)/i,
    'ready_for_pickup',
  ],
  [/not delivered|undeliver|attempt|refused|not available|no answer|on hold|incorrect|exception/i, 'attempt_failed'],
  [/out for delivery|with (?:the )?courier/i, 'out_for_delivery'],
  [
    /^(?:shipment )?(?:has been )?(?:delivered|collected by consignee)(?: to (?:the )?(?:consignee|customer))?\.?$/i,
    'delivered',
  ],
  [/record created|data received/i, 'booked'],
  [/picked up|collected from shipper|received from shipper/i, 'picked_up'],
  [/transit|depart|arriv|received at|facility|sort|warehouse|forward|processing/i, 'in_transit'],
];

function statusOf({ UpdateCode, UpdateDescription }: AramexUpdate): ShipmentStatus | undefined {
  const said = (UpdateDescription ?? '').trim();
  return codes[UpdateCode ?? ''] ?? words.find(([word]) => word.test(said))?.[1];
}

/** A moment of Aramex: as WCF writes it, or in ISO form, which is Riyadh's clock where it names no zone. */
export function momentOf(date: string): Date | undefined {
  const wcf = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(date.trim());
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date.trim());
  const at = wcf ? new Date(Number(wcf[1])) : new Date(`${date.trim()}${hasZone ? '' : '+03:00'}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Events of a shipment in their order; the status is that of the latest one. */
export function trackedOf(updates: readonly AramexUpdate[]): TrackedShipment {
  const events = updates
    .flatMap((update) => {
      const at = momentOf(update.UpdateDateTime);
      const status = statusOf(update);
      return at && status ? [{ status, at, text: update.UpdateDescription ?? '' }] : [];
    })
    .toSorted(byTime);
  return { status: events.at(-1)?.status ?? 'booked', events };
}
