import type { AdminOrder } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Panel, State, When } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';

/** Shipments of an order, with their carriers and arrivals. */
export function ShipmentsPanel({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const arrive = useAct('POST /admin/orders/{id}/shipments/{shipment}/delivered', {
    done: say('arrivedDone'),
    isIdempotent: true,
  });
  if (order.shipments.length === 0) return null;
  return (
    <Panel title={say('parcels')}>
      <ul className="grid gap-3">
        {order.shipments.map((parcel) => (
          <li key={parcel.id} className="grid gap-1 border-b border-line pb-3 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="font-semibold">{say('parcel', { number: parcel.number })}</h3>
              {parcel.delivered_at ? <State tone="good">{say('arrived')}</State> : null}
              <span className="ms-auto text-soft">
                <When at={parcel.delivered_at ?? parcel.sent_at} />
              </span>
            </div>
            {parcel.carrier || parcel.carrier_number ? (
              <p>
                {parcel.carrier}{' '}
                {parcel.tracking_url ? (
                  <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className="text-link hover:underline">
                    <Latin>{parcel.carrier_number}</Latin>
                  </a>
                ) : (
                  <Latin>{parcel.carrier_number}</Latin>
                )}
              </p>
            ) : null}
            {parcel.items.map((item) => (
              <p key={item.id} className="text-soft">
                {item.quantity} × {nameWithVariant(item)}
              </p>
            ))}
            {parcel.delivered_at ? null : (
              <button
                type="button"
                className="btn btn-quiet w-fit"
                disabled={arrive.isBusy}
                aria-label={`${say('markArrived')}: ${say('parcel', { number: parcel.number })}`}
                onClick={() => void arrive.run({ params: { id: order.id, shipment: parcel.id } })}
              >
                {say('markArrived')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
