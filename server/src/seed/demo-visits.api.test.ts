import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../testing/index.ts';
import { addMissingVisits } from './demo-visits.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, {});
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('the demo shop was visited for thirty days, each step by fewer, and once alone', async () => {
  await factories(database.db).product({ stock: 3 });
  await addMissingVisits(database.db, new Date());
  const { headers } = await makeStaff(database.db, 'owner');
  const read = async () => (await shop.call('GET /admin/visits', { headers })).body.data;
  const { visits, visitors, funnel, sources, products, terms, before } = await read();
  expect(visits).toBeGreaterThan(1_500);
  expect([visits > visitors, funnel.visited > funnel.viewed, funnel.viewed > funnel.carted]).toEqual([
    true,
    true,
    true,
  ]);
  expect(funnel.carted).toBeGreaterThan(funnel.checkout);
  expect([sources.length, products.length > 0, terms.length]).toEqual([7, true, 10]);
  expect(before.visits).toBeLessThan(visits);
  await addMissingVisits(database.db, new Date());
  expect((await read()).visits).toBe(visits);
});
