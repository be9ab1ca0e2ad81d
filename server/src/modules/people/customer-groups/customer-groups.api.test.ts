import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: { authorization: string };
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  ({ headers: staff } = await makeStaff(database.db, 'manager'));
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (key: string, body?: object) => shop.call(key, { headers: staff, ...(body && { body }) });
async function makeGroup(percent: number): Promise<{ id: number; version: number }> {
  const draft = { name_ar: 'تجار الجملة', name_en: 'Wholesale', discount_percent: percent };
  const { status, body } = await as('POST /admin/customer-groups', draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}
const put = (customers: readonly MadeCustomer[], groupId: number | null) =>
  as('POST /admin/customer-groups/members', { customer_ids: customers.map(({ id }) => id), group_id: groupId });
const quoteOf = async (headers: Record<string, string> | null, more: object = {}) => {
  const lines = [{ product_id: productId, quantity: 1 }];
  const body = { lines, city_id: 1, shipping_method: 'standard', ...more };
  return (await shop.call('POST /orders/quote', { body, ...(headers && { headers }) })).body.data;
};

test('a member pays the group’s price in cart and order, and the order keeps it when the group changes', async () => {
  const group = await makeGroup(10);
  const customer = await makeCustomer(database.db);
  expect((await put([customer], group.id)).body.data).toEqual({ changed: 1 });
  expect((await put([customer], group.id)).body.data).toEqual({ changed: 0 });
  const quote = await quoteOf(customer.headers);
  expect(quote.discounts).toMatchObject([{ source: 'group', amount: 10, label: 'تجار الجملة: خصم 10%' }]);
  const wanted = orderBody([{ product_id: productId, quantity: 1 }], 90 + 25 + 15);
  const placed = await shop.call('POST /orders', { headers: customer.headers, body: wanted });
  expect([placed.status, placed.body.data?.total]).toEqual([201, 130]);

  const draft = { name_ar: 'ذهبيون', name_en: '', discount_percent: 20 };
  const changed = await as(`PUT /admin/customer-groups/${group.id}`, { ...draft, version: group.version });
  expect(changed.body.data).toMatchObject({ name_en: 'ذهبيون', members_count: 1 });
  const late = await as(`PUT /admin/customer-groups/${group.id}`, { ...draft, version: group.version });
  expect([late.status, late.body.details?.discount_percent]).toEqual([409, 20]);
  expect((await quoteOf(customer.headers)).discount_total).toBe(20);
  const { rows } = await sql.rows({ percent: sql.int4 })`
    select (rules ->> 'standingPercent')::int as percent from orders where id = ${placed.body.data.id}
  `.execute(database.db);
  expect(rows).toEqual([{ percent: 10 }]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('of rank and group the larger counts, never both, and after the coupon', async () => {
  const customer = await makeCustomer(database.db);
  await sql`update ranks set discount_percent = 5 where threshold = 0`.execute(database.db);
  const [small, large] = [await makeGroup(3), await makeGroup(30)];
  const origin = async () => (await quoteOf(customer.headers)).discounts.map((one: object) => Object.values(one)[0]);
  expect((await quoteOf(customer.headers)).discounts).toMatchObject([{ source: 'rank', amount: 5 }]);
  await put([customer], small.id);
  expect(await origin()).toEqual(['rank']);
  await put([customer], large.id);
  await makeCoupon(database.db, { code: 'HALF', percent: 50 });
  const quote = await quoteOf(customer.headers, { coupon_code: 'HALF' });
  expect(quote.discounts).toMatchObject([
    { source: 'coupon', amount: 50 },
    { source: 'group', amount: 15 },
  ]);
  await sql`update ranks set discount_percent = 0 where threshold = 0`.execute(database.db);
});

test('on the phone the group of the proved phone counts, for staff alone', async () => {
  const group = await makeGroup(40);
  const proved = await makeCustomer(database.db);
  const claimed = await makeCustomer(database.db);
  await put([proved, claimed], group.id);
  const phoneOf = async ({ id }: MadeCustomer, isProved: boolean) => {
    const { rows } = await sql.rows({ phone: sql.text.orNull })`
      update customers set phone_verified_at = case when ${isProved}::bool then now() end where id = ${id} returning phone
    `.execute(database.db);
    return rows[0]?.phone ?? '';
  };
  const phone = await phoneOf(proved, true);
  const onlyClaimed = await phoneOf(claimed, false);
  expect(phone).not.toBe('');
  expect((await quoteOf(staff, { phone })).discount_total).toBe(40);
  expect((await quoteOf(staff, { phone: onlyClaimed })).discount_total).toBe(0);
  expect((await quoteOf(staff, { phone: '05' })).discount_total).toBe(0);
  expect((await quoteOf(null, { phone })).discount_total, 'a guest learns of no group by a phone').toBe(0);

  const order = orderBody([{ product_id: productId, quantity: 1 }], 60 + 25 + 15);
  const body = { ...order, contact: { ...(order as { contact: object }).contact, phone } };
  const guest = await shop.call('POST /orders', { body });
  expect(guest.body.code, 'nor does a guest who types it pay less').toBe('orders.total_changed');
  const placed = await as('POST /admin/orders', body);
  expect([placed.status, placed.body.data?.total], JSON.stringify(placed.body)).toEqual([201, 100]);
});

test('pages and answers that are kept know no group', async () => {
  const group = await makeGroup(50);
  const customer = await makeCustomer(database.db);
  await put([customer], group.id);
  for (const path of [`/products/${productId}`, '/products', '/home']) {
    const asMember = await shop.call(`GET ${path}`, { headers: customer.headers });
    const asGuest = await shop.call(`GET ${path}`);
    expect(asMember.body, path).toEqual(asGuest.body);
    expect(JSON.stringify(asMember.body)).not.toContain('Wholesale');
  }
  expect((await quoteOf(null)).discounts).toEqual([]);
});

test('members are listed, leave with their group or their account, and staff never join by themselves', async () => {
  const group = await makeGroup(15);
  const [one, two] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  await put([one, two], group.id);
  const listed = await as(`GET /admin/customers?group_id=${group.id}`);
  expect(listed.body.data.data.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, two.id].sort());
  expect((await as(`GET /admin/customers/${one.id}`)).body.data.group).toMatchObject({ discount_percent: 15 });

  expect((await put([two], null)).body.data).toEqual({ changed: 1 });
  expect((await quoteOf(two.headers)).discounts).toEqual([]);
  expect((await as(`DELETE /admin/customer-groups/${group.id}`)).status).toBe(200);
  expect((await quoteOf(one.headers)).discounts).toEqual([]);
  expect((await put([one], group.id)).body.code).toBe('customer_groups.not_found');

  const other = await makeGroup(20);
  const manager = await makeStaff(database.db, 'manager');
  await sql`
    update customers set email = (select email from staff where id = ${manager.id}), email_verified_at = now()
    where id = ${one.id}
  `.execute(database.db);
  const own = { customer_ids: [two.id, one.id], group_id: other.id };
  const refused = await shop.call('POST /admin/customer-groups/members', { headers: manager.headers, body: own });
  expect([refused.status, refused.body.code]).toEqual([403, 'money_acts.own_account']);
  expect((await as(`GET /admin/customers/${two.id}`)).body.data.group, 'all of them or nobody').toBe(null);

  await put([two], other.id);
  const leave = { headers: two.headers, body: { password: PASSWORD } };
  expect((await shop.call('DELETE /user/profile', leave)).status).toBe(200);
  const groups = (await as('GET /admin/customer-groups')).body.data;
  expect(groups.find(({ id }: { id: number }) => id === other.id)).toMatchObject({ members_count: 0 });
});
