import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { hashPassword } from '../../../../platform/password/index.ts';
import { hashSecret, newSecret } from '../../identity/index.ts';
import { insertAuditEntry } from '../audit.store.ts';
import { auditedStaff } from '../change-staff.ts';
import { checkStaffPassword } from '../finish-sign-in.ts';
import { type Enrolment, type StaffDeps, startSignIn } from '../sign-in.ts';
import { insertStaff, type StaffRow } from '../staff.store.ts';
import { hasSetupKey, insertSetupKey, takeSetupKeys } from './setup-keys.store.ts';

const SETUP_KEY_MS = 24 * 3_600_000;

/** Makes a key for the address at which the first owner is made; undefined where the shop has an owner. */
export async function issueSetupKey(db: Database, at: Date): Promise<string | undefined> {
  const { secret } = newSecret();
  const isIssued = await insertSetupKey(db, hashSecret(secret), new Date(at.getTime() + SETUP_KEY_MS));
  return isIssued ? secret : undefined;
}

/** Whether a key would make an owner now. */
export function isSetupKeyOpen(db: Database, key: string, at: Date): Promise<boolean> {
  return hasSetupKey(db, hashSecret(key), at);
}

export interface FirstOwner {
  key: string;
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/**
 * Makes the first owner by a key that works once, and begins their sign-in, at which the second factor is set up. Refuses
 * `staff.setup_over` for a key that is unknown, used or expired; making
 * an owner ends all keys.
 */
export async function makeFirstOwner(
  deps: StaffDeps,
  { key, name, email, ...passwords }: FirstOwner,
  context: CallContext,
): Promise<Enrolment> {
  const { db } = deps;
  const at = new Date(deps.now());
  const keyHash = hashSecret(key);
  // Looked at before the slow hash; taking it below decides.
  if (!(await hasSetupKey(db, keyHash, at))) refuse('staff.setup_over');
  checkStaffPassword(passwords, { name, email }, context.language);
  const hashed = await hashPassword(passwords.password, { class: 'staffNewDevice', keys: [context.visitor] });
  const staff: StaffRow = {
    ...{ id: randomUUID(), email, name, role: 'owner', password_hash: hashed, password_expires_at: null },
    ...{ totp_secret: null, suspended_at: null, created_at: at },
  };
  try {
    await inTransaction(db, async (tx) => {
      // There are keys only as long as there is no owner.
      if (!(await takeSetupKeys(tx, keyHash, at))) refuse('staff.setup_over');
      await insertStaff(tx, staff);
      await insertAuditEntry(
        tx,
        { staffId: null, requestId: context.requestId },
        { action: 'staff.added', subject: { kind: 'staff', id: staff.id }, after: auditedStaff(staff) },
      );
    });
  } catch (error) {
    if (isUniqueViolation(error, 'staff_email')) refuse('staff.email_taken');
    throw error;
  }
  const { newSecret: secret, ...challenge } = await startSignIn(deps, { email, password: passwords.password }, context);
  if (!secret) refuse('staff.setup_over');
  return { ...challenge, newSecret: secret };
}
