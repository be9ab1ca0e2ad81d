import type { Post, QueuedWriting } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  formWith,
  type MadeMember,
  makeMember,
  makePicture,
  makePost,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { eraseReporter } from './report.ts';
import { insertReport } from './reports.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  staff = (await makeStaff(database.db, 'moderator')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const member = () => makeMember(database.db);
const report = (who: MadeMember, body: object) =>
  shop.call('POST /community/reports', { headers: who.headers, body: { reason: 'spam', ...body } });
const act = (path: string, body?: object) =>
  shop.call(`PUT /admin/community/${path}`, { headers: staff, ...(body && { body }) });
const seen = async (who: MadeMember, id: number) =>
  (await shop.call(`GET /community/posts/${id}`, { headers: who.headers })).status === 200;
const queue = async (): Promise<QueuedWriting[]> =>
  (await shop.call('GET /admin/community/queue?per_page=100', { headers: staff })).body.data.data;
const queued = async (id: number) => (await queue()).find((one) => one.kind === 'post' && one.id === id);
const lifetimeOf = async (who: MadeMember) =>
  (await shop.call('GET /community/my-rank', { headers: who.headers })).body.data.lifetime_points;
const settle = () =>
  deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails: [], messages: [] })));

async function commentOf(who: MadeMember, postId: number): Promise<number> {
  const body = { text: 'تعليق' };
  return (await shop.call(`POST /community/posts/${postId}/comments`, { headers: who.headers, body })).body.data.id;
}

async function reportedPost(reporters: number) {
  const author = await member();
  const id = await makePost(database.db, { memberId: author.memberId });
  for (let n = 0; n < reporters; n += 1) await report(await member(), { kind: 'post', id });
  return { author, id };
}

test('three members hide a post until somebody has looked; telling twice counts once', async () => {
  const { author, id } = await reportedPost(2);
  const [third, reader] = [await member(), await member()];
  expect(await seen(reader, id)).toBe(true);
  expect((await report(third, { kind: 'post', id, note: 'إعلان عن متجر آخر' })).status).toBe(201);
  expect([await seen(reader, id), await seen(author, id)]).toEqual([false, true]);
  const waiting = await queued(id);
  expect(waiting).toMatchObject({ held_for: ['reports'], status: 'pending', author: { handle: author.handle } });
  expect(waiting?.reports.map((one) => one.note)).toContain('إعلان عن متجر آخر');
  expect(JSON.stringify(waiting), 'who told stays out').not.toContain(third.handle);

  expect((await act(`queue/post/${id}/release`)).status).toBe(200);
  expect(await seen(reader, id)).toBe(true);
  await report(third, { kind: 'post', id });
  expect(await seen(reader, id), 'the same three tell nothing new').toBe(true);
});

test.each(['post', 'comment'] as const)(
  'staff see a reported %s from the first report on, while members still do',
  async (kind) => {
    const { author, id: postId } = await reportedPost(0);
    const id = kind === 'post' ? postId : await commentOf(author, postId);
    const find = async () => (await queue()).find((one) => one.kind === kind && one.id === id);
    expect(await find()).toBeUndefined();
    await report(await member(), { kind, id, note: 'رابط احتيال' });
    expect(await find()).toMatchObject({
      status: 'published',
      held_for: [],
      reports: [{ reason: 'spam', note: 'رابط احتيال' }],
    });
    await report(await member(), { kind, id });
    expect((await find())?.reports).toHaveLength(2);
    expect(await seen(await member(), postId)).toBe(true);

    expect((await act(`queue/${kind}/${id}/release`)).status, 'nothing is to be done').toBe(200);
    expect(await find()).toBeUndefined();
    expect((await act(`queue/${kind}/${id}/release`)).body.code).toBe('moderation.not_waiting');
    await report(await member(), { kind, id });
    expect((await act(`queue/${kind}/${id}/hide`, { reason: 'احتيال' })).status).toBe(200);
    expect(await find()).toBeUndefined();
  },
);

test('what nobody tells of any more leaves the queue with who told', async () => {
  const { id } = await reportedPost(0);
  const [one, other] = [await member(), await member()];
  for (const who of [one, other]) await report(who, { kind: 'post', id });
  await inTransaction(database.db, (tx) => eraseReporter(tx, one.id));
  expect((await queued(id))?.reports).toHaveLength(1);
  await inTransaction(database.db, (tx) => eraseReporter(tx, other.id));
  expect(await queued(id)).toBeUndefined();
});

test('the same member twice is one, and one’s own is not reported', async () => {
  const { author, id } = await reportedPost(0);
  const one = await member();
  for (let n = 0; n < 4; n += 1) await report(one, { kind: 'post', id });
  expect(await seen(one, id)).toBe(true);
  expect((await report(author, { kind: 'post', id })).body.code).toBe('moderation.own');
  expect((await report(author, { kind: 'member', handle: author.handle })).body.code).toBe('moderation.own');
});

test('what cannot be seen cannot be reported', async () => {
  const author = await member();
  const hidden = await makePost(database.db, { memberId: author.memberId, isPublished: false });
  expect((await report(await member(), { kind: 'post', id: hidden })).body.code).toBe('moderation.not_found');
});

test('a first post waits, is released once, and its author earns by it', async () => {
  const author = await member();
  const { body } = await shop.call('POST /community/posts', { headers: author.headers, body: { text: 'قهوة' } });
  const { id } = body.data as Post;
  expect(await queued(id)).toMatchObject({ held_for: ['first'], text: 'قهوة' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => act(`queue/post/${id}/release`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  await settle();
  expect([await seen(await member(), id), await lifetimeOf(author)]).toEqual([true, 5]);

  const hidden = await act(`queue/post/${id}/hide`, { reason: 'ليس من موضوع المجتمع' });
  expect(hidden.body.data).toMatchObject({ status: 'hidden', author: { removed_before: 1 } });
  expect([await seen(await member(), id), await lifetimeOf(author)]).toEqual([false, 0]);
  const own = await shop.call(`GET /community/posts/${id}`, { headers: author.headers });
  expect(own.body.data).toMatchObject({ status: 'hidden', status_reason: 'ليس من موضوع المجتمع' });
  expect((await act(`queue/post/${id}/hide`, { reason: 'x' })).body.code).toBe('moderation.not_waiting');
  expect(await checkLedger(database.db)).toEqual([]);
});

test('what staff looked at waits for them again when its text, a picture’s words or its pictures change', async () => {
  const author = await member();
  const write = (key: string, body: object) => shop.call(key, { headers: author.headers, body });
  const { id } = (await write('POST /community/posts', { text: 'قهوة' })).body.data as Post;
  await act(`queue/post/${id}/release`);
  const reader = await member();
  const change = (body: object) => write(`PUT /community/posts/${id}`, body);
  expect((await change({ text: 'قهوة' })).status, 'nothing is another').toBe(200);
  expect([await seen(reader, id), await queued(id)]).toEqual([true, undefined]);
  for (const text of ['buy pills at http://evil.test', 'وهذا أيضًا']) {
    await change({ text });
    expect(await queued(id)).toMatchObject({ held_for: ['changed'], text, status: 'pending' });
    expect([await seen(reader, id), await seen(author, id)]).toEqual([false, true]);
    await act(`queue/post/${id}/release`);
    expect(await seen(reader, id)).toBe(true);
  }
});

test('what was reported and let be waits when it changes; what nobody looked at does not', async () => {
  const { author, id } = await reportedPost(1);
  const change = (text: string) => shop.call(`PUT /community/posts/${id}`, { headers: author.headers, body: { text } });
  await change('قهوة الصباح مع الهيل');
  expect((await queued(id))?.status, 'reported, and to be seen').toBe('published');
  await act(`queue/post/${id}/release`);
  await change('شاي');
  expect(await queued(id)).toMatchObject({ held_for: ['changed'], status: 'pending' });
});

test('a listed word holds a post in the words for its picture too, and is in no profile', async () => {
  const [author, word] = [await member(), 'قمارات'];
  for (const text of ['أول', 'ثان']) await makePost(database.db, { memberId: author.memberId, text });
  expect((await shop.call('POST /admin/community/words', { headers: staff, body: { word } })).status).toBe(201);
  const form = formWith(await makePicture({ width: 300 }));
  const uploaded = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    headers: { 'x-api-key': TEST_STORE_KEY, ...form.headers, ...author.headers },
    payload: form.payload,
  });
  const images = [{ id: uploaded.json().data.id, alt: `إعلان ${word}` }];
  const { body } = await shop.call('POST /community/posts', {
    headers: author.headers,
    body: { text: 'صورة', images },
  });
  expect(await queued(body.data.id)).toMatchObject({ held_for: ['words'] });
  for (const more of [{ name: word }, { about: `هنا ${word}` }]) {
    const draft = { handle: author.handle, name: 'نورة', about: '', city_id: null, ...more };
    const answer = await shop.call('PUT /community/profile', { headers: author.headers, body: draft });
    expect(answer.body.code).toBe('members.word_listed');
  }
});

test('a comment is held, released and hidden, and its post counts what is to be seen', async () => {
  const { id } = await reportedPost(0);
  const author = await member();
  const { body } = await shop.call(`POST /community/posts/${id}/comments`, {
    headers: author.headers,
    body: { text: 'جميل جدًا' },
  });
  const comment = body.data.id;
  const count = async () =>
    (await shop.call(`GET /community/posts/${id}`, { headers: author.headers })).body.data.comment_count;
  for (let n = 0; n < 3; n += 1) await report(await member(), { kind: 'comment', id: comment });
  expect(await count()).toBe(0);
  await act(`queue/comment/${comment}/release`);
  expect(await count()).toBe(1);
  await act(`queue/comment/${comment}/hide`, { reason: 'إساءة' });
  expect(await count()).toBe(0);
});

test('a suspended member is not to be seen and not let in, and shops on; restoring undoes it', async () => {
  const { author, id } = await reportedPost(0);
  const reader = await member();
  await report(reader, { kind: 'member', handle: author.handle, reason: 'insult' });
  const reported = await shop.call('GET /admin/community/members?reported=true&per_page=100', { headers: staff });
  expect(reported.body.data.data).toContainEqual(
    expect.objectContaining({ id: author.memberId, reports: [expect.objectContaining({ reason: 'insult' })] }),
  );
  const suspended = await act(`members/${author.memberId}/suspend`, { reason: 'إساءة متكررة' });
  expect(suspended.body.data).toMatchObject({ status: 'suspended', reports: [] });
  expect(await seen(reader, id)).toBe(false);
  const refused = await shop.call('GET /community/posts', { headers: author.headers });
  expect(refused.body.code).toBe('members.suspended');
  expect((await shop.call('GET /user/profile', { headers: author.headers })).status).toBe(200);
  await act(`members/${author.memberId}/restore`);
  expect(await seen(reader, id)).toBe(true);
});

test('what staff pin stands above the feed, and only there', async () => {
  const { id } = await reportedPost(0);
  for (let n = 0; n < 4; n += 1) await reportedPost(0);
  const reader = await member();
  const pages = async () => {
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `GET /community/posts?per_page=3${cursor && `&cursor=${cursor}`}`;
      const { data, next_cursor } = (await shop.call(path, { headers: reader.headers })).body.data;
      ids.push(...data.map((post: Post) => post.id));
      cursor = next_cursor;
    }
    return ids;
  };
  const before = await pages();
  expect(before.indexOf(id)).toBe(4);
  expect((await act(`posts/${id}/pin`, { pinned: true })).body.data.is_pinned).toBe(true);
  expect(await pages()).toEqual([id, ...before.filter((one) => one !== id)]);
  expect((await act(`posts/${id}/pin`, { pinned: false })).body.data.is_pinned).toBe(false);
});

test('a word on the list holds in any of its spellings, until it is struck off', async () => {
  const author = await member();
  for (let n = 0; n < 2; n += 1) await makePost(database.db, { memberId: author.memberId });
  const write = async () =>
    (await shop.call('POST /community/posts', { headers: author.headers, body: { text: 'هذا الطَّبلون جميل' } })).body
      .data.status;
  expect(await write()).toBe('published');
  await shop.call('POST /admin/community/words', { headers: staff, body: { word: 'طبلون' } });
  expect(await write()).toBe('pending');
  const struck = await shop.call(`DELETE /admin/community/words/${encodeURIComponent('طبلون')}`, { headers: staff });
  expect(struck.status).toBe(200);
  expect(await write()).toBe('published');
});

test('reports at once are counted one after another, so that the third hides', async () => {
  const { id } = await reportedPost(0);
  const reporters = await Promise.all(Array.from({ length: 12 }, member));
  await Promise.all(reporters.map((who) => report(who, { kind: 'post', id })));
  expect(await queued(id)).toMatchObject({ status: 'pending' });
});

test('control: without the lock three tell at once and none of them is the third', async () => {
  let isMissed = false;
  for (let attempt = 0; attempt < 10 && !isMissed; attempt += 1) {
    const { id } = await reportedPost(0);
    const reporters = await Promise.all(Array.from({ length: 3 }, member));
    const told = await Promise.all(
      reporters.map((who) =>
        inTransaction(database.db, async (tx) => {
          const open = await insertReport(tx, {
            memberId: who.memberId,
            kind: 'post',
            subjectId: id,
            reason: 'spam',
            note: null,
          });
          await sql`select pg_sleep(0.02)`.execute(tx);
          return open;
        }),
      ),
    );
    isMissed = Math.max(...told) < 3;
  }
  expect(isMissed).toBe(true);
});

test('who leaves takes what they told with them', async () => {
  const { id } = await reportedPost(0);
  const one = await member();
  await report(one, { kind: 'post', id });
  await inTransaction(database.db, (tx) => eraseReporter(tx, one.id));
  const { rows } = await sql.rows({ member_id: sql.int4 })`
    select member_id from reports where member_id = ${one.memberId}
  `.execute(database.db);
  expect(rows).toEqual([]);
});
