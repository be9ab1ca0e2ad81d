import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/database/index.ts';
import { settleOpening } from '../start/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../testing/index.ts';

const MIGRATION = new URL('../../migrations/0490_opening.sql', import.meta.url);

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ stock: 9, priceHalalas: 10_000 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => set(false));

async function set(isOpen: boolean, headers = owner.headers) {
  const { body } = await shop.call('GET /admin/settings/opening', { headers });
  const saved = await shop.call('PUT /admin/settings/opening', {
    headers,
    body: { is_open: isOpen, version: body.data.version },
  });
  await expect.poll(async () => (await shop.app.server.inject('/sitemap.xml')).statusCode).toBe(isOpen ? 200 : 503);
  return saved;
}

const order = (headers?: Record<string, string>) =>
  shop.call('POST /orders', {
    body: orderBody([{ product_id: productId, quantity: 1 }], 140),
    ...(headers && { headers }),
  });

async function passOf(staff: MadeStaff): Promise<Record<string, string>> {
  const { body } = await shop.call('POST /admin/auth/shop-pass', { headers: staff.headers });
  return { cookie: `locale=ar; shop-pass=${body.data.pass}` };
}

test('a visitor of a closed shop browses nothing and orders nothing, and is told so in a sentence', async () => {
  for (const key of ['GET /products', `GET /products/${productId}`, 'GET /categories/root', 'GET /home']) {
    const answer = await shop.call(key);
    expect([key, answer.status, answer.body.code]).toEqual([key, 403, 'shop.closed']);
  }
  const refused = await order();
  expect([refused.status, refused.body.message]).toEqual([403, 'المتجر مغلق حاليًا ولا يستقبل طلبات، عد إلينا قريبًا']);
});

test('answers that were kept while it was open are not given out', async () => {
  await set(true);
  expect((await shop.call('GET /products')).status).toBe(200);
  expect((await shop.call('GET /products')).status).toBe(200);
  await set(false);
  expect((await shop.call('GET /products')).status).toBe(403);
  await set(true);
  expect((await shop.call('GET /products')).status).toBe(200);
});

test('who it is, health, the API’s document and the admin answer', async () => {
  const settings = await shop.call('GET /settings');
  expect([settings.status, settings.body.data.is_open]).toEqual([200, false]);
  for (const url of ['/health', '/health/database', '/api/store/openapi.json', '/robots.txt'])
    expect([url, (await shop.app.server.inject(url)).statusCode]).toEqual([url, 200]);
  expect((await shop.call('GET /admin/orders', { headers: owner.headers })).status).toBe(200);
  expect((await shop.call('GET /products', { headers: owner.headers })).status).toBe(200);
});

test('staff see and use it by the pass of their session, which ends with it', async () => {
  const support = await makeStaff(database.db, 'support');
  const pass = await passOf(support);
  expect((await shop.call('GET /products', { headers: pass })).status).toBe(200);
  expect((await shop.call('GET /products')).status).toBe(403);
  expect((await order(pass)).status).toBe(201);
  const forged = { cookie: `shop-pass=${'x'.repeat(43)}` };
  expect((await shop.call('GET /products', { headers: forged })).status).toBe(403);
  await shop.call('POST /admin/auth/logout', { headers: support.headers });
  expect((await shop.call('GET /products', { headers: pass })).status).toBe(403);
});

test('a pass ends when its member is suspended', async () => {
  const support = await makeStaff(database.db, 'support');
  const pass = await passOf(support);
  await sql`update staff set suspended_at = now() where id = ${support.id}`.execute(database.db);
  expect((await shop.call('GET /products', { headers: pass })).status).toBe(403);
});

test('only an owner opens and closes', async () => {
  const manager = await makeStaff(database.db, 'manager');
  const body = { is_open: true, version: 1 };
  const answer = await shop.call('PUT /admin/settings/opening', { headers: manager.headers, body });
  expect(answer.status).toBe(403);
});

test('a first start closes a shop without demo data, and no later start changes what its owner chose', async () => {
  const [fresh, demo] = [await createTestDatabase(), await createTestDatabase()];
  const isOpen = async ({ db }: TestDatabase) => {
    const { rows } = await sql.rows({ value: sql.jsonb })`
      select value from store_settings where topic = 'opening'
    `.execute(db);
    return rows[0]?.value;
  };
  await settleOpening({ demo: false }, fresh.url);
  await settleOpening({ demo: true }, demo.url);
  expect([await isOpen(fresh), await isOpen(demo)]).toEqual([{ isOpen: false }, { isOpen: true }]);
  await settleOpening({ demo: true }, fresh.url);
  await settleOpening({ demo: false }, demo.url);
  expect([await isOpen(fresh), await isOpen(demo)]).toEqual([{ isOpen: false }, { isOpen: true }]);
  await Promise.all([fresh.close(), demo.close()]);
});

test('a shop that was at work before it could be closed stays open', async () => {
  const old = await createTestDatabase();
  await makeStaff(old.db, 'owner');
  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(old.db);
  await settleOpening({ demo: false }, old.url);
  const { rows } = await sql.rows({ value: sql.jsonb })`
    select value from store_settings where topic = 'opening'
  `.execute(old.db);
  expect(rows).toEqual([{ value: { isOpen: true } }]);
  await old.close();
});
