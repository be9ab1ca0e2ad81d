import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../../platform/database/index.ts';
import { createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { createSearch, refreshWords, type Search } from '../../search/index.ts';
import { listByRelevance, RANKED_CANDIDATES } from './list-by-relevance.store.ts';
import { EVERYTHING } from './list-filter.store.ts';

let database: TestDatabase;
/** One connection: index usage counts are per connection until reported. */
let one: OpenDatabase;
let search: Search;
const ids = { common: [] as number[], rare: [] as number[], spread: [] as number[] };

beforeAll(async () => {
  database = await createTestDatabase();
  const a = factories(database.db);
  const categoryId = await a.category();
  const add = async (to: number[], nameAr: string, soldCount: number) => {
    to.push((await a.product({ nameAr, soldCount, categoryId })).id);
  };
  for (let n = 0; n < 150; n += 1) await add(ids.common, `تمر ${n}`, 10_000 - n * 10);
  await add(ids.rare, 'مبخرة', 5);
  // Frequent among the best sellers, but less than the size of the window.
  for (let n = 0; n < 20; n += 1) await add(ids.spread, `قهوة ${n}`, n < 14 ? 9_995 - n * 10 : 4 - n);
  for (let n = 0; n < 60; n += 1) await add([], `كتاب ${n}`, 3_000 - n * 10);
  await inTransaction(database.db, refreshWords);
  await sql`vacuum analyze`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  search = createSearch(one.db, () => Date.now());
});
afterAll(async () => {
  await one.close();
  await database.close();
});

async function find(typed: string) {
  const text = await search.parse(typed);
  if (!text) throw new Error('no word was typed');
  const before = await usesOfTheIndexOfWords();
  const rows = await listByRelevance(one.db, { ...EVERYTHING, text }, { limit: RANKED_CANDIDATES, offset: 0 });
  return { ids: rows.map((row) => row.id), usedIndex: (await usesOfTheIndexOfWords()) > before };
}

async function usesOfTheIndexOfWords(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(one.db);
  await sql`select pg_stat_clear_snapshot()`.execute(one.db);
  const { rows } = await sql.rows({ uses: sql.int4 })`
    select idx_scan::int as uses from pg_stat_user_indexes where indexrelname = 'product_search_names'
  `.execute(one.db);
  return rows[0]?.uses ?? 0;
}

test('what much of the shop is called is found along what sells best, not by every match', async () => {
  expect(await find('تمر')).toEqual({ ids: ids.common.slice(0, RANKED_CANDIDATES), usedIndex: false });
});

test('what little is called is found, however ill it sells', async () => {
  expect((await find('مبخرة')).ids).toEqual(ids.rare);
});

test('what seemed common and does not fill the window is found whole', async () => {
  expect((await find('قهوة')).ids).toEqual(ids.spread);
});
