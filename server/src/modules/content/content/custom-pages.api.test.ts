import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  invalidationsOf,
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
  manager = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: manager.headers, ...(body && { body }), language: 'en' });
const nothing = { ar: '', en: '' };
const draft = {
  slug: 'قصتنا',
  title: { ar: 'قصتنا', en: 'Our story' },
  description: nothing,
  body: { ar: '## البداية\n\n**نحن**', en: '## The beginning' },
  status: 'published',
  shows_date: false,
};
const write = async (over: object) => (await ask('POST /admin/custom-pages', { ...draft, ...over })).body.data;
const readAs = (slug: string, language: 'ar' | 'en' = 'ar') =>
  shop.call(`GET /custom-pages/${encodeURIComponent(slug)}`, { language });

describe('a page of the shop’s own', () => {
  test('is read at its Arabic address, sanitised, with a date if it shows one', async () => {
    const body = { ar: 'س <script>alert(1)</script> [x](javascript:alert(1)) **نحن**', en: 'x' };
    const page = await write({ slug: 'قصتنا', body });
    const shown = (await readAs('قصتنا')).body.data;
    expect(shown).toMatchObject({ slug: 'قصتنا', language: 'ar', languages: ['ar', 'en'], title: 'قصتنا', date: null });
    expect(shown.html).toContain('<strong>نحن</strong>');
    expect(shown.html).not.toMatch(/<script|href="javascript/);
    const { id, updated_at: _, ...rest } = page;
    const invalidations = await invalidationsOf(database.db, () =>
      ask(`PUT /admin/custom-pages/${id}`, { ...rest, shows_date: true }),
    );
    expect(invalidations).toEqual(['content']);
    expect((await readAs('قصتنا')).body.data.date).toBe(page.updated_at);
  });

  test('is read in the other language where it is not written in the one that was asked for', async () => {
    await write({ slug: 'arabic-alone', title: { ar: 'عربية', en: '' }, body: { ar: 'نص', en: '' } });
    await write({ slug: 'english-alone', title: { ar: '', en: 'English' }, body: { ar: '', en: 'Words' } });
    expect((await readAs('arabic-alone', 'en')).body.data).toMatchObject({
      language: 'ar',
      languages: ['ar'],
      title: 'عربية',
    });
    expect((await readAs('english-alone', 'ar')).body.data).toMatchObject({ language: 'en', title: 'English' });
  });

  test('is whole in each language that it is written in, and written in one at least', async () => {
    const faults = async (over: object) =>
      Object.keys((await ask('POST /admin/custom-pages', { ...draft, slug: 'whole', ...over })).body.errors ?? {});
    expect(await faults({ title: nothing, body: nothing })).toEqual(['title.ar']);
    expect(await faults({ body: nothing })).toEqual(['body.ar']);
    expect(await faults({ title: { ar: 'عنوان', en: '' } })).toEqual(['title.en']);
    expect(await faults({ slug: 'Not An Address' })).toEqual(['slug']);
  });

  test('is read by nobody while it is a draft', async () => {
    const { id, updated_at: _, ...rest } = await write({ slug: 'terms-of-gifts', status: 'draft' });
    expect((await readAs('terms-of-gifts')).status).toBe(404);
    await ask(`PUT /admin/custom-pages/${id}`, { ...rest, status: 'published' });
    expect((await readAs('terms-of-gifts')).status).toBe(200);
  });

  test('is found by every address it had; who takes one takes it over', async () => {
    const { id, updated_at: _, ...rest } = await write({ slug: 'first' });
    const rename = async (slug: string, version: number) =>
      (await ask(`PUT /admin/custom-pages/${id}`, { ...rest, slug, version })).body.data.version;
    await rename('third', await rename('second', 1));
    for (const slug of ['first', 'second', 'third']) expect((await readAs(slug)).body.data.slug).toBe('third');
    await rename('first', 3);
    for (const slug of ['first', 'second', 'third']) expect((await readAs(slug)).body.data.slug).toBe('first');
    await write({ slug: 'second', title: { ar: 'غيرها', en: 'Other' } });
    expect((await readAs('second', 'en')).body.data).toMatchObject({ slug: 'second', title: 'Other' });
    expect((await readAs('third')).body.data.slug).toBe('first');
  });

  test('has an address that no other page has', async () => {
    await write({ slug: 'once' });
    const twice = await ask('POST /admin/custom-pages', { ...draft, slug: 'once' });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['slug']]);
  });

  test('of two who rewrite it the second is told', async () => {
    const { id, updated_at: _, ...rest } = await write({ slug: 'two-writers' });
    const first = await ask(`PUT /admin/custom-pages/${id}`, { ...rest, title: { ar: 'أول', en: 'First' } });
    const second = await ask(`PUT /admin/custom-pages/${id}`, { ...rest, title: { ar: 'ثان', en: 'Second' } });
    expect([second.status, second.body.code, second.body.details]).toEqual([409, 'conflict.changed', first.body.data]);
  });

  test('is on the site map while it is published', async () => {
    await write({ slug: 'خريطة' });
    await write({ slug: 'unlisted', status: 'draft' });
    const { payload } = await shop.app.server.inject({ url: '/sitemap/content-0.xml' });
    expect(payload).toContain(`/pages/${encodeURIComponent('خريطة')}`);
    expect(payload).not.toContain('unlisted');
  });

  test('is one of two hundred at most, also when several are written at once', async () => {
    await sql`
      insert into custom_pages (slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, html_ar,
        html_en, status, shows_date)
      select 'filler-' || n, 'ص', '', '', '', 'ص', '', 'ص', '', 'draft', false
      from generate_series(1, 199 - (select count(*)::int from custom_pages)) n
    `.execute(database.db);
    const slugs = ['last-1', 'last-2', 'last-3'];
    const answers = await Promise.all(slugs.map((slug) => ask('POST /admin/custom-pages', { ...draft, slug })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('content.pages_full');
    await sql`delete from custom_pages where slug like 'filler-%'`.execute(database.db);
  });
});

describe('menus', () => {
  const label = { ar: 'رابط', en: '' };
  const links = async () =>
    (await shop.call('GET /settings')).body.data.frame.header.map(({ to }: { to: string }) => to);

  test('leave out a page that is a draft or was removed, and follow one that was renamed', async () => {
    const { id, updated_at: _, ...rest } = await write({ slug: 'في-القائمة' });
    const frame = (await ask('GET /admin/settings/frame')).body.data;
    const header = [
      { to: '/products', label },
      { to: '/pages/في-القائمة', label },
      { to: `/pages/${encodeURIComponent('في-القائمة')}`, label },
      { to: '/pages/nowhere', label },
    ];
    expect((await ask('PUT /admin/settings/frame', { ...frame, header })).status).toBe(200);
    expect(await links()).toEqual(['/products', '/pages/في-القائمة', header[2]?.to]);
    await ask(`PUT /admin/custom-pages/${id}`, { ...rest, slug: 'renamed' });
    expect(await links()).toEqual(['/products', '/pages/renamed', '/pages/renamed']);
    await ask(`PUT /admin/custom-pages/${id}`, { ...rest, slug: 'renamed', status: 'draft', version: 2 });
    expect(await links()).toEqual(['/products']);
    await ask(`PUT /admin/custom-pages/${id}`, { ...rest, slug: 'renamed', version: 3 });
    expect(await links()).toHaveLength(3);
    expect((await ask(`DELETE /admin/custom-pages/${id}`)).status).toBe(200);
    expect(await links()).toEqual(['/products']);
    expect((await ask(`DELETE /admin/custom-pages/${id}`)).body.code).toBe('content.page_not_found');
  });
});
