import type { Database, Tx } from '../../../platform/database/index.ts';
import type { CustomerRow } from '../identity/index.ts';
import { findStaffByEmail } from './staff.store.ts';

/**
 * True if a customer is a staff member, by their e-mail address. It must be proved: otherwise claiming addresses would
 * reveal who is staff.
 */
export async function isStaffMember(db: Database | Tx, { email, email_verified_at }: CustomerRow): Promise<boolean> {
  if (email === null || email_verified_at === null) return false;
  return (await findStaffByEmail(db, email)) !== undefined;
}
