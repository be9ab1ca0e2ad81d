import { expect, test } from 'vitest';
import { type Allowance, withinAllowance } from './money-acts.policy.ts';

const none: Allowance = { day: null, dayUsed: 900, order: null, orderUsed: 900 };

test.each<[string, Partial<Allowance>, number, number | null]>([
  ['no ceiling', {}, 99_999_999, null],
  ['what is left of the day', { day: 1_000 }, 100, null],
  ['more than is left of the day', { day: 1_000 }, 101, 1],
  ['what is left of the order', { order: 1_000 }, 100, null],
  ['more than is left of the order', { day: 5_000, order: 1_000 }, 101, 1],
  ['a day above its ceiling', { day: 500 }, 1, 0],
  ['a role that may send nothing', { day: 0, dayUsed: 0 }, 1, 0],
  ['an act of nothing', { day: 0, dayUsed: 0 }, 0, null],
])('%s', (_, allowance, halalas, most) => {
  const denial = most === null ? null : { code: 'money_acts.approval_needed', params: { most } };
  expect(withinAllowance(halalas, { ...none, ...allowance })).toEqual(denial);
});
