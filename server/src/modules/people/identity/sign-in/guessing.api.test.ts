import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { makeCustomer, makeStaff, PASSWORD } from '../../../../testing/index.ts';
import { stepOf, totpCode } from '../../staff/index.ts';
import { openAccountShop } from '../account-shop.fixture.ts';

const NEXT = 'قهوة عربية وتمر سكري';
const both = { password: NEXT, password_confirmation: NEXT };

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
const login = (body: object, from = fresh()) => shop.call('POST /auth/login', { body, headers: from });

/** Tries wrong passwords from many addresses until the crowd's budget is used up. */
async function attack(key: string, body: Record<string, unknown>): Promise<string> {
  let last = '';
  for (let turn = 0; turn < 61; turn += 1) {
    last = (await shop.call(key, { body: { ...body, password: `wrong number ${turn}` }, headers: fresh() })).body.code;
  }
  return last;
}

describe('while others guess at an account', () => {
  test('a device it knows comes in, also from a new address, and so does who proves a contact', async () => {
    const { phone } = await makeCustomer(shop.db);
    const known = await login({ login: phone, password: PASSWORD });
    const { device_mark: mark } = known.body.data;
    expect(await attack('POST /auth/login', { login: phone })).toBe('auth.proof_needed');
    const stranger = await login({ login: phone, password: PASSWORD });
    expect(stranger.body.code).toBe('auth.proof_needed');
    expect(stranger.headers['retry-after']).toBeDefined();
    expect((await login({ login: phone, password: PASSWORD, device_mark: mark })).status).toBe(200);
    await shop.call('POST /auth/forgot-password', { body: { email: phone }, headers: fresh() });
    await shop.deliver();
    const token = shop.linkTo(phone, 'reset-password');
    const reset = await shop.call('POST /auth/reset-password', { body: { token, ...both }, headers: fresh() });
    const proof = reset.body.data.device_mark;
    expect((await login({ login: phone, password: NEXT, device_mark: proof })).status).toBe(200);
    const old = await login({ login: phone, password: NEXT, device_mark: mark });
    expect(old.body.code, 'a new password ends what was known before').toBe('auth.proof_needed');
  });

  test('strangers are told the same of an account that is not there', async () => {
    expect(await attack('POST /auth/login', { login: '0567000001' })).toBe('auth.proof_needed');
  });

  test('the mark of one account is worth nothing at another, and has few guesses itself', async () => {
    const [mine, other] = [await makeCustomer(shop.db), await makeCustomer(shop.db)];
    const { device_mark: mark } = (await login({ login: mine.phone, password: PASSWORD })).body.data;
    await attack('POST /auth/login', { login: other.phone });
    const foreign = await login({ login: other.phone, password: PASSWORD, device_mark: mark });
    expect(foreign.body.code).toBe('auth.proof_needed');
    const statuses = [];
    for (let turn = 0; turn < 9; turn += 1) {
      statuses.push((await login({ login: mine.phone, password: `wrong ${turn}`, device_mark: mark })).status);
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });

  test('staff come in with the mark of their device, or with a code of their app beside the password', async () => {
    const { email, totpSecret } = await makeStaff(shop.db, 'support');
    const code = () => totpCode(totpSecret, stepOf(new Date(shop.clock.now)));
    const start = (more: object) =>
      shop.call('POST /admin/auth/login', { body: { email, password: PASSWORD, ...more }, headers: fresh() });
    const { challenge } = (await start({})).body.data;
    const second = await shop.call('POST /admin/auth/totp', { body: { challenge, code: code() }, headers: fresh() });
    const { device_mark } = second.body.data;
    expect(await attack('POST /admin/auth/login', { email })).toBe('staff.proof_needed');
    expect((await start({})).body.code).toBe('staff.proof_needed');
    expect((await start({ code: '000000' })).body.code).toBe('staff.proof_needed');
    expect((await start({ code: code() })).status).toBe(200);
    expect((await start({ device_mark })).status).toBe(200);
    expect((await start({ password: 'abcde-fghjk-mnpqr-stvwx' })).body.code, 'looked at').toBe(
      'staff.credentials_wrong',
    );
  });

  test('registering with its phone opens nothing and looks at no password', async () => {
    const { phone } = await makeCustomer(shop.db);
    const body = { firstName: 'سعد', lastName: 'القحطاني', phone, password: PASSWORD, password_confirmation: PASSWORD };
    const { status, body: answer } = await shop.call('POST /auth/register', { body, headers: fresh() });
    expect([status, answer.code]).toEqual([422, 'auth.registration_refused']);
  });
});

describe('codes and links', () => {
  const ask = (headers: Record<string, string>, channel: 'email' | 'phone') =>
    shop.call('POST /user/verification', { body: { channel }, headers: { ...headers, ...fresh() } });

  test('a phone is sent five codes an hour and tried ten times, from however many addresses', async () => {
    const { headers } = await makeCustomer(shop.db);
    const asked = [];
    for (let turn = 0; turn < 24; turn += 1) asked.push((await ask(headers, 'phone')).status);
    await shop.deliver();
    expect(asked.filter((status) => status === 200)).toHaveLength(5);
    expect(shop.messages).toHaveLength(5);
    const right = /\d{6}/.exec(shop.messages.at(-1)?.text ?? '')?.[0] ?? '';
    const tries = [];
    for (let turn = 0; turn < 120; turn += 1) {
      const code = String((Number(right) + 1 + turn) % 1_000_000).padStart(6, '0');
      const tried = await shop.call('POST /user/verify-phone', { body: { code }, headers: { ...headers, ...fresh() } });
      tries.push(tried.body.code);
    }
    expect(tries.filter((code) => code === 'auth.code_wrong')).toHaveLength(10);
    expect(tries.at(-1)).toBe('auth.too_many_attempts');
  });

  test('one number is sent no more by way of many accounts', async () => {
    const phone = '+966599770011';
    const asked = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { id, headers } = await makeCustomer(shop.db, { phone });
      asked.push((await ask(headers, 'phone')).status);
      await sql`update customers set phone = null where id = ${id}`.execute(shop.db);
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('the welcome counts with the mails that ask for the proof: ten a day', async () => {
    const body = { firstName: 'سعد', lastName: 'القحطاني', phone: '0599770012', email: 'ten@example.com', ...both };
    const registered = await shop.call('POST /auth/register', { body, headers: fresh() });
    const headers = { authorization: `Bearer ${registered.body.data.token}` };
    for (let turn = 0; turn < 12; turn += 1) await ask(headers, 'email');
    await shop.deliver();
    expect(shop.mails).toHaveLength(10);
  });

  test('links to choose a password are few, and the last one works however often strangers ask', async () => {
    const { phone } = await makeCustomer(shop.db, { email: 'asked@example.com', isEmailVerified: true });
    const answers = new Set<number>();
    for (let turn = 0; turn < 30; turn += 1) {
      const email = turn % 2 ? phone : 'asked@example.com';
      answers.add((await shop.call('POST /auth/forgot-password', { body: { email }, headers: fresh() })).status);
    }
    await shop.deliver();
    expect([...answers]).toEqual([200]);
    expect(shop.mails).toHaveLength(3);
    const token = shop.linkTo('asked@example.com', 'reset-password');
    const reset = await shop.call('POST /auth/reset-password', { body: { token, ...both }, headers: fresh() });
    expect(reset.status).toBe(200);
  });
});

describe('correct sign-ins on known devices count as well', () => {
  test('one account signs in 40 times in a quarter of an hour over all its devices, whatever address; others are not held up', async () => {
    const { phone } = await makeCustomer(shop.db);
    const marks: string[] = [];
    for (let device = 0; device < 6; device += 1) {
      marks.push((await login({ login: phone, password: PASSWORD })).body.data.device_mark);
    }
    const statuses: number[] = [];
    for (let turn = 0; turn < 42; turn += 1) {
      const body = { login: phone, password: PASSWORD, device_mark: marks[turn % marks.length] };
      statuses.push((await login(body)).status);
    }
    expect(statuses).toEqual([...Array(40).fill(200), 429, 429]);
    const other = await makeCustomer(shop.db);
    expect((await login({ login: other.phone, password: PASSWORD })).status).toBe(200);
  });

  test('one address is counted over all accounts it signs in to', async () => {
    const from = fresh();
    const statuses: number[] = [];
    for (let account = 0; account < 7; account += 1) {
      const { phone } = await makeCustomer(shop.db);
      const { device_mark } = (await login({ login: phone, password: PASSWORD })).body.data;
      for (let turn = 0; turn < 36 && statuses.length < 242; turn += 1) {
        statuses.push((await login({ login: phone, password: PASSWORD, device_mark }, from)).status);
      }
    }
    expect(statuses).toEqual([...Array(240).fill(200), 429, 429]);
  });
});
