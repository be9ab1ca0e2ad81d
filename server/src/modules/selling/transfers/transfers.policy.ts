import { type Denial, deny } from '../../../platform/errors/index.ts';
import type { FullOrder } from '../orders/index.ts';

export const MOST_RECEIPTS = 5;

/** Receipts are accepted for orders paid by transfer, including late ones, whose buyers need their money back. */
export function maySendReceipt(order: Pick<FullOrder, 'payment_method' | 'status'>, receipts: number): Denial | null {
  const isAwaited =
    order.payment_method === 'bank_transfer' && ['pending_payment', 'expired', 'cancelled'].includes(order.status);
  if (!isAwaited) return deny('transfers.not_awaited');
  return receipts < MOST_RECEIPTS ? null : deny('transfers.too_many_receipts');
}
