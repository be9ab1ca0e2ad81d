import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: object[];
let customer: MadeCustomer;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ stock: 50, priceHalalas: 10_000 });
  lines = [{ product_id: id, quantity: 1 }];
  await makeCoupon(database.db, { code: 'TEN', perCustomerLimit: 1 });
  await makeCoupon(database.db, { code: 'SHORT', endsAt: new Date(Date.now() + 60 * 60_000) });
});
beforeEach(async () => {
  customer = await makeCustomer(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const apply = (code: string) => shop.call('POST /coupons/apply', { body: { code, lines }, headers: customer.headers });
const quote = async (more = {}, { headers } = customer) =>
  (await shop.call('POST /orders/quote', { body: { lines, ...more }, headers })).body.data;
const order = (total: number, more = {}) =>
  shop.call('POST /orders', { body: orderBody(lines, total, more), headers: customer.headers });

test('a code a customer applied counts in their quotes, on every device, and in nobody else’s', async () => {
  expect((await apply(' ten')).body.data).toMatchObject({ coupon: { code: 'TEN' }, discount: 10 });
  expect((await quote()).coupon).toMatchObject({ code: 'TEN', applied: true });
  expect((await quote({ coupon_code: null })).coupon).toBeNull();
  expect((await quote({}, await makeCustomer(database.db))).coupon).toBeNull();
  await shop.call('DELETE /coupons/apply', { headers: customer.headers });
  expect((await quote()).coupon).toBeNull();
});

test('what is ordered is what was quoted; the code is used up with the order, and their own limit is told at once', async () => {
  await apply('TEN');
  // 100 less 10, delivery 25, cash on delivery 15.
  expect((await order(130)).status).toBe(201);
  expect((await quote()).coupon).toBeNull();
  expect((await apply('TEN')).body.code).toBe('coupons.customer_limit_reached');
  expect((await quote()).coupon, 'what was refused is not kept').toBeNull();
});

test('a kept code that is over is as none', async () => {
  await apply('SHORT');
  const later = await createTestApp(database, { now: () => Date.now() + 2 * 60 * 60_000 });
  const body = { lines };
  expect((await later.call('POST /orders/quote', { body, headers: customer.headers })).body.data.coupon).toBeNull();
  await later.close();
});
