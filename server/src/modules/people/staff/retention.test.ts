import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeStaff, type TestDatabase } from '../../../testing/index.ts';
import { deleteUnusedStaffDevices } from './devices.ts';
import { deleteExpiredStaffSessions } from './sessions.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let staffId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  staffId = (await makeStaff(database.db, 'support')).id;
});
afterAll(() => database.close());

test('sessions and sign-ins that are over are forgotten, those under way stay', async () => {
  const at = new Date();
  for (const expiresAt of [new Date(at.getTime() - 1), new Date(at.getTime() + DAY_MS)]) {
    await sql`
      insert into staff_sessions (id, staff_id, token_hash, last_used_at, expires_at)
      values (gen_random_uuid(), ${staffId}, ${randomBytes(32)}, ${at}, ${expiresAt})
    `.execute(database.db);
    await sql`
      insert into staff_challenges (token_hash, staff_id, tries_left, expires_at)
      values (${randomBytes(32)}, ${staffId}, 3, ${expiresAt})
    `.execute(database.db);
  }
  await deleteExpiredStaffSessions(database.db, at);
  const { rows } = await sql.rows({ sessions: sql.int4, challenges: sql.int4 })`
    select (select count(*)::int from staff_sessions where expires_at <= ${at}) as sessions,
      (select count(*)::int from staff_challenges where expires_at <= ${at}) as challenges
  `.execute(database.db);
  expect(rows).toEqual([{ sessions: 0, challenges: 0 }]);
  const { rows: kept } = await sql`select from staff_sessions`.execute(database.db);
  expect(kept).toHaveLength(2);
});

test('a device nobody used for a year is forgotten, one of yesterday is kept', async () => {
  const at = new Date();
  for (const ago of [366 * DAY_MS, DAY_MS]) {
    await sql`
      insert into staff_devices (staff_id, mark_hash, used_at)
      values (${staffId}, ${randomBytes(32)}, ${new Date(at.getTime() - ago)})
    `.execute(database.db);
  }
  await deleteUnusedStaffDevices(database.db, at);
  const { rows } = await sql.rows({ used_at: sql.timestamptz })`select used_at from staff_devices`.execute(database.db);
  expect(rows).toEqual([{ used_at: new Date(at.getTime() - DAY_MS) }]);
});
