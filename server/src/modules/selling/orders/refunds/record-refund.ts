import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Denial } from '../../../../platform/errors/index.ts';
import { checkMoneyAct, type MoneyAct, recordMoneyAct } from '../../money-acts/index.ts';
import type { FullOrder } from '../order-row.ts';
import { canCancelOrder } from '../orders.policy.ts';
import { refundBreakdown } from './refund-breakdown.ts';

type Refunded = Pick<FullOrder, 'id' | 'customer_id' | 'email'>;

/**
 * Counts a refund by staff, in the transaction that sends it. Refuses `money_acts.approval_needed` (403) above a
 * ceiling and `money_acts.own_account` (403) for the staff member's own order. Cancellations by buyers are not
 * counted.
 */
export function recordRefund(
  tx: Tx,
  actor: Actor,
  order: Refunded,
  refund: Pick<MoneyAct, 'kind' | 'halalas' | 'approvalId'>,
): Promise<void> {
  return recordMoneyAct(tx, actor, { ...refund, orderId: order.id, customerId: order.customer_id, email: order.email });
}

/**
 * Denial of a cancellation, or null: no part was shipped or refunded, and the refund is within the actor's allowance.
 */
export async function canCancel(db: Database | Tx, actor: Actor, order: FullOrder): Promise<Denial | null> {
  const { id: orderId, customer_id: customerId, email } = order;
  const act = { halalas: cancellationRefund(order), orderId, customerId, email };
  return canCancelOrder(order) ?? (await checkMoneyAct(db, actor, act));
}

/** The amount a cancellation refunds, over all methods. */
export function cancellationRefund(order: FullOrder): number {
  const { card, bank, credit } = refundBreakdown(order);
  return card + bank + credit;
}
