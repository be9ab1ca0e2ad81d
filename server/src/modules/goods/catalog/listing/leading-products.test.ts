import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { createSearch } from '../../search/index.ts';
import { createCategoryTrees } from '../categories/category-tree.ts';
import { markLeadingProducts } from './leading-products.store.ts';
import { listByRelevance, RANKED_CANDIDATES } from './list-by-relevance.store.ts';
import { EVERYTHING } from './list-filter.store.ts';
import { createProductLister } from './list-products.ts';

/** More products than the counting limit. */
const PRODUCTS = 11_000;
const LEADING = 2_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const categoryId = await factories(database.db).category();
  await sql`
    with made as (
      insert into products (sku, slug, product_type, name_ar, name_en, category_id, category_ids, price_halalas,
        current_price_halalas, weight_grams, sold_count)
      select 'P-' || n, 'p-' || n, 'simple', 'كتاب ' || n, 'Book ' || n, ${categoryId}::int, array[${categoryId}::int], 1000, 1000, 1,
        (n::bigint * 7919 % 900)::int
      from generate_series(1, ${PRODUCTS}::int) n returning id, name_en, sold_count
    )
    insert into product_search (product_id, sold_count, names, document)
    select id, sold_count, words, words from made, lateral (
      select array_to_tsvector(array['كتاب'] || case when id % 20 = 0 then array['عطر'] else '{}' end
        || case when id % 4 = 0 then array['حذاء'] else '{}' end
        || case when id % 700 = 0 then array['مبخره'] else '{}' end) as words
    ) as of_product
  `.execute(database.db);
  await sql`vacuum analyze product_search`.execute(database.db);
});
afterAll(() => database.close());

async function leading(): Promise<number[]> {
  const { rows } = await database.db.query('select product_id from product_search where leads order by product_id');
  return rows.map((row) => row.product_id);
}

async function find(db: Database, typed: string): Promise<number[]> {
  const text = await createSearch(db, () => Date.now()).parse(typed);
  if (!text) throw new Error('no word was typed');
  const rows = await listByRelevance(db, { ...EVERYTHING, text }, { limit: RANKED_CANDIDATES, offset: 0 });
  return rows.map((row) => row.id);
}

test('the best-selling lead, of equals the newest; marked again nothing changes', async () => {
  await markLeadingProducts(database.db, LEADING);
  const { rows } = await database.db.query(
    `select product_id from product_search order by sold_count desc, product_id desc limit ${LEADING}`,
  );
  const best = rows.map((row) => row.product_id).toSorted((a, b) => a - b);
  expect(await leading()).toEqual(best);
  await database.db.query(`update product_search set sold_count = 1000 where product_id = 1`);
  await markLeadingProducts(database.db, LEADING);
  expect(await leading()).toHaveLength(LEADING);
  expect(await leading()).toContain(1);
});

test('what is found and its order are the same whether some lead or none', async () => {
  const texts = ['كتاب', 'عطر', 'مبخرة', 'كتاب عطر'];
  const led = await Promise.all(texts.map((text) => find(database.db, text)));
  expect(led.map((ids) => ids.length)).toEqual([120, 120, 15, 120]);
  await database.db.query('update product_search set leads = false');
  expect(await Promise.all(texts.map((text) => find(database.db, text)))).toEqual(led);
});

test('of a shop that is searched whole none lead', async () => {
  await markLeadingProducts(database.db);
  expect(await leading()).toEqual([]);
});

test('what is sold or edited meanwhile shows in a list whose order is kept', async () => {
  const shop = await createTestApp(database, { cacheBytes: 0 });
  const read = async () => (await shop.call('GET /products?search=كتاب&facets=false')).body.data.data[0];
  await read();
  const { id } = await read();
  expect(await read()).toMatchObject({ id });
  await database.db.query('update products set price_halalas = 77700, current_price_halalas = 77700 where id = $1', [
    id,
  ]);
  expect(await read()).toMatchObject({ id, price: 777 });
  await shop.close();
});

test('an order of many is kept for a minute through invalidations, with what is hidden left out; one of few is not kept', async () => {
  let nowMs = Date.now();
  const now = () => nowMs;
  const { db } = database;
  const lister = createProductLister({
    db,
    search: createSearch(db, now),
    categories: createCategoryTrees(db, now),
    now,
  });
  const context = {
    language: 'ar',
    actor: { kind: 'guest' },
    requestId: '',
    visitor: '',
    network: '',
    isUnasked: true,
    device: '',
    tag: () => undefined,
    cacheUntil: () => undefined,
  } as const;
  const list = async (search: string) => {
    const { data, total } = await lister.list({ search }, context);
    return { ids: data.map(({ id }) => id), total };
  };
  const many = await list('حذاء');
  const few = await list('عطر');
  expect([many.total, few.total]).toEqual([PRODUCTS / 4, PRODUCTS / 20]);
  const [hidden = 0, ...others] = many.ids;
  await db.query(`update products set is_active = false where id = ${hidden}`);
  await db.query(`update product_search set sold_count = 5000 where product_id in (4, 20)`);
  lister.invalidate(['products']);
  expect((await list('حذاء')).ids).toEqual(others);
  expect((await list('عطر')).ids[0]).toBe(20);
  nowMs += 61_000;
  expect((await list('حذاء')).ids.slice(0, 2)).toEqual([20, 4]);
});
