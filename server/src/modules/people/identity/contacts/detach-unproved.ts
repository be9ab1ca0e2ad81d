import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { type CustomerRow, updateCustomer } from '../customers.store.ts';
import { deleteChanges } from './changes.store.ts';
import { deleteProofs } from './proofs.store.ts';

/**
 * Removes an unproved registrant from the account of a phone: they may not be its holder, so everything that could
 * restore their access is deleted. Their e-mail address was claimed but never proved.
 */
export async function detachUnproved(tx: Tx, before: CustomerRow, at: Date): Promise<void> {
  await updateCustomer(tx, { ...before, phone_verified_at: at, email: null, email_verified_at: null });
  await deleteProofs(tx, before.id);
  await deleteChanges(tx, before.id, null);
  await publish(tx, 'customer.contact_verified', { customerId: before.id });
}
