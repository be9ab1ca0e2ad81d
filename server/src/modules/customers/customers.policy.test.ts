import type { StaffRole } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayChangeCredit, mayDeleteNote } from './customers.policy.ts';

const ceilings = { owner: null, manager: 10_000, support: 1_000, fulfilment: 0, moderator: 0 };

test.each<[StaffRole, number, number | null]>([
  ['owner', 5_000_000, null],
  ['manager', 10_000, null],
  ['manager', 10_001, 100],
  ['support', 1_000, null],
  ['support', 1_001, 10],
  ['moderator', 1, 0],
])('%s changes credit by %i halalas', (role, halalas, most) => {
  const denial = most === null ? null : { code: 'customers.credit_not_allowed', params: { most } };
  expect(mayChangeCredit({ role }, halalas, ceilings)).toEqual(denial);
});

test.each<[StaffRole, string, boolean]>([
  ['support', 'hind', true],
  ['support', 'reem', false],
  ['manager', 'reem', true],
  ['owner', 'reem', true],
])('%s, who is hind, deletes a note of %s: %s', (role, staff_id, may) => {
  expect(mayDeleteNote({ role, staffId: 'hind' }, { staff_id }) === null).toBe(may);
});
