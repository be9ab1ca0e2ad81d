import type { StaffRole } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayDeleteNote } from './customers.policy.ts';

test.each<[StaffRole, string, boolean]>([
  ['support', 'hind', true],
  ['support', 'reem', false],
  ['manager', 'reem', true],
  ['owner', 'reem', true],
])('%s, who is hind, deletes a note of %s: %s', (role, staff_id, may) => {
  expect(mayDeleteNote({ role, staffId: 'hind' }, { staff_id }) === null).toBe(may);
});
