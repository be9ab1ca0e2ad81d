import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestDatabase, type MadeStaff, makeStaff, type TestDatabase } from '../../../testing/index.ts';
import { auditExport } from './audit-export.ts';

let database: TestDatabase;
let hind: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  hind = await makeStaff(database.db, 'support');
});
afterAll(() => database.close());

async function* pages(...sizes: number[]) {
  for (const size of sizes) yield Array.from({ length: size }, (_, at) => at);
}

const take = (filters: Record<string, unknown>, ...sizes: number[]) => {
  const actor = { kind: 'staff', staffId: hind.id, sessionId: '', role: 'support' } as const;
  return auditExport(database.db, { actor, requestId: 'r-1' }, { of: 'orders', filters }, pages(...sizes));
};

async function entries() {
  const { rows } = await sql.rows({ staff_id: sql.uuid.orNull, action: sql.text, after: sql.jsonb.orNull })`
    select staff_id, action, after from staff_audit where subject_id = 'orders' order by id`.execute(database.db);
  return rows;
}

test('says who took how many rows by which filter, and not what was searched for', async () => {
  for await (const _ of take({ status: 'delivered', q: '0512345678' }, 1_000, 12));
  const filters = { status: 'delivered', searched: true };
  expect(await entries()).toEqual([
    { staff_id: hind.id, action: 'exports.taken', after: { filters, rows: 1_012, is_whole: true } },
  ]);
});

test('a reader who goes away has taken what left until then', async () => {
  for await (const _ of take({}, 1_000, 1_000)) break;
  expect((await entries()).at(-1)?.after).toEqual({ filters: {}, rows: 1_000, is_whole: false });
});
