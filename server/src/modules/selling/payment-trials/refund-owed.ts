import { inTransaction } from '../../../platform/database/index.ts';
import { listOwedTrials, type OwedTrial, storeNextRefund } from './payment-trials.store.ts';
import { refundTrial } from './refund-trial.ts';
import type { TrialDeps } from './trial-deps.ts';

const AT_ONCE = 50;
/** Younger ones are the queue's. */
const OWED_MS = 3 * 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/**
 * Gives back the money of paid trials that the queue has not: a process of the release before passes over their event. Throws at
 * the end while any is not back, so that the job stands on Today until it is.
 */
export async function refundOwedTrials(deps: TrialDeps): Promise<void> {
  const owed = await listOwedTrials(deps.db, new Date(deps.now() - OWED_MS), AT_ONCE);
  const left: string[] = [];
  const failures: unknown[] = [];
  for (const trial of owed) {
    try {
      if (!(await refundInTurn(deps, trial))) left.push(trial.method);
    } catch (error) {
      left.push(trial.method);
      failures.push(error);
    }
  }
  if (left.length > 0) throw new AggregateError(failures, `money of trials is not given back: ${left.join(', ')}`);
}

/** Sends a refund where its turn has come: after as much time as has passed, at most six hours. False where the money is not back. */
async function refundInTurn(deps: TrialDeps, { id, paid_at: paidAt, next_look_at: turn }: OwedTrial): Promise<boolean> {
  const at = deps.now();
  if (turn !== null && turn.getTime() > at) return false;
  const next = new Date(at + Math.min(at - paidAt.getTime(), LONGEST_WAIT_MS));
  await inTransaction(deps.db, (tx) => storeNextRefund(tx, id, next));
  return refundTrial(deps, id);
}
