import type { PaymentBuyer } from '@waha/extend';
import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { readCustomer } from '../../../people/identity/index.ts';

/** A signed-in buyer whom a lender may be asked about; null for a guest, and without a phone number. */
export async function readLenderBuyer(db: Database, actor: Actor): Promise<PaymentBuyer | null> {
  const customer = actor.kind === 'customer' ? await readCustomer(db, actor.customerId) : undefined;
  if (!customer?.phone) return null;
  const { first_name: firstName, last_name: lastName, phone, email } = customer;
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName, phone, email };
}
