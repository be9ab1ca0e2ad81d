import { randomUUID } from 'node:crypto';
import { demoPassword, demoStaff, demoStaffEmail, demoTotpSecret } from '@waha/demo/accounts';
import { findStaffByEmail, fromBase32, insertStaff } from '../modules/people/staff/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { hashPassword } from '../platform/password/index.ts';

/** Adds one account for each staff role missing in the demo shop, with its authenticator app set up. */
export async function addDemoStaff(db: Database, at: Date): Promise<void> {
  for (const { role, name } of demoStaff) {
    const email = demoStaffEmail(role);
    if (await findStaffByEmail(db, email)) continue;
    const account = {
      id: randomUUID(),
      email,
      name,
      role,
      password_hash: await hashPassword(demoPassword),
      password_expires_at: null,
      totp_secret: fromBase32(demoTotpSecret),
      created_at: at,
    };
    await inTransaction(db, (tx) => insertStaff(tx, account));
  }
}
