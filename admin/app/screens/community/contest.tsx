import type { AdminContest, AdminContestEntry } from '@waha/contract/types';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Panel, State, When } from '../../ui/parts.tsx';
import { PictureAt } from '../../ui/photo.tsx';
import { Unread } from '../../ui/unread.tsx';
import { ContestForm } from './contest-form.tsx';
import { ContestState } from './contests.tsx';

const statuses = ['pending', 'shown', 'withdrawn', 'disqualified'] as const;
const tones = { pending: 'warn', shown: 'good', withdrawn: 'plain', disqualified: 'bad' } as const;

/** One contest: its terms, its ranking, its entries. */
export default function Contest() {
  const say = useText('community');
  const common = useText('common');
  const language = useLanguage();
  const may = useMay();
  const id = Number(useParams().id);
  const {
    data: contest,
    error,
    refetch,
  } = useCall('GET /admin/community/contests/{id}', { params: { id } }, { keeps: false });
  const [open, setOpen] = useState<'edit' | 'cancel' | 'winners'>();
  const cancel = useAct('POST /admin/community/contests/{id}/cancel', {
    done: say('wasCancelled'),
    isIdempotent: true,
  });
  const decide = useAct('POST /admin/community/contests/{id}/winners', {
    done: say('winnersTold'),
    isIdempotent: true,
  });
  const back = { to: '/community/contests', label: say('contests') };
  if (!contest)
    return (
      <Page title={say('contest')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  const isOpen = contest.cancelled_reason === null && contest.decided_at === null;
  const close = () => setOpen(undefined);
  return (
    <Page
      title={language === 'ar' ? contest.title_ar : contest.title_en}
      back={back}
      state={<ContestState contest={contest} />}
      acts={
        <>
          {isOpen && contest.state === 'closed' && may('POST /admin/community/contests/{id}/winners') ? (
            <button type="button" className="btn btn-primary" onClick={() => setOpen('winners')}>
              {say('confirmWinners')}
            </button>
          ) : null}
          {isOpen && contest.state === 'upcoming' && may('PUT /admin/community/contests/{id}') ? (
            <button type="button" className="btn btn-quiet" onClick={() => setOpen('edit')}>
              {common('edit')}
            </button>
          ) : null}
          {isOpen && may('POST /admin/community/contests/{id}/cancel') ? (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('cancel')}>
              {say('cancelContest')}
            </button>
          ) : null}
        </>
      }
    >
      <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
        <About contest={contest} />
        <Leading contest={contest} />
      </div>
      <Entries id={id} isDecided={contest.decided_at !== null} />
      {open === 'edit' ? <ContestForm contest={contest} onClose={close} /> : null}
      {open === 'cancel' ? (
        <Confirm
          title={say('cancelTitle')}
          act={say('cancelContest')}
          isDangerous
          isBusy={cancel.isBusy}
          reason={{ label: say('reasonRead') }}
          onClose={close}
          onConfirm={async (reason) => {
            if (await cancel.run({ params: { id }, body: { reason } })) close();
          }}
        >
          {say('cancelText')}
        </Confirm>
      ) : null}
      {open === 'winners' ? (
        <Confirm
          title={say('confirmTitle')}
          act={say('confirmWinners')}
          isBusy={decide.isBusy}
          onClose={close}
          onConfirm={async () => {
            const entryIds = contest.leading.map((entry) => entry.id);
            if (await decide.run({ params: { id }, body: { entry_ids: entryIds } })) close();
          }}
        >
          <p>{say('confirmText')}</p>
          <Winners entries={contest.leading} />
        </Confirm>
      ) : null}
    </Page>
  );
}

function About({ contest }: { contest: AdminContest }) {
  const say = useText('community');
  const language = useLanguage();
  return (
    <Panel>
      <DescriptionList
        facts={[
          [say('startsAt'), <When key="starts" at={contest.starts_at} />],
          [say('votingAt'), <When key="voting" at={contest.voting_at} />],
          [say('endsAt'), <When key="ends" at={contest.ends_at} />],
          [say('prizeKind'), language === 'ar' ? contest.prize_ar : contest.prize_en],
          [say('licence'), contest.licence_number],
          [say('winnerCount'), contest.winner_count],
          [say('entries'), contest.entry_count],
          [say('votes'), contest.vote_count],
          ...(contest.cancelled_reason === null ? [] : [[say('cancelled'), contest.cancelled_reason] as const]),
        ]}
      />
    </Panel>
  );
}

function Leading({ contest }: { contest: AdminContest }) {
  const say = useText('community');
  return (
    <Panel title={say('leading')}>
      {contest.leading.length === 0 ? (
        <p className="text-soft">{say('nobodyLeads')}</p>
      ) : (
        <Winners entries={contest.leading} />
      )}
    </Panel>
  );
}

function Winners({ entries }: { entries: readonly AdminContestEntry[] }) {
  const say = useText('community');
  return (
    <ol className="grid gap-2">
      {entries.map((entry, at) => (
        <li key={entry.id} className="flex gap-3">
          <span className="text-soft">{say('place', { place: entry.place ?? at + 1 })}</span>
          <span className="grow font-semibold">{entry.author.name}</span>
          <span>{say('votesOf', { count: entry.votes })}</span>
        </li>
      ))}
    </ol>
  );
}

function Entries({ id, isDecided }: { id: number; isDecided: boolean }) {
  const say = useText('community');
  const may = useMay();
  const [judged, setJudged] = useState<AdminContestEntry>();
  const admit = useAct('PUT /admin/community/contests/{id}/entries/{entryId}/admit', { done: say('admitted') });
  const disqualify = useAct('PUT /admin/community/contests/{id}/entries/{entryId}/disqualify', {
    done: say('disqualified'),
  });
  const mayJudge = !isDecided && may('PUT /admin/community/contests/{id}/entries/{entryId}/admit');
  return (
    <>
      <ResourceList
        call="GET /admin/community/contests/{id}/entries"
        params={{ id: String(id) }}
        name={say('entries')}
        idOf={(entry) => String(entry.id)}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: statuses.map((one) => [one, say(`entry_${one}`)] as const),
          },
        ]}
        columns={[
          { key: 'author', label: say('member'), cell: ({ author }) => author.name },
          {
            key: 'picture',
            label: say('picture'),
            cell: ({ picture, caption }) =>
              picture ? <PictureAt address={picture} alt={caption || say('picture')} /> : '—',
          },
          {
            key: 'caption',
            label: say('post'),
            cell: ({ caption, post_id: postId }) =>
              postId === null ? (
                <bdi>{caption || '—'}</bdi>
              ) : (
                <Link to={`/community/posts/${postId}`} className="text-link hover:underline">
                  {caption || say('openPost')}
                </Link>
              ),
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={tones[status]}>{say(`entry_${status}`)}</State>,
          },
          { key: 'votes', label: say('votes'), sort: 'votes', align: 'end', cell: ({ votes }) => votes },
          ...(mayJudge
            ? [
                {
                  key: 'acts',
                  label: say('acts'),
                  phone: 'foot' as const,
                  cell: (entry: AdminContestEntry) => (
                    <span className="flex flex-wrap gap-2">
                      {entry.status === 'pending' || entry.status === 'disqualified' ? (
                        <button
                          type="button"
                          className="btn btn-quiet"
                          onClick={() => void admit.run({ params: { id, entryId: entry.id } })}
                        >
                          {say('admit')}
                        </button>
                      ) : null}
                      {entry.status === 'pending' || entry.status === 'shown' ? (
                        <button type="button" className="btn btn-danger" onClick={() => setJudged(entry)}>
                          {say('disqualify')}
                        </button>
                      ) : null}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
        empty={{ title: say('noEntries') }}
      />
      {judged ? (
        <Confirm
          title={say('disqualifyTitle')}
          act={say('disqualify')}
          isDangerous
          isBusy={disqualify.isBusy}
          reason={{ label: say('reasonRead') }}
          onClose={() => setJudged(undefined)}
          onConfirm={async (reason) => {
            if (await disqualify.run({ params: { id, entryId: judged.id }, body: { reason } })) setJudged(undefined);
          }}
        />
      ) : null}
    </>
  );
}
