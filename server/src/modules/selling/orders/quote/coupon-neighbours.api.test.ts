import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { modules } from '../../../../modules.ts';
import { sql } from '../../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  factories,
  makeCoupon,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

/** Single-use coupons, requested by guests with invented phones. */
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 1_000 })).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

interface Guest {
  code: string;
  street?: string;
  email?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** Orders with a coupon, by default with a new phone, door, mailbox and network; returns the coupon's result. */
async function use({ code, street, email, from, headers }: Guest): Promise<string> {
  serial += 1;
  const body = {
    ...orderBody([{ product_id: productId, quantity: 1 }], 130, { coupon_code: code }),
    contact: {
      first_name: 'نورة',
      last_name: 'العتيبي',
      phone: `05${String(60_000_000 + serial)}`,
      email: email ?? `buyer${serial}@example.com`,
    },
    address: { city_id: 1, district: 'الملقا', street: street ?? `شارع النخيل ${serial}` },
  };
  const call = { body, from: from ?? `198.51.${serial >> 8}.${serial & 255}`, ...(headers && { headers }) };
  const answer = await shop.call('POST /orders', call);
  return answer.body.code ?? 'placed';
}

let codes = 0;
async function welcome(more: object = { firstOrderOnly: true }): Promise<string> {
  codes += 1;
  const code = `WELCOME${codes}`;
  await makeCoupon(database.db, { code, ...more });
  return code;
}
const forget = () =>
  sql`update coupon_uses set door_mark = null, mail_mark = null, network_mark = null`.execute(database.db);

test.each([
  ['for a first order', { firstOrderOnly: true }],
  ['for once each', { perCustomerLimit: 1 }],
])('a coupon %s is used once from a door, in any spelling and with any phone', async (_, limit) => {
  await forget();
  const code = await welcome(limit);
  expect(await use({ code, street: '12 King Fahd Road' })).toBe('placed');
  for (const street of ['King Fahd Rd 12 beside mosque', 'king fahd 12', 'Fahd King ١٢'])
    expect(await use({ code, street })).toBe('coupons.proof_needed');
  expect(await use({ code, street: 'King Fahd Road 14' })).toBe('placed');
});

test('it is used once by a mailbox, however it is written', async () => {
  await forget();
  const code = await welcome();
  expect(await use({ code, email: 'noura.a@gmail.com' })).toBe('placed');
  for (const email of ['noura.a+1@gmail.com', 'nouraa@googlemail.com', 'NOURA.A@gmail.com'])
    expect(await use({ code, email })).toBe('coupons.proof_needed');
});

test('of one network a few use it in a day, and the next day again', async () => {
  await forget();
  const code = await welcome();
  const from = '203.0.113.50';
  const answers = [];
  for (let turn = 0; turn < 5; turn += 1) answers.push(await use({ code, from }));
  expect(answers).toEqual(['placed', 'placed', 'placed', 'coupons.proof_needed', 'coupons.proof_needed']);
  await sql`update coupon_uses set used_at = used_at - interval '25 hours'`.execute(database.db);
  expect(await use({ code, from })).toBe('placed');
});

test('another code for a first order is no second first order', async () => {
  await forget();
  const [one, other] = [await welcome(), await welcome()];
  expect(await use({ code: one, street: 'شارع التمر 5' })).toBe('placed');
  expect(await use({ code: other, street: 'ش التمر ٥' })).toBe('coupons.proof_needed');
});

test('an account with a proved phone is asked for its own uses alone; one that proved nothing is a guest', async () => {
  await forget();
  const code = await welcome();
  const near = { code, street: 'شارع الرطب 9', from: '203.0.113.60', email: 'near@example.com' };
  expect(await use(near)).toBe('placed');
  const unproved = await makeCustomer(database.db);
  expect(await use({ ...near, headers: unproved.headers })).toBe('coupons.proof_needed');
  const proved = await makeCustomer(database.db, { isPhoneVerified: true });
  expect(await use({ ...near, headers: proved.headers })).toBe('placed');
  expect(await use({ ...near, headers: proved.headers })).toBe('coupons.first_order_only');
});

test('a coupon that is not limited a customer asks nothing of neighbours', async () => {
  const code = await welcome({});
  const near = { code, street: 'شارع السدر 3', from: '203.0.113.70', email: 'near2@example.com' };
  for (let turn = 0; turn < 5; turn += 1) expect(await use(near)).toBe('placed');
});

test('the refusal says the way on in both languages, and the network is forgotten after a day', async () => {
  await forget();
  const code = await welcome();
  await use({ code, street: 'شارع الملح 8' });
  const body = {
    ...orderBody([{ product_id: productId, quantity: 1 }], 130, { coupon_code: code }),
    contact: { first_name: 'س', last_name: 'ص', phone: '0577777777' },
    address: { city_id: 1, district: 'الملقا', street: 'شارع الملح 8' },
  };
  for (const [language, words] of [
    ['ar', 'سجّل الدخول'],
    ['en', 'Sign in with a phone you have confirmed'],
  ] as const)
    expect((await shop.call('POST /orders', { body, language })).body.message).toContain(words);
  await sql`update coupon_uses set used_at = used_at - interval '25 hours'`.execute(database.db);
  const deps = backgroundDeps(database.db, { mails: [], messages: [], now: Date.now });
  expect(subscribersOf(deps).length).toBeGreaterThan(0);
  const job = modules
    .flatMap((module) => module.jobs?.(deps) ?? [])
    .find((one) => one.name === 'coupons.forget-networks');
  await job?.run();
  const { rows } = await sql`select from coupon_uses where network_mark is not null`.execute(database.db);
  expect(rows).toEqual([]);
});
