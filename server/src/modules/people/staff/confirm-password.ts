import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type HashingCaller, verifyPassword } from '../../../platform/password/index.ts';
import { createAttempts } from '../identity/index.ts';
import { readStaff, type StaffRow } from './staff.store.ts';

/**
 * Confirms the password of the caller, before an act for which a session left open is not enough. Wrong ones are counted
 * and refused with `auth.password_wrong`.
 */
export async function confirmStaffPassword(
  { db, limits }: { db: Database; limits: boolean },
  password: string,
  { actor, visitor }: Pick<StaffContext, 'actor' | 'visitor'>,
): Promise<StaffRow> {
  const { staffId } = actor;
  const attempts = createAttempts(db, limits);
  const guessed = { kind: 'staff-password', subject: staffId };
  const caller: HashingCaller = { class: 'staff', keys: [staffId, visitor] };
  await attempts.count(guessed, { visitor });
  const staff = (await readStaff(db, staffId)) ?? refuse('auth.token_invalid');
  if (!(await verifyPassword(password, staff.password_hash, caller))) refuse('auth.password_wrong');
  await attempts.clear(guessed, { visitor });
  return staff;
}
