import type { Database } from '../../../platform/database/index.ts';
import { deleteOldPastOrders } from './past-orders.store.ts';

/** As long as the tax law keeps the invoices that the former shop wrote. */
const KEPT_YEARS = 6;

/** Deletes orders that were placed more than six years ago. */
export function forgetPastOrders({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const before = new Date(now());
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  return deleteOldPastOrders(db, before);
}
