import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('products are kept, found, counted and dropped', async () => {
  const a = factories(database.db);
  const { headers } = await makeCustomer(database.db);
  const first = await a.product({ nameAr: 'عطر' });
  const second = await a.product({ nameAr: 'تمر' });
  const keep = (product_id: number) => shop.call('POST /wishlist', { headers, body: { product_id } });
  expect((await keep(first.id)).body.data).toEqual({ count: 1 });
  expect((await keep(second.id)).body.data).toEqual({ count: 2 });
  expect((await keep(second.id)).body.data, 'twice is the same as once').toEqual({ count: 2 });
  const { body } = await shop.call('GET /wishlist?per_page=1', { headers });
  expect(body.data).toMatchObject({
    total: 2,
    last_page: 2,
    data: [{ product_id: second.id, product: { name: 'تمر' } }],
  });
  const check = async (id: number) =>
    (await shop.call(`GET /wishlist/check?product_id=${id}`, { headers })).body.data.is_in_wishlist;
  expect([await check(first.id), await check(999_999)]).toEqual([true, false]);
  const dropped = await shop.call('DELETE /wishlist', { headers, body: { product_id: first.id } });
  expect(dropped.body.data).toEqual({ count: 1 });
  expect((await shop.call('DELETE /wishlist/clear', { headers })).body.data).toEqual({ count: 0 });
  expect((await shop.call('GET /wishlist/count', { headers })).body.data).toEqual({ count: 0 });
});

test('a product that is not there cannot be kept, and a guest keeps none here', async () => {
  const { headers } = await makeCustomer(database.db);
  const { body } = await shop.call('POST /wishlist', { headers, body: { product_id: 999_999 } });
  expect(body.code).toBe('catalog.product_not_found');
  expect((await shop.call('GET /wishlist')).body.code).toBe('auth.required');
});

test('one customer never sees what another keeps', async () => {
  const product = await factories(database.db).product();
  const [mine, theirs] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  await shop.call('POST /wishlist', { headers: mine.headers, body: { product_id: product.id } });
  expect((await shop.call('GET /wishlist', { headers: theirs.headers })).body.data.total).toBe(0);
});

test('an id may come as text, as it stands in addresses; anything else is told at its field', async () => {
  const { headers } = await makeCustomer(database.db);
  const product = await factories(database.db).product();
  const keep = (product_id: unknown) => shop.call('POST /wishlist', { headers, body: { product_id } });
  expect((await keep(String(product.id))).body.data).toEqual({ count: 1 });
  for (const wrong of ['', ' 45', '4.5', '1e3', '-1', '99999999999', true, [45], null, undefined]) {
    const { status, body } = await keep(wrong);
    expect([status, Object.keys(body.errors ?? {})], String(wrong)).toEqual([422, ['product_id']]);
  }
  const dropped = await shop.call('DELETE /wishlist', { headers, body: { product_id: `${product.id}` } });
  expect(dropped.body.data).toEqual({ count: 0 });
});
