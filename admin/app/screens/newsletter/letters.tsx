import { letterStatuses } from '@waha/contract/vocabulary';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { letterTones } from './letter-tones.ts';

/** The newsletter: its audience, its letters, and the progress of each letter. */
export default function Letters() {
  const say = useText('newsletter');
  const language = useLanguage();
  return (
    <Page
      title={say('newsletter')}
      acts={
        <>
          <Link to="/newsletter/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newLetter')}
          </Link>
          <Link to="/newsletter/subscribers" className="btn btn-quiet">
            <Users className="size-4" aria-hidden="true" />
            {say('subscribers')}
          </Link>
          <Link to="/marketing/campaigns" className="btn btn-quiet">
            {say('toSegments')}
          </Link>
        </>
      }
    >
      <div className="mb-4">
        <Counts />
      </div>
      <ResourceList
        call="GET /admin/newsletter/letters"
        name={say('letters')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/newsletter/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: letterStatuses.map((status) => [status, say(`status_${status}`)] as const),
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
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={letterTones[status]}>{say(`status_${status}`)}</State>,
          },
          {
            key: 'sent',
            label: say('reached'),
            align: 'end',
            cell: ({ status, sent, audience }) =>
              status === 'draft' ? '—' : <Latin>{say('sentOf', { sent, audience })}</Latin>,
          },
          {
            key: 'at',
            label: say('changedAt'),
            sort: 'updated_at',
            cell: ({ updated_at: at }) => <When at={at} />,
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}

function Counts() {
  const say = useText('newsletter');
  const { data } = useCall('GET /admin/newsletter/counts');
  if (!data) return null;
  const { subscribed, pending, unsubscribed } = data;
  return (
    <Panel title={say('whoGetsIt')}>
      <DescriptionList
        facts={[
          [say('status_subscribed'), <Latin key="all">{subscribed.ar + subscribed.en}</Latin>],
          [say('inArabic'), <Latin key="ar">{subscribed.ar}</Latin>],
          [say('inEnglish'), <Latin key="en">{subscribed.en}</Latin>],
          [say('status_pending'), <Latin key="pending">{pending}</Latin>],
          [say('status_unsubscribed'), <Latin key="left">{unsubscribed}</Latin>],
        ]}
      />
    </Panel>
  );
}
