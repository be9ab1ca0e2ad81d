import type { ContestDraft } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { mayCancel, mayChange } from './contests.policy.ts';
import { type ContestFields, insertContest, lockContest, markCancelled, updateContest } from './contests.store.ts';
import { standingOf } from './take-part.ts';

const DAY_MS = 86_400_000;
/** A contest and the seven days for handing over prizes last sixty days together (product decision 6). */
const LONGEST_DAYS = 53;
const LATEST = Date.parse('2100-01-01T00:00:00Z');

/** Announces a contest; returns its number. Its dates follow each other, and it does not begin in the past. */
export async function createContest(tx: Tx, draft: ContestDraft, at: Date): Promise<number> {
  const fields = checked(draft);
  // A minute of tolerance for a start of "now".
  if (fields.starts_at.getTime() < at.getTime() - 60_000) refuse('contests.dates_wrong');
  return insertContest(tx, fields);
}

/** Changes it as a whole until it opens. The version must be the present one: `conflict.changed`. */
export async function changeContest(
  tx: Tx,
  { id, version, at }: { id: number; version: number; at: Date },
  draft: ContestDraft,
): Promise<void> {
  const before = (await lockContest(tx, id)) ?? refuse('contests.not_found');
  enforce(mayChange(standingOf(before, at)));
  if (version !== before.version) refuse('conflict.changed');
  await updateContest(tx, id, checked(draft));
}

/** Cancels a contest for good, and publishes an event for its entrants. */
export async function cancelContest(tx: Tx, id: number, { reason, at }: { reason: string; at: Date }): Promise<void> {
  const before = (await lockContest(tx, id)) ?? refuse('contests.not_found');
  enforce(mayCancel(standingOf(before, at)));
  await markCancelled(tx, id, { reason, at });
  await publish(tx, 'contest.cancelled', { contestId: id });
}

function checked(draft: ContestDraft): ContestFields {
  const [starts, voting, ends] = [draft.starts_at, draft.voting_at, draft.ends_at].map((one) =>
    new Date(one).getTime(),
  );
  if (starts === undefined || voting === undefined || ends === undefined) refuse('contests.dates_wrong');
  const isInOrder = starts < voting && voting < ends && ends < LATEST;
  if (!isInOrder || ends - starts > LONGEST_DAYS * DAY_MS) refuse('contests.dates_wrong');
  return {
    title_ar: draft.title_ar,
    title_en: draft.title_en || draft.title_ar,
    about_ar: draft.about_ar,
    about_en: draft.about_en || draft.about_ar,
    rules_ar: draft.rules_ar,
    rules_en: draft.rules_en || draft.rules_ar,
    prize_kind: draft.prize_kind,
    prize_ar: draft.prize_ar,
    prize_en: draft.prize_en || draft.prize_ar,
    prize_points: draft.prize_points ?? null,
    prize_percent: draft.prize_percent ?? null,
    licence_number: draft.licence_number ?? null,
    winner_count: draft.winner_count,
    starts_at: new Date(starts),
    voting_at: new Date(voting),
    ends_at: new Date(ends),
  };
}
