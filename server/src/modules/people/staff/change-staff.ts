import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@waha/contract';
import type { CallContext, StaffContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { type HashingCaller, hashPassword } from '../../../platform/password/index.ts';
import { audit } from './audit.ts';
import { auditedResource } from './audited-resource.ts';
import { confirmStaffPassword } from './confirm-password.ts';
import { deleteDevices } from './devices.store.ts';
import { checkStaffPassword } from './finish-sign-in.ts';
import { newOneTimePassword } from './one-time-secrets.ts';
import { deleteSessions } from './sessions.store.ts';
import { type Member, mayBecome } from './staff.policy.ts';
import { insertStaff, lockActiveOwners, lockStaff, readStaff, type StaffRow, updateStaff } from './staff.store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ONE_TIME_PASSWORD_MS = 7 * DAY_MS;

export interface StaffDraft {
  email: string;
  name: string;
  role: StaffRole;
}

export interface LetIn {
  staff: StaffRow;
  oneTimePassword: string;
}

/** Adds a staff member with a one-time password. The caller gives the audit action. Refuses `staff.email_taken`. */
export async function addStaff(
  db: Database,
  draft: StaffDraft,
  at: Date,
  note: (tx: Tx, staff: StaffRow) => Promise<void>,
): Promise<LetIn> {
  const oneTimePassword = newOneTimePassword();
  const staff: StaffRow = {
    id: randomUUID(),
    ...draft,
    password_hash: await hashPassword(oneTimePassword),
    password_expires_at: new Date(at.getTime() + ONE_TIME_PASSWORD_MS),
    totp_secret: null,
    suspended_at: null,
    created_at: at,
  };
  try {
    await inTransaction(db, async (tx) => {
      await insertStaff(tx, staff);
      await note(tx, staff);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'staff_email')) refuse('staff.email_taken');
    throw error;
  }
  return { staff, oneTimePassword };
}

/** Audited fields of a staff member: never credentials. */
export const auditedStaff = ({ email, name, role, suspended_at }: StaffRow) => ({
  email,
  name,
  role,
  status: suspended_at ? 'suspended' : 'active',
});

export interface StaffChange {
  name?: string | undefined;
  role?: StaffRole | undefined;
  status?: 'active' | 'suspended' | undefined;
}

/** Changes the given fields of a locked staff member. An active owner must remain: `staff.last_owner`. */
export async function changeStaff(tx: Tx, before: Member, change: StaffChange, at: Date): Promise<void> {
  const { id } = before;
  const { status, role = before.role, name = before.name } = change;
  const suspendedAt =
    status === undefined ? before.suspended_at : status === 'active' ? null : (before.suspended_at ?? at);
  const after = { ...before, name, role, suspended_at: suspendedAt };
  enforce(mayBecome(before, after));
  await updateStaff(tx, after);
  if (suspendedAt) await deleteSessions(tx, id, null);
}

/**
 * Staff members as an audited resource, behind the lock of all owners: of two changes that would remove the last
 * owners, the second waits.
 */
export const members = auditedResource<string, Member, StaffRow>({
  read: async (where, id) => (await readStaff(where, id)) ?? refuse('staff.not_found'),
  async lock(tx, id) {
    const owners = await lockActiveOwners(tx);
    const staff = (await lockStaff(tx, id)) ?? refuse('staff.not_found');
    return { ...staff, isLastOwner: owners.length === 1 && owners[0] === id };
  },
  subject: ({ id }) => ({ kind: 'staff', id }),
  audited: auditedStaff,
  present: (_, member) => member,
});

/** Resets a staff member who lost password or phone; their sessions end. */
export async function resetStaff(db: Database, id: string, context: StaffContext, at: Date): Promise<LetIn> {
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword);
  const staff = await members.change(db, context, { id, action: 'staff.access_reset' }, async (tx, before) => {
    await updateStaff(tx, {
      ...before,
      password_hash: passwordHash,
      password_expires_at: new Date(at.getTime() + ONE_TIME_PASSWORD_MS),
      totp_secret: null,
    });
    await deleteSessions(tx, id, null);
    await deleteDevices(tx, id);
  });
  return { staff, oneTimePassword };
}

/** Changes the caller's own password and ends their other sessions. */
export async function changeStaffPassword(
  { db, limits }: { db: Database; limits: boolean },
  given: { current_password: string; password: string; password_confirmation: string },
  context: StaffContext & Pick<CallContext, 'visitor'>,
): Promise<void> {
  const { staffId, sessionId } = context.actor;
  const caller: HashingCaller = { class: 'staff', keys: [staffId, context.visitor] };
  const staff = await confirmStaffPassword({ db, limits }, given.current_password, context);
  checkStaffPassword(given, staff, context.language);
  const passwordHash = await hashPassword(given.password, caller);
  await inTransaction(db, async (tx) => {
    const locked = (await lockStaff(tx, staffId)) ?? refuse('auth.token_invalid');
    if (locked.password_hash !== staff.password_hash) refuse('auth.password_wrong');
    await updateStaff(tx, { ...locked, password_hash: passwordHash });
    await deleteSessions(tx, staffId, sessionId);
    await audit(tx, context, { action: 'staff.password_changed', subject: { kind: 'staff', id: staffId } });
  });
}
