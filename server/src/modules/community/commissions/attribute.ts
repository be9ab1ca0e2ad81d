import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { readOrder, selfReferralReason } from '../../selling/orders/index.ts';
import { readBought } from '../../selling/returns/index.ts';
import { findReferral, ratesFor, readProgramme } from '../affiliates/index.ts';
import { insertCommission } from './commissions.store.ts';
import { computeCommission } from './compute-commission.ts';

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
    const rateOf = await ratesFor(tx, affiliateId, placedAt);
    const { halalasPerPoint: pointHalalas, postAfterDays } = await readProgramme(tx);
    const rates = bought.items.map((_, index) => rateOf(bought.rules?.lines[index]?.categoryIds ?? []));
    // The order as it was placed, without later returns.
    const items = bought.items.map((item) => ({ ...item, refunded: 0 }));
    const whole = { ...bought, items, refunded_halalas: 0, refunded_services_halalas: 0 };
    const fullPoints = computeCommission(whole, rates, pointHalalas);
    const reason = (await selfReferralReason(tx, orderId, customerId)) ?? (fullPoints === 0 ? 'too_small' : null);
    const referred = { orderId, affiliateId, customerId, via, clickId, placedAt };
    await insertCommission(tx, { ...referred, reason, rates, pointHalalas, postAfterDays, fullPoints });
  });
}
