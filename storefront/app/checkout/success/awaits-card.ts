import type { Order } from '@waha/contract/types';

/** Whether an order waits for a card to be paid with. */
export function awaitsCard(order: Order): boolean {
  return order.status === 'pending_payment' && (order.payment_method === 'moyasar' || order.payment_method === 'demo');
}
