import type { FullOrder } from '../order-row.ts';

/**
 * The amount that the courier of the next parcel collects: all that the order owes at the door with its first parcel, nothing
 * with later ones (docs/decisions/0153).
 */
export function cashToCollect(
  order: Pick<FullOrder, 'payment_method' | 'parcels' | 'total_halalas' | 'store_credit_halalas'>,
): number {
  const isOwed = order.payment_method === 'cash_on_delivery' && order.parcels === 0;
  return isOwed ? order.total_halalas - order.store_credit_halalas : 0;
}
