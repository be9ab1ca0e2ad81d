import { staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayApprove } from './stock-counts.policy.ts';

test('owners approve, managers what others counted, nobody else', () => {
  const allowed = (hasCounted: boolean) => staffRoles.filter((role) => mayApprove({ role }, { hasCounted }) === null);
  expect(allowed(false)).toEqual(['owner', 'manager']);
  expect(allowed(true)).toEqual(['owner']);
});
