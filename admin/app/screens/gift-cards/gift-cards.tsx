import { giftCardStates } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';
import { cardTones } from './card-tones.ts';

/** Gift cards of the shop. */
export default function GiftCards() {
  const say = useText('giftcards');
  const may = useMay();
  return (
    <Page
      title={say('title')}
      acts={
        may('POST /admin/gift-cards') ? (
          <Link to="/gift-cards/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('issue')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/gift-cards"
        name={say('title')}
        idOf={({ id }) => id}
        rowTo={({ id }) => `/gift-cards/${id}`}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: giftCardStates.map((state) => [state, say(`state_${state}`)]),
          },
        ]}
        columns={[
          {
            key: 'card',
            label: say('card'),
            phone: 'title',
            cell: ({ last_four: lastFour }) => <Latin>•••• {lastFour}</Latin>,
          },
          {
            key: 'state',
            label: say('state'),
            phone: 'aside',
            cell: ({ state }) => <State tone={cardTones[state]}>{say(`state_${state}`)}</State>,
          },
          {
            key: 'recipient',
            label: say('recipient'),
            cell: ({ recipient_name: name, recipient_email: email }) => <bdi>{name ?? email ?? '—'}</bdi>,
          },
          { key: 'balance', label: say('balance'), align: 'end', cell: ({ balance }) => <Money riyals={balance} /> },
          { key: 'value', label: say('value'), align: 'end', cell: ({ value }) => <Money riyals={value} /> },
          {
            key: 'issued',
            label: say('issuedAt'),
            sort: 'created_at',
            cell: ({ created_at: at }) => <When at={at} isDay />,
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
