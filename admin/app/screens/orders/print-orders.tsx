import type { Packing } from '@waha/contract/types';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { readSetting, writeSetting } from '../../session/device.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { Unread } from '../../ui/unread.tsx';
import { PackingSlip } from './packing-slip.tsx';

const perPageChoices = ['4', '1'] as const;
type PerPage = (typeof perPageChoices)[number];

/** Picking list of many orders, then a packing slip for each: four to a page, or each on a page of its own. */
export default function PrintOrders() {
  const say = useText('orders');
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const { data, error, refetch } = useCall('GET /admin/packing', { query: { ids } }, { isOn: ids !== '' });
  const [perPage, setPerPage] = useState<PerPage>(() => (readSetting('slips') === '1' ? '1' : '4'));
  const isEmpty = ids === '' || data?.slips.length === 0;
  return (
    <Page
      title={say('printTitle')}
      back={{ to: '/orders', label: say('orders') }}
      acts={
        <div className="flex flex-wrap gap-2" data-print="hide">
          {perPageChoices.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === perPage}
              onClick={() => {
                writeSetting('slips', one);
                setPerPage(one);
              }}
            >
              {say(`perPage_${one}`)}
            </button>
          ))}
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            <Printer className="size-4" aria-hidden="true" />
            {say('printNow')}
          </button>
        </div>
      }
    >
      {isEmpty ? (
        <div className="panel">
          <Empty title={say('nothingToPrint')}>{say('nothingToPrintText')}</Empty>
        </div>
      ) : data ? (
        <div className="grid gap-6 print:block">
          <Picks picks={data.picks} />
          <div className="slips" data-per-page={perPage}>
            {data.slips.map((slip) => (
              <PackingSlip key={slip.id} slip={slip} />
            ))}
          </div>
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

function Picks({ picks }: Pick<Packing, 'picks'>) {
  const say = useText('orders');
  return (
    <section className="panel min-w-0 print:border-0 print:p-0">
      <h2 className="text-lg font-bold">{say('picking')}</h2>
      <p className="mb-2 text-soft">{say('pickingText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keys as well */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={say('picking')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{say('sku')}</th>
              <th scope="col">{say('thing')}</th>
              <th scope="col" data-align="end">
                {say('quantity')}
              </th>
              <th scope="col">{say('forOrders')}</th>
            </tr>
          </thead>
          <tbody>
            {picks.map((pick) => (
              <tr key={pick.variant_id}>
                <td>
                  <Latin>{pick.sku}</Latin>
                </td>
                <td>{nameWithVariant(pick)}</td>
                <td data-align="end" className="font-bold tabular-nums">
                  {pick.quantity}
                </td>
                <td>
                  {pick.orders.map(({ number, quantity }) => (
                    <span key={number} className="me-2 inline-block">
                      <Latin>
                        {number} × {quantity}
                      </Latin>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
