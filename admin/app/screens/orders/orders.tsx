import { orderStatuses, paymentKinds, paymentStates } from '@waha/contract/vocabulary';
import { PhoneCall } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { BulkActs } from './bulk-acts.tsx';
import { useOrderColumns } from './order-columns.tsx';

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
          { label: say('ownParcel'), search: 'waits_for=own_parcel' },
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
        columns={useOrderColumns()}
        bulk={(selection, rows) => <BulkActs selection={selection} rows={rows} />}
        csv="GET /admin/orders.csv"
        empty={{ title: say('noOrders'), text: say('noOrdersText') }}
      />
    </Page>
  );
}

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  ({ kind: 'choice', name, label, options }) as const;
