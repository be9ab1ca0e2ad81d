import type { ContestState } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

/** The state of a contest that permissions depend on. */
export interface Standing {
  state: ContestState;
  isCancelled: boolean;
  isDecided: boolean;
}

/** Staff neither take part nor judge entries of their own (product decision 6). */
export function mayTakePart({ isStaffMember }: { isStaffMember: boolean }): Denial | null {
  return isStaffMember ? deny('contests.staff') : null;
}

export function mayEnter({ state, isCancelled }: Standing): Denial | null {
  if (isCancelled) return deny('contests.cancelled');
  return state === 'open' ? null : deny('contests.not_open');
}

/** `isOwn`: the entry is the voter's, or of another account of theirs. */
export function mayVote({ state, isCancelled }: Standing, { isOwn }: { isOwn: boolean }): Denial | null {
  if (isCancelled) return deny('contests.cancelled');
  if (state !== 'voting') return deny('contests.not_voting');
  return isOwn ? deny('contests.own') : null;
}

/**
 * Permission to change a contest: until it opens. Entrants of an open one have agreed to its rules, so it can only be
 * cancelled.
 */
export function mayChange({ state, isCancelled }: Standing): Denial | null {
  if (isCancelled) return deny('contests.cancelled');
  return state === 'upcoming' ? null : deny('contests.begun');
}

export function mayCancel({ isCancelled, isDecided }: Standing): Denial | null {
  if (isCancelled) return deny('contests.cancelled');
  return isDecided ? deny('contests.decided') : null;
}

export function mayDecide(standing: Standing): Denial | null {
  return mayCancel(standing) ?? (standing.state === 'closed' ? null : deny('contests.not_closed'));
}

/** A decided contest is not judged again. */
export function mayJudge({ isDecided }: Standing): Denial | null {
  return isDecided ? deny('contests.decided') : null;
}
