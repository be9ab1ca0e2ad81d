import type { Database } from '../../../platform/database/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { readPerks } from './points.store.ts';

/** Store credit in halalas, loyalty points and rank of a customer. Points owed after a refund count as none. */
export async function readBalances(db: Database, customerId: string) {
  const credit = await readBalance(db, customerId, 'store_credit');
  const points = await readBalance(db, customerId, 'loyalty_points');
  const rank = (await readPerks(db, customerId))?.key ?? null;
  return { storeCredit: credit.balance - credit.held, points: Math.max(0, points.balance), rank };
}
