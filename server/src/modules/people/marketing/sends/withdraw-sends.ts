import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { deleteUnusedCoupons } from '../../../selling/coupons/index.ts';
import { deleteSend } from './sends.store.ts';

/** Withdraws claims whose mails failed with the mail server, and their codes: they count as not attempted. */
export async function withdrawSends(
  db: Database,
  claims: readonly { id: number; coupon: { id: number } | null }[],
): Promise<void> {
  for (const { id, coupon } of claims) {
    await inTransaction(db, async (tx) => {
      if ((await deleteSend(tx, id)) && coupon) await deleteUnusedCoupons(tx, [coupon.id]);
    });
  }
}
