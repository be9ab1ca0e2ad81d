import { randomUUID } from 'node:crypto';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readStoreIdentity } from '../../shop/settings/index.ts';
import { nextLookAt } from './look-at-trials.ts';
import { countTrials, endTrial, hasMoneyOut, insertTrial, readTrial, storePage } from './payment-trials.store.ts';
import { type TrialDeps, wordsOf } from './trial-deps.ts';
import { trialIntentOf } from './trial-intent.ts';
import { isTrialOffered } from './trial-offer.ts';

const MOST_A_DAY = 10;
/** A provider that gives no page costs a call alone, and while keys are being entered it gives none again and again. */
const MOST_UNOPENED_A_DAY = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Time to pay the riyal, with a card to be fetched and the message of a bank. */
const OPEN_MS = 30 * 60 * 1_000;
/** Above the timeout of a call: a trial that has no page by then belongs to a dead process. */
const OPENING_MS = 60_000;

/** Stores a new trial of a method, before its provider is asked for the page. One of each method is open at a time. */
export async function claimTrial(
  tx: Tx,
  { onlineMethods, now }: Pick<TrialDeps, 'onlineMethods' | 'now'>,
  code: string,
  staffId: string,
): Promise<string> {
  const method = onlineMethods.get(code);
  if (!method || !isTrialOffered(method)) refuse('trials.not_offered');
  const at = now();
  if (await hasMoneyOut(tx, code)) refuse('trials.money_out');
  const { opened, unopened } = await countTrials(tx, code, new Date(at - DAY_MS));
  if (opened >= MOST_A_DAY || unopened >= MOST_UNOPENED_A_DAY) refuse('trials.too_many');
  const id = randomUUID();
  const terms = { expiresAt: new Date(at + OPEN_MS), nextLookAt: new Date(at + OPENING_MS) };
  const isStored = await insertTrial(tx, { id, method: code, openedBy: staffId, ...terms }, new Date(at));
  return isStored ? id : refuse('trials.under_way');
}

/** Asks the provider for the page of a trial that was claimed, outside any transaction. A trial without a page has failed. */
export async function openPage(deps: TrialDeps & { publicUrl: string }, id: string, language: Language): Promise<void> {
  const { db, onlineMethods, now } = deps;
  const trial = await readTrial(db, id);
  if (!trial) return;
  const intent = trialIntentOf(deps, trial, await readStoreIdentity(db), language);
  let problem: string | null = null;
  try {
    const started = await onlineMethods.get(trial.method)?.start(intent);
    if (started && !('isDeclined' in started)) {
      return await inTransaction(db, (tx) => storePage(tx, id, started, nextLookAt(trial, now())));
    }
  } catch (error) {
    problem = wordsOf(error);
  }
  await inTransaction(db, (tx) => endTrial(tx, id, 'unopened', problem, new Date(now())));
}
