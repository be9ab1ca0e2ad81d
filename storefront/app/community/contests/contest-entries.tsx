import type { ContestDetail, ContestEntry } from '@waha/contract/types';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Badge } from '../../ui/product-card/badge.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { Modal } from '../parts/modal.tsx';
import { EntryCard } from './entry-card.tsx';

interface ContestEntriesProps {
  contest: ContestDetail;
  onVoted: (entryId: number) => void;
}

/** Entries of a contest; while voting is open, each with a button to vote once. */
export function ContestEntries({ contest, onVoted }: ContestEntriesProps) {
  const say = useText('contests');
  const { id, state, my_vote: myVote } = contest;
  const [chosen, setChosen] = useState<ContestEntry | null>(null);
  const feed = useFeed<ContestEntry>({
    key: `entries:${id} ${state} ${contest.my_entry?.id ?? ''}`,
    ask: (api, cursor, signal) =>
      api('GET /community/contests/{id}/entries', { params: { id }, query: { ...(cursor && { cursor }) }, signal }),
  });
  const canVote = state === 'voting' && contest.cancelled_reason === null;
  return (
    <section aria-labelledby="entries" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="entries" className="text-lg">
          {say('entries')}
        </h2>
        <p className="text-sm text-soft">
          {canVote ? say('votesHidden') : say('entryCount', { count: contest.entry_count })}
        </p>
      </div>
      <FeedFrame
        feed={feed}
        label={say('entries')}
        className="grid grid-cols-2 gap-3"
        draw={(entry) => (
          <EntryCard entry={entry}>
            <EntryFoot entry={entry} myVote={myVote} canVote={canVote} onVote={() => setChosen(entry)} />
          </EntryCard>
        )}
        empty={<Empty icon="trophy" title={say(state === 'open' ? 'noEntries' : 'noEntriesLeft')} />}
      />
      <VoteDialog
        contestId={id}
        entry={chosen}
        onClose={() => setChosen(null)}
        onVoted={(entryId) => {
          setChosen(null);
          showToast({ text: say('voted'), tone: 'positive' });
          onVoted(entryId);
        }}
      />
    </section>
  );
}

interface EntryFootProps {
  entry: ContestEntry;
  myVote: number | null;
  canVote: boolean;
  onVote: () => void;
}

function EntryFoot({ entry, myVote, canVote, onVote }: EntryFootProps) {
  const say = useText('contests');
  if (entry.votes !== null) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold tabular-nums">
        {entry.place === null ? null : <Badge tone="positive">{say('place', { place: entry.place })}</Badge>}
        {say('votes', { count: entry.votes })}
        {myVote === entry.id ? <Badge tone="info">{say('myVote')}</Badge> : null}
      </p>
    );
  }
  if (myVote === entry.id) return <Badge tone="positive">{say('myVote')}</Badge>;
  if (!canVote || myVote !== null || entry.is_mine) {
    return entry.is_mine ? <Badge tone="info">{say('myEntry')}</Badge> : null;
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={say('voteFor', { name: entry.author.name })}
      className="btn btn-quiet w-full"
      onClick={onVote}
    >
      {say('vote')}
    </button>
  );
}

interface VoteDialogProps {
  contestId: number;
  entry: ContestEntry | null;
  onClose: () => void;
  onVoted: (entryId: number) => void;
}

/** Confirmation of a vote, which cannot be changed. */
function VoteDialog({ contestId, entry, onClose, onVoted }: VoteDialogProps) {
  const say = useText('contests');
  const sayCommunity = useText('community');
  const api = useApi();
  const sending = useSubmit(sayCommunity('networkTrouble'));
  const name = entry?.author.name ?? '';

  async function vote(): Promise<void> {
    if (!entry) return;
    const { my_vote } = await api('POST /community/contests/{id}/votes', {
      params: { id: contestId },
      body: { entry_id: entry.id },
      idempotencyKey: `vote-${contestId}-${entry.id}-${crypto.randomUUID()}`,
      signal: AbortSignal.timeout(15_000),
    });
    onVoted(my_vote);
  }

  return (
    <Modal open={entry !== null} onClose={onClose} title={say('voteAsk', { name })}>
      <p className="mb-5 text-soft">{say('voteText')}</p>
      <FormTrouble message={sending.trouble} />
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {sayCommunity('keep')}
        </button>
        <button
          type="button"
          data-autofocus
          aria-disabled={sending.isSending}
          className="btn btn-primary"
          onClick={() => void sending.run(vote)}
        >
          {sending.isSending ? sayCommunity('sending') : say('voteYes')}
        </button>
      </div>
    </Modal>
  );
}
