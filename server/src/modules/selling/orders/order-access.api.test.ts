import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { saveMoneyCeilings } from '../money-acts/index.ts';
import { claimGuestOrders, claimPlacedOrder } from './history/customer-orders.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const bodyOf = (phone: string, method: 'cash_on_delivery' | 'bank_transfer' = 'cash_on_delivery') =>
  orderBody([{ product_id: productId, quantity: 1 }], method === 'bank_transfer' ? 125 : 140, {
    payment_method: method,
    contact: { first_name: 'سعد', last_name: 'القحطاني', phone },
  });

async function asGuest(phone: string, method: 'cash_on_delivery' | 'bank_transfer' = 'cash_on_delivery') {
  const placed = (await shop.call('POST /orders', { body: bodyOf(phone, method) })).body.data;
  return { id: placed.id, opens: () => shop.call(`GET /orders/${placed.id}?view_token=${placed.view_token}`) };
}

/** The transfer of 125.00 arrives. */
async function pay(id: string) {
  const { headers } = await makeStaff(database.db, 'owner');
  const body = { amount: 125, reference: `TRX ${id}` };
  expect((await shop.call(`POST /admin/orders/${id}/confirm-payment`, { headers, body })).status).toBe(200);
}

const idsOf = async ({ headers }: { headers: { authorization: string } }) =>
  (await shop.call('GET /orders', { headers })).body.data.data.map((one: { id: string }) => one.id);

test('a guest’s order appears in the account that had proved its phone, and its key stays good', async () => {
  const owner = await makeCustomer(database.db, { isPhoneVerified: true });
  const order = await asGuest(owner.phone);
  await claimPlacedOrder(database.db, order.id);
  await claimPlacedOrder(database.db, order.id);
  expect(await idsOf(owner)).toEqual([order.id]);
  expect((await order.opens()).status).toBe(200);
});

test('a phone that was only typed, there or here, gives nobody an order', async () => {
  const claims = await makeCustomer(database.db);
  const order = await asGuest(claims.phone);
  await claimPlacedOrder(database.db, order.id);
  expect(await idsOf(claims)).toEqual([]);
});

test('an order appears once it waits for no payment', async () => {
  const owner = await makeCustomer(database.db, { isPhoneVerified: true });
  const order = await asGuest(owner.phone, 'bank_transfer');
  await claimPlacedOrder(database.db, order.id);
  expect(await idsOf(owner)).toEqual([]);
  await pay(order.id);
  await claimPlacedOrder(database.db, order.id);
  expect(await idsOf(owner)).toEqual([order.id]);
});

test('what others order with somebody’s phone does not keep them from leaving, and stays theirs', async () => {
  const owner = await makeCustomer(database.db, { isPhoneVerified: true });
  const order = await asGuest(owner.phone);
  await claimPlacedOrder(database.db, order.id);
  const { headers } = owner;
  const left = await shop.call('DELETE /user/profile', { headers, body: { password: 'نخلة على ضفة النهر' } });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  const shown = await order.opens();
  expect(shown.body.data.contact).toMatchObject({ first_name: 'سعد', phone: owner.phone });
});

test('who proves a phone gets its orders, and the keys that opened them end', async () => {
  const owner = await makeCustomer(database.db, { isPhoneVerified: true });
  const order = await asGuest(owner.phone);
  await claimGuestOrders(database.db, owner.id);
  expect(await idsOf(owner)).toEqual([order.id]);
  expect((await order.opens()).status).toBe(404);
  expect((await shop.call(`GET /orders/${order.id}`, { headers: owner.headers })).status).toBe(200);
});

test('a key repeated from elsewhere places no second order and opens the first to nobody', async () => {
  const headers = { 'idempotency-key': 'order-1234' };
  const body = bodyOf('0512345678');
  const first = await shop.call('POST /orders', { headers, body, from: '203.0.113.1' });
  const again = await shop.call('POST /orders', { headers, body, from: '203.0.113.1' });
  expect(again.body.data).toEqual(first.body.data);
  const other = await shop.call('POST /orders', { headers, body, from: '198.51.100.7' });
  expect(other.body.data).toEqual({ ...first.body.data, view_token: null });
});

/** Cancelling it owes 125.00. */
async function paidOrder() {
  const order = await asGuest('0512345678', 'bank_transfer');
  await pay(order.id);
  return order.id as string;
}

const cancel = async (id: string, role: 'owner' | 'manager' | 'support' | 'fulfilment') => {
  const { headers } = await makeStaff(database.db, role);
  return shop.call(`PATCH /orders/${id}/status`, { headers, body: { status: 'cancelled' } });
};

test('who packs cancels what nobody paid, and sends no money back', async () => {
  const refused = await cancel(await paidOrder(), 'fulfilment');
  expect(refused).toMatchObject({ status: 403, body: { code: 'money_acts.approval_needed' } });
  const { id } = await asGuest('0512345678');
  expect((await cancel(id, 'fulfilment')).status).toBe(200);
});

test('a role sends back as much at once as the settings say', async () => {
  const ceilings = { owner: null, manager: 12_500, support: 12_499, fulfilment: 0, moderator: 0 };
  const saved = { day: ceilings, order: ceilings, alertPercent: 80, alertActs: 5 };
  await inTransaction(database.db, (tx) => saveMoneyCeilings(tx, saved));
  const id = await paidOrder();
  expect((await cancel(id, 'support')).status).toBe(403);
  expect((await cancel(id, 'manager')).status).toBe(200);
});

test('nobody is offered what they would be refused', async () => {
  const offered = async (id: string, role: 'owner' | 'fulfilment'): Promise<string[]> => {
    const { headers } = await makeStaff(database.db, role);
    return (await shop.call(`GET /orders/${id}`, { headers })).body.data.allowed_statuses;
  };
  const paid = await paidOrder();
  expect(await offered(paid, 'fulfilment')).toEqual(['processing']);
  expect(await offered(paid, 'owner')).toEqual(['processing', 'cancelled']);
  const { id } = await asGuest('0512345678');
  expect(await offered(id, 'fulfilment')).toContain('cancelled');
});
