import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../testing/index.ts';
import { type SizeGuideDraft, saveSizeGuide } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const both = (text: string) => ({ ar: text, en: text });

function shoes(categoryIds: number[]): SizeGuideDraft['tables'][number] {
  return {
    slug: 'shoes',
    name: { ar: 'أحذية', en: 'Shoes' },
    note: both(''),
    equivalents: [{ ar: 'بريطاني', en: 'UK' }],
    measures: ['foot'],
    rows: [{ size: '41', equivalents: ['7.5'], mm: [[260, 265]] }],
    categoryIds,
  };
}
const measures = [{ key: 'foot', label: { ar: 'طول القدم', en: 'Foot' }, how: { ar: 'قِس', en: 'Measure' } }];

test('gives every length in both units, in the language of the reader', async () => {
  await inTransaction(database.db, (tx) => saveSizeGuide(tx, { measures, tables: [shoes([])] }));
  const { body } = await shop.call('GET /size-guide', { language: 'en' });
  expect(body.data).toEqual({
    tables: [
      {
        slug: 'shoes',
        name: 'Shoes',
        note: '',
        equivalents: ['UK'],
        measures: [{ key: 'foot', label: 'Foot' }],
        rows: [
          {
            size: '41',
            equivalents: ['7.5'],
            values: [{ cm: { min: 26, max: 26.5 }, inch: { min: 10.2, max: 10.4 } }],
          },
        ],
      },
    ],
    how_to: [{ key: 'foot', label: 'Foot', text: 'Measure' }],
  });
});

test('a product of the category, or below it, with a size of the table names it; others name none', async () => {
  const a = factories(database.db);
  const parent = await a.category();
  const child = await a.category({ parentId: parent });
  const variants = [{ size: '41' }];
  const sized = await a.product({ categoryId: child, variants });
  const [elsewhere, unsized] = [await a.product({ variants }), await a.product({ categoryId: child })];
  await inTransaction(database.db, (tx) => saveSizeGuide(tx, { measures, tables: [shoes([parent])] }));
  expect((await shop.call(`GET /products/${sized.id}`)).body.data.size_guide).toBe('shoes');
  for (const { id } of [elsewhere, unsized]) {
    expect((await shop.call(`GET /products/${id}`)).body.data.size_guide).toBeNull();
  }
});

test('a table with a hole in a row is refused', async () => {
  const broken = { ...shoes([]), rows: [{ size: '41', equivalents: [], mm: [[260, 265] as const] }] };
  const saving = inTransaction(database.db, (tx) => saveSizeGuide(tx, { measures, tables: [broken] }));
  await expect(saving).rejects.toThrow('41');
});
