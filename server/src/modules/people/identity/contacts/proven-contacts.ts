import type { Database, Tx } from '../../../../platform/database/index.ts';
import { readCustomer } from '../customers.store.ts';

export interface ProvenContacts {
  email: string | null;
  /** In E.164. */
  phone: string | null;
  /** The address and the phone (E.164), as far as they are proved. */
  all: string[];
}

/** Proved contacts of a customer: requests made by an address alone belong to them only after the proof. */
export async function provenContacts(on: Database | Tx, customerId: string): Promise<ProvenContacts> {
  const customer = await readCustomer(on, customerId);
  const email = (customer?.email_verified_at && customer.email) || null;
  const phone = (customer?.phone_verified_at && customer.phone) || null;
  return { email, phone, all: [email, phone].filter((contact) => contact !== null) };
}
