import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { versionedCacheOf } from '../../../platform/versioned-cache/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { listRunning } from './promotions.store.ts';
import { runningNow } from './running-now.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const BEGIN = Date.parse('2026-03-01T00:00:00Z');
const momentOf = (hour: number) => new Date(BEGIN + hour * HOUR_MS);

async function make({ from, to, cap = null }: { from: number; to: number; cap?: number | null }): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into promotions (type, name_ar, name_en, percent, starts_at, ends_at, quantity_cap, priority)
    values ('percentage', 'عرض', 'Offer', 10, ${momentOf(from)}, ${momentOf(to)}, ${cap}, ${from % 3}) returning id
  `.execute(database.db);
  return rows[0]?.id ?? 0;
}

/** Compares the cache with the database for every hour of four days. */
async function expectTheSame() {
  for (let hour = 0; hour <= 96; hour += 1) {
    const at = momentOf(hour);
    const now = await runningNow(database.db, versionedCacheOf(database.db), at);
    expect([hour, now]).toEqual([hour, await listRunning(database.db, at)]);
  }
}

test('what runs by memory is what runs in the database, at its first and last moment, whatever is changed or sold', async () => {
  await make({ from: 1, to: 30 });
  const long = await make({ from: -50, to: 200 });
  await make({ from: 24, to: 48 });
  const short = await make({ from: 47, to: 49 });
  await expectTheSame();
  await sql`update promotions set is_active = false where id = ${short}`.execute(database.db);
  await sql`update promotions set ends_at = ${momentOf(60)} where id = ${long}`.execute(database.db);
  await expectTheSame();
  const capped = await make({ from: 10, to: 20, cap: 5 });
  await expectTheSame();
  // A sale sends no invalidation.
  await sql`update promotions set quantity_sold = 3 where id = ${capped}`.execute(database.db);
  await expectTheSame();
  await sql`update promotions set quantity_sold = 5 where id = ${capped}`.execute(database.db);
  await expectTheSame();
  // Reset, because no order took these pieces.
  await sql`update promotions set quantity_sold = 0`.execute(database.db);
});
