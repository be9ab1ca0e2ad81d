import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: object[];

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: true });
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
  await makeCoupon(database.db, { code: 'VIP20', percent: 20 });
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

type Caller = { headers?: Record<string, string>; from?: string };
const quote = (code: string, caller: Caller = {}) =>
  shop.call('POST /orders/quote', { body: { lines, coupon_code: code }, ...caller });
const couponOf = async (code: string, caller: Caller = {}) => (await quote(code, caller)).body.data.coupon;

async function guess(times: number, caller: Caller = {}) {
  for (let turn = 0; turn < times; turn += 1) await quote(`WRONG${turn}`, caller);
}

test('twenty codes that are not there, and carts are priced without looking at any; the right one too', async () => {
  await guess(20);
  expect(await couponOf('VIP20')).toMatchObject({ applied: false, refusal: 'coupons.too_many_guesses' });
  const answer = await quote('VIP20');
  expect(answer).toMatchObject({ status: 200, body: { data: { subtotal: 100, discount_total: 0 } } });
  expect(await couponOf('VIP20', { from: '203.0.113.9' })).toMatchObject({ applied: true });
});

test('one budget for all ways: carts, trying, ordering', async () => {
  await guess(18);
  const tried = await shop.call('POST /coupons/validate', { body: { code: 'WRONG', lines } });
  expect(tried.body.code).toBe('coupons.not_found');
  const body = orderBody(lines, 140, { coupon_code: 'WRONG' });
  expect((await shop.call('POST /orders', { body })).body.code).toBe('coupons.not_found');
  expect(await shop.call('POST /orders', { body })).toMatchObject({
    status: 429,
    body: { code: 'coupons.too_many_guesses' },
    headers: { 'retry-after': expect.any(String) },
  });
  expect((await shop.call('POST /coupons/validate', { body: { code: 'VIP20', lines } })).status).toBe(429);
  expect((await shop.call('POST /orders', { body: orderBody(lines, 140) })).status).toBe(201);
});

test('who names codes that are there guesses nothing', async () => {
  for (let turn = 0; turn < 30; turn += 1) expect(await couponOf('vip20 ')).toMatchObject({ applied: true });
  await sql`update coupons set minimum_order_halalas = 50000`.execute(database.db);
  for (let turn = 0; turn < 25; turn += 1) {
    expect(await couponOf('VIP20')).toMatchObject({ refusal: 'coupons.minimum_not_reached' });
  }
});

test('a stranger in the same network does not use up a customer’s budget, nor a customer that of others', async () => {
  const { headers } = await makeCustomer(database.db);
  await guess(25);
  expect(await couponOf('VIP20', { headers })).toMatchObject({ applied: true });
  await guess(25, { headers });
  expect(await couponOf('VIP20', { headers })).toMatchObject({ refusal: 'coupons.too_many_guesses' });
  const another = await makeCustomer(database.db);
  expect(await couponOf('VIP20', { headers: another.headers })).toMatchObject({ applied: true });
});

test('numbers of orders that are not there are counted, the right one is not', async () => {
  const { number } = (await shop.call('POST /orders', { body: orderBody(lines, 140) })).body.data;
  const track = async (one: string) => (await shop.call(`GET /tracking?number=${one}&phone=0512345678`)).status;
  for (let turn = 0; turn < 5; turn += 1) expect(await track(number)).toBe(200);
  await sql`delete from rate_limits where bucket like 'GET /tracking%'`.execute(database.db);
  for (let turn = 0; turn < 15; turn += 1) expect(await track(`WH-2026-9999${turn}`)).toBe(404);
  await sql`delete from rate_limits where bucket like 'GET /tracking%'`.execute(database.db);
  for (let turn = 0; turn < 5; turn += 1) await track(`WH-2026-8888${turn}`);
  expect(await track(number)).toBe(429);
});
