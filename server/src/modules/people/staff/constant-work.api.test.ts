import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, makeStaff, type TestDatabase } from '../../../testing/index.ts';

const counted = vi.hoisted(() => {
  // Modules loaded before this file use the real crypto, which is not counted.
  vi.resetModules();
  return { hashes: 0, queries: [] as string[] };
});
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (...given) => {
    counted.hashes += 1;
    crypto.argon2(...given);
  };
  return { ...crypto, argon2 };
});

/** Records the text of every statement, without its values. */
function counting<Listened extends Database>(db: Listened): Listened {
  return {
    ...db,
    query(text, values) {
      // The shop polls for invalidations regardless of requests.
      if (!text.includes('cache_purges')) counted.queries.push(text);
      return db.query(text, values);
    },
    transaction: (work) => db.transaction((tx) => work(counting(tx))),
  };
}

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp({ ...database, db: counting(database.db) }, { limits: true });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Work the shop does for a sign-in with a wrong password. */
async function workOf(email: string) {
  counted.hashes = 0;
  counted.queries = [];
  const { status, body } = await shop.call('POST /admin/auth/login', { body: { email, password: 'not the one' } });
  expect([status, body.code]).toEqual([401, 'staff.credentials_wrong']);
  return { hashes: counted.hashes, queries: counted.queries };
}

test('a sign-in as nobody makes the same work as one of somebody with a wrong password, and leaves nothing', async () => {
  const { email } = await makeStaff(database.db, 'support');
  await workOf('warm-up@example.com');
  const [somebody, nobody] = [await workOf(email), await workOf('nobody@example.com')];
  expect(somebody.hashes).toBe(1);
  expect(nobody).toEqual(somebody);
  expect(somebody.queries.join()).toContain('audit_log');
  const { rows } = await sql.rows({ action: sql.text })`select action from staff_audit`.execute(database.db);
  expect(rows).toEqual([{ action: 'staff.password_refused' }]);
});
