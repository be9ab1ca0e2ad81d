import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type MadeStaff,
  makeCustomer,
  makeStaff,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

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

const change = (turn: number, id: string, direction: 'give' | 'take', amount: number, key?: string) =>
  two.call(
    turn,
    `POST /admin/customers/${id}/store-credit`,
    { direction, amount, reason: 'A race' },
    { ...support.headers, ...(key && { 'idempotency-key': key }) },
  );

/** Takes 60 of 100 riyals twenty times concurrently. Returns the remaining balance. */
async function takeGroup(): Promise<number> {
  const { id } = await makeCustomer(database.db);
  await change(0, id, 'give', 100);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => change(turn, id, 'take', 60)));
  return (await readBalance(database.db, id, 'store_credit')).balance;
}

test('what is there is taken once, however many take it', async () => {
  await two.start();
  expect(await takeGroup()).toBe(4_000);
});

test('control: where an account is lowered whatever it holds, it falls below zero', async () => {
  database.allowViolations();
  const { rows } = await sql.rows({ name: sql.text })`
    select conname::text as name from pg_constraint
    where conrelid = 'ledger_accounts'::regclass and pg_get_constraintdef(oid) like '%held%>= 0%'
  `.execute(database.db);
  for (const { name } of rows) {
    await sql`alter table ledger_accounts drop constraint ${sql.ref(name)}`.execute(database.db);
  }
  await two.start({
    file: 'ledger/ledger.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: ' or balance + ${by.balance} - (held + ${by.held}) >= 0)',
    instead: ' or true)',
  });
  expect(await takeGroup()).toBeLessThan(0);
});

/** Sends one request many times concurrently under one key. Returns the resulting balance. */
async function giveTogether(): Promise<number> {
  const { id } = await makeCustomer(database.db);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => change(turn, id, 'give', 5, id)));
  return (await readBalance(database.db, id, 'store_credit')).balance;
}

test('one request sent many times at once gives once', async () => {
  await two.start();
  expect(await giveTogether()).toBe(500);
});

/** Adds notes concurrently for a customer with 98 notes. Returns the final number. */
async function writeTogether(): Promise<number> {
  const { id } = await makeCustomer(database.db);
  await sql`
    insert into customer_notes (customer_id, staff_id, text)
    select ${id}, ${support.id}, 'one of many' from generate_series(1, 98)
  `.execute(database.db);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) =>
      two.call(turn, `POST /admin/customers/${id}/notes`, { text: 'Together' }, support.headers),
    ),
  );
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from customer_notes where customer_id = ${id}
  `.execute(database.db);
  return rows[0]?.count ?? -1;
}

test('there are never more notes than may be', async () => {
  await two.start();
  expect(await writeTogether()).toBe(100);
});

test('control: neither the customer nor their notes held, there are more', async () => {
  await two.start({
    file: 'customers/customers.routes.ts',
    guard: 'await lockCustomer(tx, id)',
    instead: 'await readCustomer(tx, id)',
  });
  expect(await untilLost(writeTogether, 100)).toBeGreaterThan(100);
});
