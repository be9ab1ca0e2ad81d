import type { RefundWay } from '@waha/contract';
import type { FullOrder } from '../orders/index.ts';
import { isCardMethod } from '../payments/index.ts';

/** What of an order was paid otherwise than with store credit. */
export function paidOutside(order: FullOrder): number {
  return order.total_halalas - order.store_credit_halalas;
}

/** Whether money has to go to a bank account: it came in cash or by transfer, and there is no card to give it back to. */
export function needsIban(order: FullOrder, way: RefundWay): boolean {
  return way === 'original' && paidOutside(order) > 0 && !isCardMethod(order.payment_method);
}

/** How money of an order can go back. Store credit needs an account to keep it. */
export function refundWaysOf(order: FullOrder): RefundWay[] {
  return order.customer_id === null ? ['original'] : ['original', 'store_credit'];
}
