import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Denial } from '../../../../platform/errors/index.ts';
import { checkMoneyAct, type MoneyAct, recordMoneyAct } from '../../money-acts/index.ts';
import type { FullOrder } from '../order-row.ts';
import { canCancelOrder } from '../orders.policy.ts';
import { refundBreakdown } from './refund-breakdown.ts';

type Refunded = Pick<FullOrder, 'id' | 'customer_id' | 'email'>;

/**
 * Counts money that staff send back of an order, in the transaction that sends it. Refuses `money_acts.approval_needed` (403) above
 * a ceiling and `money_acts.own_account` (403) of an order of their own. Buyers cancel what is theirs and count nowhere.
 */
export function recordRefund(
  tx: Tx,
  actor: Actor,
  order: Refunded,
  refund: Pick<MoneyAct, 'kind' | 'halalas' | 'approvalId'>,
): Promise<void> {
  return recordMoneyAct(tx, actor, { ...refund, orderId: order.id, customerId: order.customer_id, email: order.email });
}

/** Whether somebody may cancel an order: nothing of it has left or was paid back, and it sends back no more than they may. */
export async function canCancel(db: Database | Tx, actor: Actor, order: FullOrder): Promise<Denial | null> {
  const { id: orderId, customer_id: customerId, email } = order;
  const act = { halalas: cancellationRefund(order), orderId, customerId, email };
  return canCancelOrder(order) ?? (await checkMoneyAct(db, actor, act));
}

/** What cancelling an order sends back, however it was paid. */
export function cancellationRefund(order: FullOrder): number {
  const { card, bank, credit } = refundBreakdown(order);
  return card + bank + credit;
}
