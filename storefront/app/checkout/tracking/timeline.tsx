import type { Tracking } from '@waha/contract';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';

const stopped = new Set(['cancelled', 'expired']);

function lookOf(status: Tracking['status'], isNewest: boolean) {
  const icon = stopped.has(status) ? 'x' : status === 'pending_payment' && isNewest ? 'clock' : 'check';
  const tones = {
    x: 'bg-negative-tint text-negative',
    clock: 'bg-warning-tint text-warning',
    check: 'bg-positive-tint text-positive',
  };
  return { icon, tone: isNewest ? tones[icon] : 'bg-tint text-soft' } as const;
}

/** Where an order is and how it got there, the newest on top. */
export function Timeline({ tracking }: { tracking: Tracking }) {
  const say = useText('order');
  const language = useLanguage();
  const { delivery_estimate: estimate } = tracking;
  const events = tracking.events.toReversed();
  return (
    <section aria-labelledby="tracked" className="rounded-card border border-line bg-card p-5 sm:p-7">
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
        {tracking.carrier ? (
          <div>
            <dt className="text-soft">{say('carrier')}</dt>
            <dd className="font-semibold">{tracking.carrier}</dd>
          </div>
        ) : null}
        {tracking.carrier_number ? (
          <div>
            <dt className="text-soft">{say('carrierNumber')}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">{tracking.carrier_number}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      <ol aria-label={say('timeline')} className="mt-6">
        {events.map((event, index) => {
          const look = lookOf(event.status, index === 0);
          return (
            <li key={`${event.status}-${event.at}`} className="relative flex gap-4 pb-6 last:pb-0">
              {index < events.length - 1 ? (
                <span aria-hidden="true" className="absolute start-[1.1875rem] top-10 bottom-0 w-0.5 bg-line" />
              ) : null}
              <span className={`grid size-10 shrink-0 place-items-center rounded-full ${look.tone}`}>
                <Icon name={look.icon} size={18} />
              </span>
              <div>
                <p className={index === 0 ? 'font-bold' : 'font-semibold'}>{event.label}</p>
                <p className="text-sm text-soft">
                  <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
