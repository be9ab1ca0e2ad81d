import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  formWith,
  type MadeStaff,
  makePicture,
  makeSellable,
  makeStaff,
  orderBody,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { expireReservations } from '../orders/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;
let manager: MadeStaff;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
  manager = await makeStaff(database.db, 'manager');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

interface Placed {
  id: string;
  number: string;
  view_token: string;
}

/** An order of 125.00 that waits for a transfer. */
async function place(): Promise<Placed> {
  const body = orderBody([{ product_id: productId, quantity: 1 }], 125, { payment_method: 'bank_transfer' });
  const { status, body: reply } = await shop.call('POST /orders', { body });
  expect(status, JSON.stringify(reply)).toBe(201);
  return reply.data;
}

async function upload(): Promise<string> {
  const form = formWith(await makePicture());
  const headers = { 'x-api-key': TEST_STORE_KEY, ...form.headers };
  const url = '/api/store/uploads';
  return (await shop.app.server.inject({ method: 'POST', url, headers, payload: form.payload })).json().data.id;
}

const receiptsOf = ({ id, view_token }: Placed) => `/orders/${id}/receipts?view_token=${view_token}`;
const sendReceipt = async (order: Placed) =>
  shop.call(`POST ${receiptsOf(order)}`, { body: { upload_id: await upload() } });
const statusOf = async ({ id, view_token }: Placed) =>
  (await shop.call(`GET /orders/${id}?view_token=${view_token}`)).body.data.status;

function arrive({ id }: Placed, amount: number, reference?: string) {
  serial += 1;
  const body = { amount, reference: reference ?? `TRX-${serial}` };
  return shop.call(`POST /admin/orders/${id}/confirm-payment`, { headers: manager.headers, body });
}

const owed = async () =>
  (await shop.call('GET /admin/transfers?owed=true&per_page=100', { headers: manager.headers })).body.data.data;

const expire = (hours: number) => expireReservations(database.db, new Date(Date.now() + hours * 3_600_000));

test('a buyer sends a receipt, staff see it, and the transfer that is due confirms the order', async () => {
  const order = await place();
  const sent = await sendReceipt(order);
  expect(sent).toMatchObject({ status: 201, body: { data: { can_send: true, data: [{ id: expect.any(String) }] } } });
  const [receipt] = sent.body.data.data;
  const { body } = await shop.call('GET /admin/receipts', { headers: manager.headers });
  const waiting = body.data.data.find((one: { order_id: string }) => one.order_id === order.id);
  expect(waiting).toMatchObject({ order_number: order.number, amount_due: 125, receipts: [{ id: receipt.id }] });
  expect(await statusOf(order), 'a receipt is a picture, no payment').toBe('pending_payment');
  const confirmed = await arrive(order, 125);
  expect(confirmed.body.data).toMatchObject({ order_status: 'confirmed', transfer: { status: 'paid', owed: false } });
  expect(await statusOf(order)).toBe('confirmed');
  expect((await sendReceipt(order)).body.code).toBe('transfers.not_awaited');
});

test('a receipt is seen by the buyer and staff, and by nobody else', async () => {
  const order = await place();
  const [receipt] = (await sendReceipt(order)).body.data.data;
  const look = async (query: string, headers: Record<string, string> = {}) => {
    const url = `${receipt.url}${query}`;
    return (await shop.app.server.inject({ url, headers: { 'x-api-key': TEST_STORE_KEY, ...headers } })).statusCode;
  };
  const other = await place();
  expect(await look(`?view_token=${order.view_token}`)).toBe(200);
  expect(await look('', manager.headers)).toBe(200);
  expect(await look('')).toBe(404);
  expect(await look(`?view_token=${other.view_token}`)).toBe(404);
  expect((await shop.call(`GET /orders/${order.id}/receipts?view_token=${other.view_token}`)).status).toBe(404);
});

test('an upload is one receipt, an order takes five, and one paid in cash none', async () => {
  const order = await place();
  const body = { upload_id: await upload() };
  expect((await shop.call(`POST ${receiptsOf(order)}`, { body })).status).toBe(201);
  expect((await shop.call(`POST ${receiptsOf(order)}`, { body })).body.code).toBe('uploads.not_yours');
  for (let more = 0; more < 4; more += 1) expect((await sendReceipt(order)).status).toBe(201);
  const full = await shop.call(`GET ${receiptsOf(order)}`);
  expect(full.body.data).toMatchObject({ can_send: false });
  expect((await sendReceipt(order)).body.code).toBe('transfers.too_many_receipts');
  const cash = (await shop.call('POST /orders', { body: orderBody([{ product_id: productId, quantity: 1 }], 140) }))
    .body;
  expect((await sendReceipt(cash.data)).body.code).toBe('transfers.not_awaited');
  expect((await arrive(cash.data, 140)).body.code).toBe('transfers.not_by_transfer');
});

test('an order waits 48 hours for its transfer; what comes later is owed back until it is sent', async () => {
  const order = await place();
  await sendReceipt(order);
  await expire(47);
  expect(await statusOf(order)).toBe('pending_payment');
  await expire(49);
  expect(await statusOf(order)).toBe('expired');
  expect((await sendReceipt(order)).status, 'whoever was late says so').toBe(201);
  const late = (await arrive(order, 125)).body.data;
  expect(late).toMatchObject({ order_status: 'expired', transfer: { status: 'unwanted', owed: true, amount: 125 } });
  expect((await owed()).map((one: { id: string }) => one.id)).toContain(late.transfer.id);
  const back = () =>
    shop.call(`POST /admin/transfers/${late.transfer.id}/return`, {
      headers: manager.headers,
      body: { reference: 'BACK-1' },
    });
  expect((await back()).body.data).toMatchObject({ owed: false, returned_reference: 'BACK-1' });
  expect((await back()).body.code).toBe('transfers.not_owed');
  expect((await owed()).map((one: { id: string }) => one.id)).not.toContain(late.transfer.id);
});

test('a wrong amount, a second transfer and one whose order was cancelled are owed back; a reference counts once', async () => {
  const order = await place();
  expect((await arrive(order, 120)).body.data.transfer).toMatchObject({ status: 'mismatched', owed: true });
  expect(await statusOf(order)).toBe('pending_payment');
  const right = (await arrive(order, 125, 'TRX-RIGHT')).body.data.transfer;
  expect(right).toMatchObject({ status: 'paid', owed: false });
  expect((await arrive(order, 125, 'TRX-RIGHT')).body.code).toBe('transfers.reference_used');
  expect((await arrive(order, 125)).body.data.transfer).toMatchObject({ status: 'unwanted', owed: true });
  await shop.call(`PATCH /orders/${order.id}/status?view_token=${order.view_token}`, { body: { status: 'cancelled' } });
  expect((await owed()).map((one: { id: string }) => one.id)).toContain(right.id);
});

test('nobody confirms an order without a payment, staff neither', async () => {
  const order = await place();
  const { headers } = await makeStaff(database.db, 'owner');
  const body = { status: 'confirmed' };
  const refused = await shop.call(`PATCH /orders/${order.id}/status`, { headers, body });
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders.transition_not_allowed' } });
});

test('of an expiry and a transfer at the same moment one decides, and the money is with it', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const order = await place();
    const [, arrived] = await Promise.all([expire(49), arrive(order, 125)]);
    const status = await statusOf(order);
    expect([`${status} ${arrived.body.data.transfer.status}`]).toEqual([
      status === 'confirmed' ? 'confirmed paid' : 'expired unwanted',
    ]);
  }
});

test('a transfer that pays is one: the database holds that', async () => {
  const again = sql`
    insert into transfers (id, order_id, amount_halalas, reference, status, staff_id)
    select gen_random_uuid(), order_id, amount_halalas, reference || '-2', 'paid', staff_id from transfers where status = 'paid'
  `;
  await expect(again.execute(database.db)).rejects.toThrow('transfers_paid');
});
