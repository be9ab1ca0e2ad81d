import { ApiError, failureText } from '@waha/contract/client';
import type { Poll, Post } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';

const TIMEOUT_MS = 15_000;

interface PostPollProps {
  post: Post;
  poll: Poll;
}

/** The poll of a post: a choice until the reader voted or it closed, then its results. Texts: posts. */
export function PostPoll({ post, poll }: PostPollProps) {
  const isOpen = post.status === 'published' && !poll.is_closed && !poll.has_voted;
  return isOpen ? <Choice post={post} poll={poll} /> : <Results post={post} poll={poll} />;
}

function Choice({ post: { id }, poll }: PostPollProps) {
  const say = useText('posts');
  const api = useApi();
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function vote(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || chosen === null) return;
    setIsSending(true);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const after = await api('POST /community/posts/{id}/vote', {
        params: { id },
        body: { option_id: chosen },
        signal,
      });
      changeInFeeds<Post>('posts', id, { poll: after });
      showToast({ text: say('voted'), tone: 'positive' });
    } catch (error) {
      setIsSending(false);
      showToast({ text: failureText(error, say('voteFailed')), tone: 'negative' });
      // Closed, changed or voted elsewhere: the present poll is shown instead.
      if (error instanceof ApiError && error.status === 409) {
        const present = await api('GET /community/posts/{id}', { params: { id }, signal }).catch(() => null);
        if (present) changeInFeeds<Post>('posts', id, { poll: present.poll });
      }
    }
  }

  return (
    <form onSubmit={(event) => void vote(event)}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{say('poll')}</legend>
        {poll.options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line px-3.5 py-2 hover:bg-tint has-checked:border-primary has-checked:bg-tint"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-primary"
              checked={chosen === option.id}
              onChange={() => setChosen(option.id)}
            />
            <bdi className="written-by-member min-w-0">{option.text}</bdi>
          </label>
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="btn btn-primary" aria-disabled={isSending || chosen === null}>
          {say(isSending ? 'voting' : 'vote')}
        </button>
        <Standing poll={poll} />
      </div>
    </form>
  );
}

/** Options with their shares; without numbers while the post waits and nobody can vote. */
function Results({ poll }: PostPollProps) {
  const say = useText('posts');
  const most = Math.max(...poll.options.map(({ vote_count: count }) => count ?? 0));
  return (
    <div>
      <ul aria-label={say('pollResults')} className="grid gap-2">
        {poll.options.map((option) => {
          const isLeading = poll.is_closed && most > 0 && option.vote_count === most;
          return (
            <li key={option.id} className="relative overflow-hidden rounded-xl border border-line">
              <span
                aria-hidden="true"
                className={`absolute inset-0 ${option.is_mine || isLeading ? 'bg-info-tint' : 'bg-tint'}`}
                style={{ inlineSize: `${option.percent ?? 0}%` }}
              />
              <span className="relative flex min-h-11 items-center gap-2 px-3.5 py-2">
                <bdi className={`written-by-member min-w-0 ${option.is_mine || isLeading ? 'font-semibold' : ''}`}>
                  {option.text}
                </bdi>
                {option.is_mine ? (
                  <>
                    <CommunityIcon name="check" size={18} className="shrink-0 text-link" />
                    <span className="sr-only">{say('yourVote')}</span>
                  </>
                ) : null}
                {option.percent === null ? null : (
                  <span className="ms-auto shrink-0 font-semibold tabular-nums">
                    <bdi dir="ltr">{option.percent}%</bdi>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2">
        <Standing poll={poll} />
      </p>
    </div>
  );
}

/** Number of votes and the end of a poll. */
function Standing({ poll }: { poll: Poll }) {
  const say = useText('posts');
  const language = useLanguage();
  const end = poll.closes_at;
  return (
    <span className="text-sm text-soft">
      {say('voteCount', { count: poll.vote_count })} ·{' '}
      {end === null
        ? say('pollDays', { count: poll.days })
        : say(poll.is_closed ? 'pollClosed' : 'pollUntil', { at: formatMoment(end, language) })}
    </span>
  );
}
