import type { PaymentTrial, TriedMethod } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { isMoving, mayGiveBack, trialSteps } from './trial-steps.ts';

const AT = '2026-01-01T10:00:00.000Z';
const LATER = '2026-01-01T10:05:00.000Z';
const tried: TriedMethod = { method: 'acme', amount: 1, has_webhook: true, is_offered: true, latest: null };
const open: PaymentTrial = {
  ...{ id: '11111111-1111-4111-8111-111111111111', state: 'open', failure: null, problem: null, url: 'https://acme' },
  ...{ was_refused: false, opened_at: AT, ended_at: null, paid_at: null, paid_amount: null, paid_currency: null },
  ...{ told_at: null, refund_tries: 0, refunded_at: null, refunded_by_hand: false },
};
const paid: PaymentTrial = { ...open, state: 'paid', url: null, paid_at: AT, paid_amount: 1, paid_currency: 'SAR' };
const textsOf = (trial: PaymentTrial, method = tried) => trialSteps(method, trial).map(({ text }) => text);

test.each<[PaymentTrial, string[]]>([
  [{ ...open, state: 'opening', url: null }, ['trialOpening']],
  [{ ...open, state: 'failed', failure: 'unopened', ended_at: AT }, ['trialUnopened']],
  [open, ['trialOpened', 'trialUnpaid']],
  [{ ...open, was_refused: true }, ['trialOpened', 'trialCardRefused']],
  [{ ...open, state: 'failed', failure: 'expired', ended_at: AT }, ['trialOpened', 'trial_expired']],
  [paid, ['trialOpened', 'trialPaid', 'trialUntold', 'trialRefundWaits']],
  [{ ...paid, refund_tries: 1 }, ['trialOpened', 'trialPaid', 'trialUntold', 'trialRefundWaits']],
  [
    { ...paid, told_at: AT, refund_tries: 1, problem: 'no' },
    ['trialOpened', 'trialPaid', 'trialTold', 'trialRefundRepeats'],
  ],
  [
    { ...paid, state: 'refunded', paid_currency: 'USD', told_at: AT, refunded_at: AT },
    ['trialOpened', 'trialPaidOther', 'trialTold', 'trialRefunded'],
  ],
  [
    { ...paid, state: 'refunded', refund_tries: 3, refunded_at: AT, refunded_by_hand: true },
    ['trialOpened', 'trialPaid', 'trialUntold', 'trialRefundedByHand'],
  ],
])('a trial %# has its steps', (trial, texts) => expect(textsOf(trial)).toEqual(texts));

test('a provider that notifies nobody has no such step', () => {
  expect(textsOf(paid, { ...tried, has_webhook: false })).toEqual(['trialOpened', 'trialPaid', 'trialRefundWaits']);
});

test('a refund is asked for where it failed, or where the shop should have sent it by now', () => {
  const paidAt = Date.parse(AT);
  expect([mayGiveBack(paid, paidAt + 60_000), mayGiveBack(paid, paidAt + 60_001)]).toEqual([false, true]);
  expect(mayGiveBack({ ...paid, refund_tries: 1 }, paidAt)).toBe(true);
});

test('the screen looks again only where something may change within seconds', () => {
  const now = Date.parse(LATER);
  const isMovingAt = (latest: PaymentTrial | null, at = now) => isMoving({ ...tried, latest }, at);
  expect([isMovingAt(null), isMovingAt(open), isMovingAt({ ...open, state: 'opening' })]).toEqual([false, false, true]);
  expect([isMovingAt(paid), isMovingAt(paid, now + 10 * 60_000)]).toEqual([true, false]);
  const back: PaymentTrial = { ...paid, state: 'refunded', refunded_at: AT };
  expect([isMovingAt(back), isMovingAt({ ...back, told_at: AT })]).toEqual([true, false]);
});
