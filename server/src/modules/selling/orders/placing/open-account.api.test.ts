import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { claimPlacedOrder } from '../history/customer-orders.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const contactOf = (phone: string) => ({ first_name: 'سعد', last_name: 'القحطاني', phone, email: 'saad@example.com' });

async function asGuest(phone: string): Promise<{ id: string; view_token: string }> {
  const body = orderBody([{ product_id: productId, quantity: 1 }], 140, {
    payment_method: 'cash_on_delivery',
    contact: contactOf(phone),
  });
  return (await shop.call('POST /orders', { body })).body.data;
}

const open = ({ id, view_token }: { id: string; view_token?: string }, password = PASSWORD, headers = {}) =>
  shop.call(`POST /orders/${id}/account${view_token ? `?view_token=${view_token}` : ''}`, {
    body: { password },
    headers,
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const countOf = async (phone: string) =>
  (await sql`select from customers where phone = ${phone}`.execute(database.db)).rows.length;

test('a guest who holds the key has an account by a password alone, with the order in it', async () => {
  const order = await asGuest('0566610001');
  const { status, body } = await open(order);
  expect(status).toBe(201);
  expect(body.data.user).toMatchObject({
    first_name: 'سعد',
    phone: '+966566610001',
    email: 'saad@example.com',
    phone_verified: false,
    email_verified: false,
  });
  const mine = await shop.call('GET /orders', { headers: bearer(body.data.token) });
  expect(mine.body.data.data.map((one: { id: string }) => one.id)).toEqual([order.id]);
  expect((await shop.call(`GET /orders/${order.id}?view_token=${order.view_token}`)).status).toBe(200);
  expect((await shop.call('POST /auth/login', { body: { login: '0566610001', password: PASSWORD } })).status).toBe(200);
});

test('without the key the order does not exist, to staff and customers neither', async () => {
  const order = await asGuest('0566610002');
  const owner = await makeStaff(database.db, 'owner');
  const customer = await makeCustomer(database.db);
  for (const headers of [{}, owner.headers, customer.headers]) {
    for (const view_token of ['', 'x'.repeat(43)]) {
      expect((await open({ id: order.id, view_token }, PASSWORD, headers)).body.code).toBe('orders.not_found');
    }
  }
  expect(await countOf('+966566610002')).toBe(0);
});

test('a phone that is known and an order that is somebody’s are refused alike, and nothing changes', async () => {
  const { phone } = await makeCustomer(database.db);
  const known = await open(await asGuest(phone));
  const proved = await makeCustomer(database.db, { isPhoneVerified: true });
  const theirs = await asGuest(proved.phone);
  await claimPlacedOrder(database.db, theirs.id);
  const claimed = await open(theirs);
  const told = ({ status, body }: Awaited<ReturnType<typeof open>>) => [status, body.code, body.message];
  expect(told(known)).toEqual(told(claimed));
  expect(known).toMatchObject({ status: 422, body: { code: 'auth.registration_refused' } });
  expect([await countOf(phone), await countOf(proved.phone)]).toEqual([1, 1]);
});

test('a password is judged as at any registration, at its field', async () => {
  const order = await asGuest('0566610003');
  for (const password of ['short', '12345678', '0566610003x']) {
    const { status, body } = await open(order, password);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  }
  expect(await countOf('+966566610003')).toBe(0);
});

test('pressed twice at once it opens one account', async () => {
  const order = await asGuest('0566610004');
  const answers = await Promise.all([open(order), open(order), open(order)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  expect(await countOf('+966566610004')).toBe(1);
});
