import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { readSynonyms, refreshWords, replaceSynonyms } from '../../search/index.ts';

const MIGRATION = new URL('../../../../../migrations/0146_general_synonyms.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a shop without demo data knows other names of its things from the first day', async () => {
  const { product } = factories(database.db);
  const shoe = await product({ nameAr: 'حذاء جلدي' });
  const pan = await product({ nameAr: 'مقلاة حديد' });
  await inTransaction(database.db, refreshWords);
  const shop = await createTestApp(database, { cacheBytes: 0 });
  const find = async (text: string) => {
    const { body } = await shop.call(`GET /products?search=${encodeURIComponent(text)}`);
    return body.data.data.map(({ id }: { id: number }) => id);
  };
  expect(await find('كندرة')).toEqual([shoe.id]);
  expect(await find('shoes')).toEqual([shoe.id]);
  expect(await find('طاسة')).toEqual([pan.id]);
  await shop.close();
});

test('no word stands in two groups, and all are written as texts are compared', async () => {
  const all = (await readSynonyms(database.db)).flat();
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all).size).toBe(all.length);
  const { rows } = await sql`select word from search_synonyms where word <> waha_normalise(word)`.execute(database.db);
  expect(rows).toEqual([]);
});

test('what staff made of them stays', async () => {
  const own = [['كندرة', 'جزمة']];
  await inTransaction(database.db, (tx) => replaceSynonyms(tx, own));
  const before = await readSynonyms(database.db);
  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(database.db);
  expect(await readSynonyms(database.db)).toEqual(before);
});
