import type { OrderStatus, SupplementTravel } from '@waha/contract';

const HERE: ReadonlySet<OrderStatus> = new Set(['confirmed', 'processing']);
const UNDONE: ReadonlySet<OrderStatus> = new Set(['cancelled', 'expired', 'refunded']);

/** True if it is over: cancelled, expired or refunded. */
export const isUndone = (status: OrderStatus): boolean => UNDONE.has(status);

/** How a supplement goes to its buyer: with the order that it was added to, while that one is here. */
export function travelOf(root: OrderStatus, supplement: OrderStatus): SupplementTravel {
  if (supplement === 'pending_payment') return 'waiting';
  if (isUndone(supplement)) return 'over';
  if (!HERE.has(supplement)) return 'sent';
  return HERE.has(root) ? 'together' : 'alone';
}
