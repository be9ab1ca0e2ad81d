import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyse, createTestDatabase, plansOf, type TestDatabase } from '../../testing/index.ts';
import { sql } from '../database/index.ts';
import { deleteOldEvents } from './events.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const YOUNG = 40_000;
const OLD = 12_000;

async function fill(count: number, days: number): Promise<void> {
  await sql`
    insert into events (name, payload, created_at)
    select 'test.happened', '{}', now() - make_interval(days => ${days}) from generate_series(1, ${count}::int)
  `.execute(database.db);
}

test('old events are deleted, and of the young ones a batch is read at most', async () => {
  await fill(OLD, 31);
  await fill(YOUNG, 29);
  await analyse(database.db, 'events');
  await deleteOldEvents(database.db, 30);
  const { rows } = await sql.rows({ n: sql.int8 })`select count(*) as n from events`.execute(database.db);
  expect(rows[0]?.n).toBe(YOUNG);
  const [plan = ''] = await plansOf(database.db, (db) => deleteOldEvents(db, 30), { isCounted: true });
  const skipped = [...plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)].map(([, count]) => Number(count));
  expect(Math.max(0, ...skipped)).toBeLessThan(YOUNG / 4);
  expect(plan).not.toMatch(/Seq Scan on events/);
});
