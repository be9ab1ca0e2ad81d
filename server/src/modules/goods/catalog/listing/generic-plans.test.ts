import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase, sql } from '../../../../platform/database/index.ts';
import { createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { readProducts } from '../products/products.store.ts';
import { readSellableProducts } from '../stock/sellable.store.ts';

/** PostgreSQL uses five custom plans of a prepared statement before it considers a generic plan. */
const CALLS = 12;

let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { product } = factories(database.db);
  ids = [];
  for (let index = 0; index < 60; index += 1) ids.push((await product({ stock: 1 })).id);
  await sql`analyze`.execute(database.db);
});
afterAll(() => database.close());

/** Counts of custom and generic plans of the statements sent on one connection. */
async function plansOf(send: (db: OpenDatabase['db']) => Promise<unknown>): Promise<{ anew: number; kept: number }> {
  const one = openDatabase({ url: database.url, poolSize: 1 });
  try {
    for (let call = 0; call < CALLS; call += 1) await send(one.db);
    const { rows } = await sql.rows({ anew: sql.int8, kept: sql.int8 })`
      select custom_plans as anew, generic_plans as kept from pg_prepared_statements where statement like '%from product%'
    `.execute(one.db);
    const [statement] = rows;
    if (!statement || rows.length > 1) throw new Error(`${rows.length} statements were prepared`);
    return statement;
  } finally {
    await one.close();
  }
}

test.each([
  ['what an order is priced by', readSellableProducts],
  ['products by their numbers', readProducts],
])('%s is planned once for any number of products', async (_, read) => {
  for (const count of [1, 3, ids.length]) {
    const { anew, kept } = await plansOf((db) => read(db, ids.slice(0, count)));
    expect(anew).toBeLessThanOrEqual(5);
    expect(kept).toBeGreaterThan(0);
  }
});

test('control: a plain array is planned each time', async () => {
  const { kept } = await plansOf((db) =>
    sql`select p.id, (select count(*) from product_variants v where v.product_id = p.id) from products p where p.id = any(${ids.slice(0, 1)}::int[])`.execute(
      db,
    ),
  );
  expect(kept).toBe(0);
});
