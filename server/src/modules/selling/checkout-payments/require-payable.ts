import { refuse } from '../../../platform/errors/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { isOnlineMethod, type OnlineMethod, type OnlineMethods } from '../payments/index.ts';

/** The method of an order that waits for an online payment; refuses any other order. */
export function requirePayable(order: FullOrder, methods: OnlineMethods, at: Date): OnlineMethod {
  const { payment_method: code, hold_expires_at: holdEnds } = order;
  const isWaiting = order.status === 'pending_payment' && holdEnds !== null && holdEnds > at;
  if (!isOnlineMethod(code) || !isWaiting) refuse('payments.nothing_to_pay');
  return methods.get(code) ?? refuse('payments.method_not_available');
}
