import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { hasWornSizes } from './choices.ts';

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

const call = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body === undefined ? {} : { body }) });

const options = [
  { kind: 'color', name_ar: 'اللون', name_en: 'Colour' },
  { kind: 'size', name_ar: 'السعة', name_en: '' },
  { kind: 'other', name_ar: 'الخامة', name_en: 'Material' },
] as const satisfies AdminProductDraft['options'];
const none = { size: null, color_ar: null, color_en: null, color_hex: null };

function valued(color: string, size: string, material: string) {
  const value = (value_ar: string, value_en = '', hex: string | null = null) => ({ value_ar, value_en, hex });
  return variantBody('', {
    ...none,
    sku: '',
    choices: [value(color, 'Black', '#111111'), value(size), value(material, material === 'جلد' ? 'Leather' : '')],
  });
}

const draft = (spec: Partial<AdminProductDraft> = {}) => ({
  ...productBody({ category_id: categoryId, name_ar: 'ترمس', name_en: 'Flask' }),
  options: [...options],
  variants: [valued('أسود', '50 مل', 'جلد'), valued('أسود', '1 لتر', 'قماش')],
  ...spec,
  status: 'published',
});

async function create(spec: Partial<AdminProductDraft> = {}) {
  const { status, body } = await call('POST /admin/products', draft(spec));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

test('a product varies in options of any name, and shoppers see these names and values in their language', async () => {
  const { id } = await create();
  const arabic = (await shop.call(`GET /products/${id}`, { language: 'ar' })).body.data;
  expect(arabic.options.map(({ name }: { name: string }) => name)).toEqual(['اللون', 'السعة', 'الخامة']);
  expect(arabic.variants.map(({ choices }: { choices: string[] }) => choices)).toEqual([
    ['أسود', '50 مل', 'جلد'],
    ['أسود', '1 لتر', 'قماش'],
  ]);
  const english = (await shop.call(`GET /products/${id}`, { language: 'en' })).body.data;
  expect(english.options.map(({ name }: { name: string }) => name)).toEqual(['Colour', 'السعة', 'Material']);
  expect(english.variants[0]).toMatchObject({ choices: ['Black', '50 ml', 'Leather'], size: '50 ml', color: 'Black' });
});

test('a variant is named by all of its values in cart and order', async () => {
  const { id, variants } = await create();
  const lines = [{ product_id: id, variant_id: variants[1].id, quantity: 1 }];
  const { body, status } = await shop.call('POST /orders', { body: orderBody(lines, 140), language: 'ar' });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.data.items[0].variant).toBe('أسود / 1 لتر / الخامة: قماش');
});

test('filters list a size that was typed in Arabic beside the same one of other products', async () => {
  const { id } = await create();
  const { body } = await shop.call(`GET /products?size=${encodeURIComponent('50 ml')}`);
  expect(body.data.data.map((product: { id: number }) => product.id)).toContain(id);
});

test('a value of any option finds the product', async () => {
  const { id } = await create({ variants: [valued('أسود', '2 لتر', 'خيزران')] });
  const { body } = await shop.call(`GET /products?search=${encodeURIComponent('خيزران')}`);
  expect(body.data.data.map((product: { id: number }) => product.id)).toEqual([id]);
});

test('wrong options are told at their fields', async () => {
  const twice = draft({
    options: [options[0], { ...options[2], name_ar: 'اللون' }, { ...options[0], name_ar: 'لون آخر' }],
  });
  const { body } = await call('POST /admin/products', twice);
  expect(Object.keys(body.errors)).toEqual(['options.1.name_ar', 'options.2.name_ar']);
  const [first] = draft().variants;
  const missing = draft({
    variants: [valued('أسود', 'S', 'جلد'), { ...variantBody('', none), choices: first?.choices?.slice(1) ?? [] }],
  });
  expect(Object.keys((await call('POST /admin/products', missing)).body.errors)).toEqual(['variants.1.choices']);
  const same = draft({ variants: [valued('أسود', 'S', 'جلد'), valued('أسود', 'S', 'جلد')] });
  expect(Object.keys((await call('POST /admin/products', same)).body.errors)).toEqual(['variants.1.choices']);
  const four = [...options, { kind: 'other', name_ar: 'رابع', name_en: '' }];
  expect((await call('POST /admin/products', { ...draft(), options: four })).status).toBe(422);
});

test('what an older release wrote is read as options, named by what its sizes measure', async () => {
  const { product } = factories(database.db);
  const named = async (sizes: string[]) => {
    const { id } = await product({ categoryId, variants: sizes.map((size) => ({ size, color: 'Black', stock: 1 })) });
    const { body } = await shop.call(`GET /products/${id}`, { language: 'ar' });
    return body.data.options.map(({ name }: { name: string }) => name);
  };
  expect(await named(['50 ml', '1 L'])).toEqual(['اللون', 'الحجم']);
  expect(await named(['250 g'])).toEqual(['اللون', 'الوزن']);
  expect(await named(['S', '50 ml'])).toEqual(['اللون', 'المقاس']);
});

test('an edit by a writer that knows sizes and colours alone keeps the other options, unless it changes these', async () => {
  const made = await create();
  const { options: _, ...old } = draft();
  const sent = made.variants.map(
    ({ choices: __, image: ___, stock_quantity: ____, ...variant }: Record<string, unknown>) => ({
      ...variant,
      image_key: null,
    }),
  );
  const put = (version: number, variants: unknown) =>
    call(`PUT /admin/products/${made.id}`, { ...old, version, variants, price: 77, status: undefined });
  const kept = await put(1, sent);
  expect(kept.body.data).toMatchObject({ price: 77, options: [{}, {}, { name_ar: 'الخامة' }] });
  expect(kept.body.data.variants[1].choices[2]).toMatchObject({ value_ar: 'قماش' });
  const changed = await put(2, [{ ...sent[0], size: '75 ml' }, sent[1]]);
  expect(changed.body.data.options).toHaveLength(2);
  expect(changed.body.data.variants[0].choices[1]).toMatchObject({ value_ar: '75 مل' });
});

test('a copy and an edit of many keep the options', async () => {
  const made = await create();
  const copy = await call(`POST /admin/products/${made.id}/duplicate`);
  expect(copy.body.data.options).toEqual(made.options);
  await call('POST /admin/products/bulk', { rows: [{ id: made.id, version: 1, price: 91 }] });
  const { body } = await call(`GET /admin/products/${made.id}`);
  expect(body.data).toMatchObject({ price: 91, options: made.options });
  expect(body.data.variants[0].choices).toEqual(made.variants[0].choices);
});

const sized = (name_ar: string, name_en: string, ...values: [ar: string, en: string][]) => ({
  variants: values.map(([value_ar, value_en]) => ({
    ...none,
    choices: [{ kind: 'size' as const, name_ar, name_en, value_ar, value_en, hex: null }],
  })),
});

test.each([
  [true, sized('المقاس', 'Size', ['M', 'M'], ['L', 'L'])],
  [true, sized('مقاس', '', ['42', ''], ['43', ''])],
  [true, sized('Sizes', '', ['42L', ''])],
  [true, { variants: [{ ...none, size: 'XL' }] }],
  [false, sized('قياس الشاشة', 'Screen size', ['24', '24'])],
  [false, sized('السعة', 'Size', ['256', '256'])],
  [false, sized('الحجم', 'Size', ['كبير', 'Large'])],
  [false, sized('المقاس', 'Size', ['24 بوصة', '24 inch'])],
  [false, sized('المقاس', 'Size', ['S', 'S'], ['50 مل', ''])],
  [false, sized('المقاس', '', ['٩٠ سم', ''])],
  [false, sized('المقاس', 'Size', ['24″', '24″'])],
  [false, sized('المقاس', 'Size', ['500g', '500g'])],
  [false, { variants: [{ ...none, size: '50 ml' }] }],
  [false, { variants: [none] }],
])('sizes to wear are %j for %j', (isWorn, product) => {
  expect(hasWornSizes(product)).toBe(isWorn);
});
