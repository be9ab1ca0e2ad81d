import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../platform/database/index.ts';
import { createTestDatabase, makeMember, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { everyone, listFeed } from './posts.store.ts';

const AUTHORS = 2_000;
const POSTS = 100_000;
const PAGE = 15;
let database: TestDatabase;
let one: OpenDatabase;
let reader = 0;

/** 100,000 posts of 2,000 members, of whom a reader follows every other one. */
beforeAll(async () => {
  database = await createTestDatabase();
  reader = (await makeMember(database.db)).memberId;
  await sql`
    with made as (
      insert into members (name, status, joined_by) select '', 'left', 'demo' from generate_series(1, ${AUTHORS}::int) returning id
    ), ordered as (select id, row_number() over (order by id) as place from made),
    followed as (
      insert into member_follows (member_id, other_id) select ${reader}, id from ordered where place % 2 = 0
    )
    insert into posts (member_id, body, status, position, created_at, published_at)
    select o.id, 'ن', 'published', nextval('post_positions'), now(), now()
    from generate_series(1, ${POSTS}::int) as n join ordered o on o.place = n % ${AUTHORS}::int + 1
  `.execute(database.db);
  await sql`vacuum analyze posts`.execute(database.db);
  await sql`vacuum analyze member_follows`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const feed = (before: number | null) => (db: Database) =>
  listFeed(db, { ...everyone, kind: 'post', readerId: reader, isFollowed: true }, { before, limit: PAGE });

test('a page of 1,000 followed members reads their newest by an index, deep in the feed too', async () => {
  const [newest] = await feed(null)(one.db);
  for (const before of [null, (newest?.position ?? 0) - POSTS / 2]) {
    const plan = (await plansOf(one.db, feed(before), { isCounted: true })).join('\n');
    expect(plan).toContain('posts_by_member');
    expect(plan).not.toMatch(/Seq Scan on posts/);
    const read = [...plan.matchAll(/ on posts .*\(actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(...read)).toBeLessThanOrEqual(PAGE);
  }
});

test('the pages are the same posts that a scan of all finds', async () => {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select p.id from posts p join member_follows f on f.other_id = p.member_id and f.member_id = ${reader}
    order by p.position desc limit ${2 * PAGE}
  `.execute(one.db);
  const first = await feed(null)(one.db);
  const second = await feed(first.at(-1)?.position ?? null)(one.db);
  expect([...first, ...second].map((post) => post.id)).toEqual(rows.map((row) => row.id));
});
