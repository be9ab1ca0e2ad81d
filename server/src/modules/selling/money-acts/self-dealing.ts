import type { Database, Tx } from '../../../platform/database/index.ts';
import { isSameMailbox, ownsMailbox } from '../../people/identity/index.ts';
import { emailOfStaff } from '../../people/staff/index.ts';

/** The beneficiary of an act: an account, or the e-mail address of an order. */
export interface Beneficiary {
  customerId: string | null;
  email?: string | null | undefined;
}

/** True if a staff member is the beneficiary of the act: by mailbox in any spelling, or by a phone of their account. */
export async function isSelfDealing(
  where: Database | Tx,
  staffId: string,
  { customerId, email }: Beneficiary,
): Promise<boolean> {
  const own = await emailOfStaff(where, staffId);
  if (email && (await isSameMailbox(where, own, email))) return true;
  return customerId !== null && (await ownsMailbox(where, customerId, own));
}
