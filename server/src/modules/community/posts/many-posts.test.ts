import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../platform/database/index.ts';
import { createTestDatabase, makeMember, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { findPosts } from './find-posts.store.ts';
import { everyone, type FeedFilter, listFeed, listHeld, listPostsOf } from './posts.store.ts';

const POSTS = 20_000;
let database: TestDatabase;
let one: OpenDatabase;
let reader = 0;
let author = 0;

/** All posts are of one author; all share a word and a tag, and the oldest three share another word and tag. */
beforeAll(async () => {
  database = await createTestDatabase();
  author = (await makeMember(database.db)).memberId;
  reader = (await makeMember(database.db)).memberId;
  await sql`
    insert into posts (member_id, body, document, status, position, tags, created_at, published_at)
    select ${author}, 'صباح ' || n, case when n <= 3 then '''صباح'' ''نادر'''::tsvector else '''صباح'''::tsvector end, 'published',
      nextval('post_positions'), case when n <= 3 then '{كل,نادر}'::text[] else '{كل}' end,
      now() - make_interval(secs => ${POSTS} - n), now() - make_interval(secs => ${POSTS} - n)
    from generate_series(1, ${POSTS}::int) as n
  `.execute(database.db);
  await sql`vacuum analyze posts`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

/** The plans of a query, with the largest number of post rows that each step read. */
async function planOf(ask: (db: Database) => Promise<unknown>) {
  const plan = (await plansOf(one.db, ask, { isCounted: true })).join('\n');
  const read = [...plan.matchAll(/ on posts .*\(actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
  return { plan, most: Math.max(...read) };
}

const find = (word: string) => (db: Database) =>
  findPosts(db, { kind: 'post', tsquery: `'${word}'`, readerId: reader, limit: 20 });
const feed = (filter: Partial<FeedFilter>) => (db: Database) =>
  listFeed(db, { ...everyone, kind: 'post', readerId: reader, ...filter }, { before: null, limit: 15 });

test('a word that all have is found among the newest', async () => {
  expect((await planOf(find('صباح'))).most).toBeLessThanOrEqual(20);
  expect(await find('صباح')(one.db)).toHaveLength(20);
});

test('a word that hardly any have is found by its index, and one that none has as well', async () => {
  const { plan, most } = await planOf(find('نادر'));
  expect(plan).toContain('posts_document');
  expect(most).toBeLessThanOrEqual(5_000);
  const found = await find('نادر')(one.db);
  expect(found.map(({ body }) => body)).toEqual(['صباح 3', 'صباح 2', 'صباح 1']);
  expect((await planOf(find('لا'))).most).toBeLessThanOrEqual(5_000);
});

test('a tag likewise, and what one saved', async () => {
  expect((await planOf(feed({ tag: 'كل' }))).most).toBeLessThanOrEqual(15);
  const { plan, most } = await planOf(feed({ tag: 'نادر' }));
  expect(plan).toContain('posts_tags');
  expect(most).toBeLessThanOrEqual(5_000);
  expect(await feed({ tag: 'نادر' })(one.db)).toHaveLength(3);
  expect((await planOf(feed({ isSaved: true }))).most).toBeLessThanOrEqual(5_000);
});

test('a page of one author reads that page, of their own too, and the next part of their copy that part', async () => {
  expect((await planOf(feed({ authorId: author }))).most).toBeLessThanOrEqual(15);
  const held = await planOf((db) => listHeld(db, author, { kind: 'post', before: null, limit: 15 }));
  expect(held.plan).toContain('posts_held');
  const copied = await planOf((db) => listPostsOf(db, author, 200, POSTS - 500));
  expect(copied.most).toBe(200);
});

test('whom a reader blocked is not shown to them, on their own page neither', async () => {
  await sql`insert into member_blocks (member_id, other_id, kind) values (${reader}, ${author}, 'block')`.execute(
    database.db,
  );
  expect(await feed({ authorId: author })(one.db)).toEqual([]);
  expect(await find('نادر')(one.db)).toEqual([]);
  expect(await feed({ tag: 'كل' })(one.db)).toEqual([]);
});

test('control: in the order of the feed alone a rare word is looked for in every post', async () => {
  const { most, plan } = await planOf((db) =>
    db.query(
      `select * from posts p where kind = 'post' and status = 'published' and body = 'none' order by position desc limit 20`,
    ),
  );
  expect(plan).toMatch(/Rows Removed by Filter: 20000/);
  expect(most).toBe(0);
});
