import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { makeCustomer, makeStaff, PASSWORD } from '../../../../testing/index.ts';
import { bearer, openAccountShop } from '../account-shop.fixture.ts';
import { deleteOldCodes } from '../contacts/proofs.store.ts';

const MINUTE_MS = 60_000;

let shop: Awaited<ReturnType<typeof openAccountShop>>;

beforeAll(async () => {
  shop = await openAccountShop({ limits: true, settings: { TRUST_PROXY: '127.0.0.1' } });
});
beforeEach(() => shop.deliver());
afterAll(() => shop.close());

let serial = 0;
/** Headers with an unused client address. */
const fresh = () => {
  serial += 1;
  return { 'x-forwarded-for': `198.51.${serial >> 8}.${serial & 255}` };
};
const ask = async (login: string, more: object = {}) => {
  await shop.deliver();
  const answer = await shop.call('POST /auth/login-code', { body: { login, ...more }, headers: fresh() });
  await shop.deliver();
  return answer;
};
const enter = (login: string, code: string, more: object = {}, from = fresh()) =>
  shop.call('POST /auth/login-by-code', { body: { login, code, ...more }, headers: from });
const sentCode = () => /\d{6}/.exec([...shop.messages, ...shop.mails].at(-1)?.text ?? '')?.[0] ?? '';
const another = (code: string) => (code === '000000' ? '111111' : '000000');
const isIn = async (token: string) => (await shop.call('GET /auth/me', { headers: bearer(token) })).status === 200;

describe('signing in by a code', () => {
  test('by SMS to a proved phone, however the code is typed, once', async () => {
    const { id, phone } = await makeCustomer(shop.db, { isPhoneVerified: true });
    expect((await ask(`0${phone.slice(4)}`)).body.data).toEqual({ done: true });
    expect(shop.told()).toEqual([phone]);
    const code = sentCode();
    // The line by which phones autofill a code, restricted to this shop's own pages.
    expect(shop.messages.at(-1)?.text.split('\n').at(-1)).toBe(`@shop.test #${code}`);
    const eastern = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const { status, body } = await enter(phone, ` ${eastern.slice(0, 3)} ${eastern.slice(3)}‏`);
    expect([status, body.data.user.id, body.data.password_ended]).toEqual([200, id, false]);
    expect(await isIn(body.data.token)).toBe(true);
    expect((await enter(phone, code)).body.code).toBe('auth.code_wrong');
    expect((await shop.call('POST /auth/login', { body: { login: phone, password: PASSWORD } })).status).toBe(200);
  });

  test('by mail to a proved address, also where a phone is named that was claimed beside it', async () => {
    const spec = { email: 'code@example.com', isEmailVerified: true };
    const { id, phone } = await makeCustomer(shop.db, spec);
    for (const login of ['CODE@example.com', phone]) {
      await ask(login);
      expect(shop.told()).toEqual(['code@example.com']);
      expect(shop.mails[0]?.subject).toContain(sentCode());
      expect((await enter(login, sentCode())).body.data.user.id).toBe(id);
    }
  });

  test('nothing is sent to nobody, to an unproved address, to a suspended account or to staff, in the same words', async () => {
    await makeCustomer(shop.db, { email: 'claimed@example.com' });
    const suspended = await makeCustomer(shop.db, { isPhoneVerified: true });
    await sql`update customers set suspended_at = now() where id = ${suspended.id}`.execute(shop.db);
    const { email } = await makeStaff(shop.db, 'owner');
    for (const login of ['0567770001', 'nobody@example.com', 'claimed@example.com', suspended.phone, email]) {
      const asked = await ask(login);
      expect([asked.status, asked.body.data, shop.told()]).toEqual([200, { done: true }, []]);
      expect((await enter(login, '123456')).body.code).toBe('auth.code_wrong');
    }
  });

  test('a code is good for ten minutes, ends with the next, and opens nothing of others', async () => {
    const [one, other] = [
      await makeCustomer(shop.db, { isPhoneVerified: true }),
      await makeCustomer(shop.db, { isPhoneVerified: true }),
    ];
    await ask(one.phone);
    const first = sentCode();
    await ask(other.phone);
    expect((await enter(other.phone, first)).body.code).toBe('auth.code_wrong');
    await ask(one.phone);
    const second = sentCode();
    if (second !== first) expect((await enter(one.phone, first)).body.code).toBe('auth.code_wrong');
    shop.clock.now += 10 * MINUTE_MS;
    expect((await enter(one.phone, second)).body.code).toBe('auth.code_wrong');
    await deleteOldCodes(shop.db, new Date(shop.clock.now));
    const { rows } = await sql`select from customer_codes`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  test('a contact that was changed meanwhile opens nothing', async () => {
    const { id, phone } = await makeCustomer(shop.db, { isPhoneVerified: true });
    await ask(phone);
    const code = sentCode();
    await sql`update customers set phone = '+966599880001' where id = ${id}`.execute(shop.db);
    expect((await enter('+966599880001', code)).body.code).toBe('auth.code_wrong');
  });

  test('what is kept of a code is no code', async () => {
    const { id, phone } = await makeCustomer(shop.db, { isPhoneVerified: true });
    await ask(phone);
    const { rows } = await sql.rows({ all: sql.text })`
      select c::text as all from customer_codes c where customer_id = ${id}
    `.execute(shop.db);
    expect(rows[0]?.all).not.toContain(sentCode());
  });
});

describe('a phone proved by it for the first time', () => {
  const register = async (phone: string, email?: string) => {
    const body = {
      firstName: 'سعد',
      lastName: 'القحطاني',
      phone,
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    return (await shop.call('POST /auth/register', { body, headers: fresh() })).body.data;
  };
  const login = (phone: string) =>
    shop.call('POST /auth/login', { body: { login: phone, password: PASSWORD }, headers: fresh() });

  test('is that of whoever registered it, on their device: nothing ends', async () => {
    const phone = '+966599880011';
    const { token, device_mark } = await register(phone, 'mine@example.com');
    await ask(phone);
    const { data } = (await enter(phone, sentCode(), { device_mark })).body;
    expect([data.password_ended, data.user.phone_verified, data.user.email]).toEqual([false, true, 'mine@example.com']);
    expect([await isIn(token), (await login(phone)).status]).toEqual([true, 200]);
  });

  test('elsewhere puts out whoever registered it: sessions, password, address and device', async () => {
    const phone = '+966599880012';
    const { token, device_mark } = await register(phone, 'squatter@example.com');
    await ask(phone);
    const { data } = (await enter(phone, sentCode())).body;
    expect([data.password_ended, data.user.phone_verified, data.user.email]).toEqual([true, true, null]);
    expect([await isIn(token), await isIn(data.token), (await login(phone)).status]).toEqual([false, true, 401]);
    await ask(phone);
    const wrong = another(sentCode());
    for (let turn = 0; turn < 5; turn += 1) await enter(phone, wrong, { device_mark });
    expect((await enter(phone, sentCode(), { device_mark })).body.code, 'no device of this account').toBe(
      'auth.code_wrong',
    );
  });
});

describe('while others try', () => {
  test('a code takes five tries of strangers; a known device has its own', async () => {
    const { phone } = await makeCustomer(shop.db, { isPhoneVerified: true });
    await ask(phone);
    const { device_mark } = (await enter(phone, sentCode())).body.data;
    await ask(phone);
    const code = sentCode();
    const tries = [];
    for (let turn = 0; turn < 5; turn += 1) tries.push((await enter(phone, another(code))).body.code);
    expect(tries).toEqual(Array(5).fill('auth.code_wrong'));
    expect((await enter(phone, code)).body.code).toBe('auth.code_wrong');
    expect((await enter(phone, code, { device_mark })).status).toBe(200);
  });

  test('strangers ask three times in ten minutes, and the last code works; a known device asks on', async () => {
    const { phone } = await makeCustomer(shop.db, { isPhoneVerified: true });
    await ask(phone);
    const { device_mark } = (await enter(phone, sentCode())).body.data;
    await ask(phone);
    await ask(phone);
    const last = sentCode();
    expect((await ask(phone)).body.data).toEqual({ done: true });
    expect(shop.told()).toEqual([]);
    expect((await enter(phone, last)).status).toBe(200);
    await ask(phone, { device_mark });
    expect(shop.told()).toEqual([phone]);
  });

  test('one visitor asks for twenty codes by SMS and thirty by mail, for whomever, and tries sixty', async () => {
    const from = fresh();
    const asked = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const body = { login: `05688${String(turn).padStart(5, '0')}` };
      asked.push((await shop.call('POST /auth/login-code', { body, headers: from })).status);
    }
    expect([asked.filter((status) => status === 200).length, asked.at(-1)]).toEqual([20, 429]);
    const elsewhere = fresh();
    const byMail = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const body = { login: `nobody${turn}@example.com` };
      byMail.push((await shop.call('POST /auth/login-code', { body, headers: elsewhere })).status);
    }
    expect([byMail.filter((status) => status === 200).length, byMail.at(-1)]).toEqual([30, 429]);
    const tried = [];
    for (let turn = 0; turn < 61; turn += 1) {
      tried.push((await enter(`05689${String(turn).padStart(5, '0')}`, '123456', {}, from)).body.code);
    }
    expect(tried.filter((code) => code === 'auth.code_wrong')).toHaveLength(60);
    expect(tried.at(-1)).toBe('auth.too_many_attempts');
  });
});
