import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql, type Tx } from '../../../../platform/database/index.ts';
import { analyse, plansOf } from '../../../../testing/database/plans-of.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { readReservations } from './reservation-limits.store.ts';

let database: TestDatabase;
const customerId = randomUUID();

/** The load of a year: 20,000 orders of one account, phone, network and dwelling; only one of them counts. */
beforeAll(async () => {
  database = await createTestDatabase();
  // Bare order rows, which the shop itself would never write.
  database.allowViolations();
  await sql`
    insert into customers (id, first_name, last_name, phone, password_hash, language)
    values (${customerId}, 'نورة', 'العتيبي', '+966512345678', 'x', 'ar')`.execute(database.db);
  await sql`
    insert into orders (id, number, status, language, customer_id, first_name, last_name, phone, address, city_id, subtotal_halalas,
      discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, discounts, shipping_method,
      shipping_min_days, shipping_max_days, payment_method, rules, visitor, door, created_at)
    select gen_random_uuid(), 'OLD-' || n, 'delivered', 'ar', case when n % 2 = 0 then ${customerId}::uuid end, 'س', 'ص',
      '+966512345678', '{}', 1, 0, 0, 0, 0, 0, 0, '[]', 'standard', 1, 2, 'cash_on_delivery', '{}',
      case when n < 100 then 'network ' || n end, case when n < 100 then 'door ' || n end, now()
    from generate_series(1, 20000) as n`.execute(database.db);
  await analyse(database.db, 'orders', 'order_items', 'customers');
});
afterAll(() => database.close());

test('what somebody holds unpaid is found among those that count, however many orders they had', async () => {
  const door = 'door 7';
  const guest = { visitor: 'network 7', customerId: null, phone: '+966512345678', door };
  const plans = await inTransaction(database.db, (tx) =>
    plansOf(tx, (explaining) => readReservations(explaining as Tx, [guest, { ...guest, customerId }])),
  );
  const plan = plans.join('\n');
  for (const index of ['visitor', 'door', 'phone', 'customer']) expect(plan).toContain(`orders_held_${index}`);
  expect(plan).not.toContain('Seq Scan on orders');
});
