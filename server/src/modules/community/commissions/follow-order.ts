import type { Tx } from '../../../platform/database/index.ts';
import { type FullOrder, lockOrder, selfReferralReason } from '../../selling/orders/index.ts';
import { readBought } from '../../selling/returns/index.ts';
import { type CommissionReason, type CommissionRow, lockCommissionOf } from './commissions.store.ts';
import { computeCommission } from './compute-commission.ts';
import { endCommission, holdPoints, lowerHeld, takeBack } from './move-points.ts';

const DAY_MS = 86_400_000;

/** The commission of an affiliate with an account. */
export type LiveCommission = CommissionRow & { customer_id: string };

/**
 * Locks the order of a commission, then the commission: all code takes these locks in this order. Undefined where there
 * is no commission.
 */
export async function lockBoth(
  tx: Tx,
  orderId: string,
): Promise<{ order: FullOrder; commission: LiveCommission } | undefined> {
  const order = await lockOrder(tx, orderId);
  const commission = order && (await lockCommissionOf(tx, orderId));
  if (!order || !commission) return undefined;
  const { customer_id } = commission;
  return customer_id === null ? undefined : { order, commission: { ...commission, customer_id } };
}

/**
 * Adjusts a commission to the present state of its order: held in the ledger after delivery, reduced by returns, void
 * when all was returned. It depends on the order's state, not on the event, so it is idempotent.
 */
export async function followOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  const both = await lockBoth(tx, orderId);
  if (both) await follow(tx, both, at);
}

/** The same for a locked commission. */
export async function follow(
  tx: Tx,
  { order, commission }: { order: FullOrder; commission: LiveCommission },
  at: Date,
): Promise<void> {
  if (commission.state === 'void') return;
  const { status } = order;
  if (status === 'cancelled' || status === 'expired') return endCommission(tx, commission, { reason: status, at });
  const deliveredAt = deliveredAtOf(order);
  if (deliveredAt === null) return;
  const ended = await reasonToEnd(tx, commission);
  if (ended) return endCommission(tx, commission, { reason: ended, at });
  const points = await pointsNow(tx, commission);
  if (points === 0) return endCommission(tx, commission, { reason: 'returned', at });
  if (commission.state === 'waiting') {
    const dueAt = new Date(deliveredAt.getTime() + commission.post_after_days * DAY_MS);
    await holdPoints(tx, commission, { points, deliveredAt, dueAt });
  } else if (points < commission.points) {
    await (commission.state === 'pending'
      ? lowerHeld(tx, commission, points, at)
      : takeBack(tx, commission, { points, reason: 'returned', at }));
  }
}

/** Cards and refund claims are recorded after the order, so self-referral is checked until the points can be used. */
async function reasonToEnd(tx: Tx, commission: LiveCommission): Promise<CommissionReason | null> {
  if (commission.state === 'posted' || commission.is_cleared) return null;
  return selfReferralReason(tx, commission.order_id, commission.customer_id);
}

/** The points the order brings in its present state; never more than before, whatever the order of returns. */
async function pointsNow(tx: Tx, { order_id, rates, point_halalas, points }: LiveCommission): Promise<number> {
  const bought = await readBought(tx, order_id);
  return bought ? Math.min(points, computeCommission(bought, rates, point_halalas)) : points;
}

/** The time of the first delivery to the buyer. */
function deliveredAtOf({ events }: FullOrder): Date | null {
  const event = events.find((one) => one.status === 'delivered');
  return event ? new Date(event.created_at) : null;
}
