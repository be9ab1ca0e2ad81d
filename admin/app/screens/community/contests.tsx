import type { AdminContest } from '@waha/contract/types';
import { contestStates } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';
import { ContestForm } from './contest-form.tsx';

/** State of a contest as text and icon. */
export function ContestState({ contest }: { contest: AdminContest }) {
  const say = useText('community');
  if (contest.cancelled_reason !== null) return <State tone="bad">{say('cancelled')}</State>;
  if (contest.decided_at !== null) return <State tone="plain">{say('decided')}</State>;
  const tones = { upcoming: 'plain', open: 'good', voting: 'info', closed: 'warn' } as const;
  return <State tone={tones[contest.state]}>{say(`state_${contest.state}`)}</State>;
}

/** Contests of the community, those with the latest end first. */
export default function Contests() {
  const say = useText('community');
  const language = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={say('contests')}
      acts={
        may('POST /admin/community/contests') ? (
          <button type="button" className="btn btn-primary" onClick={() => setNew(true)}>
            <Plus className="size-4" aria-hidden="true" />
            {say('addContest')}
          </button>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/community/contests"
        name={say('contests')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/community/contests/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('status'),
            options: contestStates.map((one) => [one, say(`state_${one}`)] as const),
          },
        ]}
        columns={[
          {
            key: 'title',
            label: say('contest'),
            cell: (contest) => (language === 'ar' ? contest.title_ar : contest.title_en),
          },
          { key: 'state', label: say('status'), phone: 'aside', cell: (contest) => <ContestState contest={contest} /> },
          {
            key: 'entries',
            label: say('entries'),
            cell: ({ entry_count: entries, waiting_count: waiting }) =>
              waiting > 0 ? `${entries} · ${say('waitingEntries', { count: waiting })}` : entries,
          },
          { key: 'votes', label: say('votes'), align: 'end', cell: ({ vote_count: votes }) => votes },
          { key: 'ends', label: say('endsAt'), sort: 'ends_at', cell: ({ ends_at: at }) => <When at={at} /> },
        ]}
        empty={{ title: say('noContests'), text: say('noContestsText') }}
      />
      {isNew ? (
        <ContestForm onClose={() => setNew(false)} onDone={({ id }) => void navigate(`/community/contests/${id}`)} />
      ) : null}
    </Page>
  );
}
