import type { PhoneChannel, PhoneSendingOutcome } from '@waha/contract';
import type { Sms } from '../../../platform/sms/index.ts';
import { claimBudget } from './claim-budget.ts';
import { type SendingDeps, sendByChannels } from './send-by-channels.ts';

export interface PhoneTest {
  outcome: PhoneSendingOutcome;
  /** The channel that took it. */
  channel: PhoneChannel | null;
}

/** Sends a message now, as a test of staff, and says what became of it. It counts in the budgets as every other message. */
export async function sendTest(deps: SendingDeps, sms: Sms): Promise<PhoneTest> {
  const { denial } = await claimBudget(deps.db, sms.to, new Date(deps.now()));
  if (denial !== null) return { outcome: 'budget', channel: null };
  // A failure that may pass is told at once: the tester is waiting for it.
  return sendByChannels(deps, sms).catch(() => ({ outcome: 'failed', channel: null }));
}
