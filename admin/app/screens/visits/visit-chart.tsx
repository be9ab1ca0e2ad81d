import type { VisitReport } from '@waha/contract/types';
import { formatDay } from '@waha/kit/moment';
import { useLanguage, useText } from '../../text/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';

/** Visits by day or hour as bars, time from left to right in either language, with the same figures as a table. */
export function VisitChart({ times, isByHour }: { times: VisitReport['times']; isByHour: boolean }) {
  const say = useText('visits');
  const language = useLanguage();
  const label = (at: string) => (isByHour ? at.slice(11) : formatDay(`${at}T12:00:00+03:00`, language));
  const bars = times.map(({ at, visits }) => ({ key: at, label: label(at), value: visits, text: `${visits}` }));
  return (
    <BarChart title={say(isByHour ? 'chart_hour' : 'chart_day')} bars={bars} tableTitle={say('asTable')}>
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
    </BarChart>
  );
}
