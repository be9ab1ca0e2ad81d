import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

const NAME = 'an order that a transfer confirmed has one, of what was due';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

/** Two orders of 125 riyals by bank transfer: one received, one waiting. */
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 10 });
  const body = orderBody([{ product_id: product.id, quantity: 1 }], 125, { payment_method: 'bank_transfer' });
  const paid = (await shop.call('POST /orders', { body })).body.data;
  await shop.call('POST /orders', { body });
  const { headers } = await makeStaff(database.db, 'owner');
  const arrived = { amount: 125, reference: 'TRX-1' };
  await shop.call(`POST /admin/orders/${paid.id}/confirm-payment`, { headers, body: arrived });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('nothing is broken before', async () => {
  expect(await brokenBy(database.db, 'select')).toEqual([]);
});

test.each([
  ['the transfer of a confirmed order is gone', 'delete from transfers'],
  ['it is of another amount', 'update transfers set amount_halalas = amount_halalas - 1'],
  ['it came for nothing, and confirmed its order all the same', "update transfers set status = 'unwanted'"],
  [
    'it is the transfer of an order that nobody confirmed',
    `update transfers set order_id = (select id from orders where status = 'pending_payment')`,
  ],
])('it is seen that %s', async (_, damage) => {
  expect(await brokenBy(database.db, damage)).toContain(NAME);
});
