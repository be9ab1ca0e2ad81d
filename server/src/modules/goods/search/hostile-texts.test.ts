import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../testing/index.ts';
import { normalise } from './normalise.ts';
import { createSearch } from './search.ts';
import { refreshWords, replaceSynonyms } from './vocabulary.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  const { product } = factories(database.db);
  await product({ nameAr: 'باور بانك سريع', nameEn: 'Fast power bank' });
  await product({ nameAr: 'روج مخملي ثابت', nameEn: 'Velvet lipstick' });
  shop = await createTestApp(database, { cacheBytes: 0, now: () => now });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/**
 * Hostile content of a text or synonym: operators, quotes, single marks, half surrogates, NUL, words, and very long
 * input.
 */
const piece = fc.oneof(
  fc.constantFrom(
    "'",
    '"',
    '\\',
    '|',
    '&',
    '!',
    '<->',
    '<2>',
    ':*',
    ':A',
    '(',
    ')',
    '~',
    '^',
    '=',
    '%',
    '_',
    '*',
    '$1',
    '--',
  ),
  fc.constantFrom('\0', '\ud800', '\udfff', '\u064b', '\u0640', '\u202e', '\ufeff', '\u0001', '\n', '🛍️', 'ﷺ', 'İ', 'ß'),
  fc.constantFrom(
    'باور',
    'بانك',
    'power',
    'bank',
    'روج',
    'احمر',
    'شفاه',
    'الباور',
    '3tr',
    'saa3a',
    "u'v",
    'هحاخىث',
    '50ml',
    'لا',
  ),
  fc.constantFrom('ا'.repeat(10_000), 'a'.repeat(10_000), 'لا'.repeat(5_000), '9'.repeat(300), '٠'.repeat(64)),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code)), maxLength: 12 }),
);
const anyText = fc
  .array(piece, { maxLength: 12 })
  .chain((pieces) => fc.constantFrom('', ' ').map((space) => pieces.join(space)));
const anyGroups = fc.array(fc.array(anyText, { maxLength: 6 }), { maxLength: 5 });

/** Storable form: PostgreSQL accepts neither NUL nor half surrogates. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '').slice(0, 500);

test('no text and no list of synonyms ever makes an error', async () => {
  await fc.assert(
    fc.asyncProperty(anyGroups, fc.array(anyText, { minLength: 1, maxLength: 4 }), async (groups, texts) => {
      await inTransaction(database.db, async (tx) => {
        await replaceSynonyms(
          tx,
          groups.map((group) => group.map(storable)),
        );
        await refreshWords(tx);
      });
      now += 120_000;
      for (const text of [...texts, ...groups.flat(), ...(groups[0] ?? []).map(normalise)]) {
        const query = encodeURIComponent(text.toWellFormed().slice(0, 200).toWellFormed());
        const { status } = await shop.call(`GET /products?search=${query}&facets=false`);
        expect(status, JSON.stringify(text.slice(0, 200))).toBe(200);
      }
    }),
    { numRuns: 80 },
  );
});

test('a text of any length is read within bounds', async () => {
  const search = createSearch(database.db, () => now);
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const plain = await search.parse(text);
      if (plain === null) return;
      for (const query of [plain, ...(await search.widen(text))]) {
        expect(query.units.length).toBeLessThanOrEqual(8);
        expect(query.tsquery.length).toBeLessThan(100_000);
      }
    }),
    { numRuns: 100 },
  );
});

test.each(['شاحن', 'روج', 'روج مخملي ثابت', 'charger', 'lipstick', 'أحمر شفاه', 'power bank'])(
  'a synonym of several words finds what it names: %s',
  async (text) => {
    await inTransaction(database.db, async (tx) => {
      await replaceSynonyms(tx, [
        ['شاحن', 'باور بانك', 'charger', 'power bank'],
        ['روج', 'أحمر شفاه', 'lipstick'],
      ]);
      await refreshWords(tx);
    });
    now += 120_000;
    const { status, body } = await shop.call(`GET /products?search=${encodeURIComponent(text)}`);
    expect([status, body.data.data.length]).toEqual([200, 1]);
  },
);
