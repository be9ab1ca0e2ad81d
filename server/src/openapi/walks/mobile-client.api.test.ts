import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, type OrderForm, Refused } from '../../../../docs/how-to/mobile-client.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../testing/index.ts';

const HOW_TO = new URL('../../../../docs/how-to/', import.meta.url);

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  await factories(database.db).product({ stock: 10 });
  app = await createTestApp(database);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const listening = app.app.server.server.address();
  origin = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('the client of docs/how-to lists, quotes and orders; sent twice, it is one order', async () => {
  const shop = createShop({ origin, key: TEST_STORE_KEY, language: 'en' });
  const [product] = (await shop.list()).data;
  const lines = [{ product_id: product?.id ?? 0, quantity: 2 }];
  const { contact, address, shipping_method, payment_method } = orderBody([], 0) as unknown as OrderForm;
  const quote = await shop.quote(lines, address.city_id, shipping_method, payment_method);
  const form = { contact, address, lines, shipping_method, payment_method, expected_total: quote.total };
  const order = await shop.order(form, 'an-app-of-ours-1');
  expect(order).toMatchObject({ total: quote.total, view_token: expect.any(String) });
  expect(await shop.order(form, 'an-app-of-ours-1')).toEqual(order);
});

test('and tells what it would cost now, where the buyer saw another total', async () => {
  const shop = createShop({ origin, key: TEST_STORE_KEY, language: 'en' });
  const [product] = (await shop.list()).data;
  const form = orderBody([{ product_id: product?.id ?? 0, quantity: 1 }], 1) as unknown as OrderForm;
  const refused = await shop.order(form, 'an-app-of-ours-2').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 409, code: 'orders.total_changed', details: { total: expect.any(Number) } });
});

test('what the guide shows is what runs here', async () => {
  const [guide, code] = await Promise.all(
    ['sell-from-an-app.md', 'mobile-client.ts'].map((name) => readFile(new URL(name, HOW_TO), 'utf8')),
  );
  expect(guide).toContain(code);
});
