import type { AdminProductDraft } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  productBody,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown) => shop.call(key, { headers: owner.headers, language: 'en', body });
const short = (spec: Partial<AdminProductDraft> = {}) => ({
  ...productBody({ category_id: categoryId, name_ar: 'مبخرة', name_en: '', sku: '', slug: '', ...spec }),
  status: 'published',
});

async function create(spec: Partial<AdminProductDraft> = {}) {
  const { status, body } = await call('POST /admin/products', short(spec));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

test('a product is made of an Arabic name and a price: its codes and its address are made, and English says the Arabic', async () => {
  const made = await create({
    specifications: [{ label_ar: 'الخامة', label_en: '', value_ar: 'نحاس', value_en: '' }],
  });
  expect(made.sku).toMatch(/^P-\d+$/);
  expect(made.slug).toMatch(/^[^/ ]+$/);
  const { body } = await shop.call(`GET /products/${made.id}`, { language: 'en' });
  expect(body.data).toMatchObject({
    name: 'مبخرة',
    sku: made.sku,
    specifications: [{ label: 'الخامة', value: 'نحاس' }],
  });
});

test('products of one name have different codes and addresses', async () => {
  const made = [await create({ name_en: 'Burner' }), await create({ name_en: 'Burner' }), await create({})];
  expect(new Set(made.map(({ sku }) => sku)).size).toBe(3);
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
  expect(made[0].slug).toBe('burner');
});

test('a made code passes over one that a variant of another product has', async () => {
  const first = await create();
  const next = first.id + 1;
  const taken = await create({ variants: [variantBody('S', { sku: `P-${next + 1}` })] });
  expect(taken.id).toBe(next);
  expect((await create()).sku).toBe(`P-${next + 1}-2`);
});

test('an edit that leaves codes out keeps them, and the English name follows a changed Arabic one', async () => {
  const made = await create({
    name_en: 'Lamp',
    variants: [variantBody('S', { sku: '' }), variantBody('M', { sku: '' })],
  });
  expect(made.variants.map(({ sku }: { sku: string }) => sku)).toEqual([`${made.sku}-1`, `${made.sku}-2`]);
  const [small, large] = made.variants;
  const variants = [
    { ...variantBody('S'), id: small.id, sku: '' },
    { ...variantBody('L'), sku: '' },
    { ...variantBody('M'), id: large.id, sku: '' },
  ];
  const { version: _, status: __, ...draft } = { ...short({ name_ar: 'مصباح' }), version: 0 };
  const edited = await call(`PUT /admin/products/${made.id}`, { ...draft, version: made.version, variants });
  expect(edited.body.data).toMatchObject({ sku: made.sku, slug: made.slug, name_ar: 'مصباح', name_en: 'مصباح' });
  expect(edited.body.data.variants.map(({ sku }: { sku: string }) => sku)).toEqual([
    `${made.sku}-1`,
    `${made.sku}-3`,
    `${made.sku}-2`,
  ]);
});

test('a colour with an Arabic name alone is whole; a shade without a name is not', async () => {
  const blue = { color_ar: 'أزرق', color_en: null, color_hex: '#0000ff' };
  const made = await create({ variants: [variantBody('S', { ...blue, sku: '' })] });
  expect(made.variants[0]).toMatchObject({ color_ar: 'أزرق', color_en: 'أزرق' });
  const wrong = [
    { ...blue, color_ar: null },
    { ...blue, color_hex: null },
    { ...blue, color_ar: null, color_en: 'Blue', color_hex: null },
  ];
  for (const colour of wrong) {
    const { status, body } = await call('POST /admin/products', short({ variants: [variantBody('S', colour)] }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['variants.0.color_hex']]);
  }
});
