import { inTransaction } from '../../../platform/database/index.ts';
import { endTrial, listDueTrials, lookAgainAt, type TrialRow } from './payment-trials.store.ts';
import { refundOwedTrials } from './refund-owed.ts';
import { askAboutTrial } from './settle-trial.ts';
import { type TrialDeps, wordsOf } from './trial-deps.ts';

const AT_ONCE = 50;
const FIRST_LOOK_MS = 3 * 60_000;
/** Time in which a trial that has ended is still asked about: the page of a bank may stay open. */
const PATIENCE_MS = 24 * 60 * 60 * 1_000;

/** When a trial is asked about next: after as much time as has passed, and when it expires; null a day after that. */
export function nextLookAt(
  { opened_at: openedAt, expires_at: expiresAt }: Pick<TrialRow, 'opened_at' | 'expires_at'>,
  at: number,
): Date | null {
  const expires = expiresAt.getTime();
  const over = expires + PATIENCE_MS;
  if (at >= over) return null;
  const next = at + Math.max(at - openedAt.getTime(), FIRST_LOOK_MS);
  return new Date(Math.min(next, at < expires ? expires : over));
}

/**
 * Asks about trials nobody came back from, and ends those that expired. A provider that does not answer is asked again later: nobody
 * waits for it. Throws at the end while money is not given back.
 */
export async function lookAtTrials(deps: TrialDeps): Promise<void> {
  for (const trial of await listDueTrials(deps.db, new Date(deps.now()), AT_ONCE)) await lookAt(deps, trial);
  await refundOwedTrials(deps);
}

async function lookAt(deps: TrialDeps, trial: TrialRow): Promise<void> {
  const { db, onlineMethods, now } = deps;
  if (trial.state === 'opening') {
    // Its process died before the page was known, so nobody can have paid it.
    return inTransaction(db, (tx) => endTrial(tx, trial.id, 'unopened', null, new Date(now())));
  }
  const method = onlineMethods.get(trial.method);
  if (trial.state === 'open' && trial.expires_at.getTime() <= now()) await closeTrial(deps, trial, 'expired');
  else if (method) await askAboutTrial(deps, method, trial).catch(wordsOf);
  await inTransaction(db, (tx) => lookAgainAt(tx, trial.id, nextLookAt(trial, now())));
}

/**
 * Ends a trial that is not paid. Cancelled at the provider first and read last, so that a payment in between is seen; where the
 * provider does not answer it ends all the same, and is asked about for a day.
 */
export async function closeTrial(deps: TrialDeps, trial: TrialRow, failure: 'expired' | 'cancelled'): Promise<void> {
  const { db, onlineMethods, now } = deps;
  const method = onlineMethods.get(trial.method);
  if (trial.state === 'open' && trial.reference !== null) await method?.cancel(trial.reference).catch(wordsOf);
  await inTransaction(db, (tx) => endTrial(tx, trial.id, failure, null, new Date(now())));
  if (method) await askAboutTrial(deps, method, trial).catch(wordsOf);
}
