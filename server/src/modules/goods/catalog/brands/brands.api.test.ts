import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  productBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (key: string, body?: object) => shop.call(key, { headers: owner.headers, ...(body && { body }) });
const ask = async (key: string, language: 'ar' | 'en' = 'ar') => (await shop.call(key, { language })).body;

/** A product, written as staff do. */
async function write(brandAr: string, brandEn: string, state = 'published') {
  const category = await factories(database.db).category();
  const spec = { category_id: category, brand_ar: brandAr, brand_en: brandEn, status: state, stock: 3 };
  const { body, status } = await as('POST /admin/products', { ...productBody(spec), ...spec });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as { id: number };
}

test('a brand has one page in both languages, which its product names', async () => {
  const { id } = await write('نخيل القصيم', 'Qassim Palms');
  expect((await ask('GET /brands')).data).toEqual([{ key: 'qassim-palms', name: 'نخيل القصيم' }]);
  expect((await ask('GET /brands/qassim-palms', 'en')).data).toMatchObject({ name: 'Qassim Palms', text: '' });
  for (const language of ['ar', 'en'] as const) {
    const { data } = await ask(`GET /products/${id}`, language);
    const listed = await ask(`GET /products?brand=${encodeURIComponent(data.brand_key)}`, language);
    expect(
      listed.data.data.map((product: { id: number }) => product.id),
      'the list that the page shows',
    ).toEqual([id]);
  }
});

test('a brand that has an Arabic name alone has a page, too', async () => {
  await write('ضيافة', '');
  const { data } = await ask(`GET /brands/${encodeURIComponent('ضيافة')}`);
  expect(data.name).toBe('ضيافة');
});

test('words of a page are written over the version that was seen, and are in each language', async () => {
  await write('سدو', 'Sadu');
  const text = { ar: 'نسيج من حائل', en: 'Weavers of Hail' };
  const first = await as('PUT /admin/brands/sadu', { text, version: 0 });
  expect(first.body.data).toMatchObject({ text, version: 1 });
  expect((await as('PUT /admin/brands/sadu', { text, version: 0 })).body.code).toBe('conflict.changed');
  expect((await as('PUT /admin/brands/sadu', { text: { ...text, en: '' }, version: 1 })).body.data.version).toBe(2);
  expect((await ask('GET /brands/sadu')).data.text).toBe(text.ar);
});

test('a brand whose products are not sold has no page, and staff still reach it', async () => {
  await write('مؤقت', 'Passing', 'draft');
  expect((await shop.call('GET /brands/passing')).status).toBe(404);
  expect((await as('GET /admin/brands/passing')).status).toBe(200);
  for (const key of ['nobody', "x'; drop table products", '%00']) {
    expect((await shop.call(`GET /brands/${encodeURIComponent(key)}`)).status, key).toBeGreaterThanOrEqual(400);
  }
});
