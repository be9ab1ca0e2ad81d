import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  invalidationsOf,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { refreshWords, replaceSynonyms } from '../../search/index.ts';
import { rewriteStaleDocuments } from './rewrite-stale-documents.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let a: ReturnType<typeof factories>;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0, now: () => now });
  a = factories(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Makes new products searchable: the vocabulary is refreshed, and its cached copy has expired. */
async function letBeFound(): Promise<void> {
  await inTransaction(database.db, refreshWords);
  now += 120_000;
}

async function find(text: string, more = '') {
  const { body } = await shop.call(`GET /products?search=${encodeURIComponent(text)}${more}`);
  return { ...body.data, ids: body.data.data.map((product: { id: number }) => product.id) };
}

test('where nothing has all words, what has most of them is shown and said to be that', async () => {
  const both = await a.product({ nameAr: 'مصباح نحاسي', soldCount: 1 });
  const one = await a.product({ nameAr: 'مصباح ورقي', soldCount: 90 });
  await letBeFound();
  const partial = await find('مصباح نحاسي بنفسجي');
  expect(partial.ids).toEqual([both.id]);
  expect(partial).toMatchObject({ has_every_word: false, total: 1, did_you_mean: null });
  expect((await find('مصباح بنفسجي')).ids).toEqual([one.id, both.id]);
  const whole = await find('مصباح نحاسي');
  expect(whole).toMatchObject({ has_every_word: true, total: 1 });
  expect((await find('بلقغلبق')).has_every_word).toBe(true);
});

test('a filter that leaves nothing makes no other text of what was searched', async () => {
  await a.product({ nameAr: 'سجادة صوف', brand: 'Nakheel' });
  await a.product({ nameAr: 'سجاده حرير', brand: 'Nakheel' });
  for (const colour of ['حمراء', 'زرقاء', 'خضراء']) await a.product({ nameAr: `سجادة ${colour}` });
  await a.product({ nameAr: 'سيارة سباق', brand: 'Rimal' });
  await letBeFound();
  expect(await find('سجادة', '&brand=rimal')).toMatchObject({ total: 0, has_every_word: true });
});

test('what can be had comes before what is sold out, named things before labelled ones, and the head of a name first', async () => {
  const category = await a.category({ nameAr: 'أقنعة' });
  const soldOut = await a.product({ nameAr: 'قناع غوص', stock: 0, soldCount: 900 });
  const other = await a.product({ nameAr: 'حامل قناع', soldCount: 800 });
  const itself = await a.product({ nameAr: 'قناع سباحة', soldCount: 5 });
  await a.product({ nameAr: 'زعنفة', categoryId: category, soldCount: 999 });
  await letBeFound();
  expect((await find('قناع')).ids).toEqual([itself.id, other.id, soldOut.id]);
});

test('documents written before are written anew with categories, sizes and colours, and the vocabulary after them', async () => {
  const parent = await a.category({ nameAr: 'خزفيات' });
  const child = await a.category({ nameAr: 'أطباق', parentId: parent });
  const { id } = await a.product({
    categoryId: child,
    nameAr: 'صحن كبير',
    variants: [{ size: '30 cm', color: 'Turquoise' }],
  });
  await letBeFound();
  expect((await find('خزفيات')).ids).toEqual([]);
  await sql`update product_search set is_stale = true where product_id = ${id}`.execute(database.db);
  const published = await invalidationsOf(database.db, async () => {
    expect(await rewriteStaleDocuments(database.db)).toBe(1);
    expect(await rewriteStaleDocuments(database.db)).toBe(0);
  });
  expect(published).toEqual(['products']);
  now += 120_000;
  for (const text of ['خزفيات', 'خزفيت', 'turquoise', 'صحن 30 cm']) expect((await find(text)).ids, text).toEqual([id]);
});

test('a word with a slip comes after the word itself', async () => {
  const [meant, near] = [
    await a.product({ nameAr: 'قارب', soldCount: 1 }),
    await a.product({ nameAr: 'قاربة', soldCount: 9 }),
  ];
  await inTransaction(database.db, (tx) => replaceSynonyms(tx, []));
  await letBeFound();
  expect((await find('قارب')).ids.slice(0, 2).sort()).toEqual([meant.id, near.id].sort());
  expect((await find('قارلب')).did_you_mean).toBe('قارب');
});

test('a correction is of the whole text or not said, and written as names are', async () => {
  await a.product({ nameAr: 'ساعة رجالية', nameEn: 'Perfume watches', soldCount: 1 });
  await a.product({ nameAr: 'ساعة حائط', nameEn: 'Wall watch', soldCount: 1 });
  await inTransaction(database.db, (tx) => replaceSynonyms(tx, []));
  await letBeFound();
  expect((await find('perfumme watche')).did_you_mean).toMatch(/^perfume watch(?:es)?$/);
  expect((await find('perfumme qqqqzzzz')).did_you_mean).toBeNull();
  expect((await find('سااعه رجاليه')).did_you_mean).toBe('ساعة رجالية');
});
