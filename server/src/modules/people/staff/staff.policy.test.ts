import { staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayBecome } from './staff.policy.ts';

test.each(staffRoles)('who becomes %s', (role) => {
  for (const suspended_at of [null, new Date()]) {
    const after = { role, suspended_at };
    const staysOwner = role === 'owner' && suspended_at === null;
    expect(mayBecome({ isLastOwner: false }, after)).toBe(null);
    expect(mayBecome({ isLastOwner: true }, after)?.code).toBe(staysOwner ? undefined : 'staff.last_owner');
    expect(mayBecome({}, after)?.code, 'nobody looked').toBe(staysOwner ? undefined : 'staff.last_owner');
  }
});
