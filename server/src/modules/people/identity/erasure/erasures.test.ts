import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../../checks/broken-by.fixture.ts';
import type { BatchedEraser } from '../../../../manifest/index.ts';
import { inTransaction, isLockTimeout, sql, type Tx } from '../../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  factories,
  fillTill,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { finishErasures } from './erase-in-batches.ts';

/** More than three batches of 500. */
const ORDERS = 1_700;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let parts: readonly BatchedEraser[];
let staffId: string;
let product: { id: number; variantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  // These orders are inserted without reserving stock.
  database.allowViolations();
  shop = await createTestApp(database);
  parts = backgroundDeps(database.db, { mails: [], messages: [] }).batchedErasers;
  staffId = (await makeStaff(database.db, 'support')).id;
  await makeSellable(database.db);
  const { id, variantIds } = await factories(database.db).product({ stock: 100, priceHalalas: 10_000 });
  product = { id, variantId: variantIds[0] ?? 0 };
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** An account with many orders, and one row of every kind stored about an order. */
async function till(): Promise<MadeCustomer> {
  const customer = await makeCustomer(database.db);
  await fillTill(database.db, { customerId: customer.id, orders: ORDERS, product });
  const theirs = sql`(select id, number, created_at, customer_id from orders where customer_id = ${customer.id})`;
  await sql`insert into order_search (order_id, words) select id, 'نورة' from ${theirs} o`.execute(database.db);
  await sql`
    insert into order_notes (order_id, staff_id, body) select id, ${staffId}, 'نورة' from ${theirs} o
  `.execute(database.db);
  await sql`
    insert into returns (id, number, order_id, status, note, refund_to)
    select id, number, id, 'rejected', 'نورة', 'original' from ${theirs} o
  `.execute(database.db);
  await sql`
    insert into return_events (return_id, status, actor) select id, 'rejected', 'staff' from ${theirs} o
  `.execute(database.db);
  await sql`insert into return_messages (return_id, author, body) select id, 'customer', 'نورة' from ${theirs} o`.execute(
    database.db,
  );
  await sql`
    insert into order_accruals (order_id, customer_id, per_riyal, points, state, matures_at, accrued_at, posted_at)
    select id, customer_id, 1, 10, 'posted', created_at, created_at, created_at from ${theirs} o
  `.execute(database.db);
  await sql`
    insert into point_earnings (customer_id, kind, cause, points, day, earned_at)
    select customer_id, 'order', 'order:' || id, 10, created_at::date, created_at from ${theirs} o
  `.execute(database.db);
  return customer;
}

const leave = ({ headers }: MadeCustomer) =>
  shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } });

/** Remaining rows of an account, one count per place. */
async function leftOf({ id }: MadeCustomer) {
  const { rows } = await sql.rows({
    named: sql.int4,
    found: sql.int4,
    notes: sql.int4,
    returns: sql.int4,
    messages: sql.int4,
    accruals: sql.int4,
    earnings: sql.int4,
    erasures: sql.int4,
  })`
    with theirs as (select * from orders where customer_id = ${id})
    select (select count(*)::int from theirs where first_name || phone || (address ->> 'street') <> '') as named,
      (select count(*)::int from order_search s join theirs o on o.id = s.order_id where s.words like '%نورة%') as found,
      (select count(*)::int from order_notes n join theirs o on o.id = n.order_id) as notes,
      (select count(*)::int from returns r join theirs o on o.id = r.order_id where r.note is not null) as returns,
      (select count(*)::int from return_messages m join theirs o on o.id = m.return_id) as messages,
      (select count(*)::int from order_accruals where customer_id = ${id}) as accruals,
      (select count(*)::int from point_earnings where customer_id = ${id}) as earnings,
      (select count(*)::int from erasures where customer_id = ${id}) as erasures
  `.execute(database.db);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}
const nothing = { named: 0, found: 0, notes: 0, returns: 0, messages: 0, accruals: 0, earnings: 0, erasures: 0 };

/** The same erasers, but failing before one batch. */
function brokenOff(before: number): readonly BatchedEraser[] {
  let pieces = 0;
  return parts.map(({ part, eraseBatch }) => ({
    part,
    eraseBatch(tx: Tx, customerId: string, after: string | null) {
      pieces += 1;
      if (pieces === before) throw new Error('the process ended');
      return eraseBatch(tx, customerId, after);
    },
  }));
}

test('a long account is closed at once, and its traces go in pieces, wherever the process ends', async () => {
  const customer = await till();
  const copy = await shop.call('GET /user/export', { headers: customer.headers });
  expect(copy.body.orders).toHaveLength(ORDERS);
  expect(copy.body.order_points).toHaveLength(ORDERS);
  expect(copy.body.points).toHaveLength(ORDERS);
  const deleted = await leave(customer);
  expect(deleted).toMatchObject({ status: 200 });
  expect((await shop.call('GET /user/profile', { headers: customer.headers })).status).toBe(401);
  expect((await leave(customer)).status, 'a second time there is nobody to delete').toBe(401);
  expect(await leftOf(customer)).toMatchObject({ named: ORDERS, erasures: 1 });

  const before: number[] = [];
  for (const pieces of [3, 9, 12]) {
    await expect(finishErasures(database.db, brokenOff(pieces))).rejects.toThrow('the process ended');
    const left = await leftOf(customer);
    before.push(Object.values(left).reduce((sum, one) => sum + one, 0));
  }
  expect(before, 'each went on where the one before was').toEqual(before.toSorted((a, b) => b - a));
  expect(new Set(before).size).toBe(before.length);
  // Two processes concurrently: one job may start while another is still running.
  await Promise.all([finishErasures(database.db, parts), finishErasures(database.db, parts)]);
  await finishErasures(database.db, parts);
  expect(await leftOf(customer)).toEqual(nothing);
  const { rows } = await sql.rows({ kept: sql.int4 })`
    select count(*)::int as kept from orders where customer_id = ${customer.id} and address ->> 'city_ar' = 'الرياض'
  `.execute(database.db);
  expect(rows, 'what was bought, and in which city, stays').toEqual([{ kept: ORDERS }]);
});

test('no piece has more orders than one statement is to have, and none comes twice', async () => {
  const customer = await till();
  expect((await leave(customer)).status).toBe(200);
  const pieces: number[] = [];
  const watched = parts.map((one) => ({
    part: one.part,
    async eraseBatch(tx: Tx, customerId: string, after: string | null) {
      const namedBefore = await countNamed(tx, customerId);
      const next = await one.eraseBatch(tx, customerId, after);
      if (one.part === 'orders') pieces.push(namedBefore - (await countNamed(tx, customerId)));
      return next;
    },
  }));
  await finishErasures(database.db, watched);
  expect(pieces).toEqual([500, 500, 500, 200]);
  expect(await leftOf(customer)).toEqual(nothing);
});

async function countNamed(tx: Tx, customerId: string): Promise<number> {
  const { rows } = await sql.rows({ named: sql.int4 })`
    select count(*)::int as named from orders where customer_id = ${customerId} and phone <> ''
  `.execute(tx);
  return rows[0]?.named ?? 0;
}

test('whoever has little is gone with the answer', async () => {
  const customer = await makeCustomer(database.db);
  const body = orderBody([{ product_id: product.id, quantity: 1 }], 140);
  const placed = await shop.call('POST /orders', { headers: customer.headers, body });
  expect(placed.status).toBe(201);
  const path = `PATCH /orders/${placed.body.data.id}/status`;
  await shop.call(path, { headers: customer.headers, body: { status: 'cancelled' } });
  expect((await leave(customer)).status).toBe(200);
  expect(await leftOf(customer)).toEqual(nothing);
});

/** One more order of an account, as written by a transaction that began before the account was deleted. */
const orderAgain = (tx: Tx, customerId: string) =>
  sql`
  insert into orders (id, number, customer_id, status, language, first_name, last_name, phone, address, city_id,
    subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method,
    shipping_min_days, shipping_max_days, payment_method)
  select ${randomUUID()}, ${randomUUID()}, ${customerId}, 'confirmed', language, 'نورة', last_name, phone, address, city_id,
    subtotal_halalas, discount_halalas, shipping_halalas, payment_fee_halalas, total_halalas, vat_halalas, shipping_method,
    shipping_min_days, shipping_max_days, payment_method from orders limit 1
`.execute(tx);

/**
 * Begins an order's transaction before its buyer's account is deleted, and writes the order afterwards. Returns the
 * result of the commit.
 */
async function orderWhileLeaving(act: (tx: Tx, customerId: string) => Promise<unknown>): Promise<unknown> {
  const customer = await makeCustomer(database.db);
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const ordering = inTransaction(database.db, async (tx) => {
    await sql`select from customers where id = ${customer.id}`.execute(tx);
    begun.resolve();
    await left.promise;
    await act(tx, customer.id);
  }).then(
    () => 'written',
    (error: unknown) => error,
  );
  await begun.promise;
  expect((await leave(customer)).status).toBe(200);
  left.resolve();
  return ordering;
}

test('what is ordered while somebody leaves is undone, and so is a guest’s order that they would be given', async () => {
  expect(isLockTimeout(await orderWhileLeaving(orderAgain))).toBe(true);
  const claimed = await orderWhileLeaving((tx, customerId) =>
    sql`
      update orders set customer_id = ${customerId} where id = (select id from orders where customer_id is null limit 1)
    `.execute(tx),
  );
  expect(isLockTimeout(claimed)).toBe(true);
});

test('control: where the totals are not asked, an order is written for somebody who left, and the books tell', async () => {
  const customer = await makeCustomer(database.db);
  expect((await leave(customer)).status).toBe(200);
  const { rows } = await sql.rows({ id: sql.uuid })`select id from orders where phone <> '' limit 1`.execute(
    database.db,
  );
  const broken = await brokenBy(
    database.db,
    `update orders set customer_id = '${customer.id}' where id = '${rows[0]?.id}'`,
  );
  expect(broken).toContain('no order names somebody who left, but for those whose erasure goes on');
});
