import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, makeCustomer, type TestDatabase } from '../../../testing/index.ts';
import { earn } from './earn.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('a profile says the rank that the points ever earned lead to, as reading and as changing it', async () => {
  const who = await makeCustomer(database.db);
  const read = async () => (await shop.call('GET /user/profile', { headers: who.headers })).body.data.profile.rank;
  expect(await read()).toBe('bronze');
  const won = { customerId: who.id, kind: 'contest', cause: 'contest:1', at: new Date(), times: 2_000 };
  await inTransaction(database.db, (tx) => earn(tx, won));
  expect(await read()).toBe('gold');
  const changed = await shop.call('PUT /user/profile', { headers: who.headers, body: { first_name: 'سارة' } });
  expect(changed.body.data.profile.rank).toBe('gold');
});
