import type { PaymentTrial, TriedMethod } from '@waha/contract/types';

type Failure = Exclude<NonNullable<PaymentTrial['failure']>, 'unopened'>;

/** One step of a trial: its text, how it went, and when. */
export interface TrialStep {
  text:
    | 'trialOpening'
    | 'trialUnopened'
    | 'trialOpened'
    | 'trialUnpaid'
    | 'trialCardRefused'
    | `trial_${Failure}`
    | 'trialPaid'
    | 'trialPaidOther'
    | 'trialTold'
    | 'trialUntold'
    | 'trialRefunded'
    | 'trialRefundedByHand'
    | 'trialRefundWaits'
    | 'trialRefundRepeats';
  outcome: 'passed' | 'failed' | 'waiting';
  at: string | null;
}

/** True where the money that arrived is the riyal that was asked for. */
export function isExact({ paid_amount: amount, paid_currency: currency }: PaymentTrial, asked: number): boolean {
  return amount === asked && currency === 'SAR';
}

/** The steps of the latest trial of a method that can be told of so far, in their order. */
export function trialSteps({ amount, has_webhook: hasWebhook }: TriedMethod, trial: PaymentTrial): TrialStep[] {
  const { state, failure, opened_at: openedAt, ended_at: endedAt } = trial;
  if (state === 'opening') return [{ text: 'trialOpening', outcome: 'waiting', at: null }];
  if (failure === 'unopened') return [{ text: 'trialUnopened', outcome: 'failed', at: endedAt }];
  const opened: TrialStep = { text: 'trialOpened', outcome: 'passed', at: openedAt };
  if (failure !== null) return [opened, { text: `trial_${failure}`, outcome: 'failed', at: endedAt }];
  if (trial.paid_at === null) {
    return [opened, { text: trial.was_refused ? 'trialCardRefused' : 'trialUnpaid', outcome: 'waiting', at: null }];
  }
  const paid: TrialStep = isExact(trial, amount)
    ? { text: 'trialPaid', outcome: 'passed', at: trial.paid_at }
    : { text: 'trialPaidOther', outcome: 'failed', at: trial.paid_at };
  return [opened, paid, ...(hasWebhook ? [toldStep(trial)] : []), refundStep(trial)];
}

function toldStep({ told_at: at }: PaymentTrial): TrialStep {
  return at === null ? { text: 'trialUntold', outcome: 'waiting', at } : { text: 'trialTold', outcome: 'passed', at };
}

function refundStep({
  refunded_at: at,
  refunded_by_hand: isByHand,
  refund_tries: tries,
  problem,
}: PaymentTrial): TrialStep {
  // The money is back, but a refund of the shop is what the trial was to prove.
  if (isByHand) return { text: 'trialRefundedByHand', outcome: 'failed', at };
  if (at !== null) return { text: 'trialRefunded', outcome: 'passed', at };
  if (problem !== null) return { text: 'trialRefundRepeats', outcome: 'failed', at };
  return { text: tries > 1 ? 'trialRefundRepeats' : 'trialRefundWaits', outcome: 'waiting', at };
}

/** Time in which the shop sends a refund by itself. */
const QUEUE_MS = 60_000;

/** Whether an owner may ask for the refund of a paid trial: it has failed, or should have been sent by now. */
export function mayGiveBack({ paid_at: paidAt, refund_tries: tries }: PaymentTrial, now: number): boolean {
  return tries > 0 || (paidAt !== null && now - Date.parse(paidAt) > QUEUE_MS);
}

/** Time after a payment in which its notification is looked out for. */
const SOON_MS = 10 * 60_000;

/** Whether something of a trial may change within seconds. */
export function isMoving({ has_webhook: hasWebhook, latest }: TriedMethod, now: number): boolean {
  if (latest?.state === 'opening') return true;
  if (!latest?.paid_at || now - Date.parse(latest.paid_at) > SOON_MS) return false;
  return latest.state === 'paid' || (hasWebhook && latest.told_at === null);
}
