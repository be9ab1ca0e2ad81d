import type { Post, PostComment } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  formWith,
  type MadeMember,
  makeCustomer,
  makeMember,
  makePicture,
  makePost,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { adjustStock } from '../../goods/catalog/index.ts';
import { pointSubscribers } from './post-points.ts';
import { foldChanges } from './reactions.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => now });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

interface Feed<Item> {
  data: Item[];
  next_cursor: string | null;
}

const as = (who: Pick<MadeMember, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const write = (who: MadeMember, body: object) => shop.call('POST /community/posts', as(who, { text: 'قهوة', ...body }));
const show = (who: MadeMember, id: number) => shop.call(`GET /community/posts/${id}`, as(who));
const feed = async (who: MadeMember, query = ''): Promise<Feed<Post>> =>
  (await shop.call(`GET /community/posts?${query}`, as(who))).body.data;
const settle = () => deliverEvents(database.db, pointSubscribers({ db: database.db, now: () => now }));
const pointsOf = async (who: MadeMember) =>
  (await shop.call('GET /community/my-rank', as(who))).body.data.lifetime_points;

/** A member whose posts are no longer reviewed. */
async function trusted(spec: { handle?: string; name?: string } = {}): Promise<MadeMember> {
  const member = await makeMember(database.db, spec);
  for (let n = 0; n < 2; n += 1) await makePost(database.db, { memberId: member.memberId });
  return member;
}

async function upload(who: MadeMember): Promise<string> {
  const form = formWith(await makePicture({ width: 300 }));
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    payload: form.payload,
    headers: { ...form.headers, ...who.headers, 'x-api-key': TEST_STORE_KEY },
  });
  return response.json().data.id;
}

test('a new member’s first posts wait for staff and are seen by nobody else', async () => {
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const { status, body } = await write(author, {});
  expect([status, body.data.status]).toEqual([201, 'pending']);
  expect((await show(author, body.data.id)).status).toBe(200);
  expect((await show(reader, body.data.id)).body.code).toBe('posts.not_found');
  expect((await feed(reader)).data.map((post: Post) => post.id)).not.toContain(body.data.id);
});

test('a post has its pictures, products, mentions and tags, and the products are sold as they are now', async () => {
  const [author, named] = [await trusted(), await makeMember(database.db, { handle: 'Reem_1' })];
  const product = await factories(database.db).product({ stock: 3, priceHalalas: 4_500 });
  const images = [
    { id: await upload(author), alt: 'فنجان' },
    { id: await upload(author), alt: '' },
  ];
  const text = 'مع @reem_1 و@nobody_here وa@reem_1.com #قهوة_مختصة #قهوه_مختصه #123';
  const { body } = await write(author, { text, images, product_ids: [product.id] });
  expect(body.data).toMatchObject({
    status: 'published',
    mentions: ['Reem_1'],
    tags: ['قهوه_مختصه'],
    images: [{ alt: 'فنجان' }, { alt: '' }],
    products: [{ id: product.id, price: 45, stock_quantity: 3 }],
    is_mine: true,
  });
  const [variantId = 0] = product.variantIds;
  await inTransaction(database.db, (tx) => adjustStock(tx, { variantId, delta: -2, reason: 'adjustment' }));
  expect((await show(named, body.data.id)).body.data.products[0].stock_quantity).toBe(1);
  expect((await feed(named, `tag=${encodeURIComponent('#قهوة_مختصة')}`)).data).toMatchObject([{ id: body.data.id }]);
  const again = await write(author, { images: [images[0]] });
  expect(again.body.code, 'one upload is one post’s').toBe('uploads.not_yours');
});

test('within a day a post is changed, and says so; after it, no more', async () => {
  const author = await trusted();
  const kept = { id: await upload(author), alt: 'أولى' };
  const { body } = await write(author, { images: [kept, { id: await upload(author), alt: 'ثانية' }] });
  const path = `PUT /community/posts/${body.data.id}`;
  const changed = await shop.call(path, as(author, { text: 'شاي', images: [{ ...kept, alt: 'وحدها' }] }));
  expect(changed.body.data).toMatchObject({ text: 'شاي', images: [{ alt: 'وحدها' }], edited_at: expect.any(String) });
  now += 25 * 60 * 60 * 1_000;
  expect((await shop.call(path, as(author, { text: 'ماء' }))).body.code).toBe('posts.too_late');
  now = Date.now();
});

test('liking twice is once, taking it back too, and the count is right before and after it is folded', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const id = await makePost(database.db, { memberId: author.memberId });
  const like = (wanted?: boolean) =>
    shop.call(`POST /community/posts/${id}/like`, as(reader, wanted === undefined ? undefined : { like: wanted }));
  expect((await like()).body.data).toEqual({ is_liked: true, like_count: 1 });
  expect((await like(true)).body.data).toEqual({ is_liked: true, like_count: 1 });
  expect((await show(reader, id)).body.data).toMatchObject({ is_liked: true, like_count: 1 });
  await inTransaction(database.db, (tx) => foldChanges(tx, 100));
  expect((await show(author, id)).body.data).toMatchObject({ is_liked: false, like_count: 1 });
  expect((await like(false)).body.data).toEqual({ is_liked: false, like_count: 0 });
  expect((await like(false)).body.data).toEqual({ is_liked: false, like_count: 0 });
});

test('posts, comments and likes of others earn, and what is gone is taken back', async () => {
  const [author, reader] = [await trusted(), await trusted()];
  await settle();
  const [had, reads] = [await pointsOf(author), await pointsOf(reader)];
  const { id } = (await write(author, {})).body.data;
  const sent = await shop.call(`POST /community/posts/${id}/comments`, as(reader, { text: 'جميل' }));
  await shop.call(`POST /community/posts/${id}/like`, as(reader));
  await shop.call(`POST /community/posts/${id}/like`, as(author));
  await settle();
  await settle();
  expect([(await pointsOf(author)) - had, (await pointsOf(reader)) - reads]).toEqual([6, 1]);
  await shop.call(`POST /community/posts/${id}/like`, as(reader, { like: false }));
  await settle();
  expect((await pointsOf(author)) - had).toBe(5);
  await shop.call(`DELETE /community/posts/${id}/comments/${sent.body.data.id}`, as(reader));
  expect(await pointsOf(reader)).toBe(reads);
  expect((await shop.call(`DELETE /community/posts/${id}`, as(author))).status).toBe(200);
  await settle();
  expect(await pointsOf(author)).toBe(had);
  expect((await show(author, id)).status).toBe(404);
});

test('comments stand in threads of one level and come page by page', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const id = await makePost(database.db, { memberId: author.memberId });
  const say = async (text: string, parent?: number): Promise<{ data: PostComment; code?: string }> =>
    (await shop.call(`POST /community/posts/${id}/comments`, as(reader, { text, parent_id: parent }))).body;
  const first = (await say('أول')).data;
  const second = (await say('ثان')).data;
  const answer = (await say('جواب', first.id)).data;
  expect((await say('جواب الجواب', answer.id)).data.parent_id).toBe(first.id);
  expect((await say('إلى لا شيء', 999_999)).code).toBe('posts.comment_not_found');
  const page = async (query: string): Promise<Feed<PostComment>> =>
    (await shop.call(`GET /community/posts/${id}/comments?${query}`, as(author))).body.data;
  const one = await page('per_page=2');
  const two = await page(`per_page=2&cursor=${one.next_cursor}`);
  expect([...one.data, ...two.data].map((comment) => comment.text)).toEqual(['أول', 'جواب', 'جواب الجواب', 'ثان']);
  expect(two.next_cursor).toBeNull();
  expect((await show(author, id)).body.data.comment_count).toBe(4);
  await shop.call(`DELETE /community/posts/${id}/comments/${second.id}`, as(reader));
  expect((await show(author, id)).body.data.comment_count).toBe(3);
});

test('whoever blocked me I do not see, nor they me, and I cannot name them', async () => {
  const [me, other] = [await trusted(), await trusted({ handle: 'Blocker' })];
  const id = await makePost(database.db, { memberId: other.memberId });
  const mine = await makePost(database.db, { memberId: me.memberId });
  await shop.call(`PUT /community/blocks/${me.handle}`, as(other, { kind: 'block' }));
  expect((await show(me, id)).status).toBe(404);
  expect((await show(other, mine)).status).toBe(404);
  expect((await write(me, { text: 'يا @blocker' })).body.code).toBe('posts.mention_blocked');
  expect((await shop.call(`POST /community/posts/${id}/like`, as(me))).body.code).toBe('posts.not_found');
});

test('what was saved is found again, and a share counts once a day', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const id = await makePost(database.db, { memberId: author.memberId });
  await shop.call(`POST /community/posts/${id}/save`, as(reader));
  expect((await feed(reader, 'saved=true')).data).toMatchObject([{ id, is_saved: true }]);
  for (let n = 0; n < 2; n += 1) {
    const { body } = await shop.call(`POST /community/posts/${id}/share`, as(reader));
    expect(body.data).toEqual({ url: expect.stringMatching(new RegExp(`/community/posts/${id}$`)), share_count: 1 });
  }
  await shop.call(`POST /community/posts/${id}/save`, as(reader, { save: false }));
  expect((await feed(reader, 'saved=true')).data).toEqual([]);
});

test('no feed goes on from a position that no feed gave', async () => {
  const who = await makeMember(database.db);
  for (const cursor of [
    'AAAA',
    'x',
    Buffer.from('1.5').toString('base64url'),
    Buffer.from('-1').toString('base64url'),
  ]) {
    const { status, body } = await shop.call(`GET /community/posts?cursor=${cursor}`, as(who));
    expect([status, body.code], cursor).toEqual([422, 'posts.cursor_wrong']);
  }
});

test('whoever leaves leaves their words, under nobody’s name and without pictures', async () => {
  const [author, reader] = [await trusted({ name: 'ريم' }), await makeMember(database.db)];
  const { id } = (await write(author, { text: 'باقية', images: [{ id: await upload(author), alt: 'صورتي' }] })).body
    .data;
  const liked = await makePost(database.db, { memberId: reader.memberId });
  await shop.call(`POST /community/posts/${liked}/like`, as(author));
  const copy = await shop.call('GET /user/export', as(author));
  expect(copy.body.posts.map((post: { body: string }) => post.body)).toContain('باقية');
  expect((await shop.call('DELETE /user/profile', as(author, { password: PASSWORD }))).status).toBe(200);
  expect((await show(reader, id)).body.data).toMatchObject({
    text: 'باقية',
    images: [],
    author: { handle: null, name: 'عضو سابق', picture: null },
  });
  expect((await show(reader, liked)).body.data.like_count).toBe(0);
});

test('a customer who is no member sees nothing of it', async () => {
  const customer = await makeCustomer(database.db);
  const { status, body } = await shop.call('GET /community/posts', { headers: customer.headers });
  expect([status, body.code]).toEqual([403, 'members.not_member']);
});

test('a member finds what of theirs nobody else sees, page by page, and nobody finds another’s', async () => {
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const [first, second] = [await write(author, { text: 'أول' }), await write(author, { text: 'ثانٍ' })];
  expect(first.body.data).toMatchObject({ status: 'pending', image_ids: [] });
  const page = await feed(author, 'waiting=true&per_page=1');
  expect(page.data.map(({ id }) => id)).toEqual([second.body.data.id]);
  const rest = await feed(author, `waiting=true&per_page=1&cursor=${page.next_cursor}`);
  expect(rest).toMatchObject({ data: [{ id: first.body.data.id }], next_cursor: null });
  expect(await feed(reader, 'waiting=true')).toMatchObject({ data: [], next_cursor: null });
});

test('an author is told the uploads of their pictures, to name them in a change; others are not', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const id = await upload(author);
  const { body } = await write(author, { images: [{ id, alt: '' }] });
  expect(body.data.image_ids).toEqual([id]);
  const seen = await show(reader, body.data.id);
  expect(seen.body.data.images).toHaveLength(1);
  expect(seen.body.data.image_ids).toEqual([]);
});
