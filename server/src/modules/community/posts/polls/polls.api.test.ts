import type { Poll } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  letIn,
  type MadeMember,
  makeMember,
  makePoll,
  makePost,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { eraseAuthor, exportPosts, exportVotes } from '../leave.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: MadeMember, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const vote = (who: MadeMember, postId: number, option_id: number | undefined) =>
  shop.call(`POST /community/posts/${postId}/vote`, as(who, { option_id }));
const pollOf = async (who: MadeMember, postId: number): Promise<Poll> =>
  (await shop.call(`GET /community/posts/${postId}`, as(who))).body.data.poll;

/** A member whose posts are shown at once. */
async function trusted(): Promise<MadeMember> {
  const member = await makeMember(database.db);
  for (let n = 0; n < 2; n += 1) await makePost(database.db, { memberId: member.memberId });
  return member;
}

async function asked(options = ['عربية', 'مختصة', 'تركية']) {
  const author = await trusted();
  const body = { text: 'أي قهوة؟', poll: { options, days: 2 } };
  const sent = await shop.call('POST /community/posts', as(author, body));
  return { author, sent, id: sent.body.data?.id as number, poll: sent.body.data?.poll as Poll };
}

test('a poll is voted in once by each, and tells its results to those who voted', async () => {
  const { author, id, poll } = await asked();
  expect(poll).toMatchObject({ is_closed: false, has_voted: false, vote_count: 0, days: 2 });
  const [one, two] = [await makeMember(database.db), await makeMember(database.db)];
  const [first, second] = poll.options.map((option) => option.id);
  expect((await vote(one, id, first)).body.data).toMatchObject({ has_voted: true, vote_count: 1 });
  expect((await vote(one, id, first)).body.data, 'the same again').toMatchObject({ vote_count: 1 });
  expect((await vote(one, id, second)).body.code).toBe('posts.poll_voted');
  expect(await pollOf(two, id)).toMatchObject({
    vote_count: 1,
    options: Array(3).fill({ vote_count: null, percent: null }),
  });
  await vote(two, id, second);
  await vote(author, id, second);
  expect((await pollOf(two, id)).options).toMatchObject([
    { vote_count: 1, percent: 33, is_mine: false },
    { vote_count: 2, percent: 67, is_mine: true },
    { vote_count: 0, percent: 0 },
  ]);
});

test('it closes after its days, and tells all then', async () => {
  const { id, poll } = await asked();
  const [one, late] = [await makeMember(database.db), await makeMember(database.db)];
  await vote(one, id, poll.options[0]?.id);
  clock += 3 * DAY_MS;
  expect((await vote(late, id, poll.options[0]?.id)).body.code).toBe('posts.poll_closed');
  expect(await pollOf(late, id)).toMatchObject({
    is_closed: true,
    has_voted: false,
    options: [{ percent: 100 }, {}, {}],
  });
  clock = Date.now();
});

test('its clock stands while the post is hidden, and goes on where it stopped; a closed one stays closed', async () => {
  const { author, id, poll } = await asked();
  const owner = await makeStaff(database.db, 'owner');
  const [fan, late] = [await makeMember(database.db), await makeMember(database.db)];
  const staff = (how: string) =>
    shop.call(`PUT /admin/community/queue/post/${id}/${how}`, {
      headers: owner.headers,
      ...(how === 'hide' && { body: { reason: 'نراجعه' } }),
    });
  /** Moves all that happened so far a number of days into the past. */
  const wait = (days: number) =>
    sql`
      with shown as (update posts set published_at = published_at - ${days} * interval '1 day' where id = ${id})
      update post_polls set opened_at = opened_at - ${days} * interval '1 day', stopped_at = stopped_at - ${days} * interval '1 day'
      where post_id = ${id}
    `.execute(database.db);
  await wait(1);
  expect((await staff('hide')).status).toBe(200);
  await wait(5);
  expect(await pollOf(author, id)).toMatchObject({ is_closed: false, closes_at: null });
  expect((await staff('release')).status).toBe(200);
  expect((await vote(fan, id, poll.options[0]?.id)).status).toBe(200);
  const left = Date.parse((await pollOf(fan, id)).closes_at ?? '') - Date.now();
  expect(Math.round(left / (60 * 60 * 1_000))).toBe(24);
  await wait(2);
  await staff('hide');
  await wait(5);
  expect(await pollOf(author, id)).toMatchObject({ is_closed: true });
  await staff('release');
  expect((await vote(late, id, poll.options[0]?.id)).body.code).toBe('posts.poll_closed');
});

test('a stop that an older server left on a shown post is none: it closes after its days, for all alike', async () => {
  const { author, id, poll } = await asked();
  await sql`update post_polls set stopped_at = now() where post_id = ${id}`.execute(database.db);
  const [fan, late] = [await makeMember(database.db), await makeMember(database.db)];
  expect((await pollOf(author, id)).closes_at).not.toBeNull();
  expect((await vote(fan, id, poll.options[0]?.id)).status).toBe(200);
  clock += 3 * DAY_MS;
  expect(await pollOf(author, id)).toMatchObject({ is_closed: true });
  expect((await vote(late, id, poll.options[0]?.id)).body.code).toBe('posts.poll_closed');
  clock = Date.now();
});

test('its author changes it until somebody voted; a vote for what it was then is refused', async () => {
  const { author, id, poll } = await asked();
  const change = (wanted?: object | null) =>
    shop.call(
      `PUT /community/posts/${id}`,
      as(author, { text: 'أي قهوة؟', ...(wanted !== undefined && { poll: wanted }) }),
    );
  const other = { options: ['حارة', 'باردة'], days: 1 };
  expect((await change(other)).body.data.poll.options).toMatchObject([{ text: 'حارة' }, { text: 'باردة' }]);
  const reader = await makeMember(database.db);
  expect((await vote(reader, id, poll.options[0]?.id)).body.code).toBe('posts.option_not_found');
  const now = await pollOf(reader, id);
  await vote(reader, id, now.options[1]?.id);
  expect((await change({ options: ['باردة', 'حارة'], days: 1 })).body.code).toBe('posts.poll_fixed');
  expect((await change(null)).body.code).toBe('posts.poll_fixed');
  expect((await change(other)).status, 'unchanged').toBe(200);
  expect((await change()).body.data.poll.vote_count, 'not named').toBe(1);
});

test('a vote keeps the words and pictures it was given for; products may change', async () => {
  const { author, id, poll } = await asked();
  const reader = await makeMember(database.db);
  const change = (body: object) => shop.call(`PUT /community/posts/${id}`, as(author, body));
  expect((await change({ text: 'أي قهوة اليوم؟' })).status, 'before a vote').toBe(200);
  await vote(reader, id, poll.options[0]?.id);
  expect(await change({ text: 'أي قهوة لا تُشرب؟' })).toMatchObject({ status: 409, body: { code: 'posts.poll_fixed' } });
  const image = { key: 'k', width: 1, height: 1, widths: [1], formats: ['webp'], placeholder: '' };
  await sql`
    insert into post_images (post_id, position, upload_id, image, alt)
    values (${id}, 1, gen_random_uuid(), ${JSON.stringify(image)}, '')
  `.execute(database.db);
  expect((await change({ text: 'أي قهوة اليوم؟' })).body.code, 'without its picture').toBe('posts.poll_fixed');
  await sql`delete from post_images where post_id = ${id}`.execute(database.db);
  const { id: product } = await factories(database.db).product({});
  const named = await change({ text: 'أي قهوة اليوم؟', product_ids: [product] });
  expect(named).toMatchObject({ status: 200, body: { data: { text: 'أي قهوة اليوم؟', poll: { vote_count: 1 } } } });
});

test('options are two to four, different, short, and free of listed words', async () => {
  expect((await asked(['واحد'])).sent.status).toBe(422);
  expect((await asked(['أ', 'ب', 'ج', 'د', 'هـ'])).sent.status).toBe(422);
  expect((await asked(['نعم', 'س'.repeat(61)])).sent.status).toBe(422);
  expect((await asked(['قهوه', 'قهوة'])).sent.body.code).toBe('posts.options_repeated');
  const owner = await makeStaff(database.db, 'owner');
  await shop.call('POST /admin/community/words', { headers: owner.headers, body: { word: 'مزعوج' } });
  const { sent, id } = await asked(['مزعوج', 'هادئ']);
  expect(sent.body.data.status).toBe('pending');
  const reader = await makeMember(database.db);
  expect((await vote(reader, id, sent.body.data.poll.options[0].id)).body.code).toBe('posts.not_found');
  const queue = await shop.call('GET /admin/community/queue', { headers: owner.headers });
  const shown = queue.body.data.data.find((one: { id: number }) => one.id === id);
  expect(shown.text).toContain('\n○ مزعوج\n○ هادئ');
});

test('an own post that waits, a post without a poll and a removed post take no vote', async () => {
  const author = await makeMember(database.db);
  const waiting = await makePost(database.db, { memberId: author.memberId, isPublished: false });
  const [option] = await makePoll(database.db, { postId: waiting });
  expect((await vote(author, waiting, option)).body.code).toBe('posts.not_found');
  expect(await pollOf(author, waiting)).toMatchObject({ closes_at: null, is_closed: false });
  const plain = await makePost(database.db, { memberId: author.memberId });
  expect((await vote(author, plain, option)).body.code).toBe('posts.poll_not_found');
  const { author: other, id, poll } = await asked();
  await vote(author, id, poll.options[0]?.id);
  await shop.call(`DELETE /community/posts/${id}`, as(other));
  expect((await vote(author, id, poll.options[0]?.id)).body.code).toBe('posts.not_found');
});

test('the copy of an author has their polls', async () => {
  const { author, id } = await asked();
  await letIn(database.db, author.id);
  const copy: unknown[] = [];
  for await (const one of exportPosts(database.db, author.id)) copy.push(one);
  expect(copy).toMatchObject([
    { poll: null },
    { poll: null },
    { id, poll: { days: 2, options: ['عربية', 'مختصة', 'تركية'] } },
  ]);
});

test('a member’s copy names their votes, and leaving takes them back', async () => {
  const { id, poll } = await asked();
  const [me, other] = [await makeMember(database.db), await makeMember(database.db)];
  await letIn(database.db, me.id);
  await vote(me, id, poll.options[1]?.id);
  await vote(other, id, poll.options[1]?.id);
  const copy: unknown[] = [];
  for await (const one of exportVotes(database.db, me.id)) copy.push(one);
  expect(copy).toMatchObject([{ post_id: id, option: 'مختصة' }]);
  await inTransaction(database.db, (tx) => eraseAuthor(tx, me.id));
  expect((await pollOf(other, id)).vote_count).toBe(1);
});
