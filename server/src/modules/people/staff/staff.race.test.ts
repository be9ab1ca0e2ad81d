import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeStaff, PASSWORD, type TestDatabase, twoProcesses } from '../../../testing/index.ts';
import { stepOf, totpCode } from './index.ts';

// Two processes and many hashes take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/**
 * Signs in to one account many times concurrently with the password and the same code; returns the number of successes.
 */
async function signInWithOneCode(times: number): Promise<number> {
  const { email, totpSecret } = await makeStaff(database.db, 'support');
  const challenges: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { body } = await two.call(turn, 'POST /admin/auth/login', { email, password: PASSWORD });
    challenges.push(body.data.challenge);
  }
  const code = totpCode(totpSecret, stepOf(new Date()));
  const answers = await Promise.all(
    challenges.map((challenge, turn) => two.call(turn, 'POST /admin/auth/totp', { challenge, code })),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

test('a code lets one in, however many know it', async () => {
  await two.start();
  expect(await signInWithOneCode(6)).toBe(1);
});

test('control: a step that is not taken lets all of them in', async () => {
  await two.start({
    file: 'staff.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: 'where id = ${id} and totp_last_step < ${step} returning id',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    instead: 'where id = ${id} returning id',
  });
  expect(await signInWithOneCode(6)).toBe(6);
});

/** Owners each suspend the next one concurrently; returns the number of active ones. */
async function suspendEachOther(count: number): Promise<number> {
  const owners = await Promise.all(Array.from({ length: count }, () => makeStaff(database.db, 'owner')));
  await Promise.all(
    owners.map(({ headers }, turn) => {
      const next = owners[(turn + 1) % count];
      return two.call(turn, `PATCH /admin/staff/${next?.id}`, { status: 'suspended' }, headers);
    }),
  );
  const { rows } = await sql`select from staff where role = 'owner' and suspended_at is null`.execute(database.db);
  return rows.length;
}

test('however many owners take each other out, one stays', async () => {
  await two.start();
  for (let round = 0; round < 5; round += 1) {
    expect(await suspendEachOther(4)).toBeGreaterThanOrEqual(1);
    await sql`update staff set role = 'manager'`.execute(database.db);
  }
});

test('control: without the lock the shop is left without an owner', async () => {
  const looks = "where role = 'owner' and suspended_at is null";
  // A delay of a second between the check and the change, so that both have checked before one changes, even on a busy
  // machine.
  const slowly = `${looks} and (select pg_sleep(1)) is not null`;
  await two.start({
    file: 'staff.store.ts',
    guard: `${looks} order by id for update`,
    instead: `${slowly} order by id`,
  });
  let left = 1;
  for (let round = 0; round < 15 && left > 0; round += 1) {
    left = await suspendEachOther(2);
    await sql`update staff set role = 'manager'`.execute(database.db);
  }
  expect(left).toBe(0);
});
