import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribersOf } from './background.ts';
import { stepOf, totpCode } from './modules/people/staff/index.ts';
import { sql } from './platform/database/index.ts';
import { createLog } from './platform/log/index.ts';
import type { Mail } from './platform/mail/index.ts';
import type { Sms } from './platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeStaff,
  PASSWORD,
  type TestDatabase,
} from './testing/index.ts';

const phone = '+966551239874';
const email = 'secret.person@example.com';
const password = 'كلمة لا يعرفها أحد';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let lines: string[] = [];
const mails: Mail[] = [];
const messages: Sms[] = [];
const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { log });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function deliver(): Promise<void> {
  await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages })));
}

/** None of these may stand in a line, in whatever form it was sent. */
function expectSilence(...secrets: (string | undefined)[]): void {
  const written = lines.join('');
  for (const secret of [phone, phone.slice(4), `0${phone.slice(4)}`, email, password, ...secrets]) {
    expect(secret, 'there is something to look for').toBeTruthy();
    expect(written).not.toContain(secret);
  }
}

const account = {
  firstName: 'سعاد',
  lastName: 'الحربي',
  phone,
  email,
  password,
  password_confirmation: password,
};

test('what customers send and are sent is in no line of the log', async () => {
  const registered = await shop.call('POST /auth/register', { body: account });
  const { token } = registered.body.data;
  const headers = { authorization: `Bearer ${token}` };
  await shop.call('POST /auth/login', { body: { login: phone, password: `${password}!` } });
  await shop.call('POST /auth/login', { body: { login: email, password } });
  await shop.call('POST /auth/forgot-password', { body: { email } });
  await shop.call('POST /user/verification', { body: { channel: 'phone' }, headers });
  await shop.call(`GET /tracking?number=WH-2026-000001&phone=${encodeURIComponent(phone)}`);
  await shop.call('GET /auth/me', { headers: { authorization: `Bearer ${token.slice(0, -1)}x` } });
  await deliver();
  const proof = /verify-email\/([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
  await shop.call('POST /auth/verify-email', { body: { token: proof } });
  await shop.call('POST /auth/forgot-password', { body: { email } });
  await deliver();
  const link = /reset-password\/([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
  const code = /\b\d{6}\b/.exec(messages.map(({ text }) => text).join())?.[0];
  await shop.call('POST /auth/reset-password', {
    body: { token: link, password: `${password}?`, password_confirmation: `${password}?` },
  });
  await shop.call('POST /user/verify-phone', { body: { code }, headers });
  expectSilence(token, token.slice(0, -1), proof, link, code);
});

test('who came in, who was refused and who asked too often is noted, by a name that is no address', async () => {
  const limited = await createTestApp(database, { log, limits: true });
  const login = (given: string) => limited.call('POST /auth/login', { body: { login: phone, password: given } });
  for (let turn = 0; turn < 8; turn += 1) await login('not the one');
  await login('not the one');
  await limited.call('GET /user/profile');
  const { headers } = await makeStaff(database.db, 'support');
  await limited.call('GET /admin/audit', { headers });
  await limited.call('POST /admin/auth/logout', { headers });
  await limited.close();
  const noted = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'access');
  expect([...new Set(noted.map(({ call, outcome }) => `${call} ${outcome}`))]).toEqual([
    'POST /api/store/auth/login auth.credentials_wrong',
    'POST /api/store/auth/login auth.too_many_attempts',
    'GET /api/store/user/profile auth.required',
    'GET /api/store/admin/audit auth.forbidden',
    'POST /api/store/admin/auth/logout done',
  ]);
  for (const { visitor, reqId } of noted)
    expect([visitor, reqId]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.any(String)]);
  expect(lines.join('')).not.toContain('127.0.0.1');
  expectSilence();
});

test('a forwarded address is believed from a proxy of ours and from nobody else', async () => {
  const visitorsOf = async (settings: Record<string, string>, addresses = ['203.0.113.1', '203.0.113.2']) => {
    lines = [];
    const behind = await createTestApp(database, { log, settings });
    for (const address of addresses) {
      await behind.call('GET /user/profile', { headers: { 'x-forwarded-for': address } });
    }
    await behind.close();
    return new Set(lines.map((line) => JSON.parse(line).visitor)).size;
  };
  expect(await visitorsOf({})).toBe(1);
  const behindProxy = { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' };
  expect(await visitorsOf(behindProxy)).toBe(2);
  const oneInManySpellings = ['203.0.113.1', '203.0.113.1:4711', '::ffff:203.0.113.1', '203.0.113.1, 10.0.0.7:80'];
  expect(await visitorsOf(behindProxy, oneInManySpellings)).toBe(1);
  expect(await visitorsOf(behindProxy, ['2001:db8::1', '2001:db8::2:3:4:5', '[2001:db8::9]:443'])).toBe(1);
});

test('what staff send is in no line of the log', async () => {
  const staff = await makeStaff(database.db, 'owner');
  const body = { email: staff.email, password: PASSWORD };
  const { challenge } = (await shop.call('POST /admin/auth/login', { body })).body.data;
  const code = totpCode(staff.totpSecret, stepOf(new Date()));
  const done = await shop.call('POST /admin/auth/totp', { body: { challenge, code } });
  const { token } = done.body.data;
  const added = await shop.call('POST /admin/staff', {
    body: { email, name: 'سعاد', role: 'support' },
    headers: { authorization: `Bearer ${token}` },
  });
  expectSilence(PASSWORD, challenge, code, token, staff.email, added.body.data.one_time_password);
});

test('a failure is told whole, and still nothing of what was sent', async () => {
  const broken = await createTestDatabase();
  const failing = await createTestApp(broken, { log });
  await sql`alter table customers rename to customers_gone`.execute(broken.db);
  const register = await failing.call('POST /auth/register', { body: account });
  const login = await failing.call('POST /auth/login', { body: { login: phone, password } });
  expect([register.status, login.status]).toEqual([500, 500]);
  expect(JSON.stringify([register.body, login.body])).not.toMatch(/customers|select|\.ts/);
  expect(lines.join('')).toContain('customers');
  expectSilence();
  await sql`alter table customers_gone rename to customers`.execute(broken.db);
  await failing.close();
  await broken.close();
});
