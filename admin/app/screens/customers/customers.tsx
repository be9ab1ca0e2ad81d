import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';
import { useCustomerFilters } from './customer-filters.ts';
import { IntoGroup } from './into-group.tsx';

/** Customers with an account, with their order totals. */
export default function Customers() {
  const say = useText('customers');
  const imports = useText('customerimports');
  const may = useMay();
  const filters = useCustomerFilters();
  const [grouped, setGrouped] = useState<readonly string[]>();
  return (
    <Page
      title={say('customers')}
      acts={
        may('POST /admin/customer-imports') ? (
          <Link to="/customers/import" className="btn btn-quiet">
            <FileSpreadsheet className="size-4" aria-hidden="true" />
            {imports('import')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/customers"
        name={say('customers')}
        idOf={({ id }) => id}
        rowTo={({ id }) => `/customers/${id}`}
        searchLabel={say('search')}
        filters={filters}
        columns={[
          {
            key: 'name',
            label: say('name'),
            phone: 'title',
            cell: ({ name, is_suspended: isSuspended }) => (
              <>
                <bdi>{name}</bdi> {isSuspended ? <State tone="bad">{say('suspended')}</State> : null}
              </>
            ),
          },
          { key: 'phone', label: say('phone'), cell: ({ phone }) => (phone ? <Latin>{phone}</Latin> : '—') },
          {
            key: 'email',
            label: say('email'),
            phone: 'none',
            cell: ({ email }) => (email ? <Latin>{email}</Latin> : '—'),
          },
          {
            key: 'orders',
            label: say('orders'),
            sort: 'orders',
            align: 'end',
            cell: ({ orders }) => <Latin>{orders}</Latin>,
          },
          {
            key: 'spent',
            label: say('spent'),
            sort: 'spent',
            align: 'end',
            phone: 'aside',
            cell: ({ spent }) => <Money riyals={spent} />,
          },
          {
            key: 'registered',
            label: say('registered'),
            sort: 'created_at',
            cell: ({ registered_at: at }) => <When at={at} isDay />,
          },
        ]}
        {...(may('GET /admin/customers.csv') ? { csv: 'GET /admin/customers.csv' as const } : {})}
        {...(may('POST /admin/customer-groups/members')
          ? {
              bulk: ({ ids }) => (
                <button type="button" className="btn btn-primary" onClick={() => setGrouped(ids)}>
                  {say('toGroup')}
                </button>
              ),
            }
          : {})}
        empty={{ title: say('none'), text: say('noneText') }}
      />
      {grouped ? <IntoGroup customerIds={grouped} onClose={() => setGrouped(undefined)} /> : null}
    </Page>
  );
}
