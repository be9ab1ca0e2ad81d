import type { EndpointKey } from '@waha/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type ApiProcess,
  callOver,
  createTestDatabase,
  type Guard,
  makeCoupon,
  makeCustomer,
  makeStaff,
  startApiProcess,
  type TestDatabase,
} from '../../testing/index.ts';
import type { Answered, Parts, World } from './contract-world.fixture.ts';
import { openWorld } from './module-fixtures.fixture.ts';

let world: World;
let database: TestDatabase;
let processes: ApiProcess[] = [];

beforeAll(async () => {
  world = await openWorld();
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  processes = [];
});
afterAll(async () => {
  await world.close();
  await database.close();
});

/** Content of an answer, without its request number and fields that always differ. */
const told = ({ status, headers, body }: Answered) => {
  const { 'content-length': length, 'content-type': type, 'retry-after': after } = headers;
  return { status, length, type, after, body: { ...Object(body), request_id: '' } };
};

type Question = (thing: string) => [EndpointKey, Parts];

/** Calls about an existing entity and about a missing one, whose answers must be indistinguishable. */
const questions: Record<string, { ask: Question; there: () => Promise<string>; nowhere: string }> = {
  'signing in with a phone': {
    ask: (login) => ['POST /auth/login', { body: { login, password: 'not the one' } }],
    there: async () => (await makeCustomer(world.db)).phone,
    nowhere: '+966500009999',
  },
  'signing in with an address': {
    ask: (login) => ['POST /auth/login', { body: { login, password: 'not the one' } }],
    there: async () => {
      await makeCustomer(world.db, { email: 'known@example.com', isEmailVerified: true });
      return 'known@example.com';
    },
    nowhere: 'never@example.com',
  },
  'a code to sign in by': {
    ask: (login) => ['POST /auth/login-code', { body: { login } }],
    there: async () => (await makeCustomer(world.db, { isPhoneVerified: true })).phone,
    nowhere: '+966500009998',
  },
  'signing in by a code': {
    ask: (login) => ['POST /auth/login-by-code', { body: { login, code: '123456' } }],
    there: async () => (await makeCustomer(world.db, { isPhoneVerified: true })).phone,
    nowhere: '+966500009997',
  },
  'a forgotten password': {
    ask: (email) => ['POST /auth/forgot-password', { body: { email } }],
    there: async () => {
      await makeCustomer(world.db, { email: 'known2@example.com', isEmailVerified: true });
      return 'known2@example.com';
    },
    nowhere: 'neverr@example.com',
  },
  'staff signing in': {
    ask: (email) => ['POST /admin/auth/login', { body: { email, password: 'not the one' } }],
    there: async () => (await makeStaff(world.db, 'owner')).email,
    nowhere: 'never@example.com',
  },
  'asking for the newsletter': {
    ask: (email) => ['POST /newsletter', { body: { email, source: 'page' } }],
    there: async () => {
      await world.send('POST /newsletter', { body: { email: 'reader@example.com', source: 'page' } });
      return 'reader@example.com';
    },
    nowhere: 'nobody@example.com',
  },
  'following an order with another phone': {
    ask: (number) => ['GET /tracking', { query: { number, phone: '0599999999' } }],
    there: async () => (await world.placeOrder()).number,
    nowhere: 'WH-2026-999999',
  },
  'an order of somebody else': {
    ask: (id) => ['GET /orders/{id}', { params: { id }, query: { view_token: 'x'.repeat(43) } }],
    there: async () => (await world.placeOrder()).id,
    nowhere: '11111111-1111-4111-8111-111111111111',
  },
};

const newcomer = (phone: string) => ({ firstName: 'سعد', lastName: 'القحطاني', phone });

test.each(Object.entries(questions))('%s tells nothing about who is there', async (_, { ask, there, nowhere }) => {
  const [known, unknown] = [ask(await there()), ask(nowhere)];
  expect(told(await world.send(...known))).toEqual(told(await world.send(...unknown)));
});

test('registering with a phone that is taken is refused in words that fit any reason (docs/decisions/0012)', async () => {
  const { phone } = await makeCustomer(world.db);
  const password = 'another password entirely';
  const body = { ...newcomer(phone), password, password_confirmation: password };
  const { status, body: answer } = await world.send('POST /auth/register', { body });
  expect([status, Reflect.get(Object(answer), 'code')]).toEqual([422, 'auth.registration_refused']);
  expect(JSON.stringify(answer)).not.toMatch(/مسجل|مستخدم|registered|taken|exists/);
});

test('a referral code changes nothing that a buyer sees, whoever’s it is', async () => {
  const order = async (code: string | null) => {
    const { status, body } = await world.send('POST /orders', { body: { ...world.things.order, referral_code: code } });
    return { status, total: Reflect.get(Object(Reflect.get(Object(body), 'data')), 'total') };
  };
  expect(await order('NOBODYS-CODE')).toEqual(await order(null));
});

async function startTwo(without?: Guard): Promise<void> {
  const options = { limits: true, ...(without && { without }) };
  processes = await Promise.all([startApiProcess(database.url, options), startApiProcess(database.url, options)]);
}

/** Guesses codes at two processes in turn; returns how many were checked. */
async function guess(times: number): Promise<number> {
  const lines = [{ product_id: 1, quantity: 1 }];
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, turn) => {
      const body = { code: `GUESS${turn}`, lines };
      return (await callOver(processes[turn % 2]?.address ?? '', 'POST /coupons/validate', body)).status;
    }),
  );
  expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 422).length;
}

test('codes are guessed twenty times a minute and no more, whichever process is asked', async () => {
  await makeCoupon(database.db, { code: 'SECRET' });
  await startTwo();
  // The minute of the rate limit may end during the test.
  expect(await guess(70)).toBeLessThanOrEqual(40);
});

test('control: without the count every guess is looked at', async () => {
  const guard = 'if (counted && counted.requests > most) {';
  await startTwo({ file: 'window-limit.ts', guard, instead: 'if (counted && most < 0) {' });
  expect(await guess(70)).toBe(70);
});
