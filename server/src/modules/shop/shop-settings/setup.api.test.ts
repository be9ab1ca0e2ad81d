import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
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

/** Logo, card payments, domain and staff: a shop sells without them. */
const OPTIONAL = 4;

const left = async () => {
  const { body } = await shop.call('GET /admin/setup', { headers: owner.headers });
  const undone: { step: string; is_optional: boolean }[] = body.data.steps.filter(
    ({ is_done: isDone }: { is_done: boolean }) => !isDone,
  );
  const needed = undone.filter(({ is_optional: isOptional }) => !isOptional);
  expect(body.data.is_done).toBe(needed.length === 0);
  expect(undone.filter(({ is_optional: isOptional }) => isOptional).length).toBe(OPTIONAL);
  return needed.map(({ step }) => step);
};
const save = async (topic: string, more: object = {}) => {
  const { body } = await shop.call(`GET /admin/settings/${topic}`, { headers: owner.headers });
  return shop.call(`PUT /admin/settings/${topic}`, { headers: owner.headers, body: { ...body.data, ...more } });
};

test('an empty shop lacks everything, and each step is done by doing it', async () => {
  expect(await left()).toEqual(['store', 'delivery', 'payments', 'category', 'product', 'page', 'order']);
  expect((await save('store')).status).toBe(200);
  expect((await save('payments')).status).toBe(200);
  await makeSellable(database.db);
  const { product } = factories(database.db);
  expect(await left()).toEqual(['category', 'product', 'page', 'order']);
  const { id } = await product({ stock: 5, priceHalalas: 10_000 });
  expect(await left()).toEqual(['page', 'order']);
  const words = { ar: 'نص', en: 'Words' };
  const page = { title: words, description: words, keywords: words, body: words, version: 0 };
  expect((await shop.call('PUT /admin/pages/terms', { headers: owner.headers, body: page })).status).toBe(200);
  const order = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  expect(order.status).toBe(201);
  expect(await left()).toEqual([]);
});

test('opening counts while the shop is closed, and staff once there are two', async () => {
  const steps = async () => {
    const { body } = await shop.call('GET /admin/setup', { headers: owner.headers });
    return Object.fromEntries(
      body.data.steps.map(({ step, is_done: isDone }: { step: string; is_done: boolean }) => [step, isDone]),
    );
  };
  expect(await steps()).toMatchObject({ opening: true, staff: false, domain: false });
  await save('opening', { is_open: false });
  await makeStaff(database.db, 'manager');
  expect(await steps()).toMatchObject({ opening: false, staff: true });
});

test('it is of no concern to support', async () => {
  const support = await makeStaff(database.db, 'support');
  expect((await shop.call('GET /admin/setup', { headers: support.headers })).status).toBe(403);
});
