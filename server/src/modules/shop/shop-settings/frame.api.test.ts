import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let manager: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  manager = await makeStaff(database.db, 'manager');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const nothing = { ar: '', en: '' };
const usual = { top_line: nothing, header: [], mobile: [], footer: [], trust: [] };
const read = async () => (await shop.call('GET /admin/settings/frame', { headers: manager.headers })).body.data;
const edit = async (more: object) =>
  shop.call('PUT /admin/settings/frame', { headers: manager.headers, body: { ...(await read()), ...more } });
const stated = async (language: 'ar' | 'en' = 'ar') => (await shop.call('GET /settings', { language })).body.data.frame;
const link = (to: string, ar = '', en = '') => ({ to, label: { ar, en } });

test('a shop that changed nothing has the usual frame, and no document carries it', async () => {
  expect(await read()).toEqual({ ...usual, version: 1 });
  expect(await stated()).toBeNull();
});

test('menus and lines are stated in the reader’s language, in Arabic where they were not translated', async () => {
  const saved = await edit({
    top_line: { ar: 'توصيل مجاني', en: 'Free delivery' },
    header: [link('/en/offers'), link('/categories/oud', 'العود'), link('https://example.com/x', 'قصصنا', 'Stories')],
    footer: [{ title: { ar: 'نحن', en: 'We' }, links: [link('/about')] }],
    trust: [{ title: { ar: 'ضمان', en: 'Warranty' }, text: { ar: 'سنتان', en: '' } }],
  });
  expect(saved.status).toBe(200);
  await expect.poll(() => stated()).not.toBeNull();
  expect(await stated('en')).toEqual({
    top_line: 'Free delivery',
    header: [
      { to: '/offers', label: '' },
      { to: '/categories/oud', label: 'العود' },
      { to: 'https://example.com/x', label: 'Stories' },
    ],
    mobile: [],
    footer: [{ title: 'We', links: [{ to: '/about', label: '' }] }],
    trust: [{ title: 'Warranty', text: 'سنتان' }],
  });
  expect((await stated('ar')).top_line).toBe('توصيل مجاني');
  await edit(usual);
  await expect.poll(() => stated()).toBeNull();
});

test.each([
  ['header', { header: Array(500).fill(link('/offers')) }],
  ['footer', { footer: Array(500).fill({ title: { ar: 'نحن', en: 'We' }, links: [] }) }],
  ['mobile.0.to', { mobile: [link('javascript:alert(1)', 'اضغط')] }],
  ['mobile.0.to', { mobile: [link('//evil.example', 'اضغط')] }],
  ['mobile.0.to', { mobile: [link('http://plain.example', 'اضغط')] }],
  ['mobile.0.to', { mobile: [link('/a b', 'اضغط')] }],
  ['header.0.label.ar', { header: [link('/categories/oud')] }],
  ['footer.0.links.0.to', { footer: [{ title: { ar: 'نحن', en: 'We' }, links: [link('data:text/html,x', 'س')] }] }],
  ['trust.0.title.ar', { trust: [{ title: nothing, text: nothing }] }],
])('%s says that it is wrong', async (field, more) => {
  const { status, body } = await edit(more);
  expect([status, Object.keys(body.errors)]).toContainEqual(expect.arrayContaining([field]));
  expect(status).toBe(422);
});
