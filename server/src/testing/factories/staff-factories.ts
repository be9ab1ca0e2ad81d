import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@waha/contract';
import { beginStaffSession, insertStaff, newTotpSecret } from '../../modules/people/staff/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { hashPassword } from '../../platform/password/index.ts';
import { PASSWORD } from './customer-factories.ts';

let passwordHash: Promise<string> | undefined;

export interface MadeStaff {
  id: string;
  email: string;
  role: StaffRole;
  totpSecret: Buffer;
  token: string;
  /** Headers to send with a call. */
  headers: { authorization: string };
}

/** A signed-in member of staff; the password is `PASSWORD`. */
export async function makeStaff(
  db: Database,
  role: StaffRole,
  { isEnrolled = true }: { isEnrolled?: boolean } = {},
): Promise<MadeStaff> {
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const email = `${role}-${id}@example.com`;
  const totpSecret = newTotpSecret();
  const password_hash = await passwordHash;
  const token = await inTransaction(db, async (tx) => {
    await insertStaff(tx, {
      id,
      email,
      name: 'هند الشمري',
      role,
      password_hash,
      password_expires_at: null,
      totp_secret: isEnrolled ? totpSecret : null,
      created_at: new Date(),
    });
    return (await beginStaffSession(tx, id, new Date())).token;
  });
  return { id, email, role, totpSecret, token, headers: { authorization: `Bearer ${token}` } };
}

/** Another session of the same member of staff; returns its headers. */
export async function staffHeaders(db: Database, staffId: string): Promise<{ authorization: string }> {
  const { token } = await inTransaction(db, (tx) => beginStaffSession(tx, staffId, new Date()));
  return { authorization: `Bearer ${token}` };
}
