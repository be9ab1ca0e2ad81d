import type { ContestDetail, ContestEntry } from '@waha/contract/types';
import { useParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failed } from '../parts/failed.tsx';
import { ContestEntries } from './contest-entries.tsx';
import { ContestHead } from './contest-head.tsx';
import { EntryForm } from './entry-form.tsx';
import { MyEntry } from './my-entry.tsx';
import { Winners } from './winners.tsx';

/** A contest: its description, the reader's own entry, other entries and the winners. */
export default function ContestPage() {
  const say = useText('contests');
  const { id = '' } = useParams();
  const { state, set, retry } = useLoaded(`contest ${id}`, (api, signal) =>
    api('GET /community/contests/{id}', { params: { id: Number(id) }, signal }),
  );
  if (state.kind === 'loading') return <Skeleton className="h-96 rounded-card" />;
  if (state.kind === 'failed') {
    return (
      <div className="grid gap-4">
        <h1 className="sr-only">{say('contest')}</h1>
        <Failed title={state.refusal ?? say('failed')} onRetry={retry} />
        <Link to="/community/contests" className="btn btn-quiet justify-self-center">
          {say('all')}
        </Link>
      </div>
    );
  }
  return <Shown contest={state.data} onChange={set} />;
}

function Shown({ contest, onChange }: { contest: ContestDetail; onChange: (contest: ContestDetail) => void }) {
  const { state, my_entry: mine, cancelled_reason: cancelled } = contest;
  const isOpen = state === 'open' && cancelled === null;
  function enter(entry: ContestEntry): void {
    const count = contest.entry_count + (entry.status === 'shown' ? 1 : 0);
    onChange({ ...contest, my_entry: entry, entry_count: count });
  }
  return (
    <div className="grid gap-5">
      <ContestHead contest={contest} />
      {state === 'closed' && cancelled === null ? <Winners contest={contest} /> : null}
      {mine ? <MyEntry entry={mine} /> : null}
      {isOpen && !mine ? <EntryForm contestId={contest.id} onEntered={enter} /> : null}
      {state === 'upcoming' ? null : (
        <ContestEntries
          // Reloads after the reader has entered: the list then includes their entry.
          key={`${contest.id} ${mine?.id ?? ''}`}
          contest={contest}
          onVoted={(entryId) => onChange({ ...contest, my_vote: entryId })}
        />
      )}
    </div>
  );
}
