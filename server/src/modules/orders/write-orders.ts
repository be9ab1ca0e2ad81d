import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { publish } from '../../platform/outbox/index.ts';
import { type StockChange, takeStock, tellStock } from '../catalog/index.ts';
import { customerRefusal, forgetKeptCoupons, recordUse, takeUse } from '../coupons/index.ts';
import { takeFromCap } from '../promotions/index.ts';
import { orderAsWritten } from './build-order.ts';
import { nameOfLine } from './cart-lines.ts';
import { limitHolds } from './limit-holds.ts';
import { payWithCredit } from './order-credit.ts';
import type { FullOrder } from './order-row.ts';
import { insertOrders, takeTurn } from './orders.store.ts';
import { locksHeld, type PreparedOrder } from './prepare-order.ts';
import type { PricedCartLine } from './price-cart.ts';

export type PlacedOrder = PreparedOrder & {
  /** As it is now, without being read again. */
  placed: FullOrder;
};

/**
 * Writes prepared orders: counts their coupons, takes the stock and the capped pieces by conditional updates, always in that
 * order, and writes them down. A refusal of one undoes all of them. Several only where `mayJoin` lets them.
 */
export async function writeOrders(tx: Tx, prepared: readonly PreparedOrder[]): Promise<PlacedOrder[]> {
  for (const one of prepared) await countCoupon(tx, one);
  const taking = takeEverything(tx, prepared);
  const waiting = prepared.flatMap((one) => (one.holder ? { ...one, holder: one.holder } : []));
  if (waiting.length > 0) {
    await Promise.all([taking, takeTurn(tx, waiting.flatMap(locksHeld))]);
    await Promise.all(waiting.map(({ cart, holder, by }) => limitHolds(tx, cart, holder, by.language)));
  }
  for (const { order } of prepared) {
    if (order.store_credit_halalas === 0) continue;
    await taking;
    order.credit_hold_id = await payWithCredit(tx, order);
  }
  // Written while their stock is asked for: where there is none, nothing of them stays.
  const [changes, inserted] = await Promise.all([taking, insertOrders(tx, prepared)]);
  await forgetKeptCoupons(
    tx,
    prepared.flatMap(({ order }) => order.customer_id ?? []),
  );
  await publish(
    tx,
    prepared.map(({ order }) => ({ event: 'order.placed', payload: { orderId: order.id } })),
  );
  await tellStock(tx, changes);
  return prepared.map((one, index) => {
    const written = inserted[index];
    if (!written) throw new Error('an order was not written');
    return { ...one, placed: orderAsWritten(one.order, one.items, written, one.placer) };
  });
}

async function countCoupon(tx: Tx, { cart, order, customerKeys }: PreparedOrder): Promise<void> {
  if (!cart.coupon || !('row' in cart.coupon)) return;
  const coupon = cart.coupon.row;
  if (!(await takeUse(tx, coupon.id))) refuse('coupons.used_up');
  // Only now do others who use this coupon wait, so only now is a customer's count certain.
  const refused = await customerRefusal(tx, coupon, customerKeys);
  if (refused && 'refusal' in refused) refuse(refused.refusal.code, refused.refusal.params);
  await recordUse(tx, coupon.id, order.id);
}

async function takeEverything(tx: Tx, prepared: readonly PreparedOrder[]): Promise<StockChange> {
  const change = await takeStock(
    tx,
    prepared.map(({ order, cart }) => ({ orderId: order.id, demands: cart.demand })),
  );
  if ('missingVariantId' in change) {
    const short = prepared.find(({ cart }) => cart.lines.some((line) => holds(line, change.missingVariantId)));
    const missing = short?.cart.lines.find((line) => holds(line, change.missingVariantId));
    const name = short && missing ? nameOfLine(missing, short.by.language) : '';
    refuse('orders.out_of_stock', { name, available: 0 });
  }
  for (const one of prepared) await takeCapped(tx, one);
  return change;
}

async function takeCapped(tx: Tx, { cart, at, by }: PreparedOrder): Promise<void> {
  const capped = cart.lines.filter((line) => line.isCapped);
  for (const promotionId of [...new Set(capped.map((line) => line.promotionId ?? 0))].toSorted((a, b) => a - b)) {
    const lines = capped.filter((line) => line.promotionId === promotionId);
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const [first] = lines;
    if (first && !(await takeFromCap(tx, promotionId, quantity, at))) {
      refuse('orders.promotion_ended', { name: nameOfLine(first, by.language) });
    }
  }
}

function holds(line: PricedCartLine, variantId: number): boolean {
  if (line.kind === 'product') return line.variant.id === variantId;
  return line.kind === 'bundle' && line.bundle.parts.some((part) => part.variant.id === variantId);
}
