import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const DAY = '2999-12-05';
const STOCK = 3;
const LIMIT = 5;

/** Thirty buyers of a thing of which so many are there and five may be owed; half of them were told the day. */
async function buyTogether(stock: number): Promise<{ told: number; untold: number; level: number }> {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock });
  await sql`update products set backorder = 'preorder', ships_from = ${DAY} where id = ${id}`.execute(database.db);
  await sql`
    insert into stock_levels (variant_id, product_id, quantity, backorder_limit)
    select v.id, ${id}, 0, ${LIMIT} from product_variants v where v.product_id = ${id}
    on conflict (variant_id) do update set backorder_limit = excluded.backorder_limit
  `.execute(database.db);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const seen = index % 2 === 0 ? { ships_from: DAY } : {};
      const ask = () => two.call(index, 'POST /orders', orderBody([{ product_id: id, quantity: 1, ...seen }], 140));
      const answer = await ask();
      // The piece that was there went to another meanwhile: a page prices the cart anew, and its buyer asks again.
      return answer.body.code === 'orders.out_of_stock' ? (await ask()).status : answer.status;
    }),
  );
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where product_id = ${id}
  `.execute(database.db);
  const sold = (isTold: boolean) =>
    statuses.filter((status, index) => status === 201 && (index % 2 === 0) === isTold).length;
  return { told: sold(true), untold: sold(false), level: rows[0]?.quantity ?? 0 };
}

/** Pieces that orders of the database say come later. */
async function promised(): Promise<number> {
  const { rows } = await sql.rows({ pieces: sql.int4 })`
    select coalesce(sum(later_quantity), 0)::int as pieces from order_items
  `.execute(database.db);
  return rows[0]?.pieces ?? 0;
}

test('no more than stock and limit is sold, what is owed was told, and nothing beyond stock to who was not', async () => {
  await two.start();
  const { told, untold, level } = await buyTogether(STOCK);
  expect([told + untold, level]).toEqual([STOCK + LIMIT, -LIMIT]);
  expect(untold).toBeLessThanOrEqual(STOCK);
  expect(await promised()).toBe(LIMIT);
  expect(await buyTogether(0)).toEqual({ told: LIMIT, untold: 0, level: -LIMIT });
});

test('control: without the limit in the update more is sold than may be owed', async () => {
  await two.start({ file: 'stock.store.ts', guard: ' and s.quantity + s.backorder_limit >= w.quantity', instead: '' });
  expect(await untilLost(async () => -(await buyTogether(0)).level, LIMIT)).toBeGreaterThan(LIMIT);
});

test('control: without the stock in the update more is owed than buyers were told', async () => {
  await two.start({
    file: 'stock.store.ts',
    guard: 'greatest(s.quantity, 0) >= w.quantity - w.later and ',
    instead: '',
  });
  const untold = async () => {
    const before = await promised();
    const { level } = await buyTogether(STOCK);
    return -level - ((await promised()) - before);
  };
  expect(await untilLost(untold, 0)).toBeGreaterThan(0);
});
