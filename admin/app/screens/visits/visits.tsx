import type { VisitReport } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { fetchFile } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Money, Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Figure } from '../today/figure.tsx';
import { Funnel } from './funnel.tsx';
import { periodOf, visitPeriods, windowOf } from './periods.ts';
import { Sources } from './sources.tsx';
import { VisitChart } from './visit-chart.tsx';
import { Cities, Devices, Pages, SeenProducts, Terms } from './visit-lists.tsx';

/** Visits of the shop, where they came from and what became of them, beside as many days before. */
export default function Visits() {
  const say = useText('visits');
  const shell = useText('shell');
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('period'));
  const query = windowOf(period);
  const { data, error, refetch, isPlaceholderData } = useCall('GET /admin/visits', { query });
  return (
    <Page
      title={shell('visits')}
      acts={
        <FileButton
          label={say('file')}
          name={`visits-${query.from}-${query.to}.csv`}
          fetch={() => fetchFile('GET /admin/visits.csv', { query })}
        />
      }
    >
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{say('period')}</legend>
        {visitPeriods.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === period}
            onClick={() => setParams(one === 'week' ? {} : { period: one }, { replace: true })}
          >
            {say(`period_${one}`)}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-4" aria-busy={isPlaceholderData || undefined}>
        {data ? <Report report={data} /> : <Unread error={error} refetch={refetch} rows={10} />}
      </div>
    </Page>
  );
}

function Report({ report }: { report: VisitReport }) {
  const say = useText('visits');
  const isOneDay = report.from === report.to;
  return (
    <>
      <Figures report={report} />
      {report.visits === 0 && report.orders === 0 ? (
        <Panel>
          <Empty title={say('nobody')}>{say('nobodyText')}</Empty>
        </Panel>
      ) : (
        <>
          <Panel title={say(isOneDay ? 'chart_hour' : 'chart_day')}>
            <VisitChart times={report.times} isByHour={isOneDay} />
          </Panel>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Funnel funnel={report.funnel} before={report.before.funnel} />
            <SeenProducts products={report.products} />
          </div>
          <Sources sources={report.sources} />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Terms terms={report.terms} />
            <Devices devices={report.devices} />
            <Cities cities={report.cities} />
            <Pages pages={report.pages} />
          </div>
        </>
      )}
      <details className="panel">
        <summary className="min-h-9 cursor-pointer content-center font-semibold">{say('how')}</summary>
        <p className="mt-2 max-w-prose text-soft">{say('howText')}</p>
      </details>
    </>
  );
}

function Figures({ report: { before, ...report } }: { report: VisitReport }) {
  const say = useText('visits');
  return (
    <dl className="grid grid-cols-2 gap-2 xl:grid-cols-4">
      <Figure
        name={say('visits')}
        value={report.visits}
        now={report.visits}
        then={before.visits}
        days={report.times.map(({ visits }) => visits)}
        hint={say('viewsOfVisit', { count: report.views })}
      />
      <Figure
        name={say('visitors')}
        value={report.visitors}
        now={report.visitors}
        then={before.visitors}
        days={report.times.map(({ visitors }) => visitors)}
      />
      <Figure
        name={say('orders')}
        value={report.orders}
        now={report.orders}
        then={before.orders}
        hint={<Money riyals={report.sales} />}
      />
      <Figure
        name={say('conversion')}
        value={report.conversion === null ? '—' : <bdi dir="ltr">{report.conversion}%</bdi>}
        now={report.conversion ?? 0}
        then={before.conversion ?? 0}
      />
    </dl>
  );
}
