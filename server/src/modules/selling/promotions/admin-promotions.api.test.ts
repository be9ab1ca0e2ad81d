import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  promotionBody,
  type TestDatabase,
} from '../../../testing/index.ts';

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

const call = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const product = (priceHalalas = 10_000) => factories(database.db).product({ priceHalalas });
const priceOf = async (id: number) => (await shop.call(`GET /products/${id}`)).body.data.sale_price;

test('an offer is on its products at once, follows its edit, and is gone when it is ended', async () => {
  const { id } = await product();
  const made = (await call('POST /admin/promotions', promotionBody({ product_ids: [id] }))).body.data;
  expect(made).toMatchObject({ state: 'running', version: 1, products: [{ id }], warnings: ['licence_missing'] });
  expect(await priceOf(id)).toBe(90);
  const form = { ...promotionBody({ product_ids: [id], percent: 25, licence_number: '4300123' }), version: 1 };
  expect((await call(`PUT /admin/promotions/${made.id}`, form)).body.data).toMatchObject({ percent: 25, warnings: [] });
  expect(await priceOf(id)).toBe(75);
  const late = await call(`PUT /admin/promotions/${made.id}`, form);
  expect([late.body.code, late.body.details.version]).toEqual(['conflict.changed', 2]);
  expect((await call(`POST /admin/promotions/${made.id}/end`, { version: 2 })).body.data.state).toBe('ended');
  expect(await priceOf(id)).toBe(null);
});

test('one that has not begun is switched off when it is ended', async () => {
  const [starts_at, ends_at] = ['2090-01-01T00:00:00.000Z', '2090-02-01T00:00:00.000Z'];
  const made = (await call('POST /admin/promotions', promotionBody({ starts_at, ends_at }))).body.data;
  expect(made).toMatchObject({ state: 'upcoming', warnings: ['licence_missing', 'reaches_nothing'] });
  const ended = (await call(`POST /admin/promotions/${made.id}/end`, { version: 1 })).body.data;
  expect(ended).toMatchObject({ state: 'off', ends_at });
});

test('a price that is not below a product’s is told at that product, in the reader’s language', async () => {
  const [dear, cheap] = [await product(20_000), await product(5_000)];
  const offer = {
    ...promotionBody({ product_ids: [dear.id, cheap.id, 999_999], category_ids: [999_999] }),
    percent: null,
  };
  const answer = await call('POST /admin/promotions', { ...offer, type: 'fixed_price', fixed_price: 50 }, 'ar');
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    {
      'product_ids.1': ['سعر هذا المنتج ليس أعلى من سعر العرض، أزله أو اكتب سعرًا أقل'],
      'product_ids.2': ['هذا المنتج غير موجود'],
      'category_ids.0': ['هذا القسم غير موجود أو مؤرشف'],
    },
  ]);
});

test.each([
  [{ percent: null }, 'type'],
  [{ type: 'buy_x_get_y', buy_quantity: 2, get_quantity: 1 }, 'type'],
  [{ fixed_price: 10 }, 'type'],
  [{ ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
  [{ percent: 0 }, 'percent'],
])('%j is told at %s', async (spec, field) => {
  const answer = await call('POST /admin/promotions', { ...promotionBody(), ...spec });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

test('what an offer would make of prices is shown before it is made, and changes none', async () => {
  const categoryId = await factories(database.db).category();
  const { product: make } = factories(database.db);
  const dear = await make({ categoryId, priceHalalas: 20_000, nameEn: 'Dear', soldCount: 9 });
  const cheap = await make({ categoryId, priceHalalas: 4_000 });
  const preview = async (query: string) =>
    (await call(`GET /admin/promotions/preview?category_ids=${categoryId}&${query}`)).body.data;
  expect(await preview('percent=15')).toMatchObject({
    count: 2,
    unchanged: 0,
    products: [
      { id: dear.id, name_en: 'Dear', price: 200, current_price: 200, new_price: 170 },
      { id: cheap.id, new_price: 34 },
    ],
    warnings: ['licence_missing'],
  });
  expect(await preview('fixed_price=50&licence_number=43')).toMatchObject({ count: 2, unchanged: 1, warnings: [] });
  expect(await priceOf(dear.id)).toBe(null);
});

test('the list tells running from upcoming, ended and switched off', async () => {
  const names = async (state: string): Promise<string[]> =>
    (await call(`GET /admin/promotions?state=${state}&q=listed`)).body.data.data.map(
      (row: { name_en: string }) => row.name_en,
    );
  const far = { starts_at: '2090-01-01T00:00:00.000Z', ends_at: '2090-02-01T00:00:00.000Z' };
  const past = { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-02-01T00:00:00.000Z' };
  await call('POST /admin/promotions', promotionBody({ name_en: 'Listed now' }));
  await call('POST /admin/promotions', promotionBody({ name_en: 'Listed later', ...far }));
  await call('POST /admin/promotions', promotionBody({ name_en: 'Listed before', ...past }));
  await call('POST /admin/promotions', promotionBody({ name_en: 'Listed off', is_active: false }));
  expect(await Promise.all(['running', 'upcoming', 'ended', 'off', 'sold_out'].map(names))).toEqual([
    ['Listed now'],
    ['Listed later'],
    ['Listed before'],
    ['Listed off'],
    [],
  ]);
});
