import type { VatReturn } from '@waha/contract/types';
import { useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Money, Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

const RIYADH_MS = 3 * 3_600_000;
const periods = ['month', 'lastMonth', 'quarter', 'lastQuarter'] as const;
type Period = (typeof periods)[number];

/** The days of a calendar month or quarter of Riyadh: this one, or the one before. */
function daysOf(period: Period): { from: string; to: string } {
  const now = new Date(Date.now() + RIYADH_MS);
  const length = period === 'month' || period === 'lastMonth' ? 1 : 3;
  const isLast = period === 'lastMonth' || period === 'lastQuarter';
  const first = Math.floor(now.getUTCMonth() / length) * length - (isLast ? length : 0);
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + length, 0) };
}

/** Invoices and credit notes of a month or quarter by category of VAT: the figures of the VAT return. */
export function VatReturnPanel() {
  const say = useText('settings');
  const [period, setPeriod] = useState<Period>('quarter');
  const query = daysOf(period);
  const { data, error, refetch } = useCall('GET /admin/sales/vat', { query });
  return (
    <Panel title={say('vatReturn')}>
      <p className="mb-3 max-w-prose text-soft">{say('vatReturnText')}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        {periods.map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={one === period} onClick={() => setPeriod(one)}>
            {say(`period_${one}`)}
          </button>
        ))}
      </div>
      {data ? <Figures report={data} /> : <Unread error={error} refetch={refetch} />}
      <div className="mt-4 flex justify-end">
        <FileButton
          label={say('vatReturnFile')}
          name={`vat-${query.from}-${query.to}.csv`}
          fetch={() => fetchFile('GET /admin/sales/vat.csv', { query })}
        />
      </div>
    </Panel>
  );
}

function Figures({ report }: { report: VatReturn }) {
  const say = useText('settings');
  return (
    <div className="grid gap-3" aria-live="polite">
      {report.categories.map((one) => (
        <section key={one.category} aria-label={say(`category_${one.category}`)} className="grid gap-2">
          <h3 className="font-semibold">{say(`category_${one.category}`)}</h3>
          <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            <Figure name={say('vatSales')} riyals={one.sales} />
            <Figure name={say('vatOnSales')} riyals={one.sales_vat} />
            <Figure name={say('vatRefunds')} riyals={one.refunds} />
            <Figure name={say('vatOnRefunds')} riyals={one.refunds_vat} />
          </dl>
        </section>
      ))}
      <p className="flex justify-between gap-4 border-t border-line pt-3 font-bold">
        <span>{say('vatDue')}</span>
        <Money riyals={report.vat} />
      </p>
    </div>
  );
}

function Figure({ name, riyals }: { name: string; riyals: number }) {
  return (
    <div className="rounded-lg bg-tint px-3 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">
        <Money riyals={riyals} />
      </dd>
    </div>
  );
}
