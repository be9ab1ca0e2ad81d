import type { VisitReport } from '@waha/contract/types';
import { formatDay } from '@waha/kit/moment';
import { useId } from 'react';
import { useLanguage, useText } from '../../text/language.tsx';

const WIDTH = 620;
const HEIGHT = 150;

/** Visits by day or hour as bars, time from left to right in either language, with the same figures as a table. */
export function VisitChart({ times, isByHour }: { times: VisitReport['times']; isByHour: boolean }) {
  const say = useText('visits');
  const language = useLanguage();
  const title = useId();
  const most = Math.max(1, ...times.map(({ visits }) => visits));
  const step = WIDTH / times.length;
  const width = Math.min(36, step * 0.7);
  const label = (at: string) => (isByHour ? at.slice(11) : formatDay(`${at}T12:00:00+03:00`, language));
  const [first, last] = [times[0], times.at(-1)];
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} role="img" aria-labelledby={title} className="w-full" direction="ltr">
        <title id={title}>{say(isByHour ? 'chart_hour' : 'chart_day')}</title>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
        {times.map(({ at, visits }, index) => {
          const height = (visits / most) * (HEIGHT - 8);
          return (
            <rect
              key={at}
              x={(index + 0.5) * step - width / 2}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx={Math.min(4, width / 4)}
              className="fill-accent"
            >
              <title>{`${label(at)}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <div dir="ltr" className="flex justify-between text-xs text-soft" aria-hidden="true">
        <bdi>{first ? label(first.at) : ''}</bdi>
        <bdi>{last ? label(last.at) : ''}</bdi>
      </div>
      <details className="mt-2">
        <summary className="min-h-9 cursor-pointer content-center font-semibold text-link">{say('asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={say('asTable')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{say('time')}</th>
                <th scope="col" data-align="end">
                  {say('visits')}
                </th>
                <th scope="col" data-align="end">
                  {say('visitors')}
                </th>
              </tr>
            </thead>
            <tbody>
              {times.toReversed().map(({ at, visits, visitors }) => (
                <tr key={at}>
                  <th scope="row">{label(at)}</th>
                  <td data-align="end">{visits}</td>
                  <td data-align="end">{visitors}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
