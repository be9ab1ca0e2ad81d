import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../platform/database/index.ts';
import { createTestDatabase, factories, makeCustomer, plansOf, type TestDatabase } from '../../testing/index.ts';
import { exportOrders } from './customer-orders.ts';
import { listOrders } from './orders.store.ts';

/** What a till has after a while, among as many of everybody else. */
const ORDERS = 5_000;
const nobody = {
  building_no: null,
  additional_no: null,
  postal_code: null,
  short_address: null,
  unit_no: null,
  notes: null,
};
const place = { region: 'الرياض', city: 'الرياض', country: 'السعودية' };
const named = Object.fromEntries(
  Object.entries(place).flatMap(([name, ar]) => [
    [`${name}_ar`, ar],
    [`${name}_en`, ar],
  ]),
);
const address = {
  ...{ recipient_name: 'نورة', phone: '+966500000000', street: 'شارع', ...nobody, ...named },
  ...{ neighborhood_ar: null, neighborhood_en: null },
};
let database: TestDatabase;
let one: OpenDatabase;
let customerId = '';

beforeAll(async () => {
  database = await createTestDatabase();
  database.allowViolations();
  const product = await factories(database.db).product();
  customerId = (await makeCustomer(database.db)).id;
  await sql`alter table orders disable trigger user`.execute(database.db);
  await sql`
    insert into orders (id, number, customer_id, status, language, first_name, last_name, phone, address, city_id,
      subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method,
      shipping_min_days, shipping_max_days, payment_method, created_at)
    select gen_random_uuid(), 'WH-2020-' || lpad(n::text, 6, '0'), case when n % 2 = 0 then ${customerId}::uuid end,
      (array['delivered', 'delivered', 'delivered', 'cancelled'])[1 + n / 2 % 4], 'ar', 'نورة', 'العتيبي', '+966500000000', ${JSON.stringify(address)}, 1,
      1000, 0, 0, 0, 1000, 0, 'standard', 1, 2, 'cash_on_delivery', now() - make_interval(mins => n / 3)
    from generate_series(1, ${2 * ORDERS}::int) n
  `.execute(database.db);
  await sql`
    insert into order_items (order_id, position, product_id, variant_id, sku, slug, name_ar, name_en, quantity,
      unit_price_halalas, discount_halalas, total_halalas, is_returnable)
    select id, 1, ${product.id}, ${product.variantIds[0] ?? 0}, 'A', 'a', 'أ', 'A', 2, 500, 0, 1000, true from orders
  `.execute(database.db);
  await sql`vacuum (analyze) orders, order_items, order_events`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

/** With how often each step was taken. */
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
    // Exported orders are what customers are handed; a number is what tells them apart.
    for await (const order of exportOrders(db, customerId)) numbers.push((order as { number: string }).number);
  });
  expect(new Set(numbers).size).toBe(ORDERS);
  expect(numbers).toHaveLength(ORDERS);
  const last = plans.at(-2) ?? '';
  expect(last).toMatch(/Index Scan using orders_customer on orders o \(actual rows=200.00/);
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
