import type { Database, Tx } from '../../../platform/database/index.ts';
import { provenContacts, readCustomer } from '../../people/identity/index.ts';
import type { Contacts } from './past-orders.store.ts';

/** The contacts and the name by which earlier orders belong to a customer. */
export async function contactsOf(where: Database | Tx, customerId: string): Promise<Contacts> {
  const { phone, email } = await provenContacts(where, customerId);
  return { phone, email, firstName: (await readCustomer(where, customerId))?.first_name.trim() ?? '' };
}
