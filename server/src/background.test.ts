import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseRequests } from './background.ts';
import { sql } from './platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('keys of yesterday, limits that are over and old invalidations are forgotten, the others stay', async () => {
  const { db } = database;
  for (const hours of [1, 25]) {
    const at = new Date(Date.now() - hours * 3_600_000);
    await sql`
      insert into idempotency_keys (key_hash, request_hash, reply, visitor, created_at)
      values (${randomBytes(32)}, ${randomBytes(32)}, '{}', ${randomUUID()}, ${at})
    `.execute(db);
    await sql`
      insert into rate_limits (bucket, minute, requests, ends_at)
      values (${randomUUID()}, ${at}, 1, ${hours === 1 ? new Date(Date.now() + 60_000) : at})
    `.execute(db);
    await sql`
      insert into cache_purges (tags, created_at) values (array['x'], ${hours === 1 ? new Date() : at})
    `.execute(db);
  }
  await eraseRequests(db, { eventDays: 30 }).run();
  const { rows } = await sql.rows({ keys: sql.int4, limits: sql.int4, invalidations: sql.int4 })`
    select (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from rate_limits) as limits,
      (select count(*)::int from cache_purges where tags = array['x']) as invalidations
  `.execute(db);
  expect(rows).toEqual([{ keys: 1, limits: 1, invalidations: 1 }]);
});
