import { afterAll, beforeAll, expect, test } from 'vitest';
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

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const both = (text: string) => ({ ar: text, en: text });
const AS_IT_COMES = 'hero categories flash featured newest bundle best community blog newsletter trust'.split(' ');

interface Part {
  kind: string;
  is_on?: boolean;
  products?: { id: number; is_shown?: boolean }[];
}
const kindsOf = ({ parts }: { parts: Part[] }) => parts.map(({ kind }) => kind);
const shown = async (language: 'ar' | 'en' = 'en') => (await shop.call('GET /home', { language })).body.data;
const edited = async () => (await ask('GET /admin/home')).body.data;
const put = async (parts: object[]) => ask('PUT /admin/home', { parts, version: (await edited()).version });

const hero = { kind: 'hero', is_on: true, title: both(''), text: both(''), action: both(''), link: '', image: null };
const picksOf = (...ids: number[]) => ({
  kind: 'picks',
  is_on: true,
  title: both('Chosen by us'),
  text: both(''),
  product_ids: ids,
});

test('a shop that changed nothing has the home it always had, with the words of the storefront', async () => {
  expect(kindsOf(await shown())).toEqual(AS_IT_COMES);
  const { parts } = await shown();
  expect(parts[0]).toEqual({ kind: 'hero', title: null, text: null, action: null, link: null, image: null });
  expect(parts[1]).toEqual({ kind: 'categories', categories: null });
  const now = await edited();
  expect([now.version, kindsOf(now), now.parts.every(({ is_on }: Part) => is_on)]).toEqual([0, AS_IT_COMES, true]);
});

test('parts are moved and put out, and the home is another at once', async () => {
  const body = [{ kind: 'best', is_on: true }, hero, { kind: 'trust', is_on: false }];
  expect(kindsOf(await shown())).toEqual(AS_IT_COMES);
  const invalidations = await invalidationsOf(database.db, () => put(body));
  expect(invalidations).toEqual(['home']);
  expect(kindsOf(await shown())).toEqual(['best', 'hero']);
  const now = await edited();
  expect(kindsOf(now).slice(0, 3)).toEqual(['best', 'hero', 'trust']);
  expect(kindsOf(now).toSorted()).toEqual(AS_IT_COMES.toSorted());
  expect(now.parts.filter(({ is_on }: Part) => is_on)).toHaveLength(2);
  const late = await ask('PUT /admin/home', { parts: body, version: now.version - 1 });
  expect([late.status, late.body.code, late.body.details]).toEqual([409, 'conflict.changed', now]);
});

test('the hero says what the shop says, in the languages it says it in, over its own picture', async () => {
  const form = formWith(await makePicture({ width: 1_200, height: 900 }));
  const sent = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/admin/products/pictures',
    headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  const image = { key: sent.json().data.key, alt_ar: 'مبخرة', alt_en: '' };
  const own = { ...hero, title: { ar: 'رمضان كريم', en: '' }, link: '/offers?sort=newest', image };
  await put([own]);
  const [arabic] = (await shown('ar')).parts;
  expect(arabic).toMatchObject({
    title: 'رمضان كريم',
    text: null,
    link: '/offers?sort=newest',
    image: { alt: 'مبخرة' },
  });
  expect((await shown('en')).parts[0]).toMatchObject({ title: null, image: { alt: '' } });
  await put([{ ...own, title: both('Again') }]);
  expect((await shown('en')).parts[0]).toMatchObject({ title: 'Again', image: { width: 960 } });
});

test('picked products are in their order; one that is archived goes, with the part when nothing is left, and comes back', async () => {
  const { product } = factories(database.db);
  const [one, two] = [await product(), await product()];
  await put([picksOf(two.id, one.id), { kind: 'best', is_on: true }]);
  const picked = async () => (await shown()).parts.find(({ kind }: Part) => kind === 'picks')?.products;
  const ids = async () => (await picked())?.map(({ id }: { id: number }) => id);
  expect(await ids()).toEqual([two.id, one.id]);
  const become = async (id: number, status: string) => {
    const { version } = (await ask(`GET /admin/products/${id}`)).body.data;
    expect((await ask(`PUT /admin/products/${id}/status`, { version, status })).status).toBe(200);
  };
  await become(two.id, 'archived');
  expect(await ids()).toEqual([one.id]);
  await become(one.id, 'archived');
  expect(kindsOf(await shown())).toEqual(['best']);
  const [told] = (await edited()).parts;
  expect(told.products.map(({ is_shown }: { is_shown: boolean }) => is_shown)).toEqual([false, false]);
  await become(one.id, 'published');
  expect(await ids()).toEqual([one.id]);
});

test('picked categories are in their order; one that is archived goes', async () => {
  const make = async (name: string) => {
    const words = { name_ar: name, name_en: name, description_ar: '', description_en: '' };
    const rest = { parent_id: null, slug: name.toLowerCase(), image: null, backdrop: 'sage', is_featured: false };
    return (await ask('POST /admin/categories', { ...words, ...rest, is_active: true })).body.data.id;
  };
  const [one, two] = [await make('Oud'), await make('Musk')];
  await put([{ kind: 'categories', is_on: true, category_ids: [two, one] }]);
  const names = async () => (await shown()).parts[0]?.categories.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Musk', 'Oud']);
  const now = (await ask(`GET /admin/categories/${two}`)).body.data;
  const { parent_id, slug, name_ar, name_en, description_ar, description_en, backdrop, is_featured, version } = now;
  const form = { parent_id, slug, name_ar, name_en, description_ar, description_en, backdrop, is_featured, version };
  const { status } = await ask(`PUT /admin/categories/${two}`, { ...form, image: null, is_active: false });
  expect(status).toBe(200);
  expect(await names()).toEqual(['Oud']);
  expect((await edited()).parts[0].categories.map((choice: { is_shown: boolean }) => choice.is_shown)).toEqual([
    false,
    true,
  ]);
});

test('what is wrong is told at its field, and nothing is changed', async () => {
  const before = await edited();
  const key = 'a'.repeat(32);
  const wrong = await put([
    { ...hero, image: { key, alt_ar: '', alt_en: '' } },
    picksOf(999_999),
    { kind: 'categories', is_on: true, category_ids: [999_999] },
  ]);
  expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
    422,
    ['parts.0.image.key', 'parts.1.product_ids.0', 'parts.2.category_ids.0'],
  ]);
  for (const link of ['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)']) {
    expect((await put([{ ...hero, link }])).body.errors, link).toHaveProperty(['parts.0.link']);
  }
  const twice = await put([hero, picksOf(), picksOf(), hero]);
  expect(Object.keys(twice.body.errors)).toEqual(['parts.3.kind']);
  const unknown = await put([hero, { kind: 'fireworks', is_on: true }]);
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['parts.1.kind']]);
  expect(await edited()).toEqual(before);
});
