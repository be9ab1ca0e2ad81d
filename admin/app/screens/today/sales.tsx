import type { SalesReport } from '@waha/contract/types';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Empty, Money, Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Figure } from './figure.tsx';
import { SalesChart } from './sales-chart.tsx';
import { VisitFigures } from './visit-figures.tsx';

const DAY_MS = 86_400_000;
const RIYADH_MS = 3 * 3_600_000;
const periods = { day: 1, week: 7, month: 30 } as const;
type Period = keyof typeof periods;

/** The last days of a period in Riyadh, today included. */
function daysOf(period: Period): { from: string; to: string } {
  const today = Date.now() + RIYADH_MS;
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: dayOf(today - (periods[period] - 1) * DAY_MS), to: dayOf(today) };
}

/**
 * Sales, orders and average order value, compared with the preceding period of equal length; a chart by day; best
 * sellers.
 */
export function Sales() {
  const say = useText('today');
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period: Period = asked === 'day' || asked === 'month' ? asked : 'week';
  const { data, error, refetch, isPlaceholderData } = useCall('GET /admin/sales', { query: daysOf(period) });
  return (
    <section aria-labelledby="sales" className="grid gap-3" aria-busy={isPlaceholderData || undefined}>
      <header className="flex flex-wrap items-center gap-2">
        <h2 id="sales" className="me-auto text-base font-bold">
          {say('sales')}
        </h2>
        {(['day', 'week', 'month'] as const).map((one) => (
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
      </header>
      {data ? <Report report={data} period={period} /> : <Unread error={error} refetch={refetch} rows={4} />}
    </section>
  );
}

function Report({ report, period }: { report: SalesReport; period: Period }) {
  const say = useText('today');
  const may = useMay();
  const { before } = report;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 xl:grid-cols-3">
        <Figure
          name={say('sold')}
          value={<Money riyals={report.sales} />}
          now={report.sales}
          then={before.sales}
          days={report.days.map(({ sales }) => sales)}
          hint={
            report.refunded > 0 ? (
              <>
                {say('paidBack')} <Money riyals={report.refunded} />
              </>
            ) : null
          }
        />
        <Figure
          name={say('orders')}
          value={report.orders}
          now={report.orders}
          then={before.orders}
          days={report.days.map(({ orders }) => orders)}
        />
        <Figure
          name={say('average')}
          value={<Money riyals={report.average} />}
          now={report.average}
          then={before.average}
        />
        <Conversion report={report} />
        {may('GET /admin/visits') ? <VisitFigures period={period} /> : null}
      </dl>
      {report.days.length > 1 ? (
        <Panel title={say('byDay')}>
          <SalesChart days={report.days} />
        </Panel>
      ) : null}
      <Panel title={say('best')}>
        {report.products.length === 0 ? (
          <Empty title={say('nothingSold')}>{say('nothingSoldText')}</Empty>
        ) : (
          <ol className="grid gap-2">
            {report.products.map(({ id, name, pieces, sales }) => (
              <li key={id} className="flex items-baseline gap-3">
                <Link to={`/products/${id}`} className="min-w-0 grow truncate text-link hover:underline">
                  {name}
                </Link>
                <span className="shrink-0 text-soft">{say('pieces', { count: pieces })}</span>
                <Money riyals={sales} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </>
  );
}

/** Share of priced carts that were ordered; empty for days without counts. */
function Conversion({ report: { conversion, carts, before } }: { report: SalesReport }) {
  const say = useText('today');
  return (
    <Figure
      name={say('conversion')}
      value={conversion === null ? '—' : <bdi dir="ltr">{conversion}%</bdi>}
      now={conversion ?? 0}
      then={conversion === null ? 0 : (before.conversion ?? 0)}
      hint={say('carts', { count: carts })}
    />
  );
}
