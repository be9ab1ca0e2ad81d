import { byTime, type ShipmentStatus, type TrackedShipment } from '@waha/extend';
import type { SmsaTracking } from './api.ts';

/** SMSA's codes that say where a parcel is, of its present and of its older system. Others, such as an SMS that was sent, move nothing. */
const codes: Readonly<Partial<Record<ShipmentStatus, string>>> = {
  booked: 'SHCR Data',
  picked_up: 'SHPU PU',
  in_transit:
    'SHIB SHOR SHDR SHIT SHGI SHGO SHHI SHHO SHGR SHSR SHHR SHRR SHIF AF DF HIP HOP SOP CR CC FD RD SHHP RTIN SHRT SHRS RTO',
  out_for_delivery: 'SHOD OD',
  delivered: 'SHDL DL POD',
  attempt_failed:
    'SHAT SHOH SHRF DE BA CA UTI ATMC ATNA ATRS ATTR ATWN WDWP WDWC LDWC LDOA CRHP OODA RFMO RFAR RFNN RFDL ATWC ATLC ATLR ATOA RFOS',
  returned: 'SHRTSD RTS',
  cancelled: 'SHCN SHSC',
};
const statuses = new Map(
  Object.entries(codes).flatMap(([status, all]) =>
    // The keys of the table are statuses.
    all.split(' ').map((code) => [code, status as ShipmentStatus] as const),
  ),
);

/** Attempts are numbered (SHAT-2), and exceptions of the older system have reasons (DEX03-4). */
function statusOf(code: string): ShipmentStatus | undefined {
  const [stem = ''] = code.trim().split('-');
  return /^DEX\d/.test(stem) ? 'attempt_failed' : statuses.get(stem);
}

/** A moment of SMSA; without a zone it is Riyadh's. */
export function momentOf(date: string, zone?: string | null): Date | undefined {
  const isZone = zone && /^[+-]\d\d:\d\d$/.test(zone.trim());
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date.trim());
  const at = new Date(`${date.trim()}${hasZone ? '' : isZone ? zone.trim() : '+03:00'}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Events of a shipment in their order; the status is that of the latest one. */
export function trackedOf({ Scans }: SmsaTracking): TrackedShipment {
  const events = (Scans ?? [])
    .flatMap(({ ScanType, ScanDescription, ScanDateTime, ScanTimeZone }) => {
      const at = momentOf(ScanDateTime, ScanTimeZone);
      const status = statusOf(ScanType);
      return at && status ? [{ status, at, text: ScanDescription ?? '' }] : [];
    })
    .toSorted(byTime);
  return { status: events.at(-1)?.status ?? 'booked', events };
}
