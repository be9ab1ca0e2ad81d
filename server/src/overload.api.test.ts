import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppDeps } from './app.ts';
import { POOL_SIZE, poolQuotas, workClasses, workClassOf } from './bulkheads.ts';
import { runAsWorkClass } from './platform/bulkheads/index.ts';
import { BACKGROUND_TIMEOUTS, inTransaction, type OpenDatabase, openDatabase, sql } from './platform/database/index.ts';
import { createLog } from './platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeMachineToken,
  makeSellable,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
let pool: OpenDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: string[] = [];
const ends: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
beforeEach(async () => {
  lines = [];
  pool = openDatabase({
    url: database.url,
    poolSize: POOL_SIZE,
    quotas: { statedFor: POOL_SIZE, byWorkClass: { ...poolQuotas, jobs: { ...poolQuotas.jobs, waitMs: 1_000 } } },
    timeouts: { ...BACKGROUND_TIMEOUTS, acquireTimeoutMs: 1_000 },
  });
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  shop = await openShop({ bulkheads: workClasses, log });
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await shop.close();
  await pool.close();
});
afterAll(() => database.close());

const openShop = (deps: Partial<AppDeps>) =>
  createTestApp({ ...database, ...pool, url: database.url }, { cacheBytes: 0, ...deps });

/** Begins transactions of a kind that go on until the test ends, one after another until there is room for no more. */
async function fillWith(work: string): Promise<void> {
  const over = new Promise<void>((resolve) => ends.push(resolve));
  const begin = () =>
    new Promise<string>((resolve) => {
      const hold = () =>
        pool.db.transaction(() => {
          resolve('begun');
          return over;
        });
      runAsWorkClass(work, hold).catch((error: Error) => resolve(error.message));
    });
  for (let outcome = ''; !outcome.includes(`the connections for ${work} are all in use`); ) outcome = await begin();
}

const quote = (productId: number) => ({
  body: {
    lines: [{ product_id: productId, quantity: 1 }],
    city_id: 1,
    shipping_method: 'standard',
    payment_method: 'cash_on_delivery',
  },
});

test.each(['reads', 'own', 'admin', 'machines', 'agents', 'feeds', 'logins', 'jobs', 'pages', 'uploads'])(
  'slow work of %s takes nothing from orders, reads, logins, customers, staff and programs',
  async (slow) => {
    const { headers } = await makeCustomer(database.db);
    const { id } = await factories(database.db).product();
    const staff = await makeStaff(database.db, 'owner');
    const machine = await makeMachineToken(database.db, ['products:read']);
    await fillWith(slow);
    const asked = {
      orders: () => shop.call('POST /orders/quote', quote(id)),
      reads: () => shop.call('GET /products'),
      logins: () => shop.call('POST /auth/login', { body: { login: '0500000000', password: 'a guess' } }),
      own: () => shop.call('GET /user/addresses', { headers }),
      admin: () => shop.call('GET /admin/products/brands', { headers: staff.headers }),
      machines: () => shop.call('GET /admin/products/brands', { headers: machine.headers }),
    };
    for (const [work, ask] of Object.entries(asked)) {
      const { status, headers: answered } = await ask();
      expect([work, status]).toEqual([work, work === slow ? 503 : expectedOf(work)]);
      expect(answered['retry-after']).toBe(work === slow ? '2' : undefined);
    }
    expect((await shop.app.server.inject({ url: '/health' })).statusCode).toBe(200);
  },
);

const expectedOf = (work: string) => (work === 'logins' ? 401 : 200);

/** Holds a table until the test ends. */
async function hold(table: string): Promise<void> {
  const over = new Promise<void>((resolve) => ends.push(resolve));
  await new Promise<void>((resolve, reject) => {
    inTransaction(database.db, async (tx) => {
      await sql`lock table ${sql.ref(table)} in access exclusive mode`.execute(tx);
      resolve();
      await over;
    }).catch(reject);
  });
}

test('beyond what may go on and wait everything is refused at once, and what waits in vain soon; the rest is done', async () => {
  const { headers } = await makeCustomer(database.db);
  const { concurrency, maxQueued } = workClasses.own;
  await hold('customer_addresses');
  const statuses: Record<number, number> = {};
  const said = {
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  };
  const all = Array.from({ length: concurrency + maxQueued + 20 }, async () => {
    const { status, headers: answered } = await shop.call('GET /user/addresses', { headers });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503) expect(answered).toMatchObject(said);
  });
  // Calls with a slot hang, and no others.
  await expect.poll(() => statuses[503]).toBe(maxQueued + 20);
  expect(statuses[200]).toBeUndefined();
  expect((await shop.call('GET /products')).status).toBe(200);
  for (const end of ends.splice(0)) end();
  await Promise.all(all);
  expect(statuses).toEqual({ 200: concurrency, 503: maxQueued + 20 });
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered 503');
  expect(told, 'a flood of requests is none of lines').toHaveLength(1);
  expect(told[0]).toMatchObject({ level: 40, call: 'GET /api/store/user/addresses', requestId: expect.any(String) });
});

test('a read there is no room for is refused in its language before it is looked at; what is made for another is waited for', async () => {
  const { concurrency, maxQueued } = workClasses.reads;
  await shop.close();
  // Waiting calls are not refused meanwhile, however slow the machine.
  shop = await openShop({ bulkheads: { ...workClasses, reads: { ...workClasses.reads, queueTimeoutMs: 60_000 } } });
  await hold('products');
  // As the world asks: who there is no room for never reaches a route.
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const read = async (id: number, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api/store/products/${id}`, {
      headers: { 'x-api-key': TEST_STORE_KEY, ...headers },
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.json() };
  };
  const ids = Array.from({ length: concurrency + maxQueued + 1 }, (_, index) => index + 1);
  // In whichever order they come in.
  const refused: number[] = [];
  const places = ids.map(async (id) => {
    const { status } = await read(id);
    if (status === 503) refused.push(id);
  });
  await expect.poll(() => refused).toHaveLength(1);
  const shared = read(ids.find((id) => !refused.includes(id)) ?? 0);
  const said: Record<string, string> = { ar: 'مشغول', en: 'busy' };
  for (const [language, words] of Object.entries(said)) {
    const { status, headers, body } = await read(90_001, { 'accept-language': language });
    expect(status).toBe(503);
    expect(body).toMatchObject({ success: false, code: 'server.unavailable', message: expect.stringContaining(words) });
    expect(body).toHaveProperty('request_id', expect.stringMatching(/^[\da-f-]{36}$/));
    expect(headers).toMatchObject({
      'retry-after': '2',
      'content-language': language,
      'content-length': String(Buffer.byteLength(JSON.stringify(body))),
      'access-control-allow-origin': '*',
    });
  }
  expect((await read(90_001, { 'x-api-key': 'another' })).status).toBe(401);
  expect(await shop.app.writeMetrics()).toContain(
    'waha_http_request_duration_seconds_count{route="GET /api/store/products/:id",status="503"} 3',
  );
  for (const end of ends.splice(0)) end();
  expect((await shared).status).not.toBe(503);
  await Promise.all(places);
  expect(refused).toHaveLength(1);
});

test('every call comes out of the share it should', () => {
  expect(workClassOf('GET /products')).toBe('reads');
  expect(workClassOf('POST /orders')).toBe('orders');
  expect(workClassOf('POST /auth/login')).toBe('logins');
  expect(workClassOf('POST /admin/auth/login')).toBe('logins');
  expect(workClassOf('GET /admin/orders')).toBe('admin');
  expect(workClassOf('POST /uploads')).toBe('uploads');
  expect(workClassOf('GET /user/addresses')).toBe('own');
});
