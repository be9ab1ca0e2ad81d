import { useState } from 'react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, When } from '../../ui/parts.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingState, NextStep } from './booking-state.tsx';
import { LabelsButton } from './label-file.tsx';
import { Pickups } from './pickups.tsx';
import { StatementDialog } from './statement-dialog.tsx';

const views = ['trouble', 'under_way', 'returned', 'unremitted', 'differs'] as const;
const titles = {
  trouble: 'trouble',
  under_way: 'underWay',
  returned: 'returned',
  unremitted: 'unremitted',
  differs: 'differs',
} as const;

/** Parcels that were booked at carriers: what needs attention, what is under way, and the labels of many at once. */
export default function Parcels() {
  const say = useText('parcels');
  const may = useMay();
  const [isComparing, setComparing] = useState(false);
  return (
    <Page
      title={say('title')}
      back={{ to: '/orders', label: say('orders') }}
      acts={
        may('POST /admin/remittances') ? (
          <button type="button" className="btn btn-quiet" onClick={() => setComparing(true)}>
            {say('statement')}
          </button>
        ) : null
      }
    >
      {isComparing ? <StatementDialog onClose={() => setComparing(false)} /> : null}
      <Pickups />
      <ResourceList
        call="GET /admin/bookings"
        name={say('title')}
        idOf={({ id }) => id}
        views={views.map((view) => ({ label: say(titles[view]), search: `view=${view}` }))}
        filters={[{ kind: 'given', name: 'view', label: say('state') }]}
        columns={[
          {
            key: 'order',
            label: say('order'),
            phone: 'title',
            cell: ({ order_id: id, order_number: number }) => (
              <Link to={`/orders/${id}`} className="font-semibold text-link hover:underline">
                <Latin>{number}</Latin>
              </Link>
            ),
          },
          {
            key: 'state',
            label: say('state'),
            phone: 'under',
            cell: (one) => (
              <>
                <BookingState booking={one} />
                <NextStep booking={one} />
              </>
            ),
          },
          {
            key: 'carrier',
            label: say('carrier'),
            phone: 'under',
            cell: ({ carrier_name: name, number, problem }) => (
              <>
                <bdi>{name}</bdi> {number ? <Latin>{number}</Latin> : null}
                {problem ? <p className="max-w-prose text-sm wrap-anywhere text-negative">{problem}</p> : null}
              </>
            ),
          },
          {
            key: 'cash',
            label: say('cash'),
            align: 'end',
            cell: ({ cash }) => (cash > 0 ? <Money riyals={cash} /> : '—'),
          },
          { key: 'asked', label: say('askedAt'), sort: 'asked_at', cell: ({ asked_at: at }) => <When at={at} /> },
          { key: 'acts', label: say('label'), phone: 'under', cell: (one) => <BookingActs booking={one} /> },
        ]}
        bulk={(_, rows) => <LabelsButton bookings={rows.filter((row) => row.has_label)} isMain />}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
