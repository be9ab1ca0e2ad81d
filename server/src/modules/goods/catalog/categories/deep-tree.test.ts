import type { Category, CategoryWithChildren, ListedCategory, ProductPage } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  analyse,
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  plansOf,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { readAdminCategory } from './admin-categories.store.ts';

/** Twenty at the top, 25 below each, twenty below each of those. */
const TREE = 20 + 20 * 25 + 20 * 25 * 20;
const WORDS = 'وصف طويل لما في هذا التصنيف من منتجات يختارها المتسوق بعناية '.repeat(10).trim();

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into categories (id, parent_id, slug, name_ar, name_en, description_ar, position)
    select n, case when n > 520 then 21 + (n - 521) / 20 when n > 20 then 1 + (n - 21) / 25 end, 'c-' || n,
      case when n in (7, 500, 9000) then 'العطور' else 'تصنيف ' || n end, 'Category ' || n, ${WORDS}, n
    from generate_series(1, ${TREE}::int) n
  `.execute(database.db);
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), ${TREE})`.execute(database.db);
  const { product } = factories(database.db);
  // Many categories with one product each, and one with three.
  for (const categoryId of [600, 700, 800, 10_000, 10_000, 10_000]) await product({ categoryId });
  shop = await createTestApp(database, { cacheBytes: 0 });
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function read<Data>(key: string, headers = {}): Promise<Data> {
  const { status, body } = await shop.call(key, { headers });
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(200);
  return body.data as Data;
}

test('all are told in their order, a thousand at a time', async () => {
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, index) => read<Category[]>(`GET /categories?page=${index + 1}`)),
  );
  expect(pages.map((page) => page.length)).toEqual([...Array(10).fill(1_000), 520, 0]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(TREE);
  expect(pages[0]?.slice(0, 3).map(({ id }) => id)).toEqual([1, 21, 521]);
  expect((await shop.call('GET /categories?page=13')).status).toBe(422);
});

test('those called so are found wherever they stand, at the top first, and few are sent', async () => {
  const called = async (search: string) =>
    (await read<Category[]>(`GET /categories?search=${encodeURIComponent(search)}`)).map(({ id }) => id);
  expect(await called('عطور')).toEqual([7, 500, 9000]);
  expect(await called('category 9000')).toEqual([9000]);
  expect(await called('تصنيف')).toHaveLength(24);
  expect(await called('لا شيء')).toEqual([]);
  expect(await called('%')).toEqual([]);
});

test('what menus are made of is the two levels at the top', async () => {
  const roots = await read<CategoryWithChildren[]>('GET /categories/root');
  expect([roots.length, roots.flatMap(({ children }) => children).length]).toEqual([20, 500]);
});

test('a list offers the categories that hold most of it', async () => {
  await sql`
    insert into products (sku, slug, product_type, name_ar, name_en, category_id, category_ids, price_halalas,
      current_price_halalas, weight_grams, in_stock)
    select 'F-' || n, 'f-' || n, 'simple', 'تمر', 'Dates', 1000 + n, array[1000 + n], 1000, 1000, 1, false
    from generate_series(1, 150) n
  `.execute(database.db);
  const { facets } = await read<ProductPage>('GET /products?min_price=1');
  expect(facets?.categories).toHaveLength(100);
  expect(facets?.categories.slice(0, 5).map(({ count }) => count)).toEqual([3, 3, 3, 3, 1]);
});

test('staff are sent the tree without what only a form shows, in a bounded number of bytes', async () => {
  const all = await read<ListedCategory[]>('GET /admin/categories', owner.headers);
  expect(all).toHaveLength(TREE);
  expect(JSON.stringify(all).length).toBeLessThan(180 * TREE);
  expect(all.slice(0, 3)).toMatchObject([{ depth: 0 }, { depth: 1 }, { depth: 2 }]);
});

test('one that is edited is read without the others, and without its products', async () => {
  await analyse(database.db, 'categories', 'category_counts', 'category_count_changes');
  const [plan = ''] = await plansOf(database.db, (db) => readAdminCategory(db, 9000));
  expect(plan).not.toMatch(/Seq Scan on categories|Scan .*on products/);
  expect(await read('GET /admin/categories/10000', owner.headers)).toMatchObject({ depth: 2, products_count: 3 });
});

test('there is room for twelve thousand, and no more', async () => {
  await sql`
    insert into categories (parent_id, slug, name_ar, name_en)
    select 521 + n / 50, 'more-' || n, 'ت', 'C' from generate_series(0, ${12_000 - TREE - 2}::int) n
  `.execute(database.db);
  const words = { name_ar: 'آخر', name_en: 'Last', description_ar: '', description_en: '', image: null };
  const create = async (slug: string) => {
    const body = { ...words, slug, parent_id: 2, backdrop: 'sage', is_featured: false, is_active: true };
    return (await shop.call('POST /admin/categories', { headers: owner.headers, body })).status;
  };
  expect(await create('the-last')).toBe(201);
  expect(await create('one-too-many')).toBe(409);
});
