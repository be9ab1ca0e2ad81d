import type { ProductPage } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { lockProducts } from '../prices/prices.store.ts';
import { payablePrice, variantPrices } from '../prices/promotional-price.ts';
import { repriceByStock, repriceProducts } from '../prices/reprice-products.ts';
import { adjustStock, refreshInStock } from '../stock/stock.store.ts';
import { payableHalalas } from './list-filter.store.ts';

/* A list filter matches if one variant satisfies all of it: size, colour, stock and price. */

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let [dress, shirt, gone, plain] = [0, 0, 0, 0];
let levels: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const make = factories(database.db);
  const made = await make.product({
    priceHalalas: 18_000,
    variants: [
      { size: 'S', color: 'Red', stock: 0, priceHalalas: 5_500 },
      { size: 'M', color: 'Red', stock: 10 },
      { size: 'L', color: 'Blue', stock: 4, priceHalalas: 30_000 },
    ],
  });
  [dress, levels] = [made.id, made.variantIds];
  shirt = (await make.product({ priceHalalas: 9_000, variants: [{ size: 'S', color: 'Blue', stock: 2 }] })).id;
  gone = (await make.product({ priceHalalas: 7_000, variants: [{ size: 'S', color: 'Red', stock: 0 }] })).id;
  plain = (await make.product({ priceHalalas: 4_000, stock: 3 })).id;
  await inTransaction(database.db, (tx) => repriceByStock(tx, [dress, shirt, gone, plain]));
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

async function read(query: string): Promise<ProductPage> {
  const { status, body } = await shop.call(`GET /products?sort=price_asc&${query}`);
  expect(status).toBe(200);
  return body.data as ProductPage;
}
const ids = async (query: string) => (await read(query)).data.map(({ id }) => id);

test.each<[string, () => number[]]>([
  ['size=S', () => [gone, shirt, dress]],
  ['size=S&in_stock=true', () => [shirt]],
  ['size=S&color=red', () => [gone, dress]],
  ['size=S&color=red&in_stock=true', () => []],
  ['size=L&color=red', () => []],
  ['size=L&color=red,blue', () => [dress]],
  ['color=red&in_stock=true', () => [dress]],
  ['size=L&max_price=200', () => []],
  ['size=L&min_price=200', () => [dress]],
  ['size=M&min_price=170&max_price=190&in_stock=true&color=red', () => [dress]],
  ['color=blue&max_price=100', () => [shirt]],
  ['size=S&max_price=60', () => []],
  ['size=S&max_price=80', () => [gone]],
  ['min_price=170', () => [dress]],
  ['max_price=60', () => [plain]],
  ['', () => [plain, gone, shirt, dress]],
])('%s', async (query, expected) => {
  expect(await ids(query)).toEqual(expected());
});

test('each choice says how many products it would leave, and leaves as many', async () => {
  const given = [
    '',
    'in_stock=true',
    'color=red',
    'size=S',
    'size=S,M',
    'min_price=100',
    'max_price=100',
    'min_price=170&in_stock=true',
    'size=L&color=blue',
    'color=blue&min_price=50',
    'size=S&in_stock=true',
  ];
  for (const query of given) {
    const { facets } = await read(query);
    for (const [name, choices] of [
      ['size', facets?.sizes],
      ['color', facets?.colors],
    ] as const) {
      for (const { value, count } of choices ?? []) {
        const asked = new URLSearchParams(query);
        asked.set(name, value);
        expect((await read(asked.toString())).total, `${asked}`).toBe(count);
      }
    }
    const inStock = new URLSearchParams(query);
    inStock.set('in_stock', 'true');
    expect((await read(inStock.toString())).total, `${inStock}`).toBe(facets?.in_stock);
  }
});

test('prices to choose from are those of the chosen size that can be bought', async () => {
  expect((await read('size=S')).facets?.price).toEqual({ min: 70, max: 90 });
  expect((await read('size=L')).facets?.price).toEqual({ min: 300, max: 300 });
  expect((await read('')).facets?.price).toEqual({ min: 40, max: 180 });
});

test('a card shows the price of what can be bought; of a product that is sold out, its price', async () => {
  const { data } = await read('');
  expect(data.map(({ id, price, in_stock }) => ({ id, price, in_stock }))).toEqual([
    { id: plain, price: 40, in_stock: true },
    { id: gone, price: 70, in_stock: false },
    { id: shirt, price: 90, in_stock: true },
    { id: dress, price: 180, in_stock: true },
  ]);
});

test('a level that reaches zero or leaves it changes the price', async () => {
  const [small = 0] = levels;
  const priceNow = async () => {
    const { rows } = await sql.rows({ price: sql.int4 })`
      select current_price_halalas as price from products where id = ${dress}
    `.execute(database.db);
    return rows[0]?.price;
  };
  const change = (delta: number) =>
    inTransaction(database.db, async (tx) => {
      await adjustStock(tx, { variantId: small, delta, reason: 'received' });
      await refreshInStock(tx, [dress]);
      await repriceByStock(tx, [dress]);
    });
  await change(1);
  expect(await priceNow()).toBe(5_500);
  await change(-1);
  expect(await priceNow()).toBe(18_000);
});

test('the database and the shop make the same price of a variant and a promotion', async () => {
  const make = factories(database.db);
  const { id } = await make.product({
    priceHalalas: 10_001,
    salePriceHalalas: 9_500,
    variants: [
      { size: 'A' },
      { size: 'B', priceHalalas: 20_003 },
      { size: 'C', priceHalalas: 20_003, salePriceHalalas: 12_345 },
      { size: 'D', salePriceHalalas: 9_000 },
    ],
  });
  const base = {
    id: 1,
    name_ar: 'عرض',
    name_en: 'Offer',
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: '2027-01-01T00:00:00Z',
    buy_quantity: null,
    get_quantity: null,
    stackable: false,
    is_capped: false,
  };
  const promotions = [
    null,
    { ...base, type: 'percentage' as const, percent: 15, price_halalas: null },
    { ...base, type: 'fixed_price' as const, percent: null, price_halalas: 9_100 },
    { ...base, type: 'flash' as const, percent: 33, price_halalas: null },
    { ...base, type: 'buy_x_get_y' as const, percent: 50, price_halalas: null, buy_quantity: 2, get_quantity: 1 },
  ];
  for (const promotion of promotions) {
    await inTransaction(database.db, async (tx) => {
      await repriceProducts(tx, new Map([[id, promotion]]));
      const [row] = await lockProducts(tx, [id]);
      const expected = row?.variants.map((variant) => payablePrice(variantPrices(row, variant), promotion));
      const { rows } = await sql.rows({ halalas: sql.int4.neverNull })`
        select ${payableHalalas} as halalas from products p join product_variants v on v.product_id = p.id
        where p.id = ${id} order by v.position
      `.execute(tx);
      expect(
        rows.map(({ halalas }) => halalas),
        promotion?.type,
      ).toEqual(expected);
    });
  }
  await inTransaction(database.db, async (tx) => {
    await sql`update products set is_active = false where id = ${id}`.execute(tx);
  });
});
