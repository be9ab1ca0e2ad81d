import { readFile } from 'node:fs/promises';
import { createHttpApi } from '@waha/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectShop, readOrders, setStock } from '../../../../../docs/how-to/erp-sync.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';

const HOW_TO = new URL('../../../../../docs/how-to/', import.meta.url);
const SINCE = '2026-01-01';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: true });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const listening = shop.app.server.server.address();
  origin = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function keyWith(scopes: ('orders:read' | 'products:read' | 'stock:write')[]): Promise<string> {
  const owner = await makeStaff(database.db, 'owner');
  const api = createHttpApi({
    baseUrl: origin,
    apiKey: TEST_STORE_KEY,
    language: () => 'en',
    token: () => owner.token,
  });
  const body = { name: 'ERP', scopes, expires_in_days: 365, current_password: PASSWORD };
  return (await api('POST /admin/machine-tokens', { body })).token;
}

test('an ERP with a key reads every order page by page and sets the stock, which buyers see', async () => {
  const a = factories(database.db);
  const { id } = await a.product({ stock: 200 });
  const numbers: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: `05123${String(10_000 + count)}` };
    const body = { ...orderBody([{ product_id: id, quantity: 1 }], 140), contact };
    // Each from a network of its own, within the limits of unpaid orders.
    const placed = await shop.call('POST /orders', { body, from: `10.${count}.7.1` });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    numbers.push(placed.body.data.number);
  }
  const token = await keyWith(['orders:read', 'products:read', 'stock:write']);
  const api = connectShop({ origin, storeKey: TEST_STORE_KEY, token });
  const read: string[] = [];
  for await (const { number } of readOrders(api, SINCE)) read.push(number);
  expect(read).toEqual(numbers);
  const { sku } = await api('GET /admin/products/{id}', { params: { id } });
  await setStock(api, { sku, level: 17, count: 'stocktaking-1' });
  expect((await api('GET /admin/products/{id}', { params: { id } })).stock_quantity).toBe(17);
  const again = await setStock(api, { sku, level: 99, count: 'stocktaking-1' }).catch((error: unknown) => error);
  expect(again).toMatchObject({ code: 'request.idempotency_key_reused' });
  const variable = await a.product({
    variants: [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 4 },
    ],
  });
  const { variants } = await api('GET /admin/products/{id}', { params: { id: variable.id } });
  await setStock(api, { sku: variants[1]?.sku ?? '', level: 9, count: 'stocktaking-1' });
  const after = await api('GET /admin/products/{id}', { params: { id: variable.id } });
  expect(after.variants.map(({ stock_quantity: left }) => left)).toEqual([3, 9]);
  await setStock(api, { sku, level: 0, count: 'stocktaking-2' });
  await expect
    .poll(async () => (await shop.call(`GET /products/${id}`)).body.data.in_stock, { timeout: 10_000 })
    .toBe(false);
});

test('and what its key has no scope for is refused in words', async () => {
  const api = connectShop({ origin, storeKey: TEST_STORE_KEY, token: await keyWith(['orders:read']) });
  const refused = await setStock(api, { sku: 'ANY', level: 1, count: 'stocktaking-3' }).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({
    status: 403,
    code: 'auth.scope_missing',
    message: expect.stringContaining('products:read'),
  });
});

test('what the guide shows is what runs here', async () => {
  const [guide, code] = await Promise.all(
    ['connect-an-erp.md', 'erp-sync.ts'].map((name) => readFile(new URL(name, HOW_TO), 'utf8')),
  );
  expect(guide).toContain(code);
});
