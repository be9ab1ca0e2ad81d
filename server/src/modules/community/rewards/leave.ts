import type { Database, Tx } from '../../../platform/database/index.ts';
import { endCouponsOf } from '../../selling/coupons/index.ts';
import { eraseRedemptions, listRedemptions } from './rewards.store.ts';

/** Ends a leaving customer's unused codes, and erases the customer from redemptions. */
export async function eraseRedeemer(tx: Tx, customerId: string): Promise<void> {
  await endCouponsOf(tx, customerId);
  await eraseRedemptions(tx, customerId);
}

const PAGE = 200;

/** A customer's export of their redeemed rewards. */
export async function* exportRedemptions(db: Database, customerId: string): AsyncGenerator<unknown> {
  for (let before: number | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof listRedemptions>> = await listRedemptions(db, customerId, {
      before,
      limit: PAGE,
    });
    for (const { points, name_ar: reward, redeemed_at } of rows) yield { reward, points, redeemed_at };
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    before = last.number;
  }
}
