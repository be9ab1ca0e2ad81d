import { isCardMethod } from '../../payments/index.ts';
import type { FullOrder } from '../order-row.ts';

type PaidOrder = Pick<FullOrder, 'customer_id' | 'total_halalas' | 'store_credit_halalas' | 'payment_method'> & {
  events: readonly Pick<FullOrder['events'][number], 'status'>[];
};

/** The way money goes back. */
export type RefundMethod = 'card' | 'bank' | 'credit';

/**
 * What the buyer of an order that came to nothing gets back, each part the way it was paid; in halalas. Store credit is
 * theirs again even where it was only held. Cash was never paid, and the rest only if the order had been confirmed.
 */
export function refundBreakdown(order: PaidOrder): Record<RefundMethod, number> {
  const wasConfirmed = order.events.some((event) => event.status === 'confirmed');
  const paid = wasConfirmed ? order.total_halalas - order.store_credit_halalas : 0;
  return {
    card: isCardMethod(order.payment_method) ? paid : 0,
    bank: order.payment_method === 'bank_transfer' ? paid : 0,
    credit: order.customer_id === null ? 0 : order.store_credit_halalas,
  };
}
