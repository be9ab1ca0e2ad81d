import { formatDay } from '@waha/kit/moment';
import { useId } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { type Bar, barsOf, type Counted } from './days.ts';

const WIDTH = 620;
const HEIGHT = 180;

/**
 * Clicks as bars with orders in front of them, the first day at the start of the reading direction; followed by a table
 * of the same figures.
 */
export function DaysChart({ days }: { days: readonly Counted[] }) {
  const say = useText('earnings');
  const language = useLanguage();
  const title = useId();
  const bars = barsOf(days);
  const mostClicks = Math.max(1, ...bars.map((bar) => bar.clicks));
  const mostOrders = Math.max(1, ...bars.map((bar) => bar.orders));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(28, step * 0.7);
  const label = (day: string) => formatDay(`${day}T12:00:00+03:00`, language);
  // Arabic reads time from the right.
  const leftOf = (index: number) => (language === 'ar' ? WIDTH - (index + 0.5) * step : (index + 0.5) * step);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="mt-6">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} role="img" aria-labelledby={title} className="w-full" direction="ltr">
        <title id={title}>{say('chartTitle')}</title>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
        {bars.map((bar, index) => (
          <g key={bar.day}>
            <rect
              x={leftOf(index) - width / 2}
              y={HEIGHT - (bar.clicks / mostClicks) * (HEIGHT - 12)}
              width={width}
              height={(bar.clicks / mostClicks) * (HEIGHT - 12)}
              rx={Math.min(4, width / 3)}
              className="fill-accent/35"
            />
            {bar.orders > 0 ? (
              <rect
                x={leftOf(index) - width / 4}
                y={HEIGHT - Math.max(10, (bar.orders / mostOrders) * (HEIGHT / 2))}
                width={width / 2}
                height={Math.max(10, (bar.orders / mostOrders) * (HEIGHT / 2))}
                rx={Math.min(3, width / 5)}
                className="fill-primary"
              />
            ) : null}
          </g>
        ))}
      </svg>
      <div className="mt-1 flex justify-between text-xs text-soft" aria-hidden="true">
        <span>{first ? label(first.day) : ''}</span>
        <span>{last ? label(last.until) : ''}</span>
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        <Legend className="bg-accent/35" text={say('clicks')} />
        <Legend className="bg-primary" text={say('ordersMade')} />
      </figcaption>
      <details className="group mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">{say('asTable')}</summary>
        <DaysTable bars={bars} label={label} />
      </details>
    </figure>
  );
}

function Legend({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-sm ${className}`} />
      {text}
    </span>
  );
}

function DaysTable({ bars, label }: { bars: readonly Bar[]; label: (day: string) => string }) {
  const say = useText('earnings');
  const cell = 'px-3 py-2 text-end tabular-nums first:text-start';
  const shown = bars.filter((bar) => bar.clicks + bar.orders + bar.points > 0).toReversed();
  if (shown.length === 0) return <p className="text-sm text-soft">{say('nothingYet')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={say('asTable')}>
      <table className="w-full text-sm">
        <thead className="bg-tint">
          <tr>
            {[say('day'), say('clicks'), say('ordersMade'), say('pointsOfThem')].map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold whitespace-nowrap`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((bar) => (
            <tr key={bar.day}>
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {bar.day === bar.until ? label(bar.day) : say('fromTo', { from: label(bar.day), to: label(bar.until) })}
              </th>
              <td className={cell}>{bar.clicks}</td>
              <td className={cell}>{bar.orders}</td>
              <td className={cell}>{bar.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
