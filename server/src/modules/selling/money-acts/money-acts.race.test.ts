import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type MadeStaff,
  makeCustomer,
  makeStaff,
  type TestDatabase,
  twoProcesses,
} from '../../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';

const AT_ONCE = 20;

let database: TestDatabase;
let support: MadeStaff;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  support = await makeStaff(database.db, 'support');
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/**
 * Support may send 3,000 riyals a day; 900 are sent twenty times concurrently, each to another customer. Returns the
 * outcomes.
 */
async function giveTogether(): Promise<number> {
  const customers = await Promise.all(Array.from({ length: AT_ONCE }, () => makeCustomer(database.db)));
  await Promise.all(
    customers.map(({ id }, turn) =>
      two.call(
        turn,
        `POST /admin/customers/${id}/store-credit`,
        { direction: 'give', amount: 900, reason: 'A race' },
        { ...support.headers },
      ),
    ),
  );
  const given = await Promise.all(customers.map(({ id }) => readBalance(database.db, id, 'store_credit')));
  return given.reduce((sum, { balance }) => sum + balance, 0);
}

test('of many acts at once no more than the ceiling of the day goes out', async () => {
  await two.start();
  expect(await giveTogether()).toBe(270_000);
});

test('control: where the sum of the day is looked at and then raised, more goes out', async () => {
  database.allowViolations();
  await two.start({
    file: 'money-acts/money-acts.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: 'where ${ceiling}::bigint is null or d.halalas + excluded.halalas <= ${ceiling}::bigint',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    instead: 'where ${ceiling}::bigint is null or excluded.halalas <= ${ceiling}::bigint',
  });
  expect(await giveTogether()).toBeGreaterThan(300_000);
});
