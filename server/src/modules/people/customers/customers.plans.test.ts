import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { analyse, createTestDatabase, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { listCustomers, listCustomersAfter } from './customers.store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // The totals are invented: no orders exist for them.
  database.allowViolations();
  await sql`
    insert into customers (id, first_name, last_name, phone, password_hash, language, created_at)
    select gen_random_uuid(), (array['نورة', 'هند', 'أحمد', 'سعد', 'ريم'])[n % 5 + 1], 'العتيبي ' || md5(n::text),
      '+96650' || lpad(n::text, 7, '0'), '', 'ar', now() - n * interval '7 minutes'
    from generate_series(1, 30000) as n
  `.execute(database.db);
  await sql`update customer_totals set orders = 1 + random() * 50, spent_halalas = random() * 1000000`.execute(
    database.db,
  );
  await analyse(database.db, 'customers', 'customer_totals');
});
afterAll(() => database.close());

/** Plan of the page query; the statement before it counts the rows. */
const planOf = async (query: Parameters<typeof listCustomers>[1]) =>
  (await plansOf(database.db, (db) => listCustomers(db, query)))[1];

test.each([
  [{}, 'customers_registered'],
  [{ sort: 'created_at' }, 'customers_registered'],
  [{ sort: '-spent' }, 'customer_totals_spent'],
  [{ sort: 'spent' }, 'customer_totals_spent'],
  [{ sort: '-orders', has_orders: true }, 'customer_totals_orders'],
  [{ sort: 'orders' }, 'customer_totals_orders'],
  [{ registered_from: '2026-06-01', registered_to: '2026-06-02' }, 'customers_registered'],
] as const)('%j is read from %s and nothing is sorted', async (query, index) => {
  const plan = await planOf({ ...query, per_page: 50 });
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan|Sort Key/);
});

test.each(['0500012345', '٠٥٠٠٠١٢٣٤٥', 'f899139df5e1'])('who is looked for as %s is found by an index', async (q) => {
  const plan = await planOf({ q });
  expect(plan).toContain('customers_search');
  expect(plan).not.toContain('Seq Scan');
});

test('a file of all of them goes along their ids', async () => {
  const plans: string[] = await plansOf(database.db, (db) =>
    listCustomersAfter(db, { has_orders: true }, '80000000-0000-4000-8000-000000000000', 1_000),
  );
  expect(plans[0]).toContain('Index');
  expect(plans[0]).not.toContain('Seq Scan on customers');
});
