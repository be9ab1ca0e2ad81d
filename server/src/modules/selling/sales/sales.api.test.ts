import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { allocateRefunds } from '../orders/index.ts';
import { readBought } from '../returns/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
  headers = (await makeStaff(database.db, 'manager')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function buy(quantity: number, day: string, more: Record<string, unknown> = {}) {
  const product = await factories(database.db).product({ priceHalalas: 10_000, nameEn: 'Oud', stock: 9 });
  // Delivery is 25 below 200, payment at the door 15.
  const total = 100 * quantity + (quantity > 1 ? 0 : 25) + ('payment_method' in more ? 0 : 15);
  const placed = await shop.call('POST /orders', {
    body: orderBody([{ product_id: product.id, quantity }], total, more),
  });
  expect([placed.status, placed.body.message]).toEqual([201, undefined]);
  const { id, view_token: token } = placed.body.data;
  await sql`update orders set created_at = ${`${day}T00:30:00+03:00`}::timestamptz where id = ${id}`.execute(
    database.db,
  );
  return { product, id, token };
}

const report = async () => (await shop.call('GET /admin/sales?from=2026-03-01&to=2026-03-03', { headers })).body.data;

test('days of Riyadh, what came to what, and the days before; nothing unpaid or undone', async () => {
  const first = await buy(1, '2026-03-01');
  await buy(2, '2026-03-03');
  await buy(1, '2026-02-28');
  await buy(1, '2026-03-02', { payment_method: 'bank_transfer' });
  const undone = await buy(1, '2026-03-02');
  await shop.call(`PATCH /orders/${undone.id}/status?view_token=${undone.token}`, { body: { status: 'cancelled' } });
  const found = await report();
  expect(found).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-03',
    orders: 2,
    sales: 355,
    average: 177.5,
    before: { orders: 1, sales: 140, average: 140 },
    days: [
      { day: '2026-03-01', orders: 1, sales: 140 },
      { day: '2026-03-02', orders: 0, sales: 0 },
      { day: '2026-03-03', orders: 1, sales: 215 },
    ],
  });
  expect(found.products.map(({ pieces, sales }: { pieces: number; sales: number }) => [pieces, sales])).toEqual([
    [2, 200],
    [1, 100],
  ]);
  expect(found.products[1].id).toBe(first.product.id);
});

test('what was paid back of the orders of some days is said beside their sum, however it was paid back', async () => {
  const owner = (await makeStaff(database.db, 'owner')).headers;
  const { id } = await buy(2, '2026-04-02');
  await deliverOrder(database.db, id);
  const window = async () => (await shop.call('GET /admin/sales?from=2026-04-01&to=2026-04-03', { headers })).body.data;
  expect(await window()).toMatchObject({ sales: 215, refunded: 0 });
  const refund = async (what: object) => {
    const body = { to: 'original', reason: 'اعتذار', bank_reference: 'TRX', ...what };
    expect((await shop.call(`POST /admin/orders/${id}/refunds`, { headers: owner, body })).status).toBe(201);
  };
  await refund({ amount: 30 });
  expect(await window()).toMatchObject({ sales: 215, refunded: 30 });
  await refund({ everything: true });
  expect(await window()).toMatchObject({ sales: 215, refunded: 215, orders: 1 });
});

test('the products that brought most are net of pieces and amounts that were paid back, as everything that earns by them', async () => {
  const owner = (await makeStaff(database.db, 'owner')).headers;
  const make = (stock: number) => factories(database.db).product({ priceHalalas: 10_000, stock });
  const [returned, kept, gone] = [await make(9), await make(9), await make(9)];
  const products = [returned, kept, gone];
  const quantities = [3, 2, 1];
  const lines = products.map(({ id }, at) => ({ product_id: id, quantity: quantities[at] }));
  const placed = (await shop.call('POST /orders', { body: orderBody(lines, 615) })).body.data;
  await sql`update orders set created_at = '2026-05-02T09:00:00Z' where id = ${placed.id}`.execute(database.db);
  await deliverOrder(database.db, placed.id);
  const best = async () => {
    const { products: found } = (await shop.call('GET /admin/sales?from=2026-05-01&to=2026-05-03', { headers })).body
      .data;
    return found.map((one: { id: number; pieces: number; sales: number }) => [one.id, one.pieces, one.sales]);
  };
  expect(await best()).toEqual([
    [returned.id, 3, 300],
    [kept.id, 2, 200],
    [gone.id, 1, 100],
  ]);
  let reference = 0;
  const refund = async (what: object) => {
    reference += 1;
    const body = { to: 'original', reason: 'اعتذار', bank_reference: `NET-${reference}`, ...what };
    expect((await shop.call(`POST /admin/orders/${placed.id}/refunds`, { headers: owner, body })).status).toBe(201);
  };
  const [first, , last] = placed.items;
  await refund({
    lines: [
      { id: first.id, quantity: 2 },
      { id: last.id, quantity: 1 },
    ],
  });
  await refund({ amount: 50 });
  const bought = await readBought(database.db, placed.id);
  if (!bought) throw new Error('no order was bought');
  const [ofReturned = 0, ofKept = 0, ofGone] = allocateRefunds(bought).lines;
  expect([ofReturned + ofKept, ofGone]).toEqual([25_000, 0]);
  const found = await best();
  expect(found.map(([id, pieces]: number[]) => [id, pieces])).toEqual([
    [kept.id, 2],
    [returned.id, 1],
  ]);
  for (const [at, halalas] of [ofKept, ofReturned].entries())
    expect(Math.abs(Math.round(found[at][2] * 100) - halalas)).toBeLessThanOrEqual(1);
  await refund({ everything: true });
  expect(await best(), 'nothing was kept of them').toEqual([]);
});

test('shoppers who had a cart priced count once a day, whoever they are, and nothing is kept of them', async () => {
  let now = Date.now();
  const dayOf = (ms: number) => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 10);
  const [first, second] = [dayOf(now), dayOf(now + 86_400_000)];
  const one = await createTestApp(database, { now: () => now, settings: { TRUSTED_PROXIES: 'loopback' } });
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
  const body = { lines: [{ product_id: product.id, quantity: 1 }] };
  const quote = async (from: string, more: Record<string, string> = {}) => {
    expect((await one.call('POST /orders/quote', { body, from, headers: more })).status).toBe(200);
  };
  for (let again = 0; again < 20; again += 1) await quote('203.0.113.7');
  await quote('203.0.113.8');
  await quote('203.0.113.9', headers);
  await quote('203.0.113.10', { 'sec-purpose': 'prefetch' });
  const customer = await makeCustomer(database.db);
  for (const from of ['203.0.113.11', '203.0.113.12']) await quote(from, customer.headers);
  now += 86_400_000;
  await quote('203.0.113.7');
  await one.close();
  const { rows } = await sql.rows({ day: sql.text, shoppers: sql.int4 })`
    select day::text as day, shoppers from quote_days where day >= ${first}::date order by day
  `.execute(database.db);
  expect(rows).toEqual([
    { day: first, shoppers: 3 },
    { day: second, shoppers: 1 },
  ]);
  await buy(1, first);
  const asked = await shop.call(`GET /admin/sales?from=${first}&to=${second}`, { headers });
  expect(asked.body.data).toMatchObject({
    orders: 1,
    carts: 4,
    conversion: 25,
    before: { carts: 0, conversion: null },
  });
});

test('days the wrong way round are refused in words', async () => {
  const refused = await shop.call('GET /admin/sales?from=2026-03-02&to=2026-03-01', { headers });
  expect([refused.status, refused.body.code]).toEqual([422, 'sales.window_wrong']);
});
