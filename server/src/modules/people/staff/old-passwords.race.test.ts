import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeStaff,
  PASSWORD,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

// Two processes and many hashes take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const NEXT = 'قهوة عربية وتمر سكري';
let database: TestDatabase;
// Logins lock the row that the change waits for: with held commits the change would wait forever.
const two = twoProcesses(
  () => database,
  () => ({ holds: false }),
);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/**
 * Begins sign-ins with the old password while it is changed; returns the number of those that could still be completed.
 */
async function signInMeanwhile(): Promise<number> {
  const { id, email, headers } = await makeStaff(database.db, 'support');
  let isOver = false;
  const loops = Array.from({ length: 6 }, async (_, turn) => {
    while (!isOver) await two.call(turn, 'POST /admin/auth/login', { email, password: PASSWORD });
  });
  const change = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
  const { status } = await two.call(0, 'POST /admin/auth/password', change, headers);
  isOver = true;
  await Promise.all(loops);
  expect(status).toBe(200);
  const { rows } = await sql`select from staff_challenges where staff_id = ${id}`.execute(database.db);
  return rows.length;
}

test('a changed password ends every sign-in that the old one began meanwhile', async () => {
  await two.start();
  for (let round = 0; round < 3; round += 1) expect(await signInMeanwhile()).toBe(0);
});

test('control: without a look at the password some of them live on', async () => {
  await two.start({
    file: 'staff/sessions.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: 'where id = ${challenge.staff_id} and password_hash = ${passwordHash} and suspended_at is null for share',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    instead: 'where id = ${challenge.staff_id} and ${passwordHash}::text is not null',
  });
  expect(await untilLost(signInMeanwhile, 0)).toBeGreaterThan(0);
});
