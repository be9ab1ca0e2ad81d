import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  type Database,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../../platform/database/index.ts';
import { createTestDatabase, makeMember, plansOf, type TestDatabase } from '../../../../testing/index.ts';
import { listCollections } from './collections.store.ts';
import { listSaved } from './saved.store.ts';

const POSTS = 50_000;
const SAVED = 10_000;
const PAGE = 25;
let database: TestDatabase;
let one: OpenDatabase;
let reader = 0;
let collectionId = 0;

/** 50,000 posts, of which a reader saved every fifth and filed all of these in one collection. */
beforeAll(async () => {
  database = await createTestDatabase();
  const author = (await makeMember(database.db)).memberId;
  reader = (await makeMember(database.db)).memberId;
  await sql`
    insert into posts (member_id, body, status, position, created_at, published_at)
    select ${author}, 'ن', 'published', nextval('post_positions'), now(), now() from generate_series(1, ${POSTS}::int)
  `.execute(database.db);
  await sql`
    insert into post_saves (post_id, member_id, created_at)
    select id, ${reader}, now() - id * interval '1 second' from posts order by id % 5, id limit ${SAVED}
  `.execute(database.db);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into save_collections (member_id, name, name_key) values (${reader}, 'ن', 'ن') returning id
  `.execute(database.db);
  collectionId = rows[0]?.id ?? 0;
  await sql`
    insert into save_collection_posts (collection_id, member_id, post_id, created_at)
    select ${collectionId}, member_id, post_id, created_at from post_saves
  `.execute(database.db);
  for (const table of ['posts', 'post_saves', 'save_collection_posts'])
    await sql`vacuum analyze ${sql.ref(table)}`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const readPlan = async (statement: (db: Database) => Promise<unknown>) => {
  const plan = (await plansOf(one.db, statement, { isCounted: true })).join('\n');
  const read = [...plan.matchAll(/ on (?:posts|post_saves|save_collection_posts) .*\(actual rows=(\d+)/g)];
  return { plan, most: Math.max(...read.map(([, rows]) => Number(rows))) };
};

test.each([
  ['all that is saved', () => null, 'post_saves_latest'],
  ['a collection', () => collectionId, 'save_collection_posts_latest'],
])('a page of %s reads its own rows by an index, deep in the list too', async (_, collection, index) => {
  const page = { memberId: reader, collectionId: collection(), limit: PAGE };
  const deep = (await listSaved(one.db, { ...page, before: null, limit: SAVED / 2 })).at(-1);
  const at = deep?.at ?? 0;
  const before = { seconds: Math.floor(at / 1_000_000), microseconds: at % 1_000_000, postId: deep?.id ?? 0 };
  for (const from of [null, before]) {
    const { plan, most } = await readPlan((db) => listSaved(db, { ...page, before: from }));
    expect(plan).toContain(index);
    expect(most).toBeLessThanOrEqual(PAGE);
  }
});

test('the list of collections reads no more of one than it counts', async () => {
  const { most } = await readPlan((db) => listCollections(db, { memberId: reader }, 50));
  expect(most).toBeLessThanOrEqual(100);
  expect(await listCollections(one.db, { memberId: reader }, 50)).toMatchObject([{ count: 100 }]);
});
