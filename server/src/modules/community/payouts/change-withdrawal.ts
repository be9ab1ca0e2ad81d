import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { captureHold, releaseHold } from '../../selling/ledger/index.ts';
import { changeStatusFrom, type WithdrawalRow, type WithdrawalStatus } from './payouts.store.ts';
import { payoutTexts } from './texts.ts';
import { nextStatuses, type WithdrawalActor } from './withdrawal-status.ts';

export interface WithdrawalChange {
  to: Exclude<WithdrawalStatus, 'pending'>;
  by: WithdrawalActor;
  staffId?: string;
  /** A reason for the customer; a rejection without one uses a general text. */
  reason?: string | undefined;
  reference?: string;
  at: Date;
}

/**
 * Makes one legal step of a withdrawal, once: the row is changed only from the status the caller saw, and the held
 * amount is paid out or released with it. Other steps are refused with payouts.transition_not_allowed (409).
 */
export async function changeWithdrawal(
  tx: Tx,
  before: WithdrawalRow,
  change: WithdrawalChange,
  language: Language,
): Promise<void> {
  const { to, by, at } = change;
  const reason = change.reason ?? (to === 'rejected' ? await generalReason(tx, before) : null);
  const done = {
    ...{ status: to, staffId: change.staffId ?? null, at },
    ...{ reason, reference: change.reference ?? null },
  };
  const isDone =
    nextStatuses(before.status, by).includes(to) && (await changeStatusFrom(tx, before.id, before.status, done));
  if (!isDone) {
    refuse('payouts.transition_not_allowed', {
      from: payoutTexts.say(language, `status_${before.status}`),
      to: payoutTexts.say(language, `status_${to}`),
    });
  }
  if (to === 'approved') return publish(tx, 'withdrawal.approved', { withdrawalId: before.id });
  // An account with an open withdrawal cannot be deleted.
  const customerId = before.customer_id ?? refuse('payouts.not_found');
  const accounts = { unit: 'affiliate_earnings', from: { customerId }, to: { house: 'spent' }, at } as const;
  await (to === 'paid' ? captureHold : releaseHold)(tx, before.hold_id, accounts);
  await publish(tx, `withdrawal.${to}`, { withdrawalId: before.id });
}

/** The default reason of a refusal, in the recipient's language. */
async function generalReason(tx: Tx, { customer_id: customerId }: WithdrawalRow): Promise<string> {
  const reader = customerId === null ? undefined : await readCustomer(tx, customerId);
  return payoutTexts.say(reader?.language ?? 'ar', 'not_possible');
}
