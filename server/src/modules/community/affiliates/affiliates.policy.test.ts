import { expect, test } from 'vitest';
import { appliableAt, mayApply, mayFollow, mayReadEarnings, mayTakePart } from './affiliates.policy.ts';

const NOW = Date.parse('2026-03-31T00:00:00Z');
const DAY_MS = 86_400_000;
const standing = (status: 'pending' | 'approved' | 'rejected' | 'suspended', daysAgo: number | null = null) => ({
  status,
  decided_at: daysAgo === null ? null : new Date(NOW - daysAgo * DAY_MS),
});

test.each([
  [undefined, 'affiliates.not_affiliate', 'affiliates.not_affiliate', undefined],
  [standing('pending'), 'affiliates.not_affiliate', 'affiliates.not_affiliate', 'affiliates.application_open'],
  [standing('approved', 1), undefined, undefined, 'affiliates.already_affiliate'],
  [standing('suspended', 1), undefined, 'affiliates.suspended', 'affiliates.suspended'],
  [standing('rejected', 29.9), 'affiliates.not_affiliate', 'affiliates.not_affiliate', 'affiliates.applied_too_soon'],
  [standing('rejected', 30), 'affiliates.not_affiliate', 'affiliates.not_affiliate', undefined],
])('of %o: reading, taking part and applying', (affiliate, reading, takingPart, applying) => {
  expect(mayReadEarnings(affiliate)?.code).toBe(reading);
  expect(mayTakePart(affiliate)?.code).toBe(takingPart);
  expect(mayApply(affiliate, NOW)?.code).toBe(applying);
});

test('only a refusal keeps somebody waiting, for thirty days', () => {
  expect(appliableAt(standing('rejected', 10), NOW)).toEqual(new Date(NOW + 20 * DAY_MS));
  expect(appliableAt(standing('suspended', 10), NOW)).toBeNull();
  expect(appliableAt(undefined, NOW)).toBeNull();
});

test.each([
  ['approved', 'them', null, undefined],
  ['approved', 'them', 'me', undefined],
  ['approved', 'me', 'me', 'affiliates.own_code'],
  ['suspended', 'me', 'me', 'affiliates.code_suspended'],
  ['suspended', 'them', null, 'affiliates.code_suspended'],
  ['pending', 'them', null, 'affiliates.unknown_code'],
  ['rejected', 'them', null, 'affiliates.unknown_code'],
  // Who left.
  ['approved', null, null, 'affiliates.unknown_code'],
] as const)('a link of somebody %s, of %s, followed by %s', (status, owner, follower, refusal) => {
  expect(mayFollow({ status, customer_id: owner }, follower)?.code).toBe(refusal);
});
