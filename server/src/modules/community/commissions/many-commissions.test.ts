import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  fillTill,
  makeAffiliate,
  plansOf,
  type TestDatabase,
} from '../../../testing/index.ts';
import { listCommissions, listOwn } from './lists.store.ts';
import { listEarningDays, readPending } from './totals.store.ts';

const ORDERS = 3_000;
let database: TestDatabase;
let busiest: Awaited<ReturnType<typeof makeAffiliate>>;

beforeAll(async () => {
  database = await createTestDatabase();
  // Commissions that were only inserted hold no points.
  database.allowViolations();
  const { db } = database;
  const product = await factories(db).product();
  busiest = await makeAffiliate(db);
  await fillTill(db, {
    customerId: busiest.id,
    orders: ORDERS,
    product: { id: product.id, variantId: product.variantIds[0] ?? 0 },
  });
  await sql`
    insert into commissions (order_id, affiliate_id, customer_id, via, state, reason, rates, point_halalas, post_after_days,
      points, full_points, placed_at)
    select id, ${busiest.affiliateId}, ${busiest.id}, 'code', 'void', 'left', '[]', 5, 14, 0, 10,
      created_at - (row_number() over ()) % 400 * interval '1 day' from orders
  `.execute(db);
  await sql`vacuum (analyze) commissions, orders, affiliates`.execute(db);
});
afterAll(() => database.close());

test.each(['-placed_at', 'placed_at'] as const)(
  'the first page for staff, by %s, is read by an index',
  async (sort) => {
    const plans = await plansOf(database.db, (db) => listCommissions(db, { sort }), { isCounted: true });
    expect(plans.at(-1)).toMatch(/using commissions_placed on commissions c \(actual rows=20.00/);
  },
);

test('what is pending, and the days of an affiliate, are added up without a commission being read', async () => {
  const [pending = ''] = await plansOf(database.db, (db) => readPending(db, busiest.id));
  expect(pending).toContain('commissions_pending');
  const today = new Date().toISOString().slice(0, 10);
  const [days = ''] = await plansOf(database.db, (db) =>
    listEarningDays(db, busiest.affiliateId, { from: today, to: today }),
  );
  expect(days).toMatch(/Index Only Scan using commissions_affiliate/);
});

test('the copy of them goes on after the last, and has each once', async () => {
  const first = await listOwn(database.db, busiest.id, 2_000, 0);
  const rest = await listOwn(database.db, busiest.id, 5_000, first.at(-1)?.number ?? 0);
  expect(first).toHaveLength(2_000);
  expect(new Set([...first, ...rest].map(({ number }) => number)).size).toBe(2 * ORDERS);
  const [plan = ''] = await plansOf(database.db, (db) => listOwn(db, busiest.id, 200, first.at(-1)?.number ?? 0), {
    isCounted: true,
  });
  expect(plan).toMatch(/commissions_(customer|number_key) on commissions \(actual rows=200.00/);
});
