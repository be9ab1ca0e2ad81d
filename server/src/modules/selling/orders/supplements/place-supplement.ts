import { randomUUID } from 'node:crypto';
import { type Tx, timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { EditContext } from '../editing/plan-edit.ts';
import type { FullOrder } from '../order-row.ts';
import { rulesOf } from '../order-rules.ts';
import type { NewOrder } from '../orders.store.ts';
import { amountsOf, buildItem, discountsOf, isWaiting, transferHoldMs } from '../placing/build-order.ts';
import { writeOrders } from '../placing/write-orders.ts';
import type { SupplementPlan } from './plan-supplement.ts';
import { insertSupplement, raiseForSupplement } from './supplements.store.ts';

/**
 * Places what staff added to a paid order as an order of its own; the caller holds the lock of the first. Its stock is taken and its
 * reservation counted like those of any order that staff place. Refuses `conflict.changed` if the first was edited since `version`.
 * Returns the new order.
 */
export async function placeSupplement(
  tx: Tx,
  root: FullOrder,
  plan: SupplementPlan,
  { version, staffId, language, at }: EditContext & { version: number; staffId: string },
): Promise<FullOrder> {
  if (!(await raiseForSupplement(tx, root.id, version))) refuse('conflict.changed');
  // All orders by staff come from one network, so this one has a network of its own: the buyer's reservations alone count.
  const visitor = `call ${randomUUID()}`;
  const { cart } = plan;
  const order = buildSupplement(root, plan, { at, visitor });
  const holder = { visitor, customerId: root.customer_id, phone: root.phone, door: null };
  const [written] = await writeOrders(tx, [
    {
      order,
      items: cart.lines.map(buildItem),
      placer: { actor: 'staff', actorId: staffId },
      by: { actor: { kind: 'guest' }, language, visitor, placedBy: staffId },
      cart,
      at,
      customerKeys: [],
      holder: cart.amountDue > 0 ? holder : null,
      viewToken: null,
      source: null,
      root,
    },
  ]);
  if (!written) throw new Error('an order was not written');
  await insertSupplement(tx, { orderId: order.id, rootId: root.id, at });
  return written.placed;
}

/** Buyer, destination and language are those of the first order; what it costs is of now. */
function buildSupplement(
  root: FullOrder,
  { cart, payment }: SupplementPlan,
  { at, visitor }: { at: Date; visitor: string },
): NewOrder {
  const waits = isWaiting(cart, payment.code);
  return {
    id: timeOrderedId(),
    status: waits ? 'pending_payment' : 'confirmed',
    language: root.language,
    customer_id: root.customer_id,
    view_token_hash: null,
    first_name: root.first_name,
    last_name: root.last_name,
    phone: root.phone,
    email: root.email,
    address: root.address,
    city_id: root.city_id,
    pickup_point: root.pickup_point,
    company: root.company,
    notes: null,
    ...amountsOf(cart),
    gift_message: null,
    store_credit_halalas: 0,
    credit_hold_id: null,
    gift_card_id: null,
    gift_card_halalas: 0,
    gift_card_hold_id: null,
    gift_card_back_halalas: 0,
    discounts: discountsOf(cart),
    coupon_id: null,
    coupon_code: null,
    referral_code: null,
    shipping_method: root.shipping_method,
    shipping_min_days: root.shipping_min_days,
    shipping_max_days: root.shipping_max_days,
    payment_method: payment.code,
    payment_name: payment.online?.name ?? null,
    refunds_in_parts: payment.online?.capabilities.refunds !== 'whole',
    // The buyer is not at a checkout: whatever the method, the link is open as long as a transfer is waited for.
    hold_expires_at: waits ? new Date(at.getTime() + transferHoldMs(cart)) : null,
    carrier: null,
    carrier_number: null,
    rules: rulesOf(cart),
    visitor: waits ? visitor : null,
    door: null,
    created_at: at,
  };
}
