import type { Packing, PackingSlip } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, Latin, When } from '../../ui/parts.tsx';
import { nameWithVariant } from '../../ui/thing-name.ts';
import { Unread } from '../../ui/unread.tsx';

/** Picking list of many orders, then a packing slip for each on a page of its own. */
export default function PrintOrders() {
  const say = useText('orders');
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const { data, error, refetch } = useCall('GET /admin/packing', { query: { ids } }, { isOn: ids !== '' });
  const isEmpty = ids === '' || data?.slips.length === 0;
  return (
    <Page
      title={say('printTitle')}
      back={{ to: '/orders', label: say('orders') }}
      acts={
        <button type="button" className="btn btn-primary" data-print="hide" onClick={() => print()}>
          <Printer className="size-4" aria-hidden="true" />
          {say('printNow')}
        </button>
      }
    >
      {isEmpty ? (
        <div className="panel">
          <Empty title={say('nothingToPrint')}>{say('nothingToPrintText')}</Empty>
        </div>
      ) : data ? (
        <div className="grid gap-6 print:block">
          <Picks picks={data.picks} />
          {data.slips.map((slip) => (
            <Slip key={slip.id} slip={slip} />
          ))}
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

/** Packing slip of one order, printed on its own page. Quantities come first, for packing. */
function Slip({ slip }: { slip: PackingSlip }) {
  const common = useText('common');
  const say = useText('orders');
  const { address } = slip;
  return (
    <article className="panel grid min-w-0 gap-3 print:break-before-page print:border-0 print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-bold">
          <Latin>{slip.number}</Latin>
        </h2>
        <When at={slip.created_at} />
      </header>
      <div className="grid gap-1">
        <p className="font-semibold">{address.recipient_name}</p>
        <p>
          <Latin>{address.phone}</Latin>
        </p>
        <p>
          {[
            address.city,
            address.neighborhood,
            address.street,
            address.building_no,
            address.unit_no,
            address.postal_code,
          ]
            .filter(Boolean)
            .join(common('listSeparator'))}
        </p>
        {address.short_address ? <Latin>{address.short_address}</Latin> : null}
        {address.notes ? <p dir="auto">{address.notes}</p> : null}
      </div>
      <p>
        {slip.shipping_name} · {slip.payment_name}
      </p>
      {slip.to_collect > 0 ? (
        <p className="font-bold">{say('collect', { amount: formatAmount(slip.to_collect) })}</p>
      ) : null}
      {slip.gift ? (
        <div className="grid gap-1 rounded-lg border border-line p-3">
          <p className="font-bold">{say('giftWrap')}</p>
          {slip.gift.message ? (
            <p dir="auto" className="whitespace-pre-line">
              {slip.gift.message}
            </p>
          ) : null}
        </div>
      ) : null}
      {slip.notes ? (
        <p dir="auto" className="whitespace-pre-line">
          {say('buyerNotes')}: {slip.notes}
        </p>
      ) : null}
      <ul className="grid gap-2 border-t border-line pt-3">
        {slip.lines.map((line) => (
          <li key={`${line.sku} ${line.variant}`} className="grid grid-cols-[3rem_1fr_auto] gap-2">
            <span className="font-bold tabular-nums">× {line.quantity}</span>
            <span>
              {nameWithVariant(line)}
              {line.bundle_items.map((part) => (
                <span key={`${part.name} ${part.variant}`} className="block text-soft">
                  {part.quantity} × {nameWithVariant(part)}
                </span>
              ))}
            </span>
            <Latin>{line.sku}</Latin>
          </li>
        ))}
      </ul>
    </article>
  );
}
