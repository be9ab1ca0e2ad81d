import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../testing/index.ts';
import { respellOnce } from './respell-phones.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: { product_id: number; quantity: number }[];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: false });
  const { id } = await factories(database.db).product({ stock: 50, priceHalalas: 10_000 });
  lines = [{ product_id: id, quantity: 1 }];
  await makeCoupon(database.db, { code: 'ONCE', perCustomerLimit: 1 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const respell = async () => {
  await sql`delete from done_once`.execute(database.db);
  return respellOnce(database.db);
};
const phoneOf = async (id: string) => {
  const { rows } = await sql.rows({ phone: sql.text.orNull })`select phone from customers where id = ${id}`.execute(
    database.db,
  );
  return rows[0]?.phone;
};
const signIn = (login: string) => shop.call('POST /auth/login', { body: { login, password: PASSWORD } });
const orderWith = (phone: string, as = {}) =>
  shop.call('POST /orders', {
    body: {
      ...orderBody(lines, 130, { coupon_code: 'ONCE' }),
      contact: { first_name: 'س', last_name: 'ص', phone },
    },
    ...as,
  });

test('whoever registered with an old spelling signs in, finds their order, and is known to a coupon', async () => {
  const old = '+9710501234567';
  const who = await makeCustomer(database.db, { phone: old });
  const order = await orderWith('+971501111111');
  await sql`update orders set phone = ${old} where id = ${order.body.data.id}`.execute(database.db);
  expect((await signIn('+971501234567')).status, 'as it was').toBe(401);
  expect(await respell()).toEqual({ phones: 1, withoutPhone: [] });
  expect(await phoneOf(who.id)).toBe('+971501234567');
  expect((await signIn('00971 050 123 4567')).status).toBe(200);
  const found = await shop.call(`GET /tracking?number=${order.body.data.number}&phone=%2B971501234567`);
  expect(found.status).toBe(200);
  expect((await orderWith('+971501234567')).body.code).toBe('coupons.customer_limit_reached');
});

test('of two accounts with one number the one that proved it keeps it', async () => {
  const claimed = await makeCustomer(database.db, { phone: '+971502222222' });
  const proved = await makeCustomer(database.db, { phone: '+9710502222222', isPhoneVerified: true });
  expect(await respell()).toEqual({ phones: 1, withoutPhone: [claimed.id] });
  expect([await phoneOf(claimed.id), await phoneOf(proved.id)]).toEqual([null, '+971502222222']);
});

test('messages, addresses and requests follow; a request that would be there twice goes', async () => {
  const [old, now] = ['+9710503333333', '+971503333333'];
  for (const address of [old, now]) {
    await sql`insert into restock_requests (product_id, channel, address, language)
      values (${lines[0]?.product_id}, 'sms', ${address}, 'ar')`.execute(database.db);
  }
  await sql`insert into contact_messages (reference, name, phone, topic, message, language)
    values ('R-1', 'س', ${old}, 'other', 'سؤال', 'ar')`.execute(database.db);
  await respell();
  const { rows } = await sql.rows({ requests: sql.textArray, messages: sql.textArray })`
    select array(select address from restock_requests) as requests, array(select phone from contact_messages) as messages
  `.execute(database.db);
  expect(rows[0]).toEqual({ requests: [now], messages: [now] });
});

test('it is done once, and what is no number of any country stays as it is', async () => {
  const odd = await makeCustomer(database.db, { phone: '+999123456789' });
  expect(await respell()).toEqual({ phones: 0, withoutPhone: [] });
  expect(await phoneOf(odd.id)).toBe('+999123456789');
  expect(await respellOnce(database.db)).toBeUndefined();
});
