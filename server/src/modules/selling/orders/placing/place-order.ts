import type { Tx } from '../../../../platform/database/index.ts';
import type { PlaceOrderRequest } from './order-request.ts';
import { type Orderer, type PlaceOrderDeps, prepareOrder } from './prepare-order.ts';
import { type PlacedOrder, writeOrders } from './write-orders.ts';

/**
 * Places one order in one transaction: prices it anew, refuses what cannot be sold as seen, counts the coupon, takes the
 * stock and the capped pieces by conditional updates, always in that order, and writes it down. A refusal undoes it all.
 * What needs nothing of each other is asked at once: four round trips to the database where no coupon or credit is used.
 * Buyers' orders that come at once go through the same two steps together (docs/decisions/0083).
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
