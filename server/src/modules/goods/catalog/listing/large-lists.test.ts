import type { ProductPage } from '@waha/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { catalogInvariants } from '../catalog.invariants.ts';
import { foldCategoryCounts, readCounts } from '../categories/categories.store.ts';
import { type ListWindow, listProducts, listRelated, readProduct } from '../products/products.store.ts';
import { EVERYTHING, type ProductFilter } from './list-filter.store.ts';
import { MOST_COUNTED, MOST_FACETED, summariseProducts } from './list-summary.store.ts';

const PRODUCTS = 20_000;
let database: TestDatabase;
let one: OpenDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
/** The first category has every product, the second one in twenty. */
let [all, few] = [0, 0];

beforeAll(async () => {
  database = await createTestDatabase();
  const a = factories(database.db);
  all = await a.category();
  few = await a.category();
  await sql`
    insert into products (sku, slug, product_type, name_ar, name_en, brand_key, brand_ar, brand_en, category_id, category_ids,
      price_halalas, current_price_halalas, is_on_sale, weight_grams, sold_count, in_stock, color_keys, published_at, short_description_ar)
    select 'L-' || n, 'l-' || n, 'simple', 'تمر ' || n, 'Dates ' || n, 'b' || n % 3, 'ب', 'B', ${all}::int,
      case when n % 20 = 0 then array[${all}::int, ${few}::int] else array[${all}::int] end, 1000 + n, 1000 + n, n % 4 = 0, 1,
      (n::bigint * 7919 % 50000)::int, false, case when n % 5000 = 0 then array['red'] else '{}' end, now() - n * interval '1 minute', repeat('تمر ', 100)
    from generate_series(1, ${PRODUCTS}::int) n
  `.execute(database.db);
  // Index-only scans need all-visible pages, which requires that no older snapshot is open.
  await vi.waitFor(vacuum, { timeout: 20_000, interval: 200 });
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await one.close();
  await database.close();
});

async function vacuum(): Promise<void> {
  await sql`vacuum analyze`.execute(database.db);
  const { rows } = await database.db.query(
    `select from pg_class where relname = 'products' and relallvisible = relpages`,
  );
  expect(rows).toHaveLength(1);
}

async function read(query: string): Promise<ProductPage> {
  const { status, body } = await shop.call(`GET /products?${query}`);
  expect(status).toBe(200);
  return body.data as ProductPage;
}

/** Plans of the queries, with the rows read. */
async function plansOf(ask: (db: Database) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explaining: Database = {
    ...one.db,
    onOneConnection: (work) => work(explaining),
    async query(text, values) {
      const { rows } = await one.db.query(`explain (analyze, buffers, timing off) ${text}`, values);
      plans.push(rows.map((row) => String(Object.values(Object(row))[0])).join('\n'));
      return one.db.query(text, values);
    },
  };
  await ask(explaining);
  return plans.join('\n');
}

const list = (filter: Partial<ProductFilter>, window: Partial<ListWindow> = {}) =>
  plansOf((db) =>
    listProducts(db, { ...EVERYTHING, ...filter }, { sort: 'best_selling', limit: 15, offset: 0, ...window }),
  );

test('what is more than is counted is said to be more, and pages end where counting ends', async () => {
  const page = await read('min_price=1');
  expect(page).toMatchObject({ total: MOST_COUNTED, is_total_exact: false, last_page: Math.ceil(MOST_COUNTED / 15) });
  expect(page.facets?.is_exact).toBe(false);
  expect(page.facets?.brands.map((brand) => brand.value)).toEqual(['b0', 'b1', 'b2']);
  expect((await read(`min_price=1&page=${page.last_page}`)).data).toHaveLength(10);
  expect((await read(`min_price=1&page=${page.last_page + 1}`)).data).toEqual([]);
});

test('of the whole shop and of a category it is known all the same', async () => {
  expect(await read('')).toMatchObject({ total: PRODUCTS, is_total_exact: true, last_page: 667 });
  expect(await read(`category_id=${all}`)).toMatchObject({ total: PRODUCTS, is_total_exact: true });
});

test('what is counted whole is exact', async () => {
  const page = await read(`category_id=${few}&on_sale=true`);
  expect(page).toMatchObject({ total: PRODUCTS / 20, is_total_exact: true });
  expect(await read('color=red')).toMatchObject({ total: 4, is_total_exact: true });
  const small = await summariseProducts(one.db, { ...EVERYTHING, colors: ['red'], brands: ['b0'] });
  expect(small).toMatchObject({ total: 1, areFacetsExact: false });
  const summary = await summariseProducts(one.db, { ...EVERYTHING, text: null, categoryId: few, maxHalalas: 3_000 });
  expect(summary.total).toBe(100);
});

test('what is sold changes what is listed and a small total at once, and one of thousands within half a minute', async () => {
  const cheap = 'max_price=90&sort=price_desc';
  const setActive = (isActive: boolean) =>
    inTransaction(database.db, async (tx) => {
      await sql`update products set is_active = ${isActive} where sku in ('L-5000', 'L-8000')`.execute(tx);
      await publishInvalidation(tx, ['products']);
    });
  const before = await read(cheap);
  expect([before.total, (await read('color=red')).total]).toEqual([8_000, 4]);
  await setActive(false);
  await expect.poll(async () => (await read('color=red')).total).toBe(3);
  const after = await read(cheap);
  expect(after.total).toBe(8_000);
  expect(after.data[0]?.id).toBe(before.data[1]?.id);
  await setActive(true);
});

test('an answer with a total of thousands is kept no longer than that total, any other until something changes', async () => {
  const nobody = { requestId: 'r', visitor: 'v', network: 'n', isUnasked: false, device: '' };
  const caller = { ...nobody, language: 'ar', actor: { kind: 'guest' } } as const;
  const cachedFor = async (query: Record<string, string>) =>
    (await shop.app.calls['GET /products']({ params: {}, query, body: undefined }, caller)).cacheUntilMs - Date.now();
  expect(await cachedFor({ max_price: '90' })).toBeLessThanOrEqual(30_000);
  expect(await cachedFor({ color: 'red' })).toBe(Number.POSITIVE_INFINITY);
});

test('facets are counted among a bounded number of products', async () => {
  const plans = await plansOf((db) => summariseProducts(db, { ...EVERYTHING, categoryId: all, onSale: true }));
  const scanned = [...plans.matchAll(/CTE Scan.*rows=(\d+)[^)]*loops/g)].map(([, rows]) => Number(rows));
  expect(scanned.length).toBeGreaterThan(10);
  expect(Math.max(...scanned)).toBeLessThanOrEqual(MOST_FACETED + 1);
});

test.each(['best_selling', 'newest', 'price_asc', 'price_desc', 'rating'] as const)(
  'a category sorted by %s is walked far without its products being read',
  async (sort) => {
    const plan = await list({ categoryId: all }, { sort, offset: 600 });
    expect(plan).toMatch(/Index Only Scan (Backward )?using products_(best_selling|newest|cheapest|best_rated)/);
    expect(plan).not.toContain('Seq Scan on products');
  },
);

test('few of a colour are found by its index, and not at the end of a walk', async () => {
  const plan = await plansOf((db) =>
    listProducts(
      db,
      { ...EVERYTHING, colors: ['red'] },
      { sort: 'best_selling', limit: 15, offset: 0 },
      { isKnownFew: true },
    ),
  );
  expect(plan).toContain('products_colors');
});

test('control: a filter without an index reads every product', async () => {
  expect(await plansOf((db) => db.query('select id from products where weight_grams = 7'))).toContain(
    'Seq Scan on products',
  );
});

test('what is shown beside a product is found in its category and among what sells best', async () => {
  const [row] = (await one.db.query(`select id from products where sku = 'L-40'`)).rows as { id: number }[];
  const product = await readProduct(one.db, row?.id ?? 0);
  if (!product) throw new Error('not there');
  const plan = await plansOf((db) => listRelated(db, product, 8));
  expect(plan).toContain('products_within');
  expect(plan).not.toContain('Seq Scan on products');
});

test('counts of categories follow whatever changes them, before and after changes are folded in', async () => {
  const a = factories(database.db);
  const counts = () => readCounts(one.db);
  const before = await counts();
  const { id } = await a.product({ categoryId: few });
  await sql`update products set is_active = false where sku = 'L-20'`.execute(database.db);
  await sql`update products set category_ids = array[${all}::int] where sku = 'L-40'`.execute(database.db);
  await sql`update products set sold_count = sold_count + 1 where sku = 'L-60'`.execute(database.db);
  await sql`delete from products where sku = 'L-80'`.execute(database.db);
  const after = await counts();
  expect(id).toBeGreaterThan(0);
  expect(after.get(0)).toBe((before.get(0) ?? 0) - 1);
  expect(after.get(few)).toBe((before.get(few) ?? 0) - 2);
  await foldCategoryCounts(database.db);
  expect(await counts()).toEqual(after);
  const kept = catalogInvariants.find((invariant) => invariant.name.startsWith('a category, and the shop'));
  expect((await kept?.violations.execute(database.db))?.rows).toEqual([]);
  await sql`update category_counts set products = products + 1 where category_id = 0`.execute(database.db);
  expect((await kept?.violations.execute(database.db))?.rows).toHaveLength(1);
  await sql`update category_counts set products = products - 1 where category_id = 0`.execute(database.db);
});
