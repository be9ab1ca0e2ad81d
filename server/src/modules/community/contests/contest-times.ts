import type { ContestState } from '@waha/contract';

/** The state of a contest at a moment, by its dates alone. */
export function stateAt(contest: { starts_at: Date; voting_at: Date; ends_at: Date }, at: Date): ContestState {
  if (at < contest.starts_at) return 'upcoming';
  if (at < contest.voting_at) return 'open';
  return at < contest.ends_at ? 'voting' : 'closed';
}
