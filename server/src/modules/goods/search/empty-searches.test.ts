import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addEmptySearches, deleteOldSearches } from './empty-searches.store.ts';
import { createEmptySearches, MOST_OF_NETWORK, wordsToCount } from './empty-searches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const today = new Date('2026-05-01T09:00:00Z');
const kept = async () => {
  const { rows } = await sql.rows({ words: sql.text, day: sql.text, times: sql.int4 })`
    select words, day::text as day, times from empty_searches order by times desc, words
  `.execute(database.db);
  return rows;
};

test.each([
  ['  Smart-Watch ', 'smart watch'],
  ['سجّادةٌ', 'سجاده'],
  ['iphone 15 256', 'iphone 15 256'],
  ['me@example.com', null],
  ['+966 51 234 5678', null],
  ['طلب ١٢٣٤٥٦٧', null],
  ['💡', null],
  ['ء'.repeat(65), null],
])('%s is counted as %s', (text, words) => {
  expect(wordsToCount(text)).toBe(words);
});

test('a flood of different words leaves those that were searched for more than once, and no more than so many', async () => {
  await addEmptySearches(database.db, new Map([['سجاده', 2]]), today);
  for (const part of ['a', 'b', 'c']) {
    const flood = Array.from({ length: 400 }, (_, at): [string, number] => [`${part}${at}`, 1]);
    await addEmptySearches(database.db, new Map(flood), today);
  }
  await addEmptySearches(database.db, new Map([['سجاده', 3]]), today);
  const rows = await kept();
  expect(rows).toHaveLength(500);
  expect(rows[0]).toEqual({ words: 'سجاده', day: '2026-05-01', times: 5 });
});

test('two processes that write the same words in other orders wait for each other and lose none', async () => {
  const words = Array.from({ length: 40 }, (_, at): [string, number] => [`race${at}`, 5]);
  const both = [words, words.toReversed()];
  await Promise.all([...both, ...both].map((part) => addEmptySearches(database.db, new Map(part), today)));
  const rows = (await kept()).filter((row) => row.words.startsWith('race'));
  expect(rows.map((row) => row.times)).toEqual(words.map(() => 20));
});

test('a day is one of Riyadh, and is forgotten after a month', async () => {
  await addEmptySearches(database.db, new Map([['late', 9]]), new Date('2026-05-01T21:30:00Z'));
  expect((await kept()).find((row) => row.words === 'late')?.day).toBe('2026-05-02');
  await deleteOldSearches(database.db, new Date('2026-06-01T09:00:00Z'));
  expect((await kept()).map((row) => row.day)).toEqual(['2026-05-02']);
});

test('one network adds so many different words to a day, again and again, and leaves the list to others', async () => {
  let nowMs = new Date('2026-08-01T09:00:00Z').getTime();
  const searches = createEmptySearches(database.db, () => nowMs);
  for (let at = 0; at < 80; at += 1) searches.count(`flood${at}`, 'one');
  searches.count('flood0', 'one');
  searches.count('سجاده', 'another');
  await searches.flush();
  const today = async () => (await kept()).filter((row) => row.day === '2026-08-01');
  expect(await today()).toHaveLength(MOST_OF_NETWORK + 1);
  expect((await today())[0]).toMatchObject({ words: 'flood0', times: 2 });
  nowMs += 86_400_000;
  searches.count('flood79', 'one');
  await searches.flush();
  expect((await kept()).filter((row) => row.day === '2026-08-02').map((row) => row.words)).toEqual(['flood79']);
});
