import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase } from '../../../../testing/index.ts';
import { deleteOldChanges } from '../contacts/changes.store.ts';
import { deleteUnusedDevices } from '../sign-in/devices.ts';
import { deleteOldSessions } from '../sign-in/sessions.store.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

let database: TestDatabase;
let customerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  customerId = (await makeCustomer(database.db)).id;
});
afterAll(() => database.close());

test('a change that can be undone no more is forgotten, one that can is kept', async () => {
  const at = new Date();
  const [past, open] = [randomUUID(), randomUUID()];
  for (const [id, expiresAt] of [
    [past, new Date(at.getTime() - 1)],
    [open, new Date(at.getTime() + DAY_MS)],
  ] as const) {
    await sql`
      insert into customer_changes (id, customer_id, kind, made_at, expires_at)
      values (${id}, ${customerId}, 'password', ${at}, ${expiresAt})
    `.execute(database.db);
  }
  await deleteOldChanges(database.db, at);
  const { rows } = await sql.rows({ id: sql.uuid })`select id from customer_changes`.execute(database.db);
  expect(rows).toEqual([{ id: open }]);
});

test('a device nobody used for a year is forgotten, one of yesterday is kept', async () => {
  const at = new Date();
  for (const ago of [YEAR_MS, DAY_MS]) {
    await sql`
      insert into customer_devices (customer_id, mark_hash, used_at)
      values (${customerId}, ${randomBytes(32)}, ${new Date(at.getTime() - ago)})
    `.execute(database.db);
  }
  await deleteUnusedDevices(database.db, at);
  const { rows } = await sql.rows({ used_at: sql.timestamptz })`select used_at from customer_devices`.execute(
    database.db,
  );
  expect(rows).toEqual([{ used_at: new Date(at.getTime() - DAY_MS) }]);
});

test('sessions that ended or rest too long are forgotten, the others stay', async () => {
  const at = new Date();
  const count = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`
      select count(*)::int as count from customer_sessions where customer_id = ${customerId}
    `.execute(database.db);
    return rows[0]?.count;
  };
  const kept = await count();
  for (const [lastUsedAt, expiresAt] of [
    [at, new Date(at.getTime() - 1)],
    [new Date(at.getTime() - 2 * DAY_MS), new Date(at.getTime() + DAY_MS)],
  ] as const) {
    await sql`
      insert into customer_sessions (id, customer_id, token_hash, device, last_used_at, expires_at)
      values (${randomUUID()}, ${customerId}, ${randomBytes(32)}, 'Test', ${lastUsedAt}, ${expiresAt})
    `.execute(database.db);
  }
  await deleteOldSessions(database.db, at, new Date(at.getTime() - DAY_MS));
  expect(await count()).toBe(kept);
});
