import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  inTransaction,
  type OpenDatabase,
  openDatabase,
} from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  fillTill,
  makeCustomer,
  plansOf,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { listOrders } from '../orders.store.ts';
import { listNextIds } from './buyers.store.ts';
import { exportOrders } from './customer-orders.ts';
import { listPurchases } from './purchases.store.ts';

/** The size of a busy account, among as many orders of other accounts. */
const ORDERS = 5_000;
let database: TestDatabase;
let one: OpenDatabase;
let customerId = '';

beforeAll(async () => {
  database = await createTestDatabase();
  database.allowViolations();
  const product = await factories(database.db).product();
  customerId = (await makeCustomer(database.db)).id;
  await fillTill(database.db, {
    customerId,
    orders: ORDERS,
    product: { id: product.id, variantId: product.variantIds[0] ?? 0 },
  });
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

/** Plans with the number of executions of each step. */
const countedPlans = (ask: (db: Database) => Promise<unknown>) => plansOf(one.db, ask, { isCounted: true });

test.each([
  ['all of them', null],
  ['those of a status', 'cancelled'],
] as const)(
  'of a long account %s are counted and paged by an index, and the lines of one page alone are read',
  async (_, status) => {
    const [plan = ''] = await countedPlans((db) => listOrders(db, { customerId, status }, 10, 900));
    expect(plan.match(/Index Only Scan (Backward )?using orders_customer/g)).toHaveLength(2);
    expect(plan).toMatch(/order_items_order on order_items i \(actual rows=1.00 loops=10\)/);
    expect(plan).not.toContain('Seq Scan');
  },
);

test('pages hold each order once, the latest first, with how many there are', async () => {
  const pages = await Promise.all(
    [0, 1, 2].map((page) => listOrders(one.db, { customerId, status: 'cancelled' }, 500, page * 500)),
  );
  expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([
    [1_250, 500],
    [1_250, 500],
    [1_250, 250],
  ]);
  const rows = pages.flatMap((page) => page.rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1_250);
  expect(rows.map(({ created_at: at }) => at)).toEqual(
    rows.map(({ created_at: at }) => at).toSorted((a, b) => +b - +a),
  );
  expect(rows[0]).toMatchObject({ pieces: 2, items: [{ name_en: 'A', quantity: 2 }] });
});

test('the copy of a long account goes on where it was, and has every order once', async () => {
  const numbers: string[] = [];
  const plans = await countedPlans(async (db) => {
    // Exported orders are what the customer receives; the order number identifies each.
    for await (const order of exportOrders(db, customerId)) numbers.push((order as { number: string }).number);
  });
  expect(new Set(numbers).size).toBe(ORDERS);
  expect(numbers).toHaveLength(ORDERS);
  const last = plans.at(-2) ?? '';
  expect(last).toMatch(/Index Scan using orders_customer on orders o \(actual rows=200.00/);
});

test('what they bought and got is noted, and no delivery is looked through for it', async () => {
  for (const productId of [null, 1]) {
    const [plan = ''] = await countedPlans((db) => listPurchases(db, customerId, { productId }));
    expect(plan).not.toMatch(/order_events|order_items|Seq Scan on orders/);
    expect(plan).toMatch(/purchases/);
  }
});

test('those to be erased next are found by an index, wherever it goes on', async () => {
  const all = await inTransaction(one.db, (tx) => listNextIds(tx, customerId, null, ORDERS + 1));
  expect(new Set(all).size).toBe(ORDERS);
  const after = all[3_999] ?? '';
  const find = (db: Database) =>
    db.transaction((tx) => listNextIds({ ...tx, query: db.query }, customerId, after, 500));
  const [plan = ''] = await plansOf(database.db, find, { isCounted: true });
  expect(plan).toMatch(/Index Only Scan Backward using orders_customer on orders \(actual rows=500.00/);
  expect(plan).not.toMatch(/Seq Scan|Removed by Filter/);
  expect(await inTransaction(one.db, (tx) => listNextIds(tx, customerId, after, 500))).toEqual(all.slice(4_000, 4_500));
});

test('control: passed over by their number, all before are read again', async () => {
  const [plan = ''] = await countedPlans((db) =>
    db.query(
      `select o.id, (select jsonb_agg(to_jsonb(i)) from order_items i where i.order_id = o.id) from orders o
       where o.customer_id = $1 order by o.created_at, o.id limit 10 offset 900`,
      [customerId],
    ),
  );
  expect(plan).not.toMatch(/on order_items i \(actual rows=1.00 loops=10\)/);
});
