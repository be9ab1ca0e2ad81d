import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { saveFeatureFlags } from '../../../shop/settings/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const told = async (language: 'ar' | 'en' = 'ar') => (await shop.call('GET /social-proof', { language })).body.data;

async function buy(more: object = {}) {
  const product = await factories(database.db).product({ priceHalalas: 10_000, nameEn: 'Oud', stock: 9 });
  const total = 'payment_method' in more ? 125 : 140;
  const placed = await shop.call('POST /orders', {
    body: orderBody([{ product_id: product.id, quantity: 1 }], total, { ...more }),
  });
  expect(placed.status).toBe(201);
  return { product, order: placed.body.data };
}

test('says nothing when nothing was bought', async () => {
  expect(await told()).toEqual([]);
});

test('tells the city and the product to the hour, and nothing of the buyer', async () => {
  const { product } = await buy();
  const [first] = await told('en');
  expect(first).toEqual({
    product: { id: product.id, slug: product.slug, name: 'Oud', image: null },
    city: 'Riyadh',
    bought_at: expect.stringMatching(/:00:00\.000Z$/),
  });
  expect(JSON.stringify(await told())).not.toMatch(/نورة|العتيبي|0512345678|WH-/);
});

test('leaves out what is unpaid, cancelled, old or sold out', async () => {
  const unpaid = await buy({ payment_method: 'bank_transfer' });
  const cancelled = await buy();
  const { id, view_token: token } = cancelled.order;
  await shop.call(`PATCH /orders/${id}/status?view_token=${token}`, { body: { status: 'cancelled' } });
  const old = await buy();
  await sql`update orders set created_at = now() - interval '3 days' where id = ${old.order.id}`.execute(database.db);
  const ids = (await told()).map((one: { product: { id: number } }) => one.product.id);
  for (const { product } of [unpaid, cancelled, old]) expect(ids).not.toContain(product.id);
});

test('one switch turns it off', async () => {
  await buy();
  expect(await told()).not.toEqual([]);
  await inTransaction(database.db, (tx) => saveFeatureFlags(tx, { socialProof: false }));
  expect(await told()).toEqual([]);
});
