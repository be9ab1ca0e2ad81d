import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type Guard,
  makeCustomer,
  PASSWORD,
  type TestDatabase,
  twoProcesses,
} from '../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(
  () => database,
  () => ({ limits: true }),
);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** Concurrent guesses on both processes; returns the number of checked ones. */
async function guess(login: string, times: number): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, turn) => {
      return (await two.call(turn, 'POST /auth/login', { login, password: `wrong number ${turn}` })).status;
    }),
  );
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 401).length;
}

const loginLimit: Guard = {
  file: 'attempts.ts',
  guard: 'await attemptLimits.spend(budgetsOf(guessed, guesser));',
  instead: 'void [attemptLimits, guessed, guesser];',
};

test('a password is guessed eight times and no more, whichever process is asked', async () => {
  const { phone } = await makeCustomer(database.db);
  await two.start();
  expect(await guess(phone, 12)).toBe(8);
  const right = await two.call(0, 'POST /auth/login', { login: phone, password: PASSWORD });
  expect(right).toMatchObject({ status: 429, body: { code: 'auth.too_many_attempts' } });
  expect(await guess('0577777777', 12), 'an account that is not there has the same limit').toBe(8);
});

test('control: without the count every guess is looked at', async () => {
  const { phone } = await makeCustomer(database.db);
  await two.start(loginLimit);
  expect(await guess(phone, 24)).toBe(24);
});
