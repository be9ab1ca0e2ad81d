import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publishEach } from '../../../../platform/events/index.ts';
import { publishStockChange, type StockChange, takeStock } from '../../../goods/catalog/index.ts';
import {
  type CouponPlace,
  customerRefusal,
  forgetAppliedCoupons,
  lockFirstOrders,
  neighbourRefusal,
  recordUse,
  takeUse,
} from '../../coupons/index.ts';
import { takeFromCap } from '../../promotions/index.ts';
import type { FullOrder } from '../order-row.ts';
import { insertOrders, type NewOrder } from '../orders.store.ts';
import { nameOfLine } from '../quote/cart-lines.ts';
import type { PricedCartLine } from '../quote/price-cart.ts';
import { countReservations, type UnprovedOrder } from '../reservations/count-reservations.ts';
import { reserveUntilCode } from '../reservations/phone-codes.store.ts';
import { orderAsWritten } from './build-order.ts';
import { claimPictures } from './claim-pictures.ts';
import { payFromLedger } from './order-credit.ts';
import { insertOrderSource } from './order-sources.store.ts';
import type { Orderer, PreparedOrder } from './prepare-order.ts';

export type PlacedOrder = PreparedOrder & {
  /** As it is now, without being read again. */
  placed: FullOrder;
};

/**
 * Writes prepared orders: counts coupons, then takes stock and capped pieces by conditional updates, always in that
 * sequence, and inserts the orders. A refusal of one rolls back all. Several only if `canJoin` allows it.
 */
export async function writeOrders(tx: Tx, prepared: readonly PreparedOrder[]): Promise<PlacedOrder[]> {
  for (const one of prepared) await countCoupon(tx, one);
  for (const { order, items, root } of prepared) await claimPictures(tx, order, items, root?.items);
  const taking = takeEverything(tx, prepared);
  const counting = countReservations(tx, prepared);
  for (const one of prepared) {
    if (one.order.store_credit_halalas === 0) continue;
    const [, unproved] = await Promise.all([taking, counting]);
    unproved.filter((waiting) => waiting.one === one).forEach(awaitCode);
    Object.assign(one.order, await payFromLedger(tx, one.order));
  }
  // Inserts run while stock is requested and reservations are counted; a refusal rolls them back.
  const [changes, unproved, inserted] = await Promise.all([taking, counting, insertOrders(tx, prepared)]);
  for (const { order, source } of prepared)
    if (source && !(await insertOrderSource(tx, { orderId: order.id, ...source }))) refuse('orders.already_placed');
  const late = unproved.filter(({ one }) => one.order.status !== 'pending_payment');
  late.forEach(awaitCode);
  if (late.length > 0)
    await reserveUntilCode(
      tx,
      late.map(({ one }) => one.order),
    );
  await forgetAppliedCoupons(
    tx,
    prepared.flatMap(({ order, placer }) => (placer.actor === 'staff' ? [] : (order.customer_id ?? []))),
  );
  await publishEach(
    tx,
    'order.placed',
    prepared.map(({ order, source }) => ({ orderId: order.id, ...(source && { channel: source.channel }) })),
  );
  await publishStockChange(tx, changes);
  return prepared.map((one, index) => {
    const written = inserted[index];
    if (!written) throw new Error('an order was not written');
    return { ...one, placed: orderAsWritten(one.order, one.items, written, one.placer) };
  });
}

const MINUTE_MS = 60_000;

/** Lets an order wait for its phone's code instead of being confirmed immediately. */
function awaitCode({ one: { order, at }, codeMinutes }: UnprovedOrder): void {
  order.status = 'pending_payment';
  order.hold_expires_at = new Date(at.getTime() + codeMinutes * MINUTE_MS);
}

async function countCoupon(tx: Tx, { cart, order, customerKeys, by }: PreparedOrder): Promise<void> {
  if (!cart.coupon || !('row' in cart.coupon)) return;
  const coupon = cart.coupon.row;
  if (!(await takeUse(tx, coupon.id))) refuse('coupons.used_up');
  const place = placeOf(order, by);
  if (coupon.first_order_only) await lockFirstOrders(tx, customerKeys, place);
  // `takeUse` holds the coupon's lock, so the customer's count is now stable.
  const refused = await customerRefusal(tx, coupon, customerKeys);
  const near = refused ?? (await neighbourRefusal(tx, coupon, place));
  if (near && 'refusal' in near) refuse(near.refusal.code, near.refusal.params);
  await recordUse(tx, coupon.id, order.id, place);
}

/**
 * Place of a buyer for coupon limits. Staff order for many buyers from one network, so each staff order gets a network
 * of its own.
 */
function placeOf(
  { id, customer_id, email, city_id, address, pickup_point }: NewOrder,
  { visitor, placedBy }: Orderer,
): CouponPlace {
  const from = placedBy === undefined ? visitor : `call ${id}`;
  return { customerId: customer_id, email, visitor: from, cityId: city_id, address: pickup_point ? null : address };
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
