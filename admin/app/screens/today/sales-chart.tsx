import { formatDay } from '@waha/kit/moment';
import { formatAmount } from '@waha/kit/money';
import { useId } from 'react';
import { useLanguage, useText } from '../../text/language.tsx';
import { Money } from '../../ui/parts.tsx';

const WIDTH = 620;
const HEIGHT = 150;

interface SoldDay {
  day: string;
  sales: number;
  orders: number;
}

/** Sales by day as bars, time from left to right in either language, with the same figures as a table. */
export function SalesChart({ days }: { days: readonly SoldDay[] }) {
  const say = useText('today');
  const language = useLanguage();
  const title = useId();
  const most = Math.max(1, ...days.map(({ sales }) => sales));
  const step = WIDTH / days.length;
  const width = Math.min(36, step * 0.7);
  const label = (day: string) => formatDay(`${day}T12:00:00+03:00`, language);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} role="img" aria-labelledby={title} className="w-full" direction="ltr">
        <title id={title}>{say('chart')}</title>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
        {days.map(({ day, sales }, at) => {
          const height = (sales / most) * (HEIGHT - 8);
          return (
            <rect
              key={day}
              x={(at + 0.5) * step - width / 2}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx={Math.min(4, width / 4)}
              className="fill-accent"
            >
              <title>{`${label(day)}: ${formatAmount(sales)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div dir="ltr" className="flex justify-between text-xs text-soft" aria-hidden="true">
        <bdi>{first ? label(first.day) : ''}</bdi>
        <bdi>{last ? label(last.day) : ''}</bdi>
      </div>
      <details className="mt-2">
        <summary className="min-h-9 cursor-pointer content-center font-semibold text-link">{say('asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={say('asTable')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{say('day')}</th>
                <th scope="col" data-align="end">
                  {say('orders')}
                </th>
                <th scope="col" data-align="end">
                  {say('sold')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders, sales }) => (
                <tr key={day}>
                  <th scope="row">{label(day)}</th>
                  <td data-align="end">{orders}</td>
                  <td data-align="end">
                    <Money riyals={sales} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
