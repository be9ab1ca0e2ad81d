import { isOnlineMethod } from '../../payments/index.ts';
import type { FullOrder } from '../order-row.ts';

type PaidOrder = Pick<
  FullOrder,
  'customer_id' | 'total_halalas' | 'store_credit_halalas' | 'gift_card_halalas' | 'payment_method'
> & {
  events: readonly Pick<FullOrder['events'][number], 'status'>[];
};

/** Refund method. */
export type RefundMethod = 'card' | 'bank' | 'credit';

/**
 * Refund of a cancelled order by method, in halalas. Store credit and gift card are returned even if it was only held. Cash was never
 * collected; card and bank amounts count only after confirmation.
 */
export function refundBreakdown(order: PaidOrder): Record<RefundMethod, number> {
  const wasConfirmed = order.events.some((event) => event.status === 'confirmed');
  const paid = wasConfirmed ? order.total_halalas - order.store_credit_halalas : 0;
  return {
    card: isOnlineMethod(order.payment_method) ? paid : 0,
    bank: order.payment_method === 'bank_transfer' ? paid : 0,
    credit: order.customer_id === null ? order.gift_card_halalas : order.store_credit_halalas,
  };
}
