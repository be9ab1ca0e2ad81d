import { staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayApprove, maySeeLevels } from './stock-counts.policy.ts';

test('owners approve, managers what others counted, nobody else', () => {
  const allowed = (hasCounted: boolean) => staffRoles.filter((role) => mayApprove({ role }, { hasCounted }) === null);
  expect(allowed(false)).toEqual(['owner', 'manager']);
  expect(allowed(true)).toEqual(['owner']);
});

test('only owners and managers see the levels of a branch that is being counted', () => {
  const allowed = (isCounting: boolean) => staffRoles.filter((role) => maySeeLevels({ role }, { isCounting }) === null);
  expect(allowed(true)).toEqual(['owner', 'manager']);
  expect(allowed(false)).toEqual([...staffRoles]);
});
