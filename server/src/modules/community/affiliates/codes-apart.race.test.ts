import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, isUniqueViolation, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeAffiliate, makeCoupon, type TestDatabase } from '../../../testing/index.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const refused = (error: unknown) => {
  if (isUniqueViolation(error, 'codes_apart')) return 'refused' as const;
  throw error;
};

/** True while another transaction waits for an advisory lock of this database. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and not l.granted and d.datname = current_database()
  `.execute(database.db);
  return (rows[0]?.count ?? 0) > 0;
}

/**
 * A coupon is written but not committed while an affiliate requests the same code. Returns how many of the two
 * succeeded.
 */
async function bothAtOnce(): Promise<number> {
  const asked = await inTransaction(database.db, async (tx) => {
    await makeCoupon(tx, { code: 'SARA10' });
    let isSettled = false;
    const asking = makeAffiliate(database.db, { code: 'SARAIO' })
      .then(() => 'made' as const, refused)
      .finally(() => {
        isSettled = true;
      });
    while (!isSettled && !(await somebodyWaits())) await new Promise((resolve) => setTimeout(resolve, 5));
    return { asking };
  });
  return 1 + ((await asked.asking) === 'made' ? 1 : 0);
}

test('of a coupon and an affiliate with codes that look alike, made at once, the first one is', async () => {
  expect(await bothAtOnce()).toBe(1);
});

test('control: where neither waits for the other, both are made', async () => {
  const { rows } = await sql.rows({ source: sql.text })`
    select pg_get_functiondef('keep_affiliate_apart'::regproc) as source
  `.execute(database.db);
  const [{ source } = { source: '' }] = rows;
  const without = source.replace(/perform pg_advisory_xact_lock[^;]*;/, '');
  expect(without).not.toBe(source);
  await sql.raw(without).execute(database.db);
  expect(await bothAtOnce()).toBe(2);
});
