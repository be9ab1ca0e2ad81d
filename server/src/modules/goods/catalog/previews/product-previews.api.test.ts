import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  RIYADH,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { refreshWords } from '../../search/index.ts';
import { makePreview } from './product-previews.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { now: () => now });
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body && { body }) });

/** Creates an unpublished product and a preview link to it. */
async function aDraft(nameEn: string, status = 'draft') {
  const { id } = await factories(database.db).product({ nameEn, nameAr: nameEn, stock: 5, priceHalalas: 10_000 });
  const { version } = (await ask(`GET /admin/products/${id}`)).body.data;
  const body = { version, status: 'draft' };
  expect((await ask(`PUT /admin/products/${id}/status`, body)).status).toBe(200);
  if (status === 'scheduled') {
    const publish_at = new Date(now + 86_400_000).toISOString();
    await ask(`PUT /admin/products/${id}/status`, { version: version + 1, status, publish_at });
  }
  await inTransaction(database.db, refreshWords);
  const made = await ask(`POST /admin/products/${id}/preview`);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const token = String(made.body.data.path).split('/').at(-1);
  return { id, token, until: Date.parse(made.body.data.expires_at) };
}
const see = (token: string | undefined) => shop.call(`GET /products/preview/${token}`, { language: 'en' });

test.each(['draft', 'scheduled'])('a product that is a %s is seen by its link and nowhere else', async (status) => {
  const name = `Zafarane ${status}`;
  const { id, token } = await aDraft(name, status);
  const seen = await see(token);
  expect([seen.status, seen.body.data.name, seen.headers['cache-control']]).toEqual([200, name, 'no-store']);
  // Repeated after the preview was seen: it must not be cached under any other address.
  for (const address of [`GET /products/${id}`, `GET /products/${id}/variants`]) {
    expect((await shop.call(address)).status, address).toBe(404);
  }
  for (const list of [
    'GET /products',
    `GET /products?search=${encodeURIComponent(name)}`,
    'GET /products/new-arrivals',
    'GET /products/best-sellers',
    'GET /products/featured',
    'GET /categories',
  ]) {
    expect(JSON.stringify((await shop.call(list, { language: 'en' })).body), list).not.toContain('Zafarane');
  }
  const map = await shop.app.server.inject('/sitemap.xml');
  const parts = [...map.body.matchAll(/<loc>http:\/\/shop\.test([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect((await shop.app.server.inject(part)).body).not.toContain(`/product/${id}`);
});

test('it only shows: what is previewed can be neither quoted nor ordered', async () => {
  const { id, token } = await aDraft('Saffron to come');
  expect((await see(token)).status).toBe(200);
  const quoted = await shop.call('POST /orders/quote', {
    body: { lines: [{ product_id: id, quantity: 1 }], city_id: RIYADH },
  });
  expect(JSON.stringify(quoted.body)).not.toContain('Saffron');
  const ordered = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  expect(ordered.status).toBeGreaterThanOrEqual(400);
});

test('a link is over in time, leads to one product, and cannot be guessed or read from the database', async () => {
  const { token, until } = await aDraft('Saffron for a while');
  const { rows } = await sql.rows({ hash: sql.text })`
    select encode(token_hash, 'base64') as hash from product_previews
  `.execute(database.db);
  expect(rows.some(({ hash }) => hash.includes(token ?? ''))).toBe(false);
  expect((await see('x'.repeat(43))).status).toBe(404);
  expect((await see('short')).status).toBe(422);
  now = until - 1_000;
  expect((await see(token)).status).toBe(200);
  now = until;
  expect((await see(token)).body.code).toBe('catalog.preview_over');
  const other = await factories(database.db).product({ nameEn: 'Another' });
  await inTransaction(database.db, (tx) => makePreview(tx, other.id, new Date(now)));
  const { rows: left } = await sql.rows({ left: sql.int4 })`
    select count(*)::int as left from product_previews where expires_at <= ${new Date(now)}
  `.execute(database.db);
  expect(left[0]?.left).toBe(0);
});
