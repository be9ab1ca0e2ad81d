import type { Order } from '@waha/contract/types';

/** Whether an order awaits its online payment. */
export function awaitsCard(order: Order): boolean {
  return order.status === 'pending_payment' && order.payment_kind === 'online';
}
