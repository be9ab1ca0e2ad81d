import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { openStorage } from '../../../../platform/storage/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  formWith,
  type MadeStaff,
  makePicture,
  makeStaff,
  productBody,
  TEST_STORE_KEY,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';
import { removeUnusedPictures } from './shop-pictures.ts';

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

const call = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body === undefined ? {} : { body }) });

async function send(size: { width?: number; height?: number; format?: 'jpeg' | 'png' } = {}) {
  const form = formWith(await makePicture(size));
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/admin/products/pictures',
    headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, data: answer.json().data };
}

const filesOf = async (key: string) =>
  (await readdir(join(shop.config.dataDir, 'media')).catch(() => [])).filter((name) => name.startsWith(key)).sort();

test('a picture is made in all sizes as WebP and AVIF, upright and without what else the file held', async () => {
  const { status, data } = await send({ width: 1_400, height: 1_000, format: 'png' });
  expect(status).toBe(201);
  expect(data).toMatchObject({ width: 960, height: 686, alt_ar: '', alt_en: '' });
  expect(data.srcset).toBe(
    [240, 400, 640, 960].map((width) => `/media/${data.key}-${width}.webp ${width}w`).join(', '),
  );
  expect(await filesOf(data.key)).toEqual(
    ['240.avif', '240.webp', '400.avif', '400.webp', '640.avif', '640.webp', '960.avif', '960.webp'].map(
      (name) => `${data.key}-${name}`,
    ),
  );
});

test('a product shows its pictures in their order with what they say in each language', async () => {
  const [first, second] = [(await send()).data, (await send({ width: 300, height: 300 })).data];
  const words = { alt_ar: 'مبخرة', alt_en: 'Burner' };
  const draft = productBody({
    category_id: categoryId,
    images: [
      { key: second.key, ...words },
      { key: first.key, alt_ar: '', alt_en: '' },
    ],
    variants: [variantBody('S', { image_key: first.key }), variantBody('M')],
  });
  const { body: made } = await call('POST /admin/products', { ...draft, status: 'published' });
  const shown = (await shop.call(`GET /products/${made.data.id}`)).body.data;
  expect(shown.images).toMatchObject([
    { alt: 'مبخرة', url: `/media/${second.key}-300.webp`, srcset_avif: expect.stringContaining('.avif 240w') },
    { url: `/media/${first.key}-320.webp` },
  ]);
  expect(shown.variants[0].image).toMatchObject({ url: `/media/${first.key}-320.webp` });
  const ids = made.data.variants.map(({ id }: { id: number }) => id);
  const reordered = {
    ...draft,
    version: 1,
    images: draft.images.toReversed(),
    variants: draft.variants.map((variant, at) => ({ ...variant, id: ids[at] })),
  };
  const { body: edited } = await call(`PUT /admin/products/${made.data.id}`, reordered);
  expect(edited.data.images.map(({ key }: { key: string }) => key)).toEqual([first.key, second.key]);
  const without = { ...reordered, version: 2, images: reordered.images.slice(0, 1) };
  const { body: less } = await call(`PUT /admin/products/${made.data.id}`, without);
  expect(less.data.images.map(({ key }: { key: string }) => key)).toEqual([first.key]);
});

test('what nothing used in a day goes with its files, and what was used stays', async () => {
  const [unused, used] = [(await send()).data, (await send()).data];
  await call(
    'POST /admin/products',
    productBody({ category_id: categoryId, images: [{ key: used.key, alt_ar: '', alt_en: '' }] }),
  );
  const storage = openStorage(shop.config);
  await removeUnusedPictures(database.db, storage, new Date(Date.now() - 60_000));
  expect(await filesOf(unused.key)).not.toEqual([]);
  await removeUnusedPictures(database.db, storage, new Date(Date.now() + 60_000));
  expect([(await filesOf(unused.key)).length, (await filesOf(used.key)).length > 0]).toEqual([0, true]);
  const { rows } = await sql`select from shop_pictures where key = ${unused.key}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('what is too large to be drawn is refused and leaves nothing', async () => {
  const before = await readdir(join(shop.config.dataDir, 'media'));
  const huge = await makePicture({ width: 10_000, height: 10_000, format: 'png' });
  const form = formWith(huge);
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/admin/products/pictures',
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'ar', ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    'أبعاد الصورة أكبر من المسموح (50 ميجابكسل)، صغّرها ثم أرسلها',
  ]);
  expect(await readdir(join(shop.config.dataDir, 'media'))).toEqual(before);
});
