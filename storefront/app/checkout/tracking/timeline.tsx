import type { Tracking } from '@waha/contract/types';
import { formatDay } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Steps } from '../../ui/steps.tsx';
import { ParcelNumber, Shipments } from './shipments.tsx';

const stopped = new Set(['cancelled', 'expired']);
/** Statuses of a parcel that the order says itself. */
const saidByOrder = new Set(['booked', 'delivered']);
const failed = new Set(['attempt_failed', 'returned', 'cancelled']);

const tones = {
  x: 'bg-negative-tint text-negative',
  clock: 'bg-warning-tint text-warning',
  check: 'bg-positive-tint text-positive',
};

function lookOf(status: Tracking['status'], latest: string | undefined) {
  const isWaiting = status === 'pending_payment' || (latest !== undefined && failed.has(latest));
  const icon = stopped.has(status) ? 'x' : isWaiting ? 'clock' : 'check';
  return { icon, tone: tones[icon] } as const;
}

/** Statuses of the order, and what its carrier told of the one parcel it is sent in, by time. */
function stepsOf({ events, shipments }: Tracking) {
  const told = shipments.flatMap((parcel) => parcel.events).filter(({ status }) => !saidByOrder.has(status));
  return [...events, ...told].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Status and history of an order, the newest on top. */
export function Timeline({ tracking }: { tracking: Tracking }) {
  const say = useText('order');
  const language = useLanguage();
  const { delivery_estimate: estimate, shipments } = tracking;
  // A single shipment of the whole order is shown as the order itself, without a list of shipments.
  const isInParts = shipments.length > 1 || (shipments.length === 1 && tracking.status === 'processing');
  const steps = isInParts ? tracking.events : stepsOf(tracking);
  return (
    <section aria-labelledby="tracked" className="rounded-card border border-line bg-card p-5">
      <p className="text-sm text-soft">
        {say('orderNumber')} <bdi dir="ltr">{tracking.number}</bdi>
      </p>
      <h2 id="tracked" tabIndex={-1} className="mt-1 text-2xl outline-none">
        {tracking.status_label}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm empty:hidden">
        {estimate ? (
          <div>
            <dt className="text-soft">{say('estimate')}</dt>
            <dd className="font-semibold">
              {say('estimateBetween', {
                from: formatDay(estimate.from, language),
                to: formatDay(estimate.to, language),
              })}
            </dd>
          </div>
        ) : null}
        {tracking.carrier && !isInParts ? (
          <div>
            <dt className="text-soft">{say('carrier')}</dt>
            <dd className="font-semibold">{tracking.carrier}</dd>
          </div>
        ) : null}
        {tracking.carrier_number && !isInParts ? (
          <div>
            <dt className="text-soft">{say('carrierNumber')}</dt>
            <dd className="font-semibold">
              <ParcelNumber parcel={shipments[0] ?? { carrier_number: tracking.carrier_number, tracking_url: null }} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isInParts ? <Shipments parcels={shipments} /> : null}
      <Steps label={say('timeline')} events={steps} newest={lookOf(tracking.status, steps.at(-1)?.status)} />
    </section>
  );
}
