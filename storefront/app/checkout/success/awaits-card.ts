import type { Order } from '@waha/contract/types';

/** Whether an order awaits its card payment. */
export function awaitsCard(order: Order): boolean {
  return order.status === 'pending_payment' && (order.payment_method === 'moyasar' || order.payment_method === 'demo');
}
