import type { Reel } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { modules } from '../../../modules.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  formWith,
  type MadeMember,
  makeFilm,
  makeMember,
  makePicture,
  makePost,
  makeReel,
  makeStaff,
  makeVideo,
  PASSWORD,
  staffHeaders,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => now });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: Pick<MadeMember, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const post = (who: MadeMember, body: object) => shop.call('POST /community/reels', as(who, { text: 'قهوة', ...body }));
const show = async (who: MadeMember, id: number) => shop.call(`GET /community/reels/${id}`, as(who));
const feed = async (who: MadeMember, query = ''): Promise<{ data: Reel[]; next_cursor: string | null }> =>
  (await shop.call(`GET /community/reels?${query}`, as(who))).body.data;
const pointsOf = async (who: MadeMember) =>
  (await shop.call('GET /community/my-rank', as(who))).body.data.lifetime_points;

/** Handles all pending events, as a running shop would. */
async function settle(): Promise<void> {
  const storage = openStorage(shop.config);
  const deps = { ...backgroundDeps(database.db, { mails: [], messages: [], now: () => now }), storage };
  const incoming = `${shop.config.dataDir}/uploads/incoming`;
  for (let turn = 0; turn < 4; turn += 1) await deliverEvents(database.db, subscribersOf({ ...deps, incoming }));
}

/** A member whose posts are no longer reviewed. */
async function trusted(spec: { handle?: string } = {}): Promise<MadeMember> {
  const member = await makeMember(database.db, spec);
  for (let n = 0; n < 2; n += 1) await makePost(database.db, { memberId: member.memberId });
  return member;
}

/** An uploaded film that waits to be processed; a valid one by default. */
async function arrived(who: MadeMember, content?: Buffer): Promise<string> {
  const id = await makeFilm(database.db, { customerId: who.id });
  await openStorage(shop.config).put(`originals/${id}`, content ?? (await makeVideo({ hasSound: true })));
  await sql`insert into events (name, payload) values ('video.arrived', ${JSON.stringify({ videoId: id })}::jsonb)`.execute(
    database.db,
  );
  return id;
}

async function picture(who: MadeMember): Promise<string> {
  const form = formWith(await makePicture({ width: 360, height: 640 }));
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    payload: form.payload,
    headers: { ...form.headers, ...who.headers, 'x-api-key': TEST_STORE_KEY },
  });
  return response.json().data.id;
}

/** Writes pending changes into the counts, as the minutely job does. */
async function fold(): Promise<void> {
  const deps = backgroundDeps(database.db, { mails: [], messages: [] });
  const jobs = modules.flatMap((module) => module.jobs?.(deps) ?? []);
  await jobs.find((job) => job.name === 'posts.fold-counts')?.run();
}

test('a reel is its author’s alone until its film is made, and then everybody’s', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const product = await factories(database.db).product({ stock: 3, priceHalalas: 4_500 });
  const [video_id, poster_id] = [await arrived(author), await picture(author)];
  const draft = { video_id, poster_id, captions: 'نطحن\nثم نصب', product_ids: [product.id], text: 'صباح #قهوة' };
  const sent = await post(author, draft);
  const { id } = sent.body.data;
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { status: 'pending', video: { status: 'processing', url: null, upload_id: video_id, poster_upload_id: poster_id } },
  ]);
  expect((await show(reader, id)).body.code).toBe('reels.not_found');
  await settle();
  const seen = (await show(reader, id)).body.data;
  expect(seen).toMatchObject({
    status: 'published',
    text: 'صباح #قهوة',
    tags: ['قهوه'],
    products: [{ id: product.id, price: 45, stock_quantity: 3 }],
    video: {
      status: 'ready',
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.mp4$/),
      upload_id: null,
      width: 360,
      height: 640,
      duration_seconds: 2,
      captions: expect.stringContaining('WEBVTT\n\n00:00:00.000 --> '),
    },
  });
  for (const url of [seen.video.url, seen.video.poster.url])
    expect((await shop.app.server.inject({ url })).statusCode, url).toBe(200);
  expect((await feed(reader)).data.map((reel) => reel.id)).toContain(id);
  expect((await feed(reader, `tag=${encodeURIComponent('قهوة')}`)).data).toMatchObject([{ id }]);
});

test('where its author sent no picture, one that was drawn of the film is its poster', async () => {
  const author = await trusted();
  const [video_id, drawn] = [await arrived(author), await picture(author)];
  await sql`update videos set poster_upload_id = ${drawn} where id = ${video_id}`.execute(database.db);
  const { id } = (await post(author, { video_id })).body.data;
  await settle();
  const { video } = (await show(author, id)).body.data;
  expect(video).toMatchObject({ status: 'ready', poster: { width: 360, height: 640 } });
});

test('posts and reels are apart: neither is found by the other’s calls', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const reel = await makeReel(database.db, { memberId: author.memberId });
  const plain = await makePost(database.db, { memberId: author.memberId });
  const posts = (await shop.call(`GET /community/posts?author=${author.handle}`, as(reader))).body.data.data;
  expect(posts.map((one: { id: number }) => one.id)).toContain(plain);
  expect(posts.map((one: { id: number }) => one.id)).not.toContain(reel);
  expect((await feed(reader, `author=${author.handle}`)).data.map((one) => one.id)).toEqual([reel]);
  for (const [path, code] of [
    [`posts/${reel}`, 'posts.not_found'],
    [`reels/${plain}`, 'reels.not_found'],
  ]) {
    expect((await shop.call(`GET /community/${path}`, as(reader))).body.code).toBe(code);
    expect((await shop.call(`POST /community/${path}/like`, as(reader))).body.code).toBe(code);
    expect((await shop.call(`POST /community/${path}/comments`, as(reader, { text: 'x' }))).body.code).toBe(code);
    expect((await shop.call(`DELETE /community/${path}`, as(author))).body.code).toBe(code);
  }
});

test('liked, saved, shared, commented on and seen as posts are', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const id = await makeReel(database.db, { memberId: author.memberId, captions: 'أهلًا' });
  const does = (what: string, body?: object) => shop.call(`POST /community/reels/${id}/${what}`, as(reader, body));
  expect((await does('like')).body.data).toEqual({ is_liked: true, like_count: 1 });
  expect((await does('save')).body.data).toEqual({ is_saved: true });
  expect((await does('share')).body.data.url).toMatch(new RegExp(`/community/reels/${id}$`));
  const said = await does('comments', { text: 'جميل' });
  const listed = await shop.call(`GET /community/reels/${id}/comments`, as(author));
  expect(listed.body.data.data).toMatchObject([{ id: said.body.data.id, text: 'جميل' }]);
  expect((await feed(reader, 'saved=true')).data).toMatchObject([
    { id, like_count: 1, share_count: 1, comment_count: 1, is_liked: true, is_saved: true, view_count: 0 },
  ]);
  await shop.call(`DELETE /community/reels/${id}/comments/${said.body.data.id}`, as(reader));
  expect((await show(reader, id)).body.data.comment_count).toBe(0);
});

test('a view counts once for each member and day, before and after it is folded', async () => {
  const [author, reader, other] = [await trusted(), await makeMember(database.db), await makeMember(database.db)];
  const id = await makeReel(database.db, { memberId: author.memberId });
  const view = async (who: MadeMember) =>
    (await shop.call(`POST /community/reels/${id}/view`, as(who))).body.data.view_count;
  expect([await view(reader), await view(reader), await view(other)]).toEqual([1, 1, 2]);
  await fold();
  expect((await show(reader, id)).body.data.view_count).toBe(2);
  await sql`update post_views set day = day - 1`.execute(database.db);
  expect(await view(reader)).toBe(3);
});

test('a film that failed is told to its author, who names another; then it is shown', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const bad = await arrived(author, await makeVideo({ width: 640, height: 360 }));
  const { id } = (await post(author, { video_id: bad })).body.data;
  await settle();
  const told = (await show(author, id)).body.data;
  expect(told).toMatchObject({
    status: 'pending',
    video: { status: 'failed', url: null, failure: { code: 'landscape', message: expect.any(String) } },
  });
  expect((await show(reader, id)).status).toBe(404);
  const change = (body: object) => shop.call(`PUT /community/reels/${id}`, as(author, { text: 'قهوة', ...body }));
  expect((await post(author, { video_id: bad })).body.code, 'one film is one reel’s').toBe('uploads.video_not_yours');
  const good = await arrived(author);
  expect((await change({ video_id: good })).body.data.video.status).toBe('processing');
  await settle();
  expect((await show(reader, id)).body.data.video).toMatchObject({ status: 'ready', failure: null });
  const another = await arrived(author);
  expect((await change({ video_id: another })).body.code, 'members liked this film').toBe('reels.video_fixed');
  expect((await change({ video_id: good, captions: 'أهلًا' })).body.data.video.captions).toContain('أهلًا');
  expect((await change({ video_id: good, captions: 'WEBVTT' })).body.code).toBe('reels.captions_wrong');
});

test('a film that failed before it was named makes no reel', async () => {
  const author = await trusted();
  const video_id = await makeFilm(database.db, { customerId: author.id, failure: 'codec' });
  expect((await post(author, { video_id })).body.code).toBe('reels.video_failed');
  const stranger = await makeFilm(database.db, { customerId: (await trusted()).id });
  expect((await post(author, { video_id: stranger })).body.code).toBe('uploads.video_not_yours');
});

test('a new member’s first reel waits for staff, whether its film is made before or after', async () => {
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const { id } = (await post(author, { video_id: await arrived(author) })).body.data;
  await settle();
  expect((await show(author, id)).body.data).toMatchObject({
    status: 'pending',
    video: { status: 'ready', url: null },
  });
  expect((await show(reader, id)).status).toBe(404);
  const staff = { headers: await staffHeaders(database.db, (await makeStaff(database.db, 'moderator')).id) };
  const queue = await shop.call('GET /admin/community/queue', staff);
  const waiting = queue.body.data.data.find((one: { id: number }) => one.id === id);
  const looked = await shop.app.server.inject({
    url: waiting.film,
    headers: { 'x-api-key': TEST_STORE_KEY, ...staff.headers },
  });
  expect([looked.statusCode, looked.headers['content-type']]).toEqual([200, 'video/mp4']);
  const { show: release } = await import('../posts/index.ts');
  const storage = openStorage(shop.config);
  expect(await inTransaction(database.db, (tx) => release(tx, { storage }, id, author.memberId))).toBe(true);
  expect((await show(reader, id)).body.data.video.url).not.toBeNull();
  const unmade = (await post(author, { video_id: await makeFilm(database.db, { customerId: author.id }) })).body.data
    .id;
  expect(await inTransaction(database.db, (tx) => release(tx, { storage }, unmade, author.memberId))).toBe(false);
});

test('a listed word in the captions holds a reel back like one in its text', async () => {
  const author = await trusted();
  const { rows } = await sql.rows({ word: sql.text })`select word from held_words limit 1`.execute(database.db);
  const video_id = await makeFilm(database.db, { customerId: author.id });
  const { body } = await post(author, { video_id, captions: `سطر\n${rows[0]?.word}` });
  const held = await sql.rows({
    held_for: sql.textArray,
  })`select held_for from posts where id = ${body.data.id}`.execute(database.db);
  expect(held.rows).toEqual([{ held_for: ['words'] }]);
});

test('eight points when it is shown, not before; taken back with the reel, and its file with it', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  await settle();
  const had = await pointsOf(author);
  const { id } = (await post(author, { video_id: await arrived(author) })).body.data;
  expect(await pointsOf(author)).toBe(had);
  await settle();
  expect((await pointsOf(author)) - had).toBe(8);
  const { url } = (await show(reader, id)).body.data.video;
  await shop.call(`DELETE /community/reels/${id}`, as(author));
  await settle();
  expect(await pointsOf(author)).toBe(had);
  expect((await shop.app.server.inject({ url })).statusCode).toBe(404);
});

test('taken from sight by staff, its file is served no longer; shown again, it is', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const { id } = (await post(author, { video_id: await arrived(author) })).body.data;
  await settle();
  const { url } = (await show(reader, id)).body.data.video;
  const status = async () => (await shop.app.server.inject({ url })).statusCode;
  expect(await status()).toBe(200);
  await sql`update posts set status = 'hidden' where id = ${id}`.execute(database.db);
  await sql`insert into events (name, payload) values ('post.hidden', ${JSON.stringify({ postId: id })}::jsonb)`.execute(
    database.db,
  );
  await settle();
  expect(await status()).toBe(404);
  const { show: release } = await import('../posts/index.ts');
  await inTransaction(database.db, (tx) => release(tx, { storage: openStorage(shop.config) }, id, author.memberId));
  expect(await status()).toBe(200);
});

test('whoever leaves takes their reels along, and what they saw no longer names them', async () => {
  const [author, reader] = [await trusted(), await makeMember(database.db)];
  const { id } = (await post(author, { video_id: await arrived(author) })).body.data;
  await settle();
  const seen = await makeReel(database.db, { memberId: reader.memberId });
  await shop.call(`POST /community/reels/${seen}/view`, as(author));
  const { url } = (await show(reader, id)).body.data.video;
  expect((await shop.call('DELETE /user/profile', as(author, { password: PASSWORD }))).status).toBe(200);
  await settle();
  expect((await show(reader, id)).status).toBe(404);
  expect((await shop.app.server.inject({ url })).statusCode).toBe(404);
  const left = await sql`select 1 from post_views where member_id = ${author.memberId}`.execute(database.db);
  expect([left.rows, (await show(reader, seen)).body.data.view_count]).toEqual([[], 1]);
});
