import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../../checks/index.ts';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { listBestSellers, listSoldDays } from './sales.store.ts';
import { totalDays } from './sales-days.store.ts';

const DAYS = { from: '2026-03-01', to: '2026-03-03' };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { cacheBytes: 0 });
  headers = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function buy(quantity: number, day: string) {
  const { id: product } = await factories(database.db).product({ priceHalalas: 10_000, stock: 9 });
  const total = 100 * quantity + (quantity > 1 ? 0 : 25) + 15;
  const placed = await shop.call('POST /orders', {
    body: orderBody([{ product_id: product, quantity }], total),
  });
  expect(placed.status).toBe(201);
  const { id, view_token: token } = placed.body.data;
  await sql`update orders set created_at = ${`${day}T00:30:00+03:00`}::timestamptz where id = ${id}`.execute(
    database.db,
  );
  return { id, token, product };
}

const totalAll = async () => {
  while ((await totalDays(database.db)) > 0);
};

async function report() {
  const sold = await listSoldDays(database.db, DAYS);
  const products = await listBestSellers(database.db, DAYS, 10);
  return {
    days: sold.map(({ day, orders, own, halalas, refunded }) => [day, orders, own, halalas, refunded]),
    products: products.map(({ id, pieces, halalas }) => [id, pieces, halalas]),
  };
}

/** The report without totals, read from the orders alone. */
async function untotalled() {
  await sql`delete from sales_days`.execute(database.db);
  return report();
}

const breakTotal = () => sql`update sales_days set halalas = halalas + 1 where day = '2026-03-01'`.execute(database.db);

test('totals say what the orders say, and are what the report reads', async () => {
  const first = await buy(1, '2026-03-01');
  const second = await buy(2, '2026-03-03');
  const before = await report();
  expect(before).toEqual({
    days: [
      ['2026-03-01', 1, 1, 14_000, 0],
      ['2026-03-03', 1, 1, 21_500, 0],
    ],
    products: [
      [second.product, 2, 20_000],
      [first.product, 1, 10_000],
    ],
  });
  await totalAll();
  expect(await report()).toEqual(before);
  await breakTotal();
  expect((await report()).days[0]).toEqual(['2026-03-01', 1, 1, 14_001, 0]);
  expect((await checkLedger(database.db)).map(({ invariant }) => invariant)).toEqual([
    'the total of a day is the sum of its orders',
  ]);
  await sql`update sales_days set halalas = halalas - 1 where day = '2026-03-01'`.execute(database.db);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a cancelled, a late and a refunded order show at once, and in the totals of the next run', async () => {
  await totalAll();
  const cancelled = await buy(1, '2026-03-02');
  expect((await report()).days).toContainEqual(['2026-03-02', 1, 1, 14_000, 0]);
  await totalAll();
  const path = `PATCH /orders/${cancelled.id}/status?view_token=${cancelled.token}` as const;
  expect((await shop.call(path, { body: { status: 'cancelled' } })).status).toBe(200);
  expect((await report()).days.map(([day]) => day)).not.toContain('2026-03-02');

  const refunded = await buy(2, '2026-03-02');
  await deliverOrder(database.db, refunded.id);
  await totalAll();
  const body = { to: 'original', reason: 'اعتذار', bank_reference: 'TRX', amount: 30 };
  expect((await shop.call(`POST /admin/orders/${refunded.id}/refunds`, { headers, body })).status).toBe(201);
  const now = await report();
  expect(now.days).toContainEqual(['2026-03-02', 1, 1, 21_500, 3_000]);
  expect(now.products).toContainEqual([refunded.product, 2, 17_000]);
  await totalAll();
  expect(await report()).toEqual(now);
  expect(await checkLedger(database.db)).toEqual([]);
  expect(await untotalled()).toEqual(now);
});

test('a change that is committed after a total was taken is not lost', async () => {
  const { id } = await buy(3, '2026-03-02');
  await totalAll();
  const change = sql`update orders set placed_by = 'staff' where id = ${id}`;
  await database.db.transaction(async (tx) => {
    await change.execute(tx);
    await sql`insert into sales_day_marks (day) values ('2026-03-02')`.execute(database.db);
    expect(await totalDays(database.db)).toBe(1);
  });
  const own = async () => (await report()).days.find(([day]) => day === '2026-03-02')?.[2];
  expect(await own()).toBe(1);
  // Without the mark of the change it would be lost.
  await sql`delete from sales_day_marks`.execute(database.db);
  expect(await own()).toBe(2);
  await sql`insert into sales_day_marks (day) values ('2026-03-02')`.execute(database.db);
  await totalAll();
  expect(await checkLedger(database.db)).toEqual([]);
});
