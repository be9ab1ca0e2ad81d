import type { AdminOrderSummary } from '@waha/contract/types';
import { orderStatuses, paymentKinds, paymentStates } from '@waha/contract/vocabulary';
import { Package, PhoneCall, Printer, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import type { Selection } from '../../list/selection.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { OrderState, PaymentState } from './order-states.tsx';

/** All orders: search, filters, and packing and printing of many at once. */
export default function Orders() {
  const say = useText('orders');
  const may = useMay();
  return (
    <Page
      title={say('orders')}
      acts={
        may('POST /admin/orders') ? (
          <Link to="/orders/new" className="btn btn-quiet">
            <PhoneCall className="size-4" aria-hidden="true" />
            {say('newOrder')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/orders"
        name={say('orders')}
        idOf={({ id }) => id}
        rowTo={({ id }) => `/orders/${id}`}
        searchLabel={say('search')}
        views={[
          { label: say('toPack'), search: 'waits_for=to_pack' },
          { label: say('toShip'), search: 'waits_for=to_ship' },
          { label: say('toPay'), search: 'waits_for=payment' },
        ]}
        filters={[
          choice(
            'status',
            say('status'),
            orderStatuses.map((one) => [one, say(`status_${one}`)] as const),
          ),
          choice(
            'payment_state',
            say('paymentState'),
            paymentStates.map((one) => [one, say(`pay_${one}`)] as const),
          ),
          choice(
            'payment_kind',
            say('method'),
            paymentKinds.map((one) => [one, say(`kind_${one}`)] as const),
          ),
          { kind: 'day', name: 'from', label: say('from') },
          { kind: 'day', name: 'to', label: say('to') },
          { kind: 'given', name: 'waits_for', label: say('status') },
        ]}
        columns={[
          { key: 'number', label: say('number'), phone: 'title', cell: (order) => <OrderNumber order={order} /> },
          { key: 'status', label: say('status'), phone: 'aside', cell: (order) => <OrderState order={order} /> },
          {
            key: 'buyer',
            label: say('buyer'),
            cell: ({ buyer, city }) => (
              <>
                <span className="lg:block lg:whitespace-nowrap">
                  <bdi>{buyer}</bdi>
                </span>{' '}
                <span className="text-soft">{city}</span>
              </>
            ),
          },
          { key: 'payment', label: say('paymentState'), cell: (order) => <PaymentState order={order} /> },
          {
            key: 'total',
            label: say('total'),
            sort: 'total',
            align: 'end',
            cell: ({ total }) => <Money riyals={total} />,
          },
          { key: 'placed', label: say('placedAt'), sort: 'placed_at', cell: (order) => <When at={order.placed_at} /> },
          { key: 'items', label: say('items'), phone: 'none', cell: (order) => <Things order={order} /> },
        ]}
        bulk={(selection) => <Bulk selection={selection} />}
        csv="GET /admin/orders.csv"
        empty={{ title: say('noOrders'), text: say('noOrdersText') }}
      />
    </Page>
  );
}

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  ({ kind: 'choice', name, label, options }) as const;

function OrderNumber({ order }: { order: AdminOrderSummary }) {
  const say = useText('orders');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Latin>{order.number}</Latin>
      {order.has_notes ? <StickyNote className="size-3.5 text-soft" aria-label={say('hasNotes')} /> : null}
      {order.is_by_staff ? <PhoneCall className="size-3.5 text-soft" aria-label={say('byStaff')} /> : null}
    </span>
  );
}

function Things({ order }: { order: AdminOrderSummary }) {
  const say = useText('orders');
  const [first] = order.items;
  const others = order.pieces - (first?.quantity ?? 0);
  return (
    <span className="block max-w-64 truncate">
      {first?.name} {others > 0 ? <span className="text-soft">{say('more', { count: others })}</span> : null}
    </span>
  );
}

interface Refused {
  id: string;
  number: string | null;
  message: string | null;
}

function Bulk({ selection }: { selection: Selection }) {
  const say = useText('orders');
  const toast = useToast();
  const navigate = useNavigate();
  const pack = useAct('POST /admin/orders/pack');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const start = async () => {
    const reply = await pack.run({ body: { ids: selection.ids.slice(0, 100) } });
    if (!reply) return;
    const done = reply.results.filter((one) => one.done);
    if (done.length > 0) toast({ kind: 'good', text: say('packed', { count: done.length }) });
    setRefused(reply.results.filter((one) => !one.done));
  };
  return (
    <>
      <button type="button" className="btn btn-primary" disabled={pack.isBusy} onClick={() => void start()}>
        <Package className="size-4" aria-hidden="true" />
        {say('pack')}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => navigate(`/orders/print?ids=${selection.ids.slice(0, 100).join(',')}`)}
      >
        <Printer className="size-4" aria-hidden="true" />
        {say('print')}
      </button>
      {refused.length > 0 ? (
        <Dialog title={say('packRefused')} onClose={() => setRefused([])}>
          <ul className="grid gap-2">
            {refused.map(({ id, number, message }) => (
              <li key={id}>
                <Link to={`/orders/${id}`} className="font-semibold text-link">
                  <Latin>{number}</Latin>
                </Link>
                {' · '}
                {message}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}
