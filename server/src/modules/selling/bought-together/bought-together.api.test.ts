import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { changeStatus } from '../orders/index.ts';
import { countBoughtTogether } from './count-bought-together.ts';

const DAY_MS = 86_400_000;

let phone = 500_000_000;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: false });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const make = async (stock = 1_000) => (await factories(database.db).product({ stock })).id;

/** Orders of one piece of each product, placed some days ago, each by another guest unless one is named. */
async function order(products: readonly number[], { times = 1, daysAgo = 5, isCancelled = false, by = '' } = {}) {
  const lines = products.map((product_id) => ({ product_id, quantity: 1 }));
  const total = products.length * 100 + (products.length > 1 ? 15 : 40);
  for (let at = 0; at < times; at += 1) {
    const placed = await shop.call('POST /orders', { body: orderBody(lines, total) });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const orderId = placed.body.data.id;
    phone += 1;
    await sql`
      update orders set created_at = now() - ${daysAgo} * interval '1 day', phone = ${by || `+966${phone}`} where id = ${orderId}
    `.execute(database.db);
    const cancelling = { orderId, from: 'confirmed', to: 'cancelled', actor: 'staff' } as const;
    if (isCancelled) await inTransaction(database.db, (tx) => changeStatus(tx, cancelling, 'ar'));
  }
}
const forget = () => sql`truncate bought_together, bought_together_progress`.execute(database.db);
const count = (daysOn = 0) => countBoughtTogether(database.db, new Date(Date.now() + daysOn * DAY_MS));
const beside = async (id: number): Promise<number[]> =>
  (await shop.call(`GET /bought-together?product_id=${id}`)).body.data.map((one: { id: number }) => one.id);

test('products that three buyers bought are shown, the most frequent first, and each counts once a day', async () => {
  await forget();
  const [tea, cup, spoon, book] = [await make(), await make(), await make(), await make()];
  await order([tea, cup], { times: 4 });
  await order([tea, spoon], { times: 3 });
  await order([tea, book], { times: 2 });
  await order([tea], { times: 5 });
  await order([cup, book], { times: 5, by: '+966512345678' });
  await count();
  expect(await beside(tea)).toEqual([cup, spoon]);
  expect(await beside(cup)).toEqual([tea]);
  expect(await beside(book)).toEqual([]);
  await count();
  await order([tea, book], { daysAgo: 1 });
  expect(await beside(book), 'an order of yesterday may be cancelled yet').toEqual([]);
  await count(3);
  expect(await beside(book)).toEqual([tea]);
  const { rows } = await sql.rows({ buyers: sql.int4 })`
    select buyers from bought_together where product_id = ${tea} and other_id = ${cup}
  `.execute(database.db);
  expect(rows, 'no day is counted twice').toEqual([{ buyers: 4 }]);
});

test('orders that were not sold say nothing, and what is gone or sold out is not shown', async () => {
  await forget();
  const [tea, cup, sold, hidden] = [await make(), await make(), await make(3), await make()];
  await order([tea, cup], { times: 3, isCancelled: true });
  await order([tea, sold], { times: 3 });
  await order([tea, hidden], { times: 3 });
  await sql`update products set is_active = false where id = ${hidden}`.execute(database.db);
  await count();
  expect(await beside(tea)).toEqual([]);
  const { status, body } = await shop.call(`GET /bought-together?product_id=${hidden}`);
  expect([status, body.code]).toEqual([404, 'catalog.product_not_found']);
});

test('a late order weighs more than an early one', async () => {
  await forget();
  const [tea, old, fresh] = [await make(), await make(), await make()];
  await order([tea, old], { times: 4, daysAgo: 150 });
  await order([tea, fresh], { times: 3 });
  await count();
  expect(await beside(tea)).toEqual([fresh, old]);
});

test('beside one product fifty are kept, the heaviest', async () => {
  await forget();
  const tea = await make();
  const others = await Promise.all(Array.from({ length: 60 }, () => make()));
  await sql`
    insert into bought_together (product_id, other_id, buyers, weight)
    select ${tea}::int, id, 3, place from unnest(${others}::int[]) with ordinality as o (id, place)
  `.execute(database.db);
  await order([tea, others[0] ?? 0]);
  await count();
  const { rows } = await sql.rows({ other_id: sql.int4 })`
    select other_id from bought_together where product_id = ${tea} order by other_id
  `.execute(database.db);
  const kept = others.filter((_, place) => place === 0 || place > 10);
  expect(rows.map((row) => row.other_id)).toEqual(kept.toSorted((a, b) => a - b));
});

test('two processes that count at once count each day once', async () => {
  await forget();
  const [tea, cup] = [await make(), await make()];
  for (const daysAgo of [5, 6, 7, 8]) await order([tea, cup], { daysAgo });
  await Promise.all([count(), count(), count()]);
  const { rows } = await sql.rows({ buyers: sql.int4 })`
    select buyers from bought_together where product_id = ${tea}
  `.execute(database.db);
  expect(rows).toEqual([{ buyers: 4 }]);
});
