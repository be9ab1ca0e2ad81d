import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@waha/contract';
import type { CallContext, StaffContext } from '../../platform/bind/index.ts';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { hashPassword, verifyPassword } from '../../platform/password/index.ts';
import { audit } from './audit.ts';
import { deleteDevices } from './devices.store.ts';
import { checkStaffPassword } from './finish-sign-in.ts';
import { newOneTimePassword } from './one-time-secrets.ts';
import { deleteSessions } from './sessions.store.ts';
import type { StaffDeps } from './sign-in.ts';
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

/** Somebody new, with a password for one time. The caller says why in the audit. Refuses `staff.email_taken`. */
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

/** What the audit keeps of somebody: never what proves who they are. */
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

/** Changes what was sent. The shop always keeps an owner who can come in: `staff.last_owner`. */
export async function changeStaff(
  tx: Tx,
  id: string,
  change: StaffChange,
  context: StaffContext,
  at: Date,
): Promise<StaffRow> {
  const owners = await lockActiveOwners(tx);
  const before = (await lockStaff(tx, id)) ?? refuse('staff.not_found');
  const { status, role = before.role, name = before.name } = change;
  const suspendedAt =
    status === undefined ? before.suspended_at : status === 'active' ? null : (before.suspended_at ?? at);
  const after = { ...before, name, role, suspended_at: suspendedAt };
  const staysOwner = role === 'owner' && suspendedAt === null;
  if (!staysOwner && owners.length === 1 && owners[0] === id) refuse('staff.last_owner');
  await updateStaff(tx, after);
  if (suspendedAt) await deleteSessions(tx, id, null);
  await audit(tx, context, {
    action: 'staff.changed',
    subject: { kind: 'staff', id },
    before: auditedStaff(before),
    after: auditedStaff(after),
  });
  return after;
}

/** Lets somebody start over who lost their password or phone; whoever is signed in as them is out. */
export async function resetStaff(db: Database, id: string, context: StaffContext, at: Date): Promise<LetIn> {
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword);
  const staff = await inTransaction(db, async (tx) => {
    const before = (await lockStaff(tx, id)) ?? refuse('staff.not_found');
    const after = {
      ...before,
      password_hash: passwordHash,
      password_expires_at: new Date(at.getTime() + ONE_TIME_PASSWORD_MS),
      totp_secret: null,
    };
    await updateStaff(tx, after);
    await deleteSessions(tx, id, null);
    await deleteDevices(tx, id);
    await audit(tx, context, { action: 'staff.access_reset', subject: { kind: 'staff', id } });
    return after;
  });
  return { staff, oneTimePassword };
}

/** Changes the caller's own password and ends every other session of theirs. */
export async function changeStaffPassword(
  { db, attempts }: StaffDeps,
  given: { current_password: string; password: string; password_confirmation: string },
  context: StaffContext & Pick<CallContext, 'visitor'>,
): Promise<void> {
  const { staffId, sessionId } = context.actor;
  const guessed = { kind: 'staff-password', subject: staffId };
  await attempts.count(guessed, { visitor: context.visitor });
  const staff = (await readStaff(db, staffId)) ?? refuse('auth.token_invalid');
  if (!(await verifyPassword(given.current_password, staff.password_hash, context.visitor)))
    refuse('auth.password_wrong');
  await attempts.clear(guessed, { visitor: context.visitor });
  checkStaffPassword(given, staff, context.language);
  const passwordHash = await hashPassword(given.password, context.visitor);
  await inTransaction(db, async (tx) => {
    const locked = (await lockStaff(tx, staffId)) ?? refuse('auth.token_invalid');
    if (locked.password_hash !== staff.password_hash) refuse('auth.password_wrong');
    await updateStaff(tx, { ...locked, password_hash: passwordHash });
    await deleteSessions(tx, staffId, sessionId);
    await audit(tx, context, { action: 'staff.password_changed', subject: { kind: 'staff', id: staffId } });
  });
}
