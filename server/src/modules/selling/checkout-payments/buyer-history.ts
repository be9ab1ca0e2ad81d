import type { BuyerHistory } from '@waha/extend';
import type { Database } from '../../../platform/database/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { countDelivered, type FullOrder, listPastOrders } from '../orders/index.ts';

type Outcome = BuyerHistory['latest'][number]['outcome'];

/** How an earlier order ended, as lenders ask for it. */
const outcomes = {
  pending_payment: 'open',
  confirmed: 'open',
  processing: 'open',
  shipped: 'open',
  delivered: 'delivered',
  cancelled: 'cancelled',
  expired: 'cancelled',
  return_requested: 'delivered',
  returned: 'returned',
  refunded: 'returned',
} as const satisfies Record<FullOrder['status'], Outcome>;

/** Earlier orders of an order's buyer; null for a guest, whose phone and address prove nothing. */
export async function readBuyerHistory(db: Database, order: FullOrder): Promise<BuyerHistory | null> {
  const customer = order.customer_id === null ? undefined : await readCustomer(db, order.customer_id);
  if (!customer) return null;
  const past = await listPastOrders(db, customer.id, order.id);
  return {
    registeredAt: customer.created_at,
    deliveredOrders: await countDelivered(db, customer.id),
    latest: past.map(({ placed_at: placedAt, total_halalas: amount, payment_method: method, status }) => ({
      ...{ placedAt, amount, isCash: method === 'cash_on_delivery', outcome: outcomes[status] },
    })),
  };
}
