import type { FeedProduct, FeedShop } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishInvalidation } from '../../platform/cache/index.ts';
import { inTransaction, sql } from '../../platform/database/index.ts';
import { testFeed } from '../../testing/fakes/test-feed.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../../testing/index.ts';

/* The settings of the shop, and what its feeds make of them. */

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
const key = 'key with signs & spaces';

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, {
    extensions: [testFeed],
    settings: { TEST_FEED: '1', TEST_FEED_KEY: key },
  });
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const address = (language: string) => `/feeds/test-feed/${language}.ndjson?key=${encodeURIComponent(key)}`;
const get = (url: string) => shop.app.server.inject({ method: 'GET', url });
const staff = (call: string, body?: object) =>
  shop.call(call, { headers: owner.headers, ...(body === undefined ? {} : { body }) });

async function linesOf(): Promise<[FeedShop, ...FeedProduct[]]> {
  const { body } = await get(address('ar'));
  const [first, ...others] = body.split('\n').filter(Boolean);
  return [JSON.parse(first ?? ''), ...others.map((line) => JSON.parse(line))];
}

test('an owner sees the addresses with their key, the last reading and what was left out', async () => {
  await factories(database.db).product({ priceHalalas: 10_000 });
  await inTransaction(database.db, (tx) => publishInvalidation(tx, ['products']));
  expect((await get(address('ar'))).statusCode).toBe(200);
  const seen = async () => (await staff('GET /admin/extensions')).body.data.data[0].feeds;
  await expect.poll(async () => (await seen())[0].read_at).not.toBe(null);
  expect(await seen()).toMatchObject([
    {
      language: 'ar',
      address: `http://shop.test${address('ar')}`,
      products: 0,
      left_out: [{ fault: 'no_picture', count: 1 }],
    },
    { language: 'en', address: `http://shop.test${address('en')}`, read_at: null, products: null, left_out: [] },
  ]);
});

test('a category below has the taxonomy of the one above, until it has its own', async () => {
  const { category, product } = factories(database.db);
  const above = await category({ slug: 'scents' });
  const below = await category({ slug: 'oud', parentId: above });
  const { variantIds } = await product({ categoryId: below });
  const picture = { key: 'oud-a', width: 960, height: 960, widths: [960], formats: ['webp'], placeholder: '#fff' };
  const images = JSON.stringify([{ ...picture, alt_ar: '', alt_en: '' }]);
  await sql`update products set images = ${images}::jsonb`.execute(database.db);
  const item = async () => (await linesOf()).find((one) => 'id' in one && one.id === String(variantIds[0]));
  const write = async (id: number, taxonomy?: string) => {
    const { data } = (await staff(`GET /admin/categories/${id}`)).body;
    const { parent_id, slug, name_ar, name_en, description_ar, description_en, backdrop, is_featured, is_active } =
      data;
    const saved = await staff(`PUT /admin/categories/${id}`, {
      ...{ parent_id, slug, name_ar, name_en, description_ar, description_en, backdrop, is_featured, is_active },
      ...{ image: null, version: data.version, ...(taxonomy !== undefined && { taxonomy }) },
    });
    expect(saved.status).toBe(200);
    return saved.body.data.taxonomy;
  };
  await write(above, '479');
  expect(await item()).toMatchObject({
    ...{ taxonomy: '479', imageUrls: ['http://shop.test/share/picture/oud-a-960.jpg'] },
  });
  await write(below, '2915');
  expect(await item()).toMatchObject({ taxonomy: '2915' });
  // A client that knows nothing of it takes nothing away.
  expect(await write(below)).toBe('2915');
  expect(await write(below, '')).toBe('');
  expect(await item()).toMatchObject({ taxonomy: '479' });
});

test('a shop in Arabic alone has no English feed, and names none', async () => {
  const { data } = (await staff('GET /admin/settings/languages')).body;
  await staff('PUT /admin/settings/languages', { languages: 'ar', version: data.version });
  await expect.poll(async () => (await get(address('en'))).statusCode).toBe(404);
  expect((await get(address('ar'))).statusCode).toBe(200);
  expect((await staff('GET /admin/extensions')).body.data.data[0].feeds).toHaveLength(1);
});

test('a closed shop answers 503 to who knows the address, and 404 to others', async () => {
  const { data } = (await staff('GET /admin/settings/opening')).body;
  await staff('PUT /admin/settings/opening', { is_open: false, version: data.version });
  await expect.poll(async () => (await get(address('ar'))).statusCode).toBe(503);
  expect((await get('/feeds/test-feed/ar.ndjson')).statusCode).toBe(404);
  expect((await get('/share/product/1/ar/0123456789abcdef.jpg')).statusCode).toBe(503);
});
