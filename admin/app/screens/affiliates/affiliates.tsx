import type { StaffAffiliateApplication } from '@waha/contract/types';
import { affiliateStatuses } from '@waha/contract/vocabulary';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', suspended: 'bad' } as const;

export function AffiliateState({ status }: { status: StaffAffiliateApplication['status'] }) {
  const say = useText('affiliates');
  return <State tone={tones[status]}>{say(`status_${status}`)}</State>;
}

/** Applications of affiliates, and affiliates. */
export default function Affiliates() {
  const say = useText('affiliates');
  return (
    <Page title={say('affiliates')}>
      <ResourceList
        call="GET /community/affiliate/admin/applications"
        name={say('affiliates')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/affiliates/${id}`}
        searchLabel={say('search')}
        views={[
          { label: say('status_pending'), search: 'status=pending' },
          { label: say('status_approved'), search: 'status=approved' },
        ]}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: affiliateStatuses.map((one) => [one, say(`status_${one}`)] as const),
          },
        ]}
        columns={[
          { key: 'code', label: say('code'), sort: 'code', cell: ({ code }) => <Latin>{code}</Latin> },
          { key: 'name', label: say('name'), cell: ({ customer }) => customer?.name ?? say('gone') },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <AffiliateState status={status} />,
          },
          { key: 'clicks', label: say('clicks'), align: 'end', cell: ({ clicks }) => clicks },
          {
            key: 'at',
            label: say('appliedAt'),
            sort: 'applied_at',
            cell: ({ applied_at: at }) => <When at={at} isDay />,
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
