import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  invalidationsOf,
  type MadeMember,
  makeCustomer,
  makeMember,
  makePost,
  makeReel,
  type TestDatabase,
} from '../../../testing/index.ts';
import { addReview, publishReview } from '../../goods/reviews/index.ts';
import { searchVectors } from '../../goods/search/index.ts';
import { refreshCommunity } from './count-community.ts';
import { postQuery } from './post-query.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let me: MadeMember;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  me = await makeMember(database.db, { handle: 'Reader_1', name: 'قارئة' });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = async (path: string, who: MadeMember = me) =>
  (await shop.call(`GET /community/${path}`, { headers: who.headers })).body.data;
const search = (q: string) => get(`search?q=${encodeURIComponent(q)}`);
const suggest = (q: string, who?: MadeMember) => get(`suggestions?q=${encodeURIComponent(q)}`, who);

/** A post that is found by its words. */
async function written(text: string, tags: string[] = [], who: MadeMember = me): Promise<number> {
  const id = await makePost(database.db, { memberId: who.memberId, text });
  const { document } = searchVectors({ names: [], kinds: [], labels: [text], mentions: [] });
  await sql`update posts set document = ${document}::tsvector, tags = ${tags}::text[] where id = ${id}`.execute(
    database.db,
  );
  return id;
}

/** A published review of a product by a customer. */
async function reviewOf(productId: number, customerId: string, createdAt: Date): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const id = await addReview(tx, {
      productId,
      customerId,
      rating: 5,
      body: 'رائع',
      author: 'نورة ع.',
      cityId: null,
      isVerified: true,
      createdAt,
    });
    await publishReview(tx, id);
    return id;
  });
}

test('posts are found by all their words in any form, the last as a beginning, the latest first', async () => {
  const first = await written('الهدية وصلت اليوم مع عطور جميلة');
  const second = await written('هدية ثانية، شكرًا');
  const ids = async (q: string) => (await search(q)).posts.map((post: { id: number }) => post.id);
  expect(await ids('هديه')).toEqual([second, first]);
  expect(await ids('هديه عطر')).toEqual([first]);
  expect(await ids('هدية جم')).toEqual([first]);
  expect(await ids("'; drop | & !")).toEqual([]);
});

test.each(['', '!? |&', ' \u200f '])('%j asks for nothing', (text) => {
  expect(postQuery(text, null)).toBeNull();
});

test.each(['Café', "it's", 'هدية & !عطر', 'a:* | b'])('in %j nothing is an operator', (text) => {
  expect(postQuery(text, null)).toMatch(
    /^\(('[\p{L}\p{N}]+'(:\*)?( \| )?)+\)( & \(('[\p{L}\p{N}]+'(:\*)?( \| )?)+\))*$/u,
  );
});

test('members are found by the beginning of a handle in any spelling, or of a name', async () => {
  const [ahmad] = [await makeMember(database.db, { handle: 'أحمد_88', name: 'أبو سعود' })];
  await sql`update members set handle_key = 'احمد_88' where id = ${ahmad.memberId}`.execute(database.db);
  const names = async (q: string) => (await search(q)).members.map((member: { handle: string }) => member.handle);
  expect(await names('احمد')).toEqual(['أحمد_88']);
  expect(await names('@أحمد')).toEqual(['أحمد_88']);
  expect(await names('ابو سع')).toEqual(['أحمد_88']);
  expect(await names('%')).toEqual([]);
  expect((await suggest('@احم')).members).toMatchObject([{ handle: 'أحمد_88' }]);
  expect(await suggest('@')).toEqual({ members: [], tags: [] });
  await shop.call(`PUT /community/blocks/${me.handle}`, { headers: ahmad.headers, body: { kind: 'block' } });
  expect((await suggest('@احم')).members, 'whoever blocked me is not there to be named').toEqual([]);
});

test('tags come by how often they were used of late, and what everybody is shown is counted by a job', async () => {
  await written('قهوة', ['قهوه', 'صباح']);
  await written('قهوة', ['قهوه', 'قهوه_مختصه']);
  await refreshCommunity(database.db, new Date());
  expect((await suggest('#قهوة')).tags).toEqual([
    { tag: 'قهوه', count: 2 },
    { tag: 'قهوه_مختصه', count: 1 },
  ]);
  expect((await suggest('#')).tags[0]).toEqual({ tag: 'قهوه', count: 2 });
  expect((await search('#صبا')).tags).toEqual([{ tag: 'صباح', count: 1 }]);
});

test('the counts are public, kept, and dropped when the job finds others', async () => {
  const read = async () => (await shop.call('GET /community/stats')).body.data;
  await refreshCommunity(database.db, new Date());
  const before = await read();
  expect(before).toMatchObject({ members: expect.any(Number), posts: expect.any(Number), reels: 0 });
  const newcomer = await makeMember(database.db);
  await written('جديد', [], newcomer);
  expect(await read()).toEqual(before);
  const told = await invalidationsOf(database.db, () => refreshCommunity(database.db, new Date()));
  expect(told).toContain('community-stats');
  expect(await invalidationsOf(database.db, () => refreshCommunity(database.db, new Date()))).toEqual([]);
});

test('a reel is found by its words, among the reels', async () => {
  const id = await makeReel(database.db, { memberId: me.memberId, text: 'طريقة التقطير البارد' });
  const { document } = searchVectors({ names: [], kinds: [], labels: ['طريقة التقطير البارد'], mentions: [] });
  await sql`update posts set document = ${document}::tsvector where id = ${id}`.execute(database.db);
  const found = await search('التقطير');
  expect(found.reels).toMatchObject([{ id, video: { status: 'ready' } }]);
  expect(found.posts).toEqual([]);
});

test('reviews of members come with their products, each once, page by page', async () => {
  const [writer, customer] = [await makeMember(database.db, { name: 'ريم' }), await makeCustomer(database.db)];
  const a = factories(database.db);
  const [one, two, three] = [await a.product({}), await a.product({}), await a.product({})];
  // All in one millisecond, as imports write them.
  const at = new Date('2026-02-01T10:00:00.001Z');
  const ids = [];
  for (const product of [one, two, three]) ids.push(await reviewOf(product.id, writer.id, at));
  await sql`
    update reviews set created_at = created_at + id * interval '1 microsecond' where customer_id = ${writer.id}
  `.execute(database.db);
  await reviewOf(one.id, customer.id, at);
  const first = await get('reviews?per_page=2');
  const second = await get(`reviews?per_page=2&cursor=${first.next_cursor}`);
  const seen = [...first.data, ...second.data];
  expect(seen.map((review) => review.id)).toEqual(ids.toReversed());
  expect(seen[0]).toMatchObject({ author: { name: 'ريم' }, product: { id: three.id }, is_verified: true });
  expect((await get('reviews?photos=true')).data).toEqual([]);
  const ofWriter = await get(`reviews?author=${encodeURIComponent(seen[0]?.author.handle ?? '')}`);
  expect(ofWriter.data.map((review: { id: number }) => review.id)).toEqual(ids.toReversed());
  const ofReader = await get(`reviews?author=${encodeURIComponent(me.handle)}`);
  expect(ofReader.data).toEqual([]);
  expect(second.next_cursor).toBeNull();
});
