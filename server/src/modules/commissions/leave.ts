import type { Tx } from '../../platform/database/index.ts';
import { forgetCommissions, listOpenOf } from './leave.store.ts';
import { endCommission } from './move-points.ts';

/** An affiliate leaves: what is not posted is nobody's, and what was posted stays in the ledger, as store credit does. */
export async function forgetAffiliate(tx: Tx, customerId: string): Promise<void> {
  for (const commission of await listOpenOf(tx, customerId)) {
    await endCommission(tx, { ...commission, customer_id: customerId }, { reason: 'left', at: new Date() });
  }
  await forgetCommissions(tx, customerId);
}
