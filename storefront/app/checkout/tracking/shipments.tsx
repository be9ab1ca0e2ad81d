import type { Order, Tracking } from '@waha/contract/types';
import { formatDay, formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge } from '../../ui/product-card/badge.tsx';

type Parcel = Tracking['shipments'][number] & Partial<Pick<Order['shipments'][number], 'items'>>;

/** Shipments of an order that is sent in parts: where each is, and for the buyer its contents. */
export function Shipments({ parcels }: { parcels: readonly Parcel[] }) {
  const say = useText('order');
  const language = useLanguage();
  return (
    <ul className="mt-4 grid gap-3" aria-label={say('parcels')}>
      {parcels.map((parcel) => (
        <li key={parcel.number} className="grid gap-1 rounded-xl border border-line p-3 text-sm">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {say('parcel', { number: parcel.number })}
            <Badge tone={parcel.delivered_at === null ? 'warning' : 'positive'}>
              {parcel.delivered_at === null
                ? say('parcelSent', { day: formatDay(parcel.sent_at, language) })
                : say('parcelDelivered', { day: formatDay(parcel.delivered_at, language) })}
            </Badge>
          </p>
          <p className="text-soft">{say('parcelPieces', { count: parcel.pieces })}</p>
          {parcel.items?.map((item) => (
            <p key={item.id}>
              {item.name} <bdi dir="ltr">× {item.quantity}</bdi>
            </p>
          ))}
          <LatestEvent parcel={parcel} />
          {parcel.carrier || parcel.carrier_number ? (
            <p>
              {parcel.carrier} <ParcelNumber parcel={parcel} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The latest that a carrier told of a parcel on its way. */
function LatestEvent({ parcel }: { parcel: Parcel }) {
  const language = useLanguage();
  const latest = parcel.events.at(-1);
  if (!latest || latest.status === 'booked' || parcel.delivered_at !== null) return null;
  return (
    <p>
      {latest.label} · <time dateTime={latest.at}>{formatMoment(latest.at, language)}</time>
    </p>
  );
}

/** Number of a parcel; leads to the page of its carrier where that is known. */
export function ParcelNumber({ parcel }: { parcel: Pick<Parcel, 'carrier_number' | 'tracking_url'> }) {
  const number = <bdi dir="ltr">{parcel.carrier_number}</bdi>;
  if (!parcel.tracking_url) return number;
  return (
    <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className="text-link underline">
      {number}
    </a>
  );
}
