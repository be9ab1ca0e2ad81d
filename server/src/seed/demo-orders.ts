import {
  type DemoCustomer,
  type DemoOrder,
  type DemoOrderStatus,
  type DemoReturn,
  demoStaffEmail,
} from '@waha/demo/accounts';
import { findStaffByEmail } from '../modules/people/staff/index.ts';
import { changeStatus } from '../modules/selling/orders/index.ts';
import type { CallContext } from '../platform/bind/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { momentBefore } from './chance.ts';
import { callsAt, contextOf, DAY_MS, type DemoShop, daysBefore, none } from './past-calls.ts';

/** The status changes on the way to a status. Staff make all of them but the cancellation. */
const waysTo: Record<DemoOrderStatus, readonly DemoOrderStatus[]> = {
  pending_payment: [],
  confirmed: [],
  processing: ['processing'],
  shipped: ['processing', 'shipped'],
  delivered: ['processing', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
};

type Buyer = Pick<DemoCustomer, 'firstName' | 'lastName' | 'phone' | 'addresses'> & { email?: string };

/** Places an order of the demo and moves it to its status; undefined where the shop has other products. */
export async function addOrder(
  shop: DemoShop,
  who: Buyer,
  order: DemoOrder,
  context: CallContext,
  at: Date,
): Promise<string | undefined> {
  const lines = await linesOf(shop, order);
  // Left out for a shop whose products were replaced.
  if (lines.length < Object.keys(order.lines).length) return undefined;
  const day = daysBefore(at, order.daysAgo);
  const placedAt = order.daysAgo === 0 ? day : momentBefore(day, `${who.phone} ${order.daysAgo}`);
  const id = await placeOrder(shop, who, order, { lines, context, at: placedAt });
  await bringAlong(shop.db, id, order, { from: placedAt, until: at });
  if (order.sentBack) await sendBack(shop, id, order.sentBack, context, at);
  return id;
}

export interface Line {
  product_id: number;
  quantity: number;
  variant_id?: number;
}

/** The lines of a request; products that are not in the shop are left out. */
async function linesOf(shop: DemoShop, { lines, sizes = {} }: Pick<DemoOrder, 'lines' | 'sizes'>): Promise<Line[]> {
  const found: Line[] = [];
  for (const [key, quantity] of Object.entries(lines)) {
    const id = shop.productIds.get(key);
    const size = sizes[key];
    const variant = id && size ? await variantOfSize(shop, id, size) : undefined;
    if (id) found.push({ product_id: id, quantity, ...(variant && { variant_id: variant }) });
  }
  return found;
}

async function variantOfSize(shop: DemoShop, productId: number, size: string): Promise<number | undefined> {
  const guest = contextOf({ kind: 'guest' });
  const asked = { params: { id: productId }, query: undefined, body: undefined };
  const { variants } = await callsAt(shop, new Date())['GET /products/{id}'](asked, guest, undefined);
  return variants.find((one) => one.size === size)?.id;
}

/** Places an order; answers its id. */
export async function placeOrder(
  shop: DemoShop,
  who: Buyer,
  { paymentMethod, useStoreCredit = false, referralCode }: Omit<DemoOrder, 'lines' | 'status' | 'daysAgo'>,
  { lines, context, at }: { lines: Line[]; context: CallContext; at: Date },
): Promise<string> {
  const [home] = who.addresses;
  if (!home) throw new Error('whoever orders in the demo has an address');
  const { cityId: city_id, street, buildingNo: building_no, postalCode: postal_code } = home;
  const calls = callsAt(shop, at);
  const payment = { payment_method: paymentMethod, use_store_credit: useStoreCredit };
  const cart = { lines, shipping_method: 'standard', ...payment } as const;
  const quoted = await calls['POST /orders/quote']({ ...none, body: { ...cart, city_id } }, context, undefined);
  const body = {
    ...cart,
    contact: {
      first_name: who.firstName,
      last_name: who.lastName,
      phone: who.phone,
      ...(who.email && { email: who.email }),
    },
    address: { city_id, street, building_no, postal_code },
    expected_total: quoted.total,
    ...(referralCode && { referral_code: referralCode }),
  };
  const { id } = await inTransaction(shop.db, (tx) => calls['POST /orders']({ ...none, body }, context, tx));
  return id;
}

/** Moves an order to its status, with half a day between steps where there is enough time. */
export async function bringAlong(
  db: Database,
  orderId: string,
  order: Pick<DemoOrder, 'status'> & { paymentMethod?: DemoOrder['paymentMethod'] },
  { from: placedAt, until }: { from: Date; until: Date },
): Promise<void> {
  let from: DemoOrderStatus = order.paymentMethod === 'bank_transfer' ? 'pending_payment' : 'confirmed';
  for (const [step, to] of waysTo[order.status].entries()) {
    const stepAt = new Date(Math.min(placedAt.getTime() + ((step + 1) * DAY_MS) / 2, until.getTime()));
    const change = { orderId, from, to, actor: to === 'cancelled' ? 'customer' : 'staff', at: stepAt } as const;
    await inTransaction(db, (tx) => changeStatus(tx, change, 'ar'));
    from = to;
  }
}

/** A buyer requests a return; where the shop approves it, both write messages about it. */
async function sendBack(
  shop: DemoShop,
  orderId: string,
  { lines, reason, note, exchangeForSize, instructions, messages }: DemoReturn,
  buyer: CallContext,
  at: Date,
): Promise<void> {
  const calls = callsAt(shop, at);
  const staff = await findStaffByEmail(shop.db, demoStaffEmail('support'));
  if (!staff) return;
  const support = contextOf({ kind: 'staff', staffId: staff.id, sessionId: '', role: staff.role });
  const wanted = await linesOf(shop, { lines });
  const { items } = await calls['GET /orders/{id}'](
    { params: { id: orderId }, query: {}, body: undefined },
    buyer,
    undefined,
  );
  const pieces = [];
  for (const { id, product_id: productId } of items) {
    const line = wanted.find((one) => one.product_id === productId);
    const instead = line && exchangeForSize && (await variantOfSize(shop, line.product_id, exchangeForSize));
    if (line) pieces.push({ id, quantity: line.quantity, reason, ...(instead && { exchange_variant_id: instead }) });
  }
  const outcome = exchangeForSize ? 'exchange' : 'store_credit';
  const request = { order_id: orderId, lines: pieces, note, refund_to: outcome } as const;
  const { id } = await inTransaction(shop.db, (tx) =>
    calls['POST /returns']({ params: undefined, query: {}, body: request }, buyer, tx),
  );
  if (instructions === undefined) return;
  const params = { id };
  const decision = { params, query: undefined, body: { note: instructions } };
  await inTransaction(shop.db, (tx) => calls['POST /admin/returns/{id}/approve'](decision, support, tx));
  for (const [turn, message] of messages.entries()) {
    const body = { message };
    await inTransaction(shop.db, (tx) =>
      turn % 2 === 0
        ? calls['POST /returns/{id}/messages']({ params, query: {}, body }, buyer, tx)
        : calls['POST /admin/returns/{id}/messages']({ params, query: undefined, body }, support, tx),
    );
  }
}
