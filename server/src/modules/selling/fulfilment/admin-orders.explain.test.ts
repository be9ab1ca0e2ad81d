import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql, statementObserver } from '../../../platform/database/index.ts';
import { openOrdersShop } from '../../../testing/index.ts';
import { exportAdminOrders, listAdminOrders } from './admin-orders.store.ts';

const MANY = 30_000;

let world: Awaited<ReturnType<typeof openOrdersShop>>;

/** Many copies of one order, as after years of business: of all statuses, days, totals and buyers. */
beforeAll(async () => {
  world = await openOrdersShop();
  const { id } = await world.placed();
  await sql`alter table orders disable trigger user`.execute(world.db);
  await sql`
    insert into orders (id, number, status, language, first_name, last_name, phone, address, city_id, subtotal_halalas, discount_halalas,
      shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method, shipping_min_days, shipping_max_days,
      payment_method, rules, created_at)
    select gen_random_uuid(), 'WH-2020-' || lpad(n::text, 6, '0'),
      (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled', 'refunded', 'expired'])[1 + n % 8],
      o.language, 'Buyer', 'Number' || n, '+9665' || lpad(n::text, 8, '0'), o.address, o.city_id, o.subtotal_halalas + n,
      o.discount_halalas, o.shipping_halalas, o.payment_fee_halalas, o.total_halalas + n, 0, o.shipping_method,
      o.shipping_min_days, o.shipping_max_days, o.payment_method, o.rules, o.created_at - make_interval(mins => n * 20)
    from orders o, generate_series(1, ${MANY}) n where o.id = ${id}
  `.execute(world.db);
  // The search words of orders follow from their lines.
  await sql`
    insert into order_items (order_id, position, product_id, variant_id, sku, slug, name_ar, name_en, quantity, unit_price_halalas,
      discount_halalas, total_halalas, is_returnable)
    select o.id, i.position, i.product_id, i.variant_id, i.sku, i.slug, i.name_ar, 'Cup of porcelain from Jingdezhen', i.quantity,
      i.unit_price_halalas, i.discount_halalas, i.total_halalas, i.is_returnable
    from orders o, order_items i where o.number like 'WH-2020-%' and i.order_id = ${id}
  `.execute(world.db);
  await sql`vacuum (analyze) orders, order_search, order_items`.execute(world.db);
  world.database.allowViolations();
});
afterAll(() => world.close());

/** Plans of all statements that `work` runs. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const statements: Sql<unknown>[] = [];
  const before = statementObserver.to;
  statementObserver.to = (statement) => {
    if (statement.columns !== undefined) statements.push(statement);
    return () => undefined;
  };
  try {
    await work();
  } finally {
    if (before) statementObserver.to = before;
    else delete statementObserver.to;
  }
  const plans: string[] = [];
  for (const statement of statements) {
    const { rows } = await sql`explain ${statement}`.execute(world.db);
    plans.push(JSON.stringify(rows, null, 1));
  }
  return plans.join('\n');
}

const queries: Parameters<typeof listAdminOrders>[1][] = [
  {},
  { sort: 'placed_at' },
  { sort: '-total' },
  { sort: 'total', page: 3 },
  { status: 'confirmed' },
  { waits_for: 'to_ship', sort: 'placed_at' },
  { waits_for: 'own_parcel' },
  { payment_state: 'on_delivery' },
  { payment_method: 'bank_transfer' },
  { from: '2025-01-01', to: '2025-01-02' },
  { q: 'WH-2020-021415' },
  { q: '0500021415' },
  { q: 'number21415' },
  { q: '22 number219' },
];

test.each(queries)('of many orders a page is read by an index: %o', async (query) => {
  const plan = await plansOf(() => listAdminOrders(world.db, query));
  expect(plan).toMatch(/Index|Bitmap/);
  expect(plan).not.toMatch(/Seq Scan on (orders|order_search|order_items)/);
});

test('orders paid online are read by an index of their own, where no other condition knows them', async () => {
  const plan = await plansOf(() => listAdminOrders(world.db, { payment_kind: 'online' }));
  const used = plan.match(/"Index Name": "?\w+|using \w+/g)?.filter((name) => name.includes('orders_'));
  // By its key an order is read that another was added to.
  expect(used?.filter((name) => name !== 'using orders_pkey')).toEqual(['using orders_online', 'using orders_online']);
});

test('a whole number or phone is found by its own index, not by its digits', async () => {
  for (const [q, index] of [
    ['wh-2020-021415', 'orders_number_key'],
    ['0500021415', 'orders_phone'],
    ['+966500021415', 'orders_phone'],
  ] as const) {
    const plan = await plansOf(async () => {
      const { rows } = await listAdminOrders(world.db, { q });
      expect(rows.map(({ number }) => number)).toEqual(['WH-2020-021415']);
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('order_search');
  }
});

test('of very many matches a page is read in its order, until it is full', async () => {
  const plan = await plansOf(async () => {
    const { rows, isTotalExact } = await listAdminOrders(world.db, { q: 'buyer porcelain', page: 2 });
    expect(isTotalExact).toBe(false);
    expect(rows.slice(0, 2).map(({ number }) => number)).toEqual(['WH-2020-000021', 'WH-2020-000022']);
  });
  const page = plan.slice(plan.lastIndexOf('Limit  ('));
  expect(page).toContain('Index Scan Backward using orders_placed');
  expect(page).toContain('SubPlan');
  expect(page).not.toMatch(/Bitmap Index Scan on order_search_words/);
});

test('a table of all of them is read a page at a time, each by an index', async () => {
  let pages = 0;
  const plan = await plansOf(async () => {
    for await (const rows of exportAdminOrders(world.db, { payment_state: 'void' })) {
      pages += rows.length > 0 ? 1 : 0;
      if (pages === 3) break;
    }
  });
  expect(pages).toBe(3);
  expect(plan).not.toMatch(/Seq Scan on orders/);
});
