import type { Database, Tx } from '../../../platform/database/index.ts';
import { provenContacts } from '../identity/index.ts';
import type { DataRequestRow } from './data-requests.store.ts';

export type Contacts = Pick<DataRequestRow, 'email' | 'phone'>;

export const hasContact = ({ email, phone }: Contacts) => email !== null || phone !== null;

/** Contacts of a request that its account proves at this moment: links to data go to these and to no other. */
export async function contactsProvedNow(
  where: Database | Tx,
  { customer_id: customerId, email, phone }: Pick<DataRequestRow, 'customer_id' | 'email' | 'phone'>,
): Promise<Contacts> {
  if (customerId === null) return { email: null, phone: null };
  const proven = await provenContacts(where, customerId);
  return {
    email: email?.toLowerCase() === proven.email?.toLowerCase() ? proven.email : null,
    phone: phone === proven.phone ? phone : null,
  };
}
