import type { AdminLottoCampaign } from '@waha/contract/types';
import { campaignStatuses } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';
import { CampaignForm } from './campaign-form.tsx';

const tones = { draft: 'plain', published: 'good', stopped: 'bad' } as const;

export function CampaignState({ state }: { state: AdminLottoCampaign['state'] }) {
  const say = useText('campaigns');
  return <State tone={tones[state]}>{say(`state_${state}`)}</State>;
}

/** Scratch-card campaigns, the latest first. */
export default function Campaigns() {
  const say = useText('campaigns');
  const language = useLanguage();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={say('campaigns')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setNew(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {say('add')}
        </button>
      }
    >
      <ResourceList
        call="GET /admin/lotto/campaigns"
        name={say('campaigns')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/campaigns/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: campaignStatuses.map((one) => [one, say(`state_${one}`)] as const),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: say('name'),
            cell: (campaign) => (language === 'ar' ? campaign.name_ar : campaign.name_en),
          },
          { key: 'state', label: say('state'), phone: 'aside', cell: ({ state }) => <CampaignState state={state} /> },
          {
            key: 'from',
            label: say('startsAt'),
            sort: 'starts_at',
            cell: ({ starts_at: at }) => (at ? <When at={at} /> : '—'),
          },
          { key: 'to', label: say('endsAt'), cell: ({ ends_at: at }) => (at ? <When at={at} /> : '—') },
          {
            key: 'cards',
            label: say('cardsGiven'),
            align: 'end',
            cell: ({ cards_given: given, deck_size: size }) => `${given} / ${size ?? '—'}`,
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
      {isNew ? (
        <CampaignForm onClose={() => setNew(false)} onDone={({ id }) => void navigate(`/campaigns/${id}`)} />
      ) : null}
    </Page>
  );
}
