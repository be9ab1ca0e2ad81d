import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { sql } from '../platform/database/index.ts';
import { createTestDatabase, factories, makeSellable, type TestDatabase } from '../testing/index.ts';
import { addDemoStaff } from './demo-staff.ts';
import { addMissingTrade } from './demo-trade.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterAll(() => database.close());

async function levels(): Promise<unknown[]> {
  const { rows } = await sql`select variant_id, quantity from stock_levels order by variant_id`.execute(database.db);
  return rows;
}

async function countOrders(): Promise<{ orders: number; hours: number; buyers: number }> {
  const { rows } = await sql.rows({ orders: sql.int4, hours: sql.int4, buyers: sql.int4 })`
    select count(*)::int as orders, count(distinct extract(hour from created_at))::int as hours,
      count(distinct email)::int as buyers
    from orders
  `.execute(database.db);
  return rows[0] ?? { orders: 0, hours: 0, buyers: 0 };
}

test('weeks of orders are placed over hours by many buyers, once, and leave the levels as they were', async () => {
  const products = [1, 2, 3].map(() => factories(database.db).product({ stock: 9 }));
  const ids = (await Promise.all(products)).map(({ id }) => id);
  await addDemoStaff(database.db, new Date());
  const config = readConfig({ DATABASE_URL: database.url, DEMO: '1' });
  const shop = { config, db: database.db, productIds: new Map(ids.map((id) => [String(id), id])) };
  const before = await levels();
  await addMissingTrade(shop, 2, new Date());
  const { orders, hours, buyers } = await countOrders();
  expect(orders).toBeGreaterThan(70);
  expect(orders).toBeLessThanOrEqual(90);
  expect(hours).toBeGreaterThan(10);
  expect(buyers).toBeGreaterThan(40);
  await addMissingTrade(shop, 2, new Date());
  expect((await countOrders()).orders).toBe(orders);
  const after = await levels();
  // Cancelled orders and pieces that came back are on the shelf again.
  for (const [at, level] of (after as { quantity: number }[]).entries())
    expect(level.quantity).toBeGreaterThanOrEqual((before[at] as { quantity: number }).quantity);
});
