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
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body === undefined ? {} : { body }) });
const draft = (spec: Partial<AdminProductDraft> = {}) => ({
  ...productBody({ category_id: categoryId, ...spec }),
  status: 'published',
});

test('a slug is made of the Arabic name, without marks and with its hamza', async () => {
  const { body } = await call('POST /admin/products', draft({ name_ar: 'عِطر الأُمّ ٥٠', name_en: '', slug: '' }));
  expect(body.data.slug).toBe('عطر-الأم');
  const latin = await call('POST /admin/products', draft({ name_ar: 'قهوة', name_en: 'Café crème', slug: '' }));
  expect(latin.body.data.slug).toBe('cafe-creme');
});

test('a slug may be Arabic; marks, tatweel, capitals, spaces and slashes are told at its field', async () => {
  expect((await call('POST /admin/products', draft({ slug: 'دلة-نحاس-2' }))).body.data.slug).toBe('دلة-نحاس-2');
  for (const slug of ['دَلة', 'دلـة', 'دلة نحاس', 'دلة/نحاس', 'Dallah', '-دلة', 'دلة--نحاس', '٥٠']) {
    const { status, body } = await call('POST /admin/products', draft({ slug }));
    expect([slug, status, Object.keys(body.errors ?? {})]).toEqual([slug, 422, ['slug']]);
  }
  const taken = await call('POST /admin/products', draft({ slug: 'دلة-نحاس-2' }));
  expect(taken.body.errors).toEqual({ slug: ['This address is taken; choose another'] });
});

test('a category is found by an Arabic slug, and by every address it had, in one step', async () => {
  const words = { name_ar: 'عطور', name_en: 'Perfumes', description_ar: '', description_en: '' };
  const shown = { parent_id: null, image: null, backdrop: 'sage', is_featured: false, is_active: true };
  const made = (await call('POST /admin/categories', { ...words, ...shown, slug: 'scents' })).body.data;
  const rename = async (slug: string, version: number) =>
    (await call(`PUT /admin/categories/${made.id}`, { ...words, ...shown, slug, version })).status;
  expect([await rename('عطور', 1), await rename('عطور-وعود', 2), await rename('عطور', 3)]).toEqual([200, 200, 200]);
  const fresh = await createTestApp(database, { cacheBytes: 0 });
  for (const slug of ['scents', 'عطور', 'عطور-وعود']) {
    const { body } = await fresh.call(`GET /categories/${encodeURIComponent(slug)}`);
    expect(body.data.slug).toBe('عطور');
  }
  await fresh.close();
});

test('texts for search engines are written by language, and kept by writers that do not know them', async () => {
  const seo = { seo_title_ar: 'دلة نحاس أصلية', seo_description_en: 'Hand made in Hail' };
  const { id, version } = (await call('POST /admin/products', draft(seo))).body.data;
  expect((await shop.call(`GET /products/${id}`, { language: 'ar' })).body.data).toMatchObject({
    seo_title: 'دلة نحاس أصلية',
    seo_description: '',
  });
  const { status: _, ...old } = draft({ price: 66 });
  const edited = await call(`PUT /admin/products/${id}`, { ...old, version });
  expect(edited.body.data).toMatchObject({ price: 66, ...seo, seo_title_en: '' });
  const cleared = await call(`PUT /admin/products/${id}`, { ...old, version: version + 1, seo_title_ar: '' });
  expect(cleared.body.data).toMatchObject({ seo_title_ar: '', seo_description_en: 'Hand made in Hail' });
});
