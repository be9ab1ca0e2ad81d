import { staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayPay, maySeeDestination } from './payouts.policy.ts';

test.each([
  ['who approved, of two', 'a', 'a', 2, 'payouts.same_person'],
  ['who approved, of five', 'a', 'a', 5, 'payouts.same_person'],
  ['who approved, alone', 'a', 'a', 1, undefined],
  ['somebody else, of two', 'b', 'a', 2, undefined],
])('%s', (_, staffId, approvedBy, payers, code) => {
  expect(mayPay(staffId, { approved_by: approvedBy }, payers)?.code).toBe(code);
});

test('owners and managers alone see where money goes', () => {
  expect(staffRoles.filter(maySeeDestination)).toEqual(['owner', 'manager']);
});
