import type { Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/outbox/index.ts';
import { type CustomerRow, updateCustomer } from '../customers.store.ts';
import { deleteChanges } from './changes.store.ts';
import { deleteProofs } from './proofs.store.ts';

/**
 * Whoever registered this number had proved nothing, and need not be who holds it: nothing of theirs that would bring
 * them back is left. The address is theirs, claimed and unproved.
 */
export async function detachUnproved(tx: Tx, before: CustomerRow, at: Date): Promise<void> {
  await updateCustomer(tx, { ...before, phone_verified_at: at, email: null, email_verified_at: null });
  await deleteProofs(tx, before.id);
  await deleteChanges(tx, before.id, null);
  await publish(tx, [{ event: 'customer.contact_verified', payload: { customerId: before.id } }]);
}
