import type { Poll } from '@waha/contract';
import type { PostRow } from '../post-row.ts';
import { percentages } from './percentages.ts';
import { pollClock } from './poll-times.ts';

/** A poll as a member sees it: with results once they voted or it is closed. */
export function presentPoll({ poll, status }: Pick<PostRow, 'poll' | 'status'>, nowMs: number): Poll | null {
  if (!poll) return null;
  const times = { days: poll.days, opened_at: dateOf(poll.opened_at), stopped_at: dateOf(poll.stopped_at) };
  const { end, isClosed, isStopped } = pollClock(times, status === 'published', nowMs);
  const isTold = isClosed || poll.voted !== null;
  const shares = percentages(poll.options.map(({ votes }) => votes));
  return {
    days: poll.days,
    closes_at: isStopped ? null : (end?.toISOString() ?? null),
    is_closed: isClosed,
    has_voted: poll.voted !== null,
    vote_count: poll.options.reduce((sum, { votes }) => sum + votes, 0),
    options: poll.options.map(({ id, text, votes }, at) => ({
      id,
      text,
      vote_count: isTold ? votes : null,
      percent: isTold ? (shares[at] ?? 0) : null,
      is_mine: poll.voted === id,
    })),
  };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
