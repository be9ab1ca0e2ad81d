import type { Database, Tx } from '../../../platform/database/index.ts';
import { isSameMailbox, ownsMailbox } from '../../people/identity/index.ts';
import { emailOfStaff } from '../../people/staff/index.ts';

/** Whom an act is for: an account, or the address of mail that an order gives. */
export interface Beneficiary {
  customerId: string | null;
  email?: string | null | undefined;
}

/** Whether an act is for a member of staff themselves: by their address of mail in any spelling, or by a phone of their account. */
export async function isSelfDealing(
  where: Database | Tx,
  staffId: string,
  { customerId, email }: Beneficiary,
): Promise<boolean> {
  const own = await emailOfStaff(where, staffId);
  if (email && (await isSameMailbox(where, own, email))) return true;
  return customerId !== null && (await ownsMailbox(where, customerId, own));
}
