import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  callOver,
  createTestApp,
  createTestDatabase,
  factories,
  type Guard,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  startApiProcess,
  type TestDatabase,
  untilLost,
} from '../../../../testing/index.ts';
import { postTransfer, readBalance } from '../../ledger/index.ts';
import { expireReservations } from '../index.ts';

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

async function customerWith(halalas: number): Promise<MadeCustomer> {
  const customer = await makeCustomer(database.db);
  await inTransaction(database.db, (tx) =>
    postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'issued' },
      to: { customerId: customer.id },
      amount: halalas,
      cause: { kind: 'gift', id: '1' },
      key: randomUUID(),
    }),
  );
  return customer;
}

const creditOf = ({ id }: MadeCustomer) => readBalance(database.db, id, 'store_credit');
/** 100 for the goods, 25 for delivery, 15 for paying on delivery, as makeSellable sets them. */
const body = (more: Record<string, unknown>) => ({
  ...orderBody([{ product_id: productId, quantity: 1 }], 140),
  use_store_credit: true,
  ...more,
});

async function place({ headers }: MadeCustomer, more: Record<string, unknown> = {}) {
  const { status, body: reply } = await shop.call('POST /orders', { headers, body: body(more) });
  expect(status, JSON.stringify(reply)).toBe(201);
  return reply.data;
}

test('a quote says what there is and what of it pays; to a guest nothing', async () => {
  const customer = await customerWith(5_000);
  const question = { lines: [{ product_id: productId, quantity: 1 }], city_id: 1, shipping_method: 'standard' };
  const ask = async (more: object, headers?: Record<string, string>) =>
    (await shop.call('POST /orders/quote', { body: { ...question, ...more }, ...(headers && { headers }) })).body.data;
  expect(await ask({}, customer.headers)).toMatchObject({
    total: 125,
    store_credit: { available: 50, used: 0 },
    amount_due: 125,
  });
  expect(await ask({ use_store_credit: true }, customer.headers)).toMatchObject({
    store_credit: { available: 50, used: 50 },
    amount_due: 75,
  });
  expect(await ask({ use_store_credit: true })).toMatchObject({ store_credit: null, amount_due: 125 });
});

test('pays a part at once, and comes back when the order is cancelled, once', async () => {
  const customer = await customerWith(5_000);
  const order = await place(customer, { expected_due: 90 });
  expect(order).toMatchObject({ total: 140, store_credit: 50, amount_due: 90, status: 'confirmed' });
  expect(await creditOf(customer)).toEqual({ balance: 0, held: 0 });
  const cancel = () =>
    shop.call(`PATCH /orders/${order.id}/status`, { headers: customer.headers, body: { status: 'cancelled' } });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  expect(await creditOf(customer)).toEqual({ balance: 5_000, held: 0 });
});

test('pays all of it: nothing is due, and paying costs no fee', async () => {
  const customer = await customerWith(20_000);
  const order = await place(customer, { expected_total: 125, expected_due: 0, payment_method: 'bank_transfer' });
  expect(order).toMatchObject({ total: 125, store_credit: 125, amount_due: 0, payment_fee: 0, status: 'confirmed' });
  expect(await creditOf(customer)).toEqual({ balance: 7_500, held: 0 });
});

test('is held while the rest is waited for: free again when it expires, spent when it is paid', async () => {
  const customer = await customerWith(5_000);
  const transfer = { payment_method: 'bank_transfer', expected_total: 125, expected_due: 75 };
  const expired = await place(customer, transfer);
  expect(await creditOf(customer)).toEqual({ balance: 5_000, held: 5_000 });
  await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${expired.id}`.execute(
    database.db,
  );
  await expireReservations(database.db, new Date());
  expect(await creditOf(customer)).toEqual({ balance: 5_000, held: 0 });

  const paid = await place(customer, transfer);
  const { headers } = await makeStaff(database.db, 'manager');
  const arrived = { headers, body: { amount: 75, reference: 'TRX-1' } };
  expect((await shop.call(`POST /admin/orders/${paid.id}/confirm-payment`, arrived)).status).toBe(200);
  expect(await creditOf(customer)).toEqual({ balance: 0, held: 0 });
});

test('what is due must be what the buyer saw', async () => {
  const customer = await customerWith(5_000);
  const { status, body: reply } = await shop.call('POST /orders', {
    headers: customer.headers,
    body: body({ expected_due: 80 }),
  });
  expect([status, reply.code]).toEqual([409, 'orders.total_changed']);
  expect(reply.details).toMatchObject({ amount_due: 90, store_credit: { used: 50 } });
  expect(await creditOf(customer)).toEqual({ balance: 5_000, held: 0 });
});

test('a guest uses nobody’s', async () => {
  const { body: reply } = await shop.call('POST /orders', { body: body({}) });
  expect(reply.data).toMatchObject({ store_credit: 0, amount_due: 140 });
});

/**
 * Places twelve orders concurrently through two processes, with credit for three of them. Returns the number per
 * status.
 */
async function spendAtOnce(without?: Guard): Promise<Record<number, number>> {
  const options = without ? { without } : {};
  const processes = await Promise.all([startApiProcess(database.url, options), startApiProcess(database.url, options)]);
  const customer = await customerWith(37_500);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const address = processes[turn % 2]?.address ?? '';
      const order = body({ expected_total: 125, expected_due: 0, payment_method: 'bank_transfer' });
      return (await callOver(address, 'POST /orders', order, customer.headers)).status;
    }),
  );
  await Promise.all(processes.map((one) => one.stop()));
  expect((await creditOf(customer)).balance).toBeGreaterThanOrEqual(0);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
}

test('credit for three orders pays three of twelve at once', async () => {
  expect(await spendAtOnce()).toEqual({ 201: 3, 409: 9 });
});

test('control: without the condition only the table’s own check stands between', async () => {
  const without: Guard = {
    file: 'ledger.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: ' or balance + ${by.balance} - (held + ${by.held}) >= 0)',
    instead: ' or true)',
  };
  expect(await untilLost(async () => (await spendAtOnce(without))[500] ?? 0, 0)).toBeGreaterThan(0);
});
