import type { Database, Tx } from '../../../platform/database/index.ts';
import { markAffiliate } from '../../people/identity/index.ts';
import { readAffiliate } from './affiliates.store.ts';
import { eraseApplication } from './applications.store.ts';
import { deleteBindingOf, deleteBindingsTo, readBinding } from './clicks/bindings.store.ts';

/** Erases a customer's attribution and application. An affiliate's code stays reserved, without an affiliate. */
export async function eraseAffiliate(tx: Tx, customerId: string): Promise<void> {
  await deleteBindingOf(tx, customerId);
  const left = await eraseApplication(tx, customerId);
  if (!left) return;
  await deleteBindingsTo(tx, left.id);
  await markAffiliate(tx, customerId, false);
}

/** A customer's copy of their application, and of the affiliate their account is bound to. */
export async function exportAffiliate(db: Database, customerId: string): Promise<unknown> {
  const [own, binding] = await Promise.all([readAffiliate(db, { customerId }), readBinding(db, customerId)]);
  const bound = binding && (await readAffiliate(db, { id: binding.affiliate_id }));
  return {
    application: own && { ...own, id: undefined, customer_id: undefined, version: undefined },
    came_by: binding && { code: bound?.code, clicked_at: binding.clicked_at },
  };
}
