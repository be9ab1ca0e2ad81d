import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { readOrder, selfReferralReason } from '../../selling/orders/index.ts';
import { type BoughtOrder, readBought } from '../../selling/returns/index.ts';
import { findReferral, ratesFor, readProgramme } from '../affiliates/index.ts';
import { insertCommission, rateAgain } from './commissions.store.ts';
import { computeCommission } from './compute-commission.ts';
import { lockBoth } from './follow-order.ts';

/**
 * Attributes an order to an affiliate once, with the rates at its placement. An affiliate's own order is recorded too,
 * with the reason why it pays nothing. Idempotent.
 */
export async function attribute(db: Database, orderId: string): Promise<void> {
  const order = await readOrder(db, orderId);
  if (!order) return;
  const { customer_id, referral_code, coupon_id, created_at: placedAt } = order;
  const question = { customerId: customer_id, told: referral_code, couponId: coupon_id, at: placedAt };
  const referral = await findReferral(db, question);
  const bought = referral && (await readBought(db, orderId));
  if (!referral || !bought) return;
  const { affiliateId, customerId, via, clickId } = referral;
  await inTransaction(db, async (tx) => {
    const { halalasPerPoint: pointHalalas, postAfterDays } = await readProgramme(tx);
    const { rates, fullPoints } = await rate(tx, bought, { affiliateId, placedAt, pointHalalas });
    const reason = (await selfReferralReason(tx, orderId, customerId)) ?? (fullPoints === 0 ? 'too_small' : null);
    const referred = { orderId, affiliateId, customerId, via, clickId, placedAt };
    await insertCommission(tx, { ...referred, reason, rates, pointHalalas, postAfterDays, fullPoints });
  });
}

/** The rate of each line as of the order's placement, and the points of the whole order without later returns. */
async function rate(
  tx: Tx,
  bought: BoughtOrder,
  { affiliateId, placedAt, pointHalalas }: { affiliateId: number; placedAt: Date; pointHalalas: number },
): Promise<{ rates: number[]; fullPoints: number }> {
  const rateOf = await ratesFor(tx, affiliateId, placedAt);
  const rates = bought.items.map((_, index) => rateOf(bought.rules?.lines[index]?.categoryIds ?? []));
  const items = bought.items.map((item) => ({ ...item, refunded: 0 }));
  const whole = { ...bought, items, refunded_halalas: 0, refunded_services_halalas: 0 };
  return { rates, fullPoints: computeCommission(whole, rates, pointHalalas) };
}

/** Rates the edited items of an order whose commission waits for its delivery. Idempotent. */
export async function attributeAgain(db: Database, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const both = await lockBoth(tx, orderId);
    const bought = both && (await readBought(tx, orderId));
    if (!bought || both.commission.state !== 'waiting') return;
    const { id, affiliate_id: affiliateId, placed_at: placedAt, point_halalas: pointHalalas } = both.commission;
    await rateAgain(tx, id, await rate(tx, bought, { affiliateId, placedAt, pointHalalas }));
  });
}
