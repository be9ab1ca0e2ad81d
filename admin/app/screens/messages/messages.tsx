import { contactTopics, messageStatuses } from '@waha/contract/vocabulary';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { tones } from './tones.ts';

/** Statuses as they are offered: spam last. */
const statuses = [...messageStatuses.filter((one) => one !== 'spam'), 'spam'] as const;

/** Messages of visitors to the shop. */
export default function Messages() {
  const say = useText('messages');
  return (
    <Page title={say('messages')}>
      <ResourceList
        call="GET /admin/messages"
        name={say('messages')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/messages/${id}`}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: statuses.map((status) => [status, say(`status_${status}`)] as const),
          },
          {
            kind: 'choice',
            name: 'topic',
            label: say('topic'),
            options: contactTopics.map((topic) => [topic, say(`topic_${topic}`)] as const),
          },
        ]}
        columns={[
          { key: 'from', label: say('from'), phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'topic', label: say('topic'), cell: ({ topic }) => say(`topic_${topic}`) },
          { key: 'words', label: say('words'), cell: ({ excerpt }) => <span dir="auto">{excerpt}</span> },
          {
            key: 'reference',
            label: say('reference'),
            phone: 'none',
            cell: ({ reference }) => <Latin>{reference}</Latin>,
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={tones[status]}>{say(`status_${status}`)}</State>,
          },
          { key: 'at', label: say('at'), sort: 'created_at', cell: ({ created_at: at }) => <When at={at} /> },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
