import type { Poll } from '@waha/contract';
import type { PostRow } from '../post-row.ts';
import { percentages } from './percentages.ts';
import { closesAt } from './poll-times.ts';

/** A poll as a member sees it: with results once they voted or it is closed. */
export function presentPoll(poll: PostRow['poll'], nowMs: number): Poll | null {
  if (!poll) return null;
  const end = closesAt(poll.opened_at === null ? null : new Date(poll.opened_at), poll.days);
  const atMs = poll.stopped_at === null ? nowMs : Date.parse(poll.stopped_at);
  const isClosed = end !== null && end.getTime() <= atMs;
  const isStopped = poll.stopped_at !== null && !isClosed;
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
