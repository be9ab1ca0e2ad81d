import type { OrderReturn, ReturnStatus, ReturnSummary } from '@waha/contract/types';
import type { BadgeTone } from '../../ui/product-card/badge.tsx';

const tones: Record<ReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  received: 'info',
  refunded: 'positive',
  exchanged: 'positive',
  rejected: 'negative',
  cancelled: 'negative',
};

export function returnTone(status: ReturnStatus): BadgeTone {
  return tones[status];
}

/** Whether the return is exchanged for a replacement; one that was refunded after all counts as an ordinary return. */
export function isExchange({ refund_to, status }: Pick<OrderReturn, 'refund_to' | 'status'>): boolean {
  return refund_to === 'exchange' && status !== 'refunded';
}

/** Refund in riyals; null for an exchange. */
export function moneyOf(summary: ReturnSummary): number | null {
  return isExchange(summary) ? null : summary.amount;
}
