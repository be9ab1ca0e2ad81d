import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { type VisitPeriod, windowOf } from '../visits/periods.ts';
import { Figure } from './figure.tsx';

/** Visits of a period and the share that ordered, beside its sales. */
export function VisitFigures({ period }: { period: VisitPeriod }) {
  const say = useText('visits');
  const { data } = useCall('GET /admin/visits', { query: windowOf(period) });
  if (!data) return null;
  const { before } = data;
  return (
    <>
      <Figure
        name={say('todayVisits')}
        value={data.visits}
        now={data.visits}
        then={before.visits}
        days={data.from === data.to ? [] : data.times.map(({ visits }) => visits)}
        hint={
          <Link to={`/visits?period=${period}`} className="text-link hover:underline">
            {say('toVisits')}
          </Link>
        }
      />
      <Figure
        name={say('conversion')}
        value={data.conversion === null ? '—' : <bdi dir="ltr">{data.conversion}%</bdi>}
        now={data.conversion ?? 0}
        then={before.conversion ?? 0}
      />
    </>
  );
}
