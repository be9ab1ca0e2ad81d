import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeCustomer,
  type TestDatabase,
  twoProcesses,
} from '../../../../testing/index.ts';
import { issueCode } from '../index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** Enters one code in many tabs concurrently; returns the number of successful sign-ins. */
async function enterAtOnce(tabs: number): Promise<number> {
  const { id, phone } = await makeCustomer(database.db, { isPhoneVerified: true });
  const to = { purpose: 'sign_in', sentTo: phone } as const;
  const code = await inTransaction(database.db, (tx) => issueCode(tx, { id }, to, new Date()));
  const answers = await Promise.all(
    Array.from({ length: tabs }, (_, turn) => two.call(turn, 'POST /auth/login-by-code', { login: phone, code })),
  );
  expect(answers.filter(({ status, body }) => status !== 200 && body.code !== 'auth.code_wrong')).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

const once: Guard = {
  file: 'identity/sign-in/sign-in-by-code.ts',
  guard: "if (!(await takeCode(tx, of, stored.code_hash))) refuse('auth.code_wrong');",
  instead: 'void takeCode;',
};

test('a code lets one tab in, however many enter it at once', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) expect(await enterAtOnce(5)).toBe(1);
});

test('control: without using it up it lets in several', async () => {
  await two.start(once);
  expect(await enterAtOnce(5)).toBeGreaterThan(1);
});
