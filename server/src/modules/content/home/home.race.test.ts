import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type Guard,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

let database: TestDatabase;
let owner: MadeStaff;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  owner = await makeStaff(database.db, 'owner');
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** Many staff save the same version of the home page. Returns how many received a success. */
async function saveAtOnce(): Promise<number> {
  const { body } = await two.call(0, 'GET /admin/home', undefined, owner.headers);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => {
      const parts = [{ kind: 'best', is_on: turn % 2 === 0 }];
      return two.call(turn, 'PUT /admin/home', { parts, version: body.data.version }, owner.headers);
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

test('of those who change the home at one moment one is kept, and the others are told', async () => {
  await two.start();
  for (let round = 0; round < 3; round += 1) expect(await saveAtOnce()).toBe(1);
});

test('control: without the lock an edit is lost unseen', async () => {
  const guard: Guard = {
    file: 'home/home-page.store.ts',
    guard: "await sql`select pg_advisory_xact_lock(hashtextextended('home page', 0))`.execute(tx);",
    instead: '',
  };
  await two.start(guard);
  expect(await untilLost(saveAtOnce)).toBeGreaterThan(1);
});
