import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCustomer,
  makeSellable,
  orderBody,
  PASSWORD,
  signInAgain,
  type TestDatabase,
} from '../../../testing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NEW_PASSWORD = 'قهوة عربية وتمر سكري';
const both = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock = Date.now();
let mails: Mail[] = [];
let messages: Sms[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { now: () => clock });
});
beforeEach(async () => {
  await deliver();
  clock = Date.now();
  mails = [];
  messages = [];
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Delivers all pending events now; mails and messages are captured. */
async function deliver(): Promise<void> {
  await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages, now: () => clock })));
}

const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`http://shop\\.test(?:/en)?/${path}/([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

let serial = 0;
function newcomer(more: Record<string, unknown> = {}) {
  serial += 1;
  const phone = `05011${String(serial).padStart(5, '0')}`;
  return { firstName: 'سعد', lastName: 'القحطاني', phone, ...both, ...more };
}

describe('registering', () => {
  test('signs in, and the token is kept only as a hash', async () => {
    const body = newcomer({ phone: '٠٥٠١٢٣٤٥٦٧', consents: { email: true } });
    const { status, body: reply } = await shop.call('POST /auth/register', { body });
    expect(status).toBe(201);
    expect(reply.data.user).toMatchObject({ first_name: 'سعد', phone: '+966501234567', isAffiliate: false });
    const me = await shop.call('GET /auth/me', { headers: bearer(reply.data.token) });
    expect(me.body.data.user.id).toBe(reply.data.user.id);
    const { rows } =
      await sql`select from customer_sessions where token_hash = convert_to(${reply.data.token}, 'UTF8')`.execute(
        database.db,
      );
    expect(rows).toEqual([]);
    const profile = await shop.call('GET /user/profile', { headers: bearer(reply.data.token) });
    expect(profile.body.data.profile.consents).toEqual({ email: true, sms: false, whatsapp: false });
    expect(profile.body.data.profile.rank).toBe('bronze');
  });

  test.each([
    ['password', { password: '1234567', password_confirmation: '1234567' }],
    ['password', { password: 'password1', password_confirmation: 'password1' }],
    ['password', { password: 'ааааааааа', password_confirmation: 'ааааааааа' }],
    ['password', { password: 'القحطاني 99', password_confirmation: 'القحطاني 99' }],
    ['password', { phone: '0501112223', password: 'mine 501112223', password_confirmation: 'mine 501112223' }],
    ['password_confirmation', { password_confirmation: 'something else' }],
    ['phone', { phone: '12' }],
    ['email', { email: 'nothing' }],
    ['firstName', { firstName: '  ' }],
  ])('refuses a bad %s at its field', async (field, wrong) => {
    const { status, body } = await shop.call('POST /auth/register', { body: newcomer(wrong) });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('refuses a phone that is known in general words, whatever the password: it is no way to guess one', async () => {
    const body = newcomer();
    expect((await shop.call('POST /auth/register', { body })).status).toBe(201);
    const stranger = { ...body, password: 'another long one', password_confirmation: 'another long one' };
    for (const again of [body, stranger]) {
      const refused = await shop.call('POST /auth/register', { body: again });
      expect(refused).toMatchObject({ status: 422, body: { code: 'auth.registration_refused' } });
    }
  });

  test('two at once with one phone make one account', async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.call('POST /auth/register', { body })));
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 422, 422, 422]);
    const login = await shop.call('POST /auth/login', { body: { login: body.phone, password: body.password } });
    expect(login.status).toBe(200);
  });

  test('takes an e-mail address others claim, without a word about them', async () => {
    const owner = await makeCustomer(database.db, { email: 'taken@example.com', isEmailVerified: true });
    const { status, body } = await shop.call('POST /auth/register', { body: newcomer({ email: 'taken@example.com' }) });
    expect(status).toBe(201);
    await deliver();
    const verify = { body: { token: linkIn(mails.at(-1)?.text, 'verify-email') } };
    expect((await shop.call('POST /auth/verify-email', verify)).body.code).toBe('auth.link_invalid');
    const login = { body: { login: 'taken@example.com', password: PASSWORD } };
    expect((await shop.call('POST /auth/login', login)).body.data.user.id).toBe(owner.id);
    expect(body.data.user.email_verified).toBe(false);
  });
});

describe('signing in', () => {
  test('takes the phone in any form, and a proved e-mail address in any case', async () => {
    const { id, phone } = await makeCustomer(database.db, { email: 'Noura@Example.com', isEmailVerified: true });
    const local = `0${phone.slice(4)}`;
    for (const login of [phone, local, phone.replace('+', '00'), ' noura@EXAMPLE.com ']) {
      const { body } = await shop.call('POST /auth/login', { body: { login, password: PASSWORD } });
      expect(body.data?.user.id, login).toBe(id);
    }
  });

  test('says the same of a wrong password, of nobody and of an address nobody proved', async () => {
    const { phone } = await makeCustomer(database.db, { email: 'unproved@example.com' });
    const answers = [];
    for (const login of [phone, '0599999999', 'nobody@example.com', 'unproved@example.com', 'x']) {
      const password = login === 'unproved@example.com' ? PASSWORD : 'not the password';
      const { status, body } = await shop.call('POST /auth/login', { body: { login, password } });
      answers.push({ status, ...body, request_id: '' });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'auth.credentials_wrong' });
  });

  test('ends with the session, after 14 days of rest and 30 in all', async () => {
    const { id, headers } = await makeCustomer(database.db);
    const me = () => shop.call('GET /auth/me', { headers });
    clock += 13 * DAY_MS;
    expect((await me()).status).toBe(200);
    clock += 13 * DAY_MS;
    expect((await me()).status).toBe(200);
    clock += 5 * DAY_MS;
    expect((await me()).body.code).toBe('auth.token_invalid');
    clock = Date.now();
    const rested = bearer(await signInAgain(database.db, id));
    clock += 15 * DAY_MS;
    expect((await shop.call('GET /auth/me', { headers: rested })).status).toBe(401);
  });

  test('an exchanged token ends, the new one lives as long as the old would have', async () => {
    const { headers } = await makeCustomer(database.db);
    const { body } = await shop.call('POST /auth/refresh', { headers });
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(401);
    expect((await shop.call('GET /auth/me', { headers: bearer(body.data.token) })).status).toBe(200);
    expect(Date.parse(body.data.expires_at)).toBeLessThan(clock + 31 * DAY_MS);
  });

  test('signing out ends this session and no other', async () => {
    const { id, headers } = await makeCustomer(database.db);
    const other = bearer(await signInAgain(database.db, id));
    await shop.call('POST /auth/logout', { headers });
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(401);
    expect((await shop.call('GET /auth/me', { headers: other })).status).toBe(200);
  });

  test('a suspended customer is out at once and does not come in again', async () => {
    const { id, phone, headers } = await makeCustomer(database.db);
    await sql`update customers set suspended_at = now() where id = ${id}`.execute(database.db);
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(401);
    const login = await shop.call('POST /auth/login', { body: { login: phone, password: PASSWORD } });
    expect(login.body.code).toBe('auth.credentials_wrong');
  });
});

describe('sessions', () => {
  test('are listed, ended one by one, and never those of somebody else', async () => {
    const mine = await makeCustomer(database.db);
    await signInAgain(database.db, mine.id);
    const stranger = await makeCustomer(database.db);
    const { body } = await shop.call('GET /user/sessions', { headers: mine.headers });
    expect(body.data.map((one: { is_current: boolean }) => one.is_current).toSorted()).toEqual([false, true]);
    const other = body.data.find((one: { is_current: boolean }) => !one.is_current).id;
    const refused = await shop.call(`DELETE /user/sessions/${other}`, { headers: stranger.headers });
    expect(refused.body.code).toBe('auth.session_not_found');
    expect((await shop.call(`DELETE /user/sessions/${other}`, { headers: mine.headers })).status).toBe(200);
    expect((await shop.call('GET /user/sessions', { headers: mine.headers })).body.data).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once, and every session ends', async () => {
    const { phone, headers } = await makeCustomer(database.db, {
      email: 'lost@example.com',
      isEmailVerified: true,
      language: 'en',
    });
    await shop.call('POST /auth/forgot-password', { body: { email: 'LOST@example.com' } });
    await deliver();
    expect(mails.map((mail) => mail.to)).toEqual(['lost@example.com']);
    expect(mails[0]?.html).toContain('http://shop.test/en/reset-password/');
    const token = linkIn(mails[0]?.text, 'reset-password');
    const weak = { token, password: 'password1', password_confirmation: 'password1' };
    expect((await shop.call('POST /auth/reset-password', { body: weak })).status).toBe(422);
    expect((await shop.call('POST /auth/reset-password', { body: { token, ...both } })).status).toBe(200);
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(401);
    const again = await shop.call('POST /auth/reset-password', { body: { token, ...both } });
    expect(again.body.code).toBe('auth.link_invalid');
    const login = await shop.call('POST /auth/login', { body: { login: phone, password: NEW_PASSWORD } });
    expect(login.status).toBe(200);
    await deliver();
    expect(mails.at(-1)?.subject).toBe('The password of your account was changed');
  });

  test('is replaced by the link of a message where there is no address', async () => {
    const { phone } = await makeCustomer(database.db);
    await shop.call('POST /auth/forgot-password', { body: { email: phone } });
    await deliver();
    expect(messages.map((one) => one.to)).toEqual([phone]);
    const body = { token: linkIn(messages[0]?.text, 'reset-password'), ...both };
    expect((await shop.call('POST /auth/reset-password', { body })).status).toBe(200);
  });

  test('a link is good for half an hour, and only the last one', async () => {
    await makeCustomer(database.db, { email: 'late@example.com', isEmailVerified: true });
    for (let turn = 0; turn < 2; turn += 1) {
      await shop.call('POST /auth/forgot-password', { body: { email: 'late@example.com', isEmailVerified: true } });
      await deliver();
    }
    const [first, second] = mails.map((mail) => linkIn(mail.text, 'reset-password'));
    const reset = (token: string | undefined) => shop.call('POST /auth/reset-password', { body: { token, ...both } });
    expect((await reset(first)).body.code).toBe('auth.link_invalid');
    clock += 31 * 60_000;
    expect((await reset(second)).body.code).toBe('auth.link_invalid');
    clock -= 31 * 60_000;
    expect((await reset(second)).status).toBe(200);
  });

  test('asking tells nothing about who is there', async () => {
    await makeCustomer(database.db, { email: 'there@example.com', isEmailVerified: true });
    const answers = [];
    for (const email of ['there@example.com', 'not-there@example.com', '0588888888', 'nonsense']) {
      const { status, body } = await shop.call('POST /auth/forgot-password', { body: { email } });
      answers.push(JSON.stringify({ status, body }));
    }
    expect(new Set(answers).size).toBe(1);
    await deliver();
    expect(mails.map((mail) => mail.to)).toEqual(['there@example.com']);
  });
});

describe('the profile', () => {
  test('changes what was sent and nothing else', async () => {
    const { headers } = await makeCustomer(database.db);
    const change = { first_name: 'هند', consents: { whatsapp: true }, language: 'en' };
    const { body } = await shop.call('PUT /user/profile', {
      headers,
      body: { ...change, is_affiliate: true, id: 'x' },
    });
    expect(body.data.profile).toMatchObject({
      first_name: 'هند',
      last_name: 'العتيبي',
      language: 'en',
      isAffiliate: false,
      consents: { email: false, sms: false, whatsapp: true },
    });
  });

  test('another phone takes the password and has to be proved again', async () => {
    const { headers } = await makeCustomer(database.db, { isPhoneVerified: true });
    const phone = '0533334444';
    const bare = await shop.call('PUT /user/profile', { headers, body: { phone } });
    expect(Object.keys(bare.body.errors)).toEqual(['current_password']);
    const wrong = await shop.call('PUT /user/profile', { headers, body: { phone, current_password: 'not it' } });
    expect(wrong.body.code).toBe('auth.password_wrong');
    const { body } = await shop.call('PUT /user/profile', { headers, body: { phone, current_password: PASSWORD } });
    expect(body.data.profile).toMatchObject({ phone: '+966533334444', phone_verified: false });
  });

  test('a changed password ends the other sessions', async () => {
    const { id, headers } = await makeCustomer(database.db);
    const other = bearer(await signInAgain(database.db, id));
    const body = { current_password: PASSWORD, ...both };
    expect((await shop.call('POST /user/change-password', { headers, body })).status).toBe(200);
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(200);
    expect((await shop.call('GET /auth/me', { headers: other })).status).toBe(401);
  });
});

describe('proofs', () => {
  test('a code takes five tries, wherever they come from', async () => {
    const { headers } = await makeCustomer(database.db);
    await shop.call('POST /user/verification', { headers, body: { channel: 'phone' } });
    await deliver();
    const code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(messages[0]?.text).toMatch(new RegExp(`\n@shop\\.test #${code}$`));
    const tryCode = (one: string) => shop.call('POST /user/verify-phone', { headers, body: { code: one } });
    const wrong = code === '000000' ? '111111' : '000000';
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => tryCode(wrong)));
    expect(tries.map((one) => one.body.code)).toEqual(Array(5).fill('auth.code_wrong'));
    expect((await tryCode(code)).body.code).toBe('auth.code_wrong');
  });

  test('a proved phone brings the orders a guest placed with it', async () => {
    const a = factories(database.db);
    const { headers, phone } = await makeCustomer(database.db);
    const product = await a.product({ priceHalalas: 10_000 });
    const body = orderBody([{ product_id: product.id, quantity: 1 }], 140);
    const placed = await shop.call('POST /orders', { body: { ...body, contact: { ...body.contact, phone } } });
    const { id, number } = placed.body.data;
    expect((await shop.call('GET /orders', { headers })).body.data.total).toBe(0);
    expect((await shop.call(`GET /orders/${id}`, { headers })).body.code).toBe('orders.not_found');
    await shop.call('POST /user/verification', { headers, body: { channel: 'phone' } });
    await deliver();
    const code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0];
    const verified = await shop.call('POST /user/verify-phone', { headers, body: { code } });
    expect(verified.body.data.profile.phone_verified).toBe(true);
    await deliver();
    const { body: list } = await shop.call('GET /orders', { headers });
    expect(list.data.data).toMatchObject([{ number, total: 140, items_count: 1, items: [{ quantity: 1 }] }]);
    expect((await shop.call(`GET /orders/${id}`, { headers })).status).toBe(200);
  });
});

describe('leaving', () => {
  test('needs the password, waits for open orders, and leaves orders without a name', async () => {
    const a = factories(database.db);
    const { id, headers, phone } = await makeCustomer(database.db, { email: 'leaving@example.com' });
    const product = await a.product({ priceHalalas: 10_000 });
    const body = orderBody([{ product_id: product.id, quantity: 1 }], 140);
    const contact = { ...body.contact, phone, email: 'leaving@example.com' };
    const placed = await shop.call('POST /orders', { headers, body: { ...body, contact } });
    expect(placed.body.data.view_token).toBeNull();
    const leave = (password: string) => shop.call('DELETE /user/profile', { headers, body: { password } });
    expect((await leave('not it')).body.code).toBe('auth.password_wrong');
    expect((await leave(PASSWORD)).body.code).toBe('auth.orders_open');
    const path = `PATCH /orders/${placed.body.data.id}/status`;
    expect((await shop.call(path, { headers, body: { status: 'cancelled' } })).status).toBe(200);
    const copy = await shop.call('GET /user/export', { headers });
    expect(copy.body).toMatchObject({
      profile: { email: 'leaving@example.com' },
      orders: [{ number: placed.body.data.number }],
      addresses: [],
      wishlist: [],
    });
    expect((await leave(PASSWORD)).status).toBe(200);
    expect((await shop.call('GET /auth/me', { headers })).status).toBe(401);
    const { rows } = await sql.rows({ kept: sql.text })`
      select row_to_json(o)::text || row_to_json(c)::text || (select json_agg(s)::text from stock_movements s where s.order_id = o.id) as kept
      from orders o join customers c on c.id = o.customer_id where c.id = ${id}
    `.execute(database.db);
    expect(rows).toHaveLength(1);
    for (const trace of [phone, 'leaving@example.com', 'نورة', 'العتيبي', 'شارع'])
      expect(rows[0]?.kept).not.toContain(trace);
    const back = await shop.call('POST /auth/register', { body: newcomer({ phone }) });
    expect(back.status).toBe(201);
  });
});
