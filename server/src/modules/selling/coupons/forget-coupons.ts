import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { forgetAppliedCoupon } from './applied-coupon.store.ts';
import { deleteUnusedCoupons, endCouponsOf, listForgettableOf, takeForgotten } from './coupons.store.ts';

const AT_ONCE = 1_000;

/** Deletes codes of advertising whose time is over and that no order named, some at a time. */
export async function forgetCoupons({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const forget = () =>
    inTransaction(db, async (tx) => {
      const ids = await takeForgotten(tx, new Date(now()), AT_ONCE);
      await deleteUnusedCoupons(tx, ids);
      return ids.length;
    });
  while ((await forget()) === AT_ONCE);
}

/** Coupons go with the account: the chosen one, unused ones of advertising, and the use of all others. */
export async function leaveCoupons(tx: Tx, customerId: string): Promise<void> {
  await forgetAppliedCoupon(tx, customerId);
  await deleteUnusedCoupons(tx, await listForgettableOf(tx, customerId));
  await endCouponsOf(tx, customerId);
}
