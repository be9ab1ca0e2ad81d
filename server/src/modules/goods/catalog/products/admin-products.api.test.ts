import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  productBody,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';
import { publishDue } from './product-status.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await makeSellable(database.db);
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const body = (spec: Partial<AdminProductDraft> = {}) => productBody({ category_id: categoryId, ...spec });

async function create(spec: Partial<AdminProductDraft> & { status?: string; stock?: number } = {}) {
  const { status, body: answer } = await call('POST /admin/products', { ...body(), ...spec });
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data;
}

/** The staff form of a product, as the client would send it back. */
function formOf(product: Record<string, unknown>) {
  const { version } = product;
  const sent = Object.keys(body()).map((name) => [name, product[name]]);
  const { images, variants, ...rest } = Object.fromEntries(sent);
  return {
    ...rest,
    version,
    images: images.map(({ key, alt_ar, alt_en }: Record<string, unknown>) => ({ key, alt_ar, alt_en })),
    variants: variants.map(({ image, stock_quantity: _, ...variant }: Record<string, unknown>) => ({
      ...variant,
      image_key: image ? Reflect.get(Object(image), 'key') : null,
    })),
  };
}

test('a product begins as a draft nobody sees, and is seen once it is published', async () => {
  const made = await create({ description_ar: '**ناعم**', stock: 4 });
  expect(made).toMatchObject({
    status: 'draft',
    version: 1,
    description_ar: '**ناعم**',
    stock_quantity: 4,
    variants: [],
  });
  expect((await shop.call(`GET /products/${made.id}`)).status).toBe(404);
  const published = await call(`PUT /admin/products/${made.id}/status`, { version: 1, status: 'published' });
  expect(published.body.data).toMatchObject({ status: 'published', version: 2 });
  const seen = await shop.call(`GET /products/${made.id}`);
  expect(seen.body.data).toMatchObject({ stock_quantity: 4, description: '<p><strong>ناعم</strong></p>\n' });
  await call(`PUT /admin/products/${made.id}/status`, { version: 2, status: 'archived' });
  expect((await shop.call(`GET /products/${made.id}`)).status).toBe(404);
});

test('what is scheduled is published at its time, and a time that is over is told at its field', async () => {
  const { id } = await create();
  const late = await call(`PUT /admin/products/${id}/status`, {
    version: 1,
    status: 'scheduled',
    publish_at: '2020-01-01T00:00:00Z',
  });
  expect([late.status, late.body.errors]).toEqual([422, { publish_at: ['Choose a time that is still to come'] }]);
  const publish_at = '2090-01-01T00:00:00.000Z';
  const { body: scheduled } = await call(`PUT /admin/products/${id}/status`, {
    version: 1,
    status: 'scheduled',
    publish_at,
  });
  expect(scheduled.data).toMatchObject({ status: 'scheduled', published_at: publish_at });
  await publishDue(database.db, new Date('2089-12-31T23:59:00Z'));
  expect((await shop.call(`GET /products/${id}`)).status).toBe(404);
  await publishDue(database.db, new Date('2090-01-01T00:00:30Z'));
  expect((await shop.call(`GET /products/${id}`)).status).toBe(200);
});

test('an edit leaves alone whether a product is sold', async () => {
  const made = await create();
  const edited = await call(`PUT /admin/products/${made.id}`, { ...formOf(made), price: 120 });
  expect(edited.body.data).toMatchObject({ status: 'draft', price: 120, version: 2 });
});

test('two variants change SKUs and barcodes in one save', async () => {
  const [small, large] = [
    variantBody('S', { barcode: '6281000000001' }),
    variantBody('L', { barcode: '6281000000002' }),
  ];
  const made = await create({ variants: [small, large], status: 'published' });
  const form = formOf(made);
  const [first, second] = form.variants;
  const swapped = {
    ...form,
    variants: [
      { ...first, sku: second.sku, barcode: second.barcode },
      { ...second, sku: first.sku, barcode: first.barcode },
    ],
  };
  const { status, body: answer } = await call(`PUT /admin/products/${made.id}`, swapped);
  expect(status, JSON.stringify(answer)).toBe(200);
  expect(answer.data.variants).toMatchObject([
    { id: first.id, sku: large.sku, barcode: '6281000000002', size: 'S', stock_quantity: 5 },
    { id: second.id, sku: small.sku, barcode: '6281000000001', size: 'L', stock_quantity: 5 },
  ]);
});

test('a variant that is renamed gives its SKU up to a new one', async () => {
  const small = variantBody('S');
  const made = await create({ variants: [small] });
  const form = formOf(made);
  const renamed = { ...form.variants[0], sku: `${small.sku}-OLD` };
  const { body: answer } = await call(`PUT /admin/products/${made.id}`, {
    ...form,
    variants: [variantBody('M', { sku: small.sku, stock: 9 }), renamed],
  });
  expect(answer.data.variants).toMatchObject([
    { sku: small.sku, size: 'M', stock_quantity: 9 },
    { id: renamed.id, sku: `${small.sku}-OLD`, size: 'S', stock_quantity: 5 },
  ]);
});

test('products are sorted by the stock that is shown: what a variant had that is gone counts no more', async () => {
  const [sold, kept] = [variantBody('S', { stock: 50 }), variantBody('M', { stock: 2 })];
  const made = await create({ variants: [sold, kept], status: 'published' });
  const bought = orderBody([{ product_id: made.id, variant_id: made.variants[0].id, quantity: 1 }], 140);
  const ordered = await shop.call('POST /orders', { body: bought });
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
  const form = formOf(made);
  await call(`PUT /admin/products/${made.id}`, { ...form, variants: [form.variants[1]] });
  const ids = [made.id, (await create({ stock: 20 })).id];
  const { body: list } = await call('GET /admin/products?sort=-stock&per_page=100');
  const shown = list.data.data.map(({ id, stock_quantity }: Record<string, number>) => [id, stock_quantity]);
  expect(shown.filter(([id]: number[]) => ids.includes(id ?? 0))).toEqual([
    [ids[1], 20],
    [ids[0], 2],
  ]);
});

test('everything wrong with a form is told at its field in the reader’s language, and nothing is changed', async () => {
  const other = await create({ barcode: '12345678' });
  const made = await create();
  const wrong = {
    ...formOf(made),
    sku: other.sku,
    slug: other.slug,
    category_id: 999_999,
    images: [{ key: 'f'.repeat(32), alt_ar: '', alt_en: '' }],
    variants: [variantBody('S', { sku: other.sku, barcode: '12345678' })],
  };
  const arabic = await call(`PUT /admin/products/${made.id}`, wrong, 'ar');
  expect([arabic.status, arabic.body.errors]).toEqual([
    422,
    {
      sku: ['كود المنتج (SKU) هذا لمنتج آخر'],
      slug: ['هذا العنوان مستخدم، اختر عنوانًا آخر'],
      category_id: ['هذا القسم غير موجود أو مؤرشف'],
      'images.0.key': ['لم تعد هذه الصورة متاحة، أضفها من جديد'],
      'variants.0.sku': ['كود المنتج (SKU) هذا لمنتج آخر'],
      'variants.0.barcode': ['هذا الباركود لمنتج آخر'],
    },
  ]);
  expect((await call(`GET /admin/products/${made.id}`)).body.data).toEqual(made);
});

test.each([
  [{ sale_price: 100 }, 'sale_price', 'The sale price is below the regular price'],
  [
    { variants: [variantBody('S', { sale_price: 100 })] },
    'variants.0.sale_price',
    'The sale price is below the regular price',
  ],
  [
    { variants: [variantBody('S', { sku: 'ONE' }), variantBody('M', { sku: 'ONE' })] },
    'variants.1.sku',
    'This SKU is in the list twice',
  ],
  [
    { variants: [variantBody('S'), variantBody('S')] },
    'variants.1.size',
    'This option is there twice; each has a size or a colour of its own',
  ],
  [{ price: 0 }, 'price', 'The value is below 0.01'],
  [{ price: 10.005 }, 'price', 'Enter an amount with at most two decimals'],
  [{ slug: 'Not A Slug' }, 'slug', 'Use Arabic or small Latin letters and digits with hyphens between them'],
  [{ name_ar: ' ' }, 'name_ar', 'This field is required'],
])('%j is told at %s', async (spec, field, message) => {
  const answer = await call('POST /admin/products', { ...body(), ...spec });
  expect([answer.status, answer.body.errors[field]]).toEqual([422, [message]]);
});

test('the second of two who edit one product is shown what it is now', async () => {
  const made = await create();
  await call(`PUT /admin/products/${made.id}`, { ...formOf(made), price: 150 });
  const late = await call(`PUT /admin/products/${made.id}`, { ...formOf(made), name_en: 'Other' });
  expect([late.status, late.body.code]).toEqual([409, 'conflict.changed']);
  expect(late.body.details).toMatchObject({ price: 150, version: 2, name_en: made.name_en });
});

test('a copy is a draft of its own with the same texts, and nothing in stock', async () => {
  const made = await create({
    variants: [variantBody('S', { barcode: '87654321' })],
    status: 'published',
    name_en: 'Lamp',
  });
  const first = (await call(`POST /admin/products/${made.id}/duplicate`)).body.data;
  const second = (await call(`POST /admin/products/${made.id}/duplicate`)).body.data;
  expect(first).toMatchObject({ status: 'draft', name_en: 'Lamp', stock_quantity: 0, sku: `${made.sku}-C1` });
  expect(first.variants).toMatchObject([{ size: 'S', barcode: null, sku: `${made.variants[0].sku}-1C1` }]);
  expect(second).toMatchObject({ sku: `${made.sku}-C2`, slug: `${made.slug}-copy-2` });
});

test('a level is changed with a reason, shown at once, and never goes below what is left', async () => {
  const made = await create({ status: 'published', stock: 5 });
  const change = (delta: number, cause = 'received') =>
    call(`POST /admin/products/${made.id}/stock`, { variant_id: made.default_variant_id, delta, cause, note: 'جرد' });
  expect((await change(3)).body.data.stock_quantity).toBe(8);
  expect((await shop.call(`GET /products/${made.id}`)).body.data.stock_quantity).toBe(8);
  // Ordered pieces have left the stock level already.
  const ordered = await shop.call('POST /orders', { body: orderBody([{ product_id: made.id, quantity: 6 }], 615) });
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
  const low = await change(-3, 'damaged');
  expect([low.status, low.body.code]).toEqual([409, 'catalog.stock_too_low']);
  expect(low.body.message).toContain('2');
  expect((await change(-2, 'lost')).body.data.stock_quantity).toBe(0);
  const movements = (await call(`GET /admin/products/${made.id}/stock`)).body.data;
  expect(movements.data.map(({ delta, reason }: Record<string, unknown>) => [delta, reason])).toEqual([
    [-2, 'lost'],
    [-6, 'order'],
    [3, 'received'],
    [5, 'initial'],
  ]);
  const nobodys = await call(`POST /admin/products/${made.id}/stock`, {
    variant_id: 999_999,
    delta: 1,
    cause: 'counted',
  });
  expect(nobodys.body.code).toBe('catalog.variant_not_found');
});

test('a level of another product is not changed through this one', async () => {
  const [made, other] = [await create({ stock: 5 }), await create({ stock: 5 })];
  const change = { variant_id: other.default_variant_id, delta: 1, cause: 'counted' };
  expect((await call(`POST /admin/products/${made.id}/stock`, change)).status).toBe(404);
  expect((await call(`GET /admin/products/${other.id}`)).body.data.stock_quantity).toBe(5);
});

test('of many rows each is done whole or not at all, and says so', async () => {
  const [one, two, three] = [await create({ stock: 2 }), await create({ stock: 2 }), await create({ stock: 2 })];
  const rows = [
    {
      id: one.id,
      version: 1,
      price: 80,
      sale_price: 70,
      status: 'published',
      stock: { variant_id: one.default_variant_id, delta: 4 },
    },
    // The price is valid, but the stock is too low for the write-off: the price stays unchanged as well.
    { id: two.id, version: 1, price: 80, stock: { variant_id: two.default_variant_id, delta: -3 } },
    { id: three.id, version: 7, price: 80 },
    { id: three.id, version: 1, sale_price: 100 },
    { id: 999_999, version: 1 },
  ];
  const { body: answer } = await call('POST /admin/products/bulk', { rows });
  expect(answer.data.done).toBe(1);
  expect(answer.data.rows).toMatchObject([
    {
      is_done: true,
      code: null,
      product: { price: 80, sale_price: 70, status: 'published', stock_quantity: 6, version: 3 },
    },
    { is_done: false, code: 'catalog.stock_too_low', product: { price: 100, stock_quantity: 2, version: 1 } },
    { is_done: false, code: 'conflict.changed', product: { price: 100 } },
    {
      is_done: false,
      errors: { sale_price: ['The sale price is below the regular price'] },
      product: { sale_price: null },
    },
    { is_done: false, code: 'catalog.product_not_found', message: 'This product does not exist', product: null },
  ]);
  expect((await shop.call(`GET /products/${one.id}`)).body.data).toMatchObject({
    price: 80,
    sale_price: 70,
    stock_quantity: 6,
  });
});

test('rows of one call may move a product to another category, by which it is found', async () => {
  const other = await factories(database.db).category({ parentId: categoryId });
  const { id } = await create({ status: 'published' });
  await call('POST /admin/products/bulk', { rows: [{ id, version: 1, category_id: other }] });
  const found = (await call(`GET /admin/products?category_id=${other}`)).body.data.data;
  expect(found.map((row: { id: number }) => row.id)).toEqual([id]);
});

test('the list finds by name, SKU and barcode, and narrows and sorts', async () => {
  const cheap = await create({ name_ar: 'سراج الزمرد', price: 11, barcode: '99887766', stock: 3, status: 'published' });
  const dear = await create({
    name_ar: 'سراج الياقوت',
    price: 999_000,
    sku: 'Sraj-9',
    brand_ar: 'سراج',
    brand_en: 'Siraj',
  });
  const ids = async (query: string): Promise<number[]> =>
    (await call(`GET /admin/products?${query}`)).body.data.data.map(({ id }: { id: number }) => id);
  expect((await ids(`q=${encodeURIComponent('سراج')}&sort=price`)).slice(0, 2)).toEqual([cheap.id, dear.id]);
  expect(await ids('q=99887766')).toEqual([cheap.id]);
  expect(await ids('q=sraj-')).toEqual([dear.id]);
  expect(await ids('q=%25')).toEqual([]);
  expect((await ids('sort=-price'))[0]).toBe(dear.id);
  expect(await ids('brand=siraj')).toEqual([dear.id]);
  expect(await ids('brand=siraj&status=published')).toEqual([]);
  expect(await ids('stock=low')).toContain(cheap.id);
  expect(await ids('stock=out')).toContain(dear.id);
  expect(await ids('on_sale=true')).not.toContain(dear.id);
  expect((await call('GET /admin/products/brands')).body.data).toContainEqual({
    key: 'siraj',
    name_ar: 'سراج',
    name_en: 'Siraj',
    products_count: 1,
  });
});

test('the file for spreadsheets has a line for each variant and nothing that is carried out', async () => {
  const made = await create({
    name_ar: '=1+1',
    variants: [variantBody('S', { sku: 'CSV-1' }), variantBody('M', { sku: 'CSV-2' })],
  });
  const answer = await shop.app.server.inject({
    url: '/api/store/admin/products.csv?q=CSV-',
    headers: { 'x-api-key': 'waha-test-key', ...owner.headers },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
  const lines = answer.payload.trim().split('\r\n');
  expect(answer.payload.startsWith('\ufeffproduct_id,product_sku')).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${made.id},`);
  expect(lines[1]).toContain("'=1+1");
});

test('all of many products are in the file, each once', async () => {
  const { product } = factories(database.db);
  for (let one = 0; one < 205; one += 1) await product({ categoryId, brand: 'Many' });
  const answer = await shop.app.server.inject({
    url: '/api/store/admin/products.csv?brand=many',
    headers: { 'x-api-key': 'waha-test-key', ...owner.headers },
  });
  const ids = answer.payload
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect([ids.length, new Set(ids).size]).toEqual([205, 205]);
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from products where brand_key = 'many'
  `.execute(database.db);
  expect(rows[0]?.count).toBe(205);
});
