import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { OnlineMethod, PaymentState } from '../payments/index.ts';
import {
  endTrial,
  lockTrial,
  lookAgainAt,
  storeCapture,
  storeOpen,
  storeProblem,
  storeTold,
  type TrialRow,
} from './payment-trials.store.ts';
import { type TrialDeps, wordsOf } from './trial-deps.ts';

type Asking = Pick<TrialDeps, 'db' | 'now'>;

/** Asks the provider about a trial and settles it. What the provider says where it does not answer is stored, and thrown. */
export async function askAboutTrial({ db, now }: Asking, method: OnlineMethod, trial: TrialRow): Promise<void> {
  if (trial.reference === null || trial.paid_at !== null) return;
  try {
    const state = await method.read(trial.reference);
    await inTransaction(db, (tx) => settleTrial(tx, trial.id, state, new Date(now())));
  } catch (error) {
    const problem = wordsOf(error);
    await inTransaction(db, (tx) => storeProblem(tx, trial.id, problem));
    throw error;
  }
}

/**
 * Records what the provider says of a trial. Money is recorded once, whatever its amount, and given back after the commit: that of
 * a trial that was cancelled meanwhile, too.
 */
async function settleTrial(tx: Tx, id: string, state: PaymentState, at: Date): Promise<void> {
  const trial = await lockTrial(tx, id);
  if (!trial || trial.paid_at !== null) return;
  if (state.status === 'captured') {
    await storeCapture(tx, id, state, at);
    await publish(tx, 'payment_trial.paid', { trialId: id });
  } else if (state.status === 'failed' || state.status === 'expired') {
    await endTrial(tx, id, state.status === 'failed' ? 'refused' : 'expired', null, at);
    // A page that the shop itself closed may still bring money that its bank approved before: it is asked about for its day.
    if (trial.state === 'open') await lookAgainAt(tx, id, null);
  } else {
    // Money that is only authorised is given up when the trial ends.
    await storeOpen(tx, id, state.status === 'open' && state.wasRefused);
  }
}

/**
 * Hears a notification of a trial, which makes the shop ask the provider. A signed one is noted: it proves that the address and the
 * secret were entered at the provider, as one that every payment page brings by itself does not. Throws ExtensionError where the
 * provider gives no answer.
 */
export async function hearTrial(deps: Asking, method: OnlineMethod, trial: TrialRow, isSigned: boolean): Promise<void> {
  if (isSigned) await inTransaction(deps.db, (tx) => storeTold(tx, trial.id, new Date(deps.now())));
  await askAboutTrial(deps, method, trial);
}
