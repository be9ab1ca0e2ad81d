import { type SubscriberStatus, subscriberStatuses } from '@waha/contract/vocabulary';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, type Tone, When } from '../../ui/parts.tsx';

/** Statuses as they are offered: subscribers first. */
const statuses = ['subscribed', ...subscriberStatuses.filter((one) => one !== 'subscribed')] as const;
const tones: Record<SubscriberStatus, Tone> = { subscribed: 'good', pending: 'info', unsubscribed: 'plain' };

/** Newsletter subscribers; issues go only to confirmed ones. */
export default function Subscribers() {
  const say = useText('newsletter');
  const common = useText('common');
  return (
    <Page title={say('subscribers')} back={{ to: '/newsletter', label: say('newsletter') }}>
      <ResourceList
        call="GET /admin/newsletter/subscribers"
        name={say('subscribers')}
        idOf={({ id }) => id}
        searchLabel={say('searchEmail')}
        csv="GET /admin/newsletter/subscribers.csv"
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: statuses.map((status) => [status, say(`status_${status}`)] as const),
          },
          {
            kind: 'choice',
            name: 'language',
            label: say('language'),
            options: [
              ['ar', common('arabic')],
              ['en', common('english')],
            ],
          },
        ]}
        columns={[
          {
            key: 'email',
            label: say('email'),
            sort: 'email',
            phone: 'title',
            cell: ({ email }) => <Latin>{email}</Latin>,
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={tones[status]}>{say(`status_${status}`)}</State>,
          },
          {
            key: 'language',
            label: say('language'),
            cell: ({ language }) => common(language === 'ar' ? 'arabic' : 'english'),
          },
          {
            key: 'requested',
            label: say('requestedAt'),
            sort: 'requested_at',
            cell: ({ requested_at: at }) => <When at={at} />,
          },
          {
            key: 'confirmed',
            label: say('confirmedAt'),
            phone: 'none',
            cell: ({ confirmed_at: at }) => (at ? <When at={at} /> : '—'),
          },
        ]}
        empty={{ title: say('noSubscribers'), text: say('noSubscribersText') }}
      />
    </Page>
  );
}
