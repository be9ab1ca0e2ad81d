import type { Tx } from '../../../../platform/database/index.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import { type Orderer, type PlaceOrderDeps, prepareOrder } from './prepare-order.ts';
import { type PlacedOrder, writeOrders } from './write-orders.ts';

/**
 * Places one order in one transaction. It prices the order anew, refuses anything that differs from the quote, counts
 * the coupon, then takes stock and capped pieces by conditional updates, always in that sequence. A refusal rolls
 * everything back. Independent statements are sent together: four round trips without a coupon or credit. Concurrent
 * orders share the same two steps in a group commit (docs/decisions/0083).
 */
export async function placeOrder(
  tx: Tx,
  request: PlaceOrderRequest,
  by: Orderer,
  deps: PlaceOrderDeps,
): Promise<PlacedOrder> {
  const [placed] = await writeOrders(tx, [await prepareOrder(tx, request, by, deps)]);
  if (!placed) throw new Error('an order was not written');
  return placed;
}
