import { type Denial, deny } from '../../../../platform/errors/index.ts';
import type { FullOrder } from '../../orders/index.ts';

type PaidOrder = Pick<FullOrder, 'status' | 'payment_method' | 'total_halalas' | 'refunded_halalas' | 'events'>;

/** Denies refunds of unpaid orders: pending, cancelled or expired ones, and cash orders before delivery. */
export function canRefund(order: PaidOrder): Denial | null {
  const { status, payment_method: method, total_halalas: total, refunded_halalas: back } = order;
  if (status === 'pending_payment' || status === 'cancelled' || status === 'expired')
    return deny('returns.nothing_paid');
  const wasDelivered = order.events.some((event) => event.status === 'delivered');
  if (method === 'cash_on_delivery' && !wasDelivered) return deny('returns.nothing_paid');
  return back < total ? null : deny('returns.more_than_paid', { left: 0 });
}
