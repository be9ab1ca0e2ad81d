import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/database/index.ts';
import { createTestDatabase, factories, type TestDatabase } from '../testing/index.ts';
import { hasNoProducts } from './has-no-products.store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

test('a shop is empty until it has a product; a database without tables is no shop', async () => {
  expect(await hasNoProducts(database.db)).toBe(true);
  await sql`set search_path to pg_catalog`.execute(database.db);
  expect(await hasNoProducts(database.db)).toBe(false);
  await sql`reset search_path`.execute(database.db);
  await factories(database.db).product();
  expect(await hasNoProducts(database.db)).toBe(false);
});
