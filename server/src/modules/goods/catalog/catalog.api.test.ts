import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, makeReview, type TestDatabase } from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let a: ReturnType<typeof factories>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
  a = factories(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('lists products of a category with everything below it, in either language', async () => {
  const parent = await a.category({ nameAr: 'عطور', nameEn: 'Perfumes', slug: 'perfumes' });
  const child = await a.category({ parentId: parent });
  const { id } = await a.product({
    categoryId: child,
    nameAr: 'عطر العود',
    nameEn: 'Oud perfume',
    priceHalalas: 14_950,
  });
  const arabic = await shop.call('GET /categories/perfumes/products');
  expect(arabic.status).toBe(200);
  expect(arabic.body.data.data).toMatchObject([
    { id, name: 'عطر العود', price: 149.5, sale_price: null, in_stock: true },
  ]);
  expect(arabic.body.data).toMatchObject({ current_page: 1, last_page: 1, per_page: 15, total: 1 });
  const english = await shop.call(`GET /products?category_id=${parent}`, { language: 'en' });
  expect(english.body.data.data[0].name).toBe('Oud perfume');
  expect(english.headers['content-language']).toBe('en');
});

test('a variable product is in stock by its variants and shows the lowest price', async () => {
  const { id, variantIds } = await a.product({
    priceHalalas: 20_000,
    variants: [
      { size: 'S', stock: 0 },
      { size: 'M', stock: 3, priceHalalas: 18_000, salePriceHalalas: 15_000 },
      { size: 'L', stock: 4 },
    ],
  });
  const { body } = await shop.call(`GET /products/${id}`);
  expect(body.data).toMatchObject({
    product_type: 'variable',
    in_stock: true,
    stock_quantity: 7,
    price: 180,
    sale_price: 150,
  });
  const variants = await shop.call(`GET /products/${id}/variants`);
  expect(variants.body.data.map((variant: { id: number }) => variant.id)).toEqual(variantIds);
  expect(variants.body.data[0]).toMatchObject({ size: 'S', in_stock: false, price: 200 });
});

test.each([
  ['هدية فاخرة', ['هديه', 'الهديه', 'هديّة', 'الهدية', 'بالهدية']],
  ['سماعات لاسلكية', ['سماعه', 'سماعة', 'السماعات', 'سماعت']],
  ['شاحن آيفون أصلي', ['ايفون', 'أيفون', 'شاحن', 'شاحت']],
])('finds «%s» however it is spelled', async (name, typed) => {
  const { id } = await a.product({ nameAr: name });
  const { refreshWords } = await import('../search/index.ts');
  await database.db.transaction((tx) => refreshWords(tx));
  for (const text of typed) {
    const { body } = await shop.call(`GET /products?search=${encodeURIComponent(text)}`);
    expect(
      body.data.data.map((product: { id: number }) => product.id),
      text,
    ).toContain(id);
  }
});

test('refuses what is no id, no number and no sort, naming every field', async () => {
  const { status, body } = await shop.call('GET /products?page=0&sort=cheap&min_price=abc&category_id=x');
  expect(status).toBe(422);
  expect(body.code).toBe('request.invalid');
  expect(Object.keys(body.errors).sort()).toEqual(['category_id', 'min_price', 'page', 'sort']);
  expect((await shop.call('GET /products/999999')).status).toBe(404);
  expect((await shop.call('GET /products/abc')).status).toBe(422);
});

test('asks for the store key', async () => {
  const { status, body } = await shop.call('GET /categories', { headers: { 'x-api-key': 'wrong' } });
  expect([status, body.code]).toEqual([401, 'auth.api_key_invalid']);
});

test('counts facets as if their own group were not chosen', async () => {
  const categoryId = await a.category();
  await a.product({ categoryId, brand: 'Nakheel' });
  await a.product({ categoryId, brand: 'Nakheel', salePriceHalalas: 9_000 });
  await a.product({ categoryId, brand: 'Rimal', stock: 0 });
  const { body } = await shop.call(`GET /products?category_id=${categoryId}&brand=nakheel`);
  expect(body.data.total).toBe(2);
  expect(body.data.facets.brands).toEqual([
    { value: 'nakheel', label: 'Nakheel', count: 2 },
    { value: 'rimal', label: 'Rimal', count: 1 },
  ]);
  expect(body.data.facets).toMatchObject({ on_sale: 1, in_stock: 2, price: { min: 90, max: 100 } });
});

test('a bundle has as many sets as its scarcest part', async () => {
  const one = await a.product({ stock: 5, priceHalalas: 5_000 });
  const two = await a.product({ stock: 3, priceHalalas: 8_000 });
  const id = await a.bundle({
    priceHalalas: 15_000,
    items: [
      { variantId: one.variantIds[0] ?? 0, quantity: 2 },
      { variantId: two.variantIds[0] ?? 0, quantity: 1 },
    ],
  });
  const { body } = await shop.call(`GET /bundles/${id}`);
  expect(body.data).toMatchObject({ bundle_price: 150, original_price: 180, savings: 30, stock_quantity: 2 });
});

test('a list is in the order asked for, within the prices asked for', async () => {
  const categoryId = await a.category();
  const made: number[] = [];
  for (const [index, priceHalalas] of [3_000, 1_000, 2_000].entries()) {
    const { id } = await a.product({ categoryId, priceHalalas, ...(index === 1 && { salePriceHalalas: 900 }) });
    await sql`
      update products set sold_count = ${index}, published_at = now() - make_interval(days => ${index}) where id = ${id}
    `.execute(database.db);
    await makeReview(database.db, { productId: id, rating: 5 - index });
    made.push(id);
  }
  const ids = async (query: string) => {
    const { body } = await shop.call(`GET /products?category_id=${categoryId}&${query}`);
    return body.data.data.map((product: { id: number }) => made.indexOf(product.id));
  };
  expect(await ids('sort=price_asc')).toEqual([1, 2, 0]);
  expect(await ids('sort=price_desc')).toEqual([0, 2, 1]);
  expect(await ids('sort=newest')).toEqual([0, 1, 2]);
  expect(await ids('sort=rating')).toEqual([0, 1, 2]);
  expect(await ids('sort=best_selling')).toEqual([2, 1, 0]);
  expect(await ids('sort=price_asc&min_price=15&max_price=25')).toEqual([2]);
  expect(await ids('on_sale=true')).toEqual([1]);
  expect(await ids('sort=price_asc&rating=4')).toEqual([1, 0]);
});
