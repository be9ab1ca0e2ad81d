import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('who picks a bundle reads the SKU of each part, as it stands on the shelf', async () => {
  const { headers } = await makeStaff(database.db, 'fulfilment');
  const make = factories(database.db);
  const parts = [
    await make.product({ priceHalalas: 10_000, stock: 9 }),
    await make.product({ priceHalalas: 9_000, stock: 9 }),
  ];
  const bundleId = await make.bundle({
    priceHalalas: 15_000,
    items: parts.map(({ variantIds: [variantId = 0] }, at) => ({ variantId, quantity: at + 1 })),
  });
  const placed = await shop.call('POST /orders', { body: orderBody([{ bundle_id: bundleId, quantity: 2 }], 315) });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { body } = await shop.call(`GET /admin/packing?ids=${placed.body.data.id}`, { headers });
  const { rows } = await sql.rows({ sku: sql.text })`
    select sku from product_variants where id = any(${parts.flatMap(({ variantIds }) => variantIds)}::int[]) order by id
  `.execute(database.db);
  const [one = '', two = ''] = rows.map(({ sku }) => sku);
  const picked = body.data.picks.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]);
  expect(Object.fromEntries(picked)).toEqual({ [one]: 2, [two]: 4 });
});
