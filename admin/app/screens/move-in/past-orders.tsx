import type { AdminPastOrder } from '@waha/contract/types';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';
import { PastLines } from './past-lines.tsx';

/** Orders of the shop that this one replaced. */
export default function PastOrders() {
  const say = useText('movein');
  const may = useMay();
  return (
    <Page
      title={say('pastOrders')}
      acts={
        may('POST /admin/record-imports') ? (
          <Link to="/move-in/orders" className="btn btn-quiet">
            {say('import')}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('pastOrdersText')}</p>
      <ResourceList
        call="GET /admin/past-orders"
        name={say('pastOrders')}
        searchLabel={say('pastSearch')}
        idOf={({ id }) => String(id)}
        columns={[
          { key: 'number', label: say('orderNumber'), phone: 'title', cell: (order) => <Who order={order} /> },
          {
            key: 'total',
            label: say('total'),
            phone: 'aside',
            align: 'end',
            cell: ({ total }) => (total === null ? <>—</> : <Money riyals={total} />),
          },
          { key: 'status', label: say('status'), cell: ({ status }) => <bdi>{status || '—'}</bdi> },
          { key: 'lines', label: say('lines'), cell: ({ lines }) => <PastLines lines={lines} /> },
          { key: 'at', label: say('placedAt'), sort: 'placed_at', cell: ({ placed_at: at }) => <When at={at} isDay /> },
        ]}
        empty={{ title: say('noPastOrders'), text: say('pastOrdersText') }}
      />
    </Page>
  );
}

function Who({ order }: { order: AdminPastOrder }) {
  return (
    <span className="grid min-w-0">
      <span className="font-semibold">
        <Latin>{order.number}</Latin> · <bdi>{order.customer_name}</bdi>
      </span>
      <span className="text-sm text-soft">
        <Latin>{order.phone ?? order.email}</Latin>
      </span>
    </span>
  );
}
