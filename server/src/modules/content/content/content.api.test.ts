import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makePage,
  makeQuestion,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('a page is read in either language, as the HTML made of its Markdown', async () => {
  await makePage(database.db, 'returns', { ar: '## المدة\n\n**7 أيام**', en: '## How long\n\n**7 days**' });
  const arabic = await shop.call('GET /pages/returns');
  expect(arabic.body.data).toEqual({
    slug: 'returns',
    title: 'صفحة',
    description: 'وصف الصفحة',
    keywords: 'كلمات',
    html: '<h2>المدة</h2>\n<p><strong>7 أيام</strong></p>\n',
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const english = await shop.call('GET /pages/returns', { language: 'en' });
  expect(english.body.data).toMatchObject({ title: 'Page', html: expect.stringContaining('<h2>How long</h2>') });
});

test('what could run in a reader’s browser never leaves', async () => {
  const body = 'x <script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>';
  await makePage(database.db, 'attacked', { ar: body, en: body });
  const { body: reply } = await shop.call('GET /pages/attacked');
  expect(reply.data.html).not.toMatch(/script|onerror|<img/);
});

test('a page nobody wrote is not there', async () => {
  const { status, body } = await shop.call('GET /pages/no-such-page');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'content.page_not_found', message: 'هذه الصفحة غير موجودة' });
});

test('an address that could be no page’s is refused', async () => {
  expect((await shop.call('GET /pages/Bad_Slug')).status).toBe(422);
});

test('the date moves when the words change and not before', async () => {
  await makePage(database.db, 'dated');
  await sql`update pages set updated_at = '2026-01-02T03:04:05Z' where slug = 'dated'`.execute(database.db);
  await makePage(database.db, 'dated');
  const same = await shop.call('GET /pages/dated');
  expect(same.body.data.updated_at).toBe('2026-01-02T03:04:05.000Z');
  await makePage(database.db, 'dated', { ar: 'غيره', en: 'Others' });
  const changed = await shop.call('GET /pages/dated');
  expect(changed.body.data.updated_at).not.toBe(same.body.data.updated_at);
});

test('questions come in their groups, in order, without those put aside', async () => {
  await makeQuestion(database.db, { group: 'paying', slug: 'cash', position: 2 });
  await makeQuestion(database.db, { group: 'ordering', slug: 'how', position: 1 });
  await makeQuestion(database.db, { group: 'hidden', slug: 'old', position: 0 });
  await sql`update faq_questions set is_active = false where slug = 'old'`.execute(database.db);
  const { body } = await shop.call('GET /faq', { language: 'en' });
  const answer_html = '<p>Pick a <strong>product</strong>, then check out.</p>\n';
  expect(body.data).toEqual([
    { slug: 'ordering', name: 'Ordering', questions: [{ slug: 'how', question: 'How do I order?', answer_html }] },
    { slug: 'paying', name: 'Ordering', questions: [{ slug: 'cash', question: 'How do I order?', answer_html }] },
  ]);
});

test('a group saved again has exactly its new questions, under their old anchors', async () => {
  await makeQuestion(database.db, { group: 'paying', slug: 'cash', position: 2 });
  const { body } = await shop.call('GET /faq');
  const paying = body.data.find((group: { slug: string }) => group.slug === 'paying');
  expect(paying.questions.map((one: { slug: string }) => one.slug)).toEqual(['cash']);
});
