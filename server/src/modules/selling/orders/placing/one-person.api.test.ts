import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: object[];
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { limits: false });
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ stock: 200, priceHalalas: 10_000 });
  lines = [{ product_id: id, quantity: 1 }];
  await makeCoupon(database.db, { code: 'WELCOME', firstOrderOnly: true });
  await makeCoupon(database.db, { code: 'ONCE', perCustomerLimit: 1 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const nextPhone = (): string => {
  serial += 1;
  return `+96659${String(serial).padStart(7, '0')}`;
};
type Person = Pick<MadeCustomer, 'id' | 'headers'>;
interface Order {
  as?: Person | undefined;
  phone?: string;
  code?: string | null;
}

const send = ({ as, phone = nextPhone(), code = null }: Order) =>
  shop.call('POST /orders', {
    body: {
      ...orderBody(lines, code ? 130 : 140, { coupon_code: code }),
      contact: { first_name: 'نورة', last_name: 'العتيبي', phone },
      // An address with no neighbours: limits per dwelling are tested elsewhere (docs/decisions/0088).
      address: { city_id: 1, district: 'الملقا', street: `شارع ${randomUUID()}` },
    },
    from: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...(as && { headers: as.headers }),
  });
async function order(what: Order): Promise<string> {
  const { status, body } = await send(what);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data.id;
}
/** The refusal code of each of the two limits. */
async function refusals(what: Omit<Order, 'code'>): Promise<string[]> {
  const answers = [await send({ ...what, code: 'WELCOME' }), await send({ ...what, code: 'ONCE' })];
  return answers.map(({ body }) => body.code ?? 'placed');
}
const BOTH = ['coupons.first_order_only', 'coupons.customer_limit_reached'];

const setPhone = (who: Person, phone: string, isProved: boolean) =>
  sql`update customers set phone = ${phone}, phone_verified_at = ${isProved ? new Date() : null} where id = ${who.id}`.execute(
    database.db,
  );
async function leave(who: Person): Promise<void> {
  const { status } = await shop.call('DELETE /user/profile', { headers: who.headers, body: { password: PASSWORD } });
  expect(status).toBe(200);
}

test('an account that ordered with another phone has ordered', async () => {
  const who = await makeCustomer(database.db);
  await order({ as: who, code: 'ONCE' });
  expect(await refusals({ as: who })).toEqual(BOTH);
});

test('another phone makes no other person, proved or not', async () => {
  for (const isProved of [false, true]) {
    const who = await makeCustomer(database.db, { isPhoneVerified: isProved });
    await order({ as: who, code: 'ONCE' });
    await setPhone(who, nextPhone(), isProved);
    expect(await refusals({ as: who })).toEqual(BOTH);
  }
});

test('who leaves and comes again is who they were, by any phone the account ever had', async () => {
  const [first, second] = [nextPhone(), nextPhone()];
  const who = await makeCustomer(database.db, { phone: first });
  await deliverOrder(database.db, await order({ as: who, code: 'ONCE' }));
  await setPhone(who, second, false);
  await leave(who);
  for (const phone of [first, second]) {
    const again = await makeCustomer(database.db, { phone });
    expect(await refusals({ as: again }), phone).toEqual(BOTH);
    await leave(again);
  }
  expect(await refusals({ phone: second }), 'also as a guest').toEqual(BOTH);
});

test('several accounts in a row are one person', async () => {
  const phones = [nextPhone(), nextPhone(), nextPhone()] as const;
  const one = await makeCustomer(database.db, { phone: phones[0], isPhoneVerified: true });
  await deliverOrder(database.db, await order({ as: one, code: 'ONCE' }));
  await setPhone(one, phones[1], true);
  await leave(one);
  const two = await makeCustomer(database.db, { phone: phones[1], isPhoneVerified: true });
  await setPhone(two, phones[2], true);
  await leave(two);
  expect(await refusals({ as: await makeCustomer(database.db, { phone: phones[2] }) })).toEqual(BOTH);
});

test('a proved address makes two accounts one person, a claimed one does not', async () => {
  const email = 'once@example.com';
  const who = await makeCustomer(database.db, { email, isEmailVerified: true });
  await deliverOrder(database.db, await order({ as: who, code: 'ONCE' }));
  await leave(who);
  expect(await refusals({ as: await makeCustomer(database.db, { email }) })).toEqual(['placed', 'placed']);
  const proved = await makeCustomer(database.db, { email: email.toUpperCase(), isEmailVerified: true });
  expect(await refusals({ as: proved })).toEqual(BOTH);
});

test('whoever proves a number does not pay for who only claimed it', async () => {
  const phone = nextPhone();
  const claimant = await makeCustomer(database.db, { phone: nextPhone() });
  await order({ as: claimant, code: 'ONCE' });
  await setPhone(claimant, phone, false);
  await setPhone(claimant, nextPhone(), false);
  const owner = await makeCustomer(database.db, { phone, isPhoneVerified: true });
  const { body } = await send({ as: owner, phone, code: 'WELCOME' });
  expect(body.code).toBeUndefined();
});

test('what is cancelled gives both back', async () => {
  const who = await makeCustomer(database.db);
  const id = await order({ as: who, code: 'ONCE' });
  const cancelled = await shop.call(`PATCH /orders/${id}/status`, {
    headers: who.headers,
    body: { status: 'cancelled' },
  });
  expect(cancelled.status).toBe(200);
  expect((await send({ as: who, code: 'WELCOME' })).status).toBe(201);
});

test('marks say nothing of who it is', async () => {
  const phone = nextPhone();
  const who = await makeCustomer(database.db, { phone });
  await deliverOrder(database.db, await order({ as: who, phone }));
  await leave(who);
  const { rows } = await sql.rows({ kept: sql.text })`
    select concat(o, array(select encode(mark, 'escape') from order_marks m where m.order_id = o.id)) as kept
    from orders o where customer_id = ${who.id}
  `.execute(database.db);
  expect(rows[0]?.kept).not.toContain(phone.slice(4));
  const plain = await sql.rows({ found: sql.bool })`
    select exists (select from order_marks where mark = sha256(${phone}::bytea)) as found
  `.execute(database.db);
  expect(plain.rows[0]?.found, 'a hash that anybody could make').toBe(false);
  const { headers } = await makeCustomer(database.db, { phone });
  const copy = (await shop.call('GET /user/export', { headers })).body;
  expect(copy.marks, 'whose they are is told of them').toEqual({ count: 2, about: expect.stringContaining('بصمات') });
});

test('another one’s own code does not exist, for guests and for other accounts', async () => {
  const who = await makeCustomer(database.db);
  await makeCoupon(database.db, { code: 'MINE' });
  await sql`update coupons set customer_id = ${who.id} where code = 'MINE'`.execute(database.db);
  const other = await makeCustomer(database.db);
  const quoted = async (as?: Person) =>
    (
      await shop.call('POST /orders/quote', {
        body: { lines, coupon_code: 'MINE' },
        ...(as && { headers: as.headers }),
      })
    ).body.data.coupon;
  expect(await quoted(who)).toMatchObject({ applied: true });
  const refused = { applied: false, code: 'MINE' };
  expect(await quoted()).toMatchObject(refused);
  expect(await quoted(other)).toMatchObject(refused);
  expect((await send({ as: other, code: 'MINE' })).body.code).toBe('coupons.not_found');
  expect((await send({ code: 'MINE' })).body.code).toBe('coupons.not_found');
  expect((await send({ as: who, code: 'MINE' })).status).toBe(201);
});
