import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { recountOrders } from './recount-orders.ts';
import { forgetVisits } from './visit-report.store.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

let database: TestDatabase;
let headers: { authorization: string };
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  headers = (await makeStaff(database.db, 'manager')).headers;
});
afterAll(() => database.close());

type Shop = Awaited<ReturnType<typeof createTestApp>>;

/** A shop on a day of its own, whose sums are written when it closes. */
async function onDay<Result>(day: string, work: (shop: Shop) => Promise<Result>): Promise<Result> {
  const now = () => Date.parse(`${day}T12:30:00+03:00`);
  const shop = await createTestApp(database, { now, settings: { TRUSTED_PROXIES: 'loopback' } });
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

interface Sent {
  from?: string;
  agent?: string;
  headers?: Record<string, string>;
}

async function look(shop: Shop, body: object, { from = '203.0.113.7', agent = PHONE, headers: more }: Sent = {}) {
  const sent = await shop.call('POST /visits', { body, from, headers: { 'user-agent': agent, ...more } });
  expect([sent.status, sent.body.message]).toEqual([200, undefined]);
}

const report = (day: string, to = day) =>
  onDay(day, async (shop) => (await shop.call(`GET /admin/visits?from=${day}&to=${to}`, { headers })).body.data);

test('what visitors look at becomes sums of their hour, device and source', async () => {
  const { id } = await factories(database.db).product({ nameEn: 'Oud', nameAr: 'عود' });
  await onDay('2026-03-01', async (shop) => {
    const ad = { source: 'Snapchat', medium: 'cpc', campaign: 'Eid 26' };
    await look(shop, { path: '/', is_first: true, ...ad });
    await look(shop, { path: `/product/${id}`, ...ad });
    await look(shop, { path: `/product/${id}`, ...ad });
    await look(shop, { path: `/product/${id}`, added: id, ...ad });
    await look(shop, { path: '/checkout', ...ad });
    const other = { from: '203.0.113.8', agent: COMPUTER };
    await look(shop, { path: '/en/search', is_first: true, referrer: 'www.google.com.sa', words: 'عود كمبودي' }, other);
    await look(shop, { path: '/en/search', words: 'me@example.com' }, other);
  });
  expect(await report('2026-03-01')).toMatchObject({
    ...{ visits: 2, visitors: 2, views: 6, orders: 0, conversion: 0 },
    funnel: { visited: 2, viewed: 1, carted: 1, checkout: 1, ordered: 0 },
    before: { visits: 0, visitors: 0, conversion: null },
    sources: [
      { source: 'google', medium: '', campaign: '', visits: 1, visitors: 1, carted: 0 },
      { source: 'snapchat', medium: 'cpc', campaign: 'eid 26', visits: 1, visitors: 1, carted: 1 },
    ],
    devices: [
      { device: 'computer', visits: 1, visitors: 1 },
      { device: 'phone', visits: 1, visitors: 1 },
    ],
    products: [{ id, name: 'عود', views: 2, carted: 1 }],
    terms: [{ words: expect.stringContaining('عود'), times: 1 }],
    pages: expect.arrayContaining([
      { page: 'product', views: 2 },
      { page: 'search', views: 2 },
    ]),
  });
  const { times } = await report('2026-03-01');
  expect(times).toHaveLength(24);
  expect(times[12]).toEqual({ at: '2026-03-01T12:00', visits: 2, visitors: 2 });
});

test('bots, prefetches, other sites and staff are not counted, nor what names no product', async () => {
  await onDay('2026-03-03', async (shop) => {
    const first = { path: '/', is_first: true };
    await look(shop, first, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await look(shop, first, { agent: '' });
    await look(shop, first, { headers: { 'sec-purpose': 'prefetch' } });
    await look(shop, first, { headers: { 'sec-fetch-site': 'cross-site' } });
    await look(shop, first, { headers });
    await look(shop, { path: '/product/2000000000', is_first: true });
  });
  expect(await report('2026-03-03')).toMatchObject({ visits: 1, visitors: 1, products: [] });
});

test('a visitor is one over processes and pages of a day, and new on the next', async () => {
  for (const day of ['2026-03-05', '2026-03-05', '2026-03-06']) {
    await onDay(day, async (shop) => {
      await look(shop, { path: '/', is_first: true });
      await look(shop, { path: '/offers' });
    });
  }
  expect(await report('2026-03-05')).toMatchObject({ visits: 2, visitors: 1, views: 4 });
  expect(await report('2026-03-05', '2026-03-06')).toMatchObject({ visits: 3, visitors: 2 });
});

test('an order has the source that its own page told first, and leaves the sums when it is undone', async () => {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const shop = await createTestApp(database, { settings: { TRUSTED_PROXIES: 'loopback' } });
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: product.id, quantity: 1 }], 140) });
  const { id, view_token: token } = placed.body.data;
  await look(shop, { path: '/checkout', is_first: true, source: 'newsletter' });
  await look(shop, { path: '/checkout', order_id: id, source: 'newsletter' });
  await look(shop, { path: '/checkout', order_id: id, source: 'somebody else' }, { from: '203.0.113.99' });
  await look(shop, { path: '/checkout', order_id: crypto.randomUUID(), source: 'made up' });
  await shop.close();
  const subscribers = recountOrders(database);
  await deliverEvents(database.db, subscribers);
  const sums = async () => {
    const again = await createTestApp(database);
    const { data } = (await again.call(`GET /admin/visits?from=${today}&to=${today}`, { headers })).body;
    const csv = await again.app.server.inject({
      url: `/api/store/admin/visits.csv?from=${today}&to=${today}`,
      headers: { 'x-api-key': TEST_STORE_KEY, ...headers },
    });
    await again.close();
    return { data, csv };
  };
  const { data, csv } = await sums();
  expect(data).toMatchObject({ orders: 1, sales: 140, conversion: 50, cities: [{ orders: 1, sales: 140 }] });
  expect(data.sources[0]).toMatchObject({ source: 'newsletter', visits: 1, orders: 1, sales: 140 });
  expect(data.sources.map(({ source }: { source: string }) => source)).not.toContain('made up');
  expect(data.products.map((one: { id: number }) => one.id)).not.toContain(product.id);
  expect(csv.payload).toContain('newsletter,,,1,1,1,1,140');
  const last = await createTestApp(database);
  await last.call(`PATCH /orders/${id}/status?view_token=${token}`, { body: { status: 'cancelled' } });
  await last.close();
  await deliverEvents(database.db, subscribers);
  expect((await sums()).data).toMatchObject({ orders: 0, sales: 0, conversion: 0 });
});

test('keys and visitors end with their day, and sums after two years', async () => {
  await onDay('2024-01-05', (shop) => look(shop, { path: '/', is_first: true, words: 'x' }));
  await onDay('2026-04-01', (shop) => look(shop, { path: '/', is_first: true }));
  await forgetVisits(database.db, '2026-04-02');
  const { rows } = await sql.rows({ left: sql.int4.neverNull })`
    select ((select count(*) from visit_visitors where day < '2026-04-02') + (select count(*) from visit_salts where day < '2026-04-02')
      + (select count(*) from visit_hours where hour < '2024-02-01'))::int as left
  `.execute(database.db);
  expect(rows).toEqual([{ left: 0 }]);
  expect(await report('2026-04-01')).toMatchObject({ visits: 1, visitors: 1 });
});
