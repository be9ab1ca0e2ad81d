import { letterStatuses } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { letterTones } from '../newsletter/letter-tones.ts';
import { MarketingLinks } from './marketing-links.tsx';

/** Messages to segments of customers. */
export default function Campaigns() {
  const say = useText('marketing');
  const letters = useText('newsletter');
  const language = useLanguage();
  return (
    <Page
      title={say('campaigns')}
      acts={
        <>
          <Link to="/marketing/campaigns/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newCampaign')}
          </Link>
          <MarketingLinks here="campaigns" />
        </>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('campaignsText')}</p>
      <ResourceList
        call="GET /admin/marketing/campaigns"
        name={say('campaigns')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/marketing/campaigns/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: letters('status'),
            options: letterStatuses.map((status) => [status, letters(`status_${status}`)] as const),
          },
        ]}
        columns={[
          {
            key: 'subject',
            label: say('subject'),
            phone: 'title',
            cell: ({ subject }) => <bdi>{subject[language]}</bdi>,
          },
          {
            key: 'status',
            label: letters('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={letterTones[status]}>{letters(`status_${status}`)}</State>,
          },
          { key: 'channel', label: say('channel'), cell: ({ channel }) => say(`channel_${channel}`) },
          { key: 'segment', label: say('segment'), cell: ({ segment }) => <bdi>{segment}</bdi> },
          {
            key: 'sent',
            label: say('sent'),
            align: 'end',
            cell: ({ status, sent }) => (status === 'draft' ? '—' : <Latin>{sent}</Latin>),
          },
          {
            key: 'at',
            label: letters('changedAt'),
            sort: 'updated_at',
            cell: ({ updated_at: at }) => <When at={at} />,
          },
        ]}
        empty={{ title: say('noCampaigns'), text: say('noCampaignsText') }}
      />
    </Page>
  );
}
