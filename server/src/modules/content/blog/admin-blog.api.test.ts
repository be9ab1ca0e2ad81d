import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  formWith,
  invalidationsOf,
  type MadeStaff,
  makePicture,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';

let now = Date.now();
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => now });
  owner = await makeStaff(database.db, 'owner');
  const made = await ask('PUT /admin/blog-categories/guides', { name: both('Guides'), position: 1, version: 0 });
  categoryId = made.body.data.id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const both = (text: string) => ({ ar: text, en: text });

let serial = 0;
function draftOf(spec: object = {}) {
  serial += 1;
  return {
    slug: `on-oud-${serial}`,
    category_id: categoryId,
    title: both(`On oud ${serial}`),
    excerpt: both('In short'),
    keywords: both(''),
    author: both('Nouf'),
    author_role: both(''),
    tags: { ar: ['عود'], en: ['oud'] },
    body: both('## Why\n\n**Oud** lasts'),
    image: null,
    product_ids: [],
    is_featured: false,
    ...spec,
  };
}

async function write(spec: object = {}) {
  const { status, body } = await ask('POST /admin/articles', draftOf(spec));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}
async function setStatus(id: number, body: object) {
  const { version } = (await ask(`GET /admin/articles/${id}`)).body.data;
  return ask(`PUT /admin/articles/${id}/status`, { version, ...body });
}
const read = async (key: number | string) => shop.call(`GET /blog/${key}`, { language: 'en' });

describe('an article', () => {
  test('is a draft that nobody reads until it is published, and read at once then', async () => {
    const made = await write({ slug: 'first-words' });
    expect(made).toMatchObject({ status: 'draft', published_at: null, version: 1 });
    expect([(await read('first-words')).status, (await read(made.id)).status]).toEqual([404, 404]);
    const invalidations = await invalidationsOf(database.db, () => setStatus(made.id, { status: 'published' }));
    expect(invalidations).toEqual(['blog']);
    const shown = (await read('first-words')).body.data;
    expect(shown).toMatchObject({ title: made.title.en, html: expect.stringContaining('<strong>Oud</strong>') });
    expect(shown.published_at).toBe(new Date(now).toISOString());
    expect((await setStatus(made.id, { status: 'draft' })).body.data.status).toBe('draft');
    expect((await read('first-words')).status).toBe(404);
  });

  test('that is edited is another on the storefront at once, and the address it gives up leads on', async () => {
    const made = await write({ slug: 'old-words' });
    await setStatus(made.id, { status: 'published' });
    expect((await read('old-words')).body.data.title).toBe(made.title.en);
    const body = { ...draftOf({ slug: 'new-words', title: both('Said anew') }), version: 2 };
    expect((await ask(`PUT /admin/articles/${made.id}`, body)).body.data).toMatchObject({
      version: 3,
      slug: 'new-words',
    });
    expect((await read('new-words')).body.data.title).toBe('Said anew');
    expect((await read('old-words')).body.data).toMatchObject({ slug: 'new-words', title: 'Said anew' });
    const late = await ask(`PUT /admin/articles/${made.id}`, body);
    expect([late.status, late.body.code, late.body.details.version]).toEqual([409, 'conflict.changed', 3]);
  });

  test('appears by itself at its time', async () => {
    const made = await write({ slug: 'tomorrow' });
    const past = await setStatus(made.id, { status: 'published', publish_at: new Date(now - 1).toISOString() });
    expect(Object.keys(past.body.errors)).toEqual(['publish_at']);
    const at = new Date(now + 600_000).toISOString();
    expect((await setStatus(made.id, { status: 'published', publish_at: at })).body.data).toMatchObject({
      status: 'scheduled',
      published_at: at,
    });
    expect((await read('tomorrow')).status).toBe(404);
    const listed = await ask(`GET /admin/articles?status=scheduled`);
    expect(listed.body.data.data.map(({ id }: { id: number }) => id)).toEqual([made.id]);
    now += 600_001;
    expect((await read('tomorrow')).body.data.published_at).toBe(at);
  });

  test('is archived, and as old as it was when it comes back', async () => {
    const made = await write();
    const first = (await setStatus(made.id, { status: 'published' })).body.data.published_at;
    await setStatus(made.id, { status: 'archived' });
    expect((await read(made.id)).status).toBe(404);
    now += 60_000;
    expect((await setStatus(made.id, { status: 'published' })).body.data.published_at).toBe(first);
    const draft = await setStatus(made.id, { status: 'draft', publish_at: new Date(now + 1_000).toISOString() });
    expect(Object.keys(draft.body.errors)).toEqual(['publish_at']);
  });

  test('is refused at the field that is wrong', async () => {
    const { slug } = await write();
    const wrong = draftOf({
      slug,
      category_id: 999_999,
      product_ids: [999_999],
      image: { key: 'a'.repeat(32), alt_ar: '', alt_en: '' },
      body: { ar: '# h\n'.repeat(61), en: '[](a)'.repeat(9_000) },
    });
    const { status, body } = await ask('POST /admin/articles', wrong, 'ar');
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      422,
      ['body.ar', 'body.en', 'category_id', 'image.key', 'product_ids.0', 'slug'],
    ]);
    expect(body.errors.slug).toEqual(['هذا العنوان مستخدم، اختر عنوانًا آخر']);
    expect((await ask('POST /admin/articles', draftOf({ slug: '2026' }))).body.errors).toHaveProperty('slug');
  });

  test('has a cover that was sent, and products it speaks of in their order', async () => {
    const { product } = factories(database.db);
    const [one, two] = [await product(), await product()];
    const form = formWith(await makePicture());
    const sent = await shop.app.server.inject({
      method: 'POST',
      url: '/api/store/admin/products/pictures',
      headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...owner.headers },
      payload: form.payload,
    });
    const { key } = sent.json().data;
    const image = { key, alt_ar: 'عود', alt_en: 'Oud' };
    const made = await write({ image, product_ids: [two.id, one.id] });
    expect(made).toMatchObject({ image, products: [{ id: two.id }, { id: one.id }] });
    await setStatus(made.id, { status: 'published' });
    expect((await read(made.id)).body.data).toMatchObject({ image: { alt: 'Oud' }, product_ids: [two.id, one.id] });
  });

  test('is found by its words, its category and how it is', async () => {
    const made = await write({ title: both('Saffron of the valley') });
    const find = async (query: string) =>
      (await ask(`GET /admin/articles?${query}`)).body.data.data.map(({ id }: { id: number }) => id);
    expect(await find('q=saffron')).toEqual([made.id]);
    expect(await find(`q=saffron&status=draft&category_id=${categoryId}&sort=title`)).toEqual([made.id]);
    expect(await find('q=saffron&status=archived')).toEqual([]);
    expect(await find('q=...')).toEqual([]);
  });
});

describe('a category', () => {
  const put = (slug: string, body: object) => ask(`PUT /admin/blog-categories/${slug}`, body);

  test('is written, changed by who saw it, and removed when nothing is in it', async () => {
    const made = await put('news', { name: both('News'), position: 2, version: 0 });
    expect(made.body.data).toMatchObject({ slug: 'news', version: 1, articles_count: 0 });
    const invalidations = await invalidationsOf(database.db, () =>
      put('news', { name: both('What is new'), position: 0, version: 1 }),
    );
    expect(invalidations).toEqual(['blog']);
    const late = await put('news', { name: both('Other'), position: 0, version: 1 });
    expect([late.body.code, late.body.details.name]).toEqual(['conflict.changed', both('What is new')]);
    const list = (await ask('GET /admin/blog-categories')).body.data;
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual(['news', 'guides']);
    await write({ category_id: made.body.data.id });
    expect((await ask('DELETE /admin/blog-categories/news')).body.code).toBe('content.blog_category_in_use');
    await put('empty', { name: both('Empty'), position: 3, version: 0 });
    expect((await ask('DELETE /admin/blog-categories/empty')).status).toBe(200);
    expect((await ask('DELETE /admin/blog-categories/empty')).body.code).toBe('content.blog_category_not_found');
  });

  test('is one of fifty at most', async () => {
    for (let n = 0; n < 50; n += 1) await put(`one-${n}`, { name: both('One'), position: 9, version: 0 });
    expect((await put('one-more', { name: both('One'), position: 9, version: 0 })).body.code).toBe(
      'content.blog_categories_full',
    );
  });
});
