import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { deleteUnusedCoupons } from '../../../selling/coupons/index.ts';
import { giveBack } from '../spending.store.ts';
import { deleteSend } from './sends.store.ts';

/** Withdraws claims whose messages did not leave, with their codes and prices: they count as not attempted. */
export async function withdrawSends(
  db: Database,
  claims: readonly { id: number; coupon: { id: number } | null }[],
): Promise<void> {
  for (const { id, coupon } of claims) {
    await inTransaction(db, async (tx) => {
      const deleted = await deleteSend(tx, id);
      if (!deleted) return;
      if (deleted.cost > 0) await giveBack(tx, { at: deleted.made_at, cost: deleted.cost });
      if (coupon) await deleteUnusedCoupons(tx, [coupon.id]);
    });
  }
}
