import { gunzipSync } from 'node:zlib';
import type { FeedProduct } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishInvalidation } from '../../platform/cache/index.ts';
import { inTransaction, sql } from '../../platform/database/index.ts';
import { testFeed } from '../../testing/fakes/test-feed.ts';
import { createTestApp, createTestDatabase, factories, makeSellable, type TestDatabase } from '../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

const openShop = (settings: Record<string, string>) =>
  createTestApp(database, {
    extensions: [testFeed],
    settings: { TEST_FEED: '1', TEST_FEED_TAKES_ALL: '1', ...settings },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await openShop({});
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (url: string, headers = {}, app = shop) => app.app.server.inject({ method: 'GET', url, headers });
const publish = (tags: string[]) => inTransaction(database.db, (tx) => publishInvalidation(tx, tags));

/** A product that the shop was told of. */
async function aProduct(priceHalalas: number) {
  const made = await factories(database.db).product({ priceHalalas, stock: 3 });
  await publish(['products', 'categories', 'category-names']);
  return made;
}

async function itemsOf(url = '/feeds/test-feed/ar.ndjson', app = shop): Promise<FeedProduct[]> {
  const answer = await get(url, {}, app);
  expect(answer.statusCode).toBe(200);
  return answer.body
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test('each variant on sale is an item, with the price, stock and address of its page', async () => {
  const made = await aProduct(11_900);
  const [item] = (await itemsOf()).filter(({ url }) => url.includes(`/product/${made.id}/`));
  expect(item).toMatchObject({
    ...{ id: String(made.variantIds[0]), groupId: null, price: 11_900, salePrice: null, availability: 'in_stock' },
    ...{ url: `http://shop.test/product/${made.id}/${made.slug}`, saleWindow: null, taxonomy: null },
  });
  const english = await itemsOf('/feeds/test-feed/en.ndjson');
  expect(english.find(({ id }) => id === item?.id)?.url).toBe(`http://shop.test/en/product/${made.id}/${made.slug}`);
});

test('a change is in the next reading, and one that is not told is not', async () => {
  const made = await aProduct(10_000);
  const priceOf = async () => (await itemsOf()).find(({ id }) => id === String(made.variantIds[0]))?.price;
  expect(await priceOf()).toBe(10_000);
  await sql`update products set price_halalas = 20000 where id = ${made.id}`.execute(database.db);
  expect(await priceOf()).toBe(10_000);
  await publish([`product:${made.id}`]);
  expect(await priceOf()).toBe(20_000);
});

test('who has it gets no body, before and after it was made again of the same', async () => {
  const first = await get('/feeds/test-feed/ar.ndjson', { 'accept-encoding': 'gzip' });
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, no-cache' });
  expect(gunzipSync(first.rawPayload).toString()).toBe((await get('/feeds/test-feed/ar.ndjson')).body);
  const again = () => get('/feeds/test-feed/ar.ndjson', { 'if-none-match': String(first.headers.etag) });
  expect((await again()).statusCode).toBe(304);
  await publish(['products']);
  const answer = await again();
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

test('what is off, unknown or asked for with another key is not found', async () => {
  const secret = await openShop({ TEST_FEED_KEY: 'key-of-the-feed' });
  const off = await openShop({ TEST_FEED: '0' });
  const statusOf = async (url: string, app = shop) => (await get(url, {}, app)).statusCode;
  expect(await statusOf('/feeds/test-feed/ar.ndjson', off)).toBe(404);
  for (const url of [
    '/feeds/none/ar.ndjson',
    '/feeds/test-feed/fr.ndjson',
    '/feeds/test-feed/ar.xml',
    '/feeds/test-feed',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
  for (const query of ['', '?key=', '?key=key-of-the-fee', '?key=key-of-the-feed&key=key-of-the-feed'])
    expect([query, await statusOf(`/feeds/test-feed/ar.ndjson${query}`, secret)]).toEqual([query, 404]);
  const found = await get('/feeds/test-feed/ar.ndjson?key=key-of-the-feed', {}, secret);
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  await Promise.all([secret.close(), off.close()]);
});

test('a writer that fails costs its own feed alone, and is not asked again and again', async () => {
  const failing = await openShop({ TEST_FEED_FAILS: '1' });
  expect((await get('/feeds/test-feed/ar.ndjson', {}, failing)).statusCode).toBe(500);
  expect((await get('/robots.txt', {}, failing)).statusCode).toBe(200);
  await failing.close();
});

test('a reading is noted with what was left out', async () => {
  const picky = await openShop({ TEST_FEED_TAKES_ALL: '0' });
  await aProduct(10_000);
  await sql`update products set images = '[]'`.execute(database.db);
  await get('/feeds/test-feed/ar.ndjson', {}, picky);
  const read = async () =>
    (
      await sql.rows({ products: sql.int4, left: sql.int4.orNull })`
        select products, (left_out ->> 'no_picture')::int as left from feed_readings where feed = 'test-feed' and language = 'ar'
      `.execute(database.db)
    ).rows[0];
  await expect.poll(async () => (await read())?.left ?? 0).toBeGreaterThan(0);
  await picky.close();
});
