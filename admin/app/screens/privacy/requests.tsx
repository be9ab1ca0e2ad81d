import { dataRequestKinds } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { NewRequest } from './new-request.tsx';
import { DaysLeft, statusTones } from './term-left.tsx';

/** Requests of persons about their data, those that are due first. */
export default function Requests() {
  const say = useText('privacy');
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={say('requests')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
          {say('addRequest')}
        </button>
      }
    >
      <ResourceList
        call="GET /admin/privacy/requests"
        name={say('requests')}
        idOf={({ id }) => id}
        rowTo={({ id }) => `/privacy/requests/${id}`}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'open',
            label: say('open'),
            options: [
              ['true', say('openOnes')],
              ['false', say('closedOnes')],
            ],
          },
          { kind: 'choice', name: 'due', label: say('due'), options: [['soon', say('dueSoon')]] },
          {
            kind: 'choice',
            name: 'kind',
            label: say('kind'),
            options: dataRequestKinds.map((kind) => [kind, say(`kind_${kind}`)] as const),
          },
        ]}
        columns={[
          { key: 'from', label: say('from'), phone: 'title', cell: ({ name }) => <bdi>{name || '—'}</bdi> },
          { key: 'kind', label: say('kind'), cell: ({ kind }) => say(`kind_${kind}`) },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={statusTones[status]}>{say(`status_${status}`)}</State>,
          },
          { key: 'due', label: say('due'), sort: 'due_at', cell: (request) => <DaysLeft request={request} /> },
          {
            key: 'reference',
            label: say('request'),
            phone: 'none',
            cell: ({ reference }) => <Latin>{reference}</Latin>,
          },
          {
            key: 'who',
            label: say('assignedTo'),
            cell: ({ assigned_to: who }) => <bdi>{who ?? say('unassigned')}</bdi>,
          },
          { key: 'at', label: say('receivedAt'), sort: 'received_at', cell: ({ received_at: at }) => <When at={at} /> },
        ]}
        empty={{ title: say('requestsNone'), text: say('requestsNoneText') }}
      />
      {isAdding ? <NewRequest onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
