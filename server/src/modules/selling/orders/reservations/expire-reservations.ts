import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { listExpiredReservations } from '../orders.store.ts';
import { changeStatus } from '../status/change-status.ts';

const AT_ONCE = 100;

/**
 * Expires unpaid orders whose reservation is over: stock, coupon and capped pieces are released, once. Each order in a
 * transaction of its own; orders paid or cancelled meanwhile are left alone. Returns how many expired.
 */
export async function expireReservations(db: Database, at: Date): Promise<number> {
  let expired = 0;
  for (const orderId of await listExpiredReservations(db, at, AT_ONCE)) {
    try {
      await inTransaction(db, (tx) =>
        changeStatus(tx, { orderId, from: 'pending_payment', to: 'expired', actor: 'system' }, 'ar'),
      );
      expired += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return expired;
}
