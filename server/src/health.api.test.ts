import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from './platform/database/index.ts';
import { createTestApp, createTestDatabase, makeSellable, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterAll(() => database.close());

/** A database of which nothing is heard, as during a failover. */
function goneWhile(isGone: () => boolean): TestDatabase['db'] {
  const refuse = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const { db } = database;
  return {
    isTransaction: false,
    query: (...asked) => (isGone() ? refuse() : db.query(...asked)),
    transaction: (...asked) => (isGone() ? refuse() : db.transaction(...asked)),
    onOneConnection: (...asked) => (isGone() ? refuse() : db.onOneConnection(...asked)),
  };
}

test('a process that has answers to serve stays ready while the database is away, one that has none is not', async () => {
  let isGone = false;
  const db = goneWhile(() => isGone);
  await sql`select 1`.execute(db);
  const shop = await createTestApp({ ...database, db });
  const status = async (url: string) => (await shop.app.server.inject({ url })).statusCode;
  shop.app.setReady(true);
  expect(await status('/ready')).toBe(200);
  isGone = true;
  expect(await status('/ready')).toBe(503);
  isGone = false;
  expect((await shop.call('GET /categories')).status).toBe(200);
  isGone = true;
  expect(await status('/ready')).toBe(200);
  expect(await status('/health')).toBe(200);
  expect(await status('/health/database')).toBe(503);
  expect((await shop.call('GET /categories')).status).toBe(200);
  shop.app.setReady(false);
  expect(await status('/ready')).toBe(503);
  isGone = false;
  await shop.close();
});
