import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  manager = await makeStaff(database.db, 'manager');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: manager.headers, ...(body && { body }), language: 'en' });
const both = (text: string) => ({ ar: text, en: text });
const page = { title: both('About'), description: both(''), keywords: both(''), body: both('## Who\n\n**We** are') };

describe('a page', () => {
  test('is written where there was none, rewritten by who saw it, and read on the storefront at once', async () => {
    const list = async () => (await ask('GET /admin/pages')).body.data;
    expect((await list()).map(({ slug }: { slug: string }) => slug)).toContain('privacy');
    const empty = (await ask('GET /admin/pages/about')).body.data;
    expect(empty).toMatchObject({ title: both(''), updated_at: null, version: 0 });
    expect((await ask('PUT /admin/pages/about', { ...page, version: 0 })).body.data).toMatchObject({
      ...page,
      version: 1,
    });
    const invalidations = await invalidationsOf(database.db, () =>
      ask('PUT /admin/pages/about', { ...page, title: both('About us'), version: 1 }),
    );
    expect(invalidations).toEqual(['content']);
    const { body } = await shop.call('GET /pages/about', { language: 'en' });
    expect(body.data).toMatchObject({ title: 'About us', html: expect.stringContaining('<strong>We</strong>') });
    expect(await list()).toContainEqual({ slug: 'about', title: both('About us'), updated_at: expect.any(String) });
  });

  test('of two who write it the second is told, also where it was not there', async () => {
    const first = await ask('PUT /admin/pages/terms', { ...page, version: 0 });
    const second = await ask('PUT /admin/pages/terms', { ...page, title: both('Other'), version: 0 });
    expect([second.status, second.body.code, second.body.details]).toEqual([409, 'conflict.changed', first.body.data]);
  });

  test('is one of those the shop has, and needs its words in both languages', async () => {
    expect((await ask('PUT /admin/pages/anything', { ...page, version: 0 })).status).toBe(422);
    const answer = await ask('PUT /admin/pages/help', { ...page, body: { ar: 'نص', en: ' ' }, version: 0 });
    expect(Object.keys(answer.body.errors)).toEqual(['body.en']);
  });
});

test('Markdown is shown as it will be, without what could run', async () => {
  const markdown = '**now** <script>alert(1)</script> [x](javascript:alert(1))';
  const { html } = (await ask('POST /admin/markdown', { markdown })).body.data;
  expect(html).toContain('<strong>now</strong>');
  expect(html).not.toMatch(/<script|href="javascript/);
});

describe('questions', () => {
  const question = { slug: 'when', question: both('When?'), answer: both('**Soon**'), is_active: true };
  const group = { name: both('Delivery'), position: 1, questions: [question] };
  const put = (slug: string, body: object) => ask(`PUT /admin/faq/${slug}`, body);

  test('are in their groups in order, those put aside only for staff', async () => {
    const hidden = { ...question, slug: 'hidden', is_active: false };
    const written = await put('delivery', { ...group, questions: [hidden, question], version: 0 });
    expect(written.body.data).toMatchObject({
      version: 1,
      questions: [{ slug: 'hidden', is_active: false }, question],
    });
    const { body } = await shop.call('GET /faq', { language: 'en' });
    expect(body.data).toMatchObject([{ slug: 'delivery', questions: [{ slug: 'when' }] }]);
    expect(body.data[0].questions).toHaveLength(1);
    const again = await put('delivery', { ...group, version: 0 });
    expect([again.body.code, again.body.details.version]).toEqual(['conflict.changed', 1]);
    expect((await put('delivery', { ...group, version: 1 })).body.data.version).toBe(2);
  });

  test('an anchor is one question’s', async () => {
    const taken = await put('returns', { ...group, version: 0 });
    expect([taken.status, taken.body.code]).toEqual([409, 'content.anchor_taken']);
    expect(taken.body.message).toContain('“when”');
    const twice = await put('returns', { ...group, questions: [question, question], version: 0 });
    expect(Object.keys(twice.body.errors)).toEqual(['questions']);
  });

  test('go with their group', async () => {
    expect((await ask('DELETE /admin/faq/nowhere')).body.code).toBe('content.group_not_found');
    expect((await ask('DELETE /admin/faq/delivery')).status).toBe(200);
    expect((await ask('GET /admin/faq')).body.data).toEqual([]);
    expect((await shop.call('GET /faq')).body.data).toEqual([]);
  });

  test('are in fifty groups at most', async () => {
    for (let n = 0; n < 50; n += 1) await put(`group-${n}`, { ...group, questions: [], version: 0 });
    expect((await put('one-more', { ...group, questions: [], version: 0 })).body.code).toBe('content.groups_full');
  });
});
