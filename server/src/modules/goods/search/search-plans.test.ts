import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../testing/index.ts';
import { refreshWords, replaceSynonyms } from './vocabulary.store.ts';

let database: TestDatabase;
let indexed: OpenDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

/**
 * In small tables a planner rightly scans everything. When scans are made expensive, it scans only without a usable
 * index. PostgreSQL counts scans per connection, so there is only one.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const { product } = factories(database.db);
  for (const nameAr of ['عطر ورد', 'عطر عود', 'باور بانك سريع', 'ساعة ذكية']) await product({ nameAr });
  await inTransaction(database.db, async (tx) => {
    await replaceSynonyms(tx, [['شاحن', 'باور بانك']]);
    await refreshWords(tx);
  });
  await sql`do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`.execute(
    database.db,
  );
  await sql`vacuum analyze`.execute(database.db);
  indexed = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  shop = await createTestApp({ ...database, ...indexed }, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await indexed.close();
  await database.close();
});

async function readsOfWholeTables(): Promise<Record<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(indexed.db);
  await sql`select pg_stat_clear_snapshot()`.execute(indexed.db);
  const { rows } = await sql.rows({ name: sql.text, reads: sql.int4 })`
    select relname::text as name, seq_scan::int as reads from pg_stat_user_tables
    where relname in ('search_words', 'product_search', 'products')
  `.execute(indexed.db);
  return Object.fromEntries(rows.map(({ name, reads }) => [name, reads]));
}

test('control: a question that no index serves is counted', async () => {
  const before = await readsOfWholeTables();
  await sql`select count(*) from search_words where uses % 7 = 3`.execute(indexed.db);
  expect((await readsOfWholeTables()).search_words).toBeGreaterThan(before.search_words ?? 0);
});

test.each([
  'عطر',
  'عط',
  'عرط',
  '3tr',
  "u'v",
  'باوربانك',
  'باور بنك',
  'شاحن',
  'كهربائياتت',
  'عطر بنفسجي كبير',
  'ساعتين',
])('no table is read whole to search for %s', async (text) => {
  const before = await readsOfWholeTables();
  const { status } = await shop.call(`GET /products?search=${encodeURIComponent(text)}&facets=false`);
  expect(status).toBe(200);
  expect(await readsOfWholeTables()).toEqual(before);
});
