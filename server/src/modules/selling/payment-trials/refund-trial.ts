import { ExtensionError } from '../../../extensions/index.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { claimTrialRefund, finishRefund, readTrial, releaseRefund, storeRefundByHand } from './payment-trials.store.ts';
import type { TrialDeps } from './trial-deps.ts';

/** Above the timeout of a call: a claim older than this belongs to a dead process. */
const CLAIM_MS = 60_000;

/**
 * Gives the money of a trial back, all that was paid. Claimed before the call and marked after it: of two callers one sends it. After
 * a crash in between it is asked for again, unless the provider says that it went through. False where another caller is sending it.
 * Throws where the provider failed.
 */
export async function refundTrial({ db, onlineMethods, now }: TrialDeps, id: string): Promise<boolean> {
  const at = now();
  const claimed = await inTransaction(db, (tx) => claimTrialRefund(tx, id, new Date(at), new Date(at - CLAIM_MS)));
  if (!claimed) return (await readTrial(db, id))?.state !== 'paid';
  const { method: code, capture_reference: captureReference, paid_amount: amount } = claimed;
  try {
    const method = onlineMethods.get(code);
    if (!method) throw new Error(`the trial of ${code} cannot be given back: it is not set up`);
    await method.refund({ captureReference, id: `trial-${id}`, amount, refundedBefore: 0 });
  } catch (error) {
    const problem = error instanceof ExtensionError ? error.said : null;
    await inTransaction(db, (tx) => releaseRefund(tx, id, problem));
    throw error;
  }
  await inTransaction(db, (tx) => finishRefund(tx, id, new Date(now())));
  return true;
}

/**
 * Notes that an owner gave the money of a trial back at the provider, where no refund of the shop works. False where none has
 * failed, or one is being sent: the money would go back twice.
 */
export function settleByHand(tx: Tx, { now }: Pick<TrialDeps, 'now'>, id: string): Promise<boolean> {
  const at = now();
  return storeRefundByHand(tx, id, new Date(at), new Date(at - CLAIM_MS));
}

/** Gives the money back once it arrived. The queue repeats what failed; what never works stands on Today. */
export function refundSubscriber(deps: TrialDeps): Subscriber {
  return subscribe(
    'payment_trial.paid',
    async ({ trialId }) => {
      if (!(await refundTrial(deps, trialId)))
        throw new Error(`the refund of trial ${trialId} is being sent elsewhere`);
    },
    { name: 'payment-trials.refund' },
  );
}
