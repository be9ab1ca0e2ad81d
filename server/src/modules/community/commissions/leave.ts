import type { Tx } from '../../../platform/database/index.ts';
import { eraseCommissions, lockOldestOf } from './leave.store.ts';
import { endCommission } from './move-points.ts';

const FORGOTTEN_AT_ONCE = 200;

/**
 * Erases a leaving affiliate: pending commissions are void, and posted ones stay in the ledger, as store credit does.
 */
export async function eraseAffiliate(tx: Tx, customerId: string): Promise<string | null> {
  const commissions = await lockOldestOf(tx, customerId, FORGOTTEN_AT_ONCE);
  for (const commission of commissions.filter(({ state }) => state === 'waiting' || state === 'pending')) {
    await endCommission(tx, { ...commission, customer_id: customerId }, { reason: 'left', at: new Date() });
  }
  const ids = commissions.map(({ id }) => id);
  await eraseCommissions(tx, ids);
  return ids.length < FORGOTTEN_AT_ONCE ? null : String(ids.at(-1));
}
