import type { OrderReturn } from '@waha/contract';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatMoment } from '../../ui/moment.ts';

const lookOf = {
  requested: { icon: 'clock', tone: 'bg-warning-tint text-warning' },
  approved: { icon: 'check', tone: 'bg-positive-tint text-positive' },
  received: { icon: 'package', tone: 'bg-positive-tint text-positive' },
  refunded: { icon: 'banknote', tone: 'bg-positive-tint text-positive' },
  rejected: { icon: 'x', tone: 'bg-negative-tint text-negative' },
  cancelled: { icon: 'x', tone: 'bg-negative-tint text-negative' },
} as const;

/** What comes next, and how the return got here, the newest on top. */
export function ReturnSteps({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  const language = useLanguage();
  const events = shown.events.toReversed();
  return (
    <section aria-labelledby="return-status" className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id="return-status" tabIndex={-1} className="text-2xl outline-none">
        {shown.status_label}
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        {say(`next_${shown.status}`, { number: `\u2066${shown.number}\u2069` })}
      </p>
      <ol aria-label={say('timeline')} className="mt-6">
        {events.map((event, index) => {
          const look = lookOf[event.status];
          return (
            <li key={`${event.status}-${event.at}`} className="relative flex gap-4 pb-6 last:pb-0">
              {index < events.length - 1 ? (
                <span aria-hidden="true" className="absolute start-[1.1875rem] top-10 bottom-0 w-0.5 bg-line" />
              ) : null}
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-full ${index === 0 ? look.tone : 'bg-tint text-soft'}`}
              >
                <Icon name={index === 0 ? look.icon : 'check'} size={18} />
              </span>
              <div className="min-w-0">
                <p className={index === 0 ? 'font-bold' : 'font-semibold'}>{event.label}</p>
                <p className="text-sm text-soft">
                  <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
                </p>
                {event.note ? (
                  <p dir="auto" className="mt-2 rounded-xl bg-tint px-3 py-2 text-sm whitespace-pre-line">
                    {event.note}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
