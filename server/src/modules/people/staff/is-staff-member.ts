import type { Database, Tx } from '../../../platform/database/index.ts';
import type { CustomerRow } from '../identity/index.ts';
import { findStaffByEmail } from './staff.store.ts';

/**
 * Whether a customer works here: told by their address, which is all that is known of them. By a proved one alone, or anybody
 * could learn who works here by claiming addresses.
 */
export async function isStaffMember(db: Database | Tx, { email, email_verified_at }: CustomerRow): Promise<boolean> {
  if (email === null || email_verified_at === null) return false;
  return (await findStaffByEmail(db, email)) !== undefined;
}
