import type { SegmentCondition } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { analyse, createTestDatabase, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { countMembers, isMember } from './segment-members.store.ts';

const AT = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Totals are invented: no orders exist for them.
  database.allowViolations();
  const { db } = database;
  await sql`
    insert into customers (id, first_name, last_name, phone, phone_verified_at, password_hash, language, created_at)
    select gen_random_uuid(), 'نورة', 'العتيبي', '+96650' || lpad(n::text, 7, '0'), now(), '', 'ar',
      now() - n * interval '37 minutes'
    from generate_series(1, 20000) as n
  `.execute(db);
  await sql`update customer_totals set orders = random() * 50, spent_halalas = random() * 1000000`.execute(db);
  await sql`
    insert into customer_birthdays select id, 1 + random() * 11, 1 + random() * 27 from customers
  `.execute(db);
  await sql`
    update customers set consent_sms_at = now(), consent_whatsapp_at = now() where created_at > now() - interval '5 days'
  `.execute(db);
  await sql`insert into saved_carts select id, '[]', created_at from customers limit 5000`.execute(db);
  await sql`insert into point_totals select id, random() * 20000 from customers`.execute(db);
  await analyse(db, 'customers', 'customer_totals', 'customer_birthdays', 'saved_carts', 'point_totals');
});
afterAll(() => database.close());

const planOf = async (condition: SegmentCondition) =>
  (await plansOf(database.db, (db) => countMembers(db, { match: 'all', conditions: [condition] }, AT)))[0];

test.each<[SegmentCondition, string]>([
  [{ kind: 'orders', least: 50, most: null }, 'customer_totals_orders'],
  [{ kind: 'spent', least: 9_990, most: null }, 'customer_totals_spent'],
  [{ kind: 'joined', is: 'within', days: 2 }, 'customers_registered'],
  [{ kind: 'birthday', month: 3 }, 'customer_birthdays_day'],
  [{ kind: 'consent', has: true, channel: 'sms' }, 'customers_agreed_sms'],
  [{ kind: 'consent', has: true, channel: 'whatsapp' }, 'customers_agreed_whatsapp'],
  [{ kind: 'consent', has: true, channel: 'email' }, 'customers_agreed_email'],
  [{ kind: 'rank', ranks: ['diamond'] }, 'point_totals_lifetime'],
])('%j is found by %s', async (condition, index) => {
  expect(await planOf(condition)).toContain(index);
});

/** With reading whole tables made dear, each condition has an index by which a table of any size is looked into. */
test.each<[SegmentCondition, string]>([
  [{ kind: 'last_order', is: 'within', days: 90 }, 'orders_'],
  [{ kind: 'bought_product', has: true, ids: [1] }, 'order_items_product'],
  [{ kind: 'bought_category', has: true, ids: [1] }, 'products_categories'],
  [{ kind: 'bought_brand', has: true, brands: ['oasis'] }, 'products_'],
  [{ kind: 'city', ids: [1] }, 'customer_addresses_default_city'],
  [{ kind: 'region', ids: [1] }, 'customer_addresses_default'],
  [{ kind: 'group', id: 1 }, 'customer_group_members'],
  [{ kind: 'cart', has: true }, 'saved_carts'],
  [{ kind: 'wish', has: true }, 'wishlist_items'],
  [{ kind: 'review', has: true }, 'reviews_'],
])('%j has an index in %s', async (condition, index) => {
  const { db } = database;
  await sql`set enable_seqscan = off`.execute(db);
  expect(await planOf(condition)).toContain(index);
});

test.each<SegmentCondition>([
  { kind: 'orders', least: 50, most: null },
  { kind: 'last_order', is: 'before', days: 90 },
  { kind: 'bought_product', has: false, ids: [1] },
  { kind: 'rank', ranks: ['bronze', 'diamond'] },
  { kind: 'birthday', month: null },
])('one customer is asked about by their id: %j', async (condition) => {
  const id = '80000000-0000-4000-8000-000000000000';
  const plans = await plansOf(database.db, (db) => isMember(db, id, { match: 'all', conditions: [condition] }, AT));
  expect(plans[0]).toContain('customers_pkey');
  // `not in` would read all rows of the other table into a hash.
  expect(plans[0]).not.toMatch(/Seq Scan on customers|hashed/);
});
