import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../../platform/database/index.ts';
import { holdCommits } from '../../../../testing/database/hold-commits.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { addResumable } from './resumable.store.ts';

const MOST = 3;
const AT_ONCE = 12;
let database: TestDatabase;
/** A pool with one connection for each concurrent call. */
let wide: OpenDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  wide = openDatabase({ url: database.url, poolSize: AT_ONCE, timeouts: BACKGROUND_TIMEOUTS });
});
afterEach(async () => {
  await wide.close();
  await database.close();
});

/** One visitor begins a dozen uploads concurrently. Returns how many were added. */
async function beginTogether(add: typeof addResumable): Promise<number> {
  const db = holdCommits(wide.db);
  const since = new Date(Date.now() - 86_400_000);
  const begin = () => {
    const upload = { id: randomUUID(), customerId: null, kind: 'image' as const, visitor: 'one', sizeBytes: 1_000 };
    return inTransaction(db, (tx) => add(tx, upload, { most: MOST, since }));
  };
  const begun = await Promise.all(Array.from({ length: AT_ONCE }, begin));
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from resumable_uploads
  `.execute(database.db);
  expect(rows[0]?.count).toBe(begun.filter((one) => one !== undefined).length);
  return rows[0]?.count ?? 0;
}

test('of a dozen uploads that a visitor begins at once as many are added as may be unfinished', async () => {
  expect(await beginTogether(addResumable)).toBe(MOST);
});

/** The same without the advisory lock. */
const addWithoutTurn: typeof addResumable = (tx, upload, limit) =>
  addResumable(
    {
      ...tx,
      query: async (text, values) =>
        text.includes('pg_advisory_xact_lock') ? tx.query('select', []) : tx.query(text, values),
    },
    upload,
    limit,
  );

test('control: where none waits for another, more are added', async () => {
  expect(await beginTogether(addWithoutTurn)).toBeGreaterThan(MOST);
});
