import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  contestDraft,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  formWith,
  type MadeMember,
  type MadeStaff,
  makeContest,
  makeEntry,
  makeMember,
  makePicture,
  makePost,
  makeStaff,
  moveContest,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { contestSubscribers } from './contest-subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: Pick<MadeMember, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const admin = (key: string, body?: object) => shop.call(key, as(owner, body));
const show = async (who: MadeMember, id: number) =>
  (await shop.call(`GET /community/contests/${id}`, as(who))).body.data;
const enter = (who: MadeMember, id: number, body: object) =>
  shop.call(`POST /community/contests/${id}/entries`, as(who, body));
const vote = (who: MadeMember, id: number, entry_id: number) =>
  shop.call(`POST /community/contests/${id}/votes`, as(who, { entry_id }));

/** A member with an entry of a post. */
async function entrant(contestId: number) {
  const member = await makeMember(database.db);
  const postId = await makePost(database.db, { memberId: member.memberId });
  const entryId = await makeEntry(database.db, { contestId, memberId: member.memberId, postId });
  return { ...member, postId, entryId };
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

test('a contest is entered once, with a post of one’s own, while it is open', async () => {
  const id = await makeContest(database.db, 'open');
  const [member, other] = [await makeMember(database.db), await makeMember(database.db)];
  const [mine, theirs] = [
    await makePost(database.db, { memberId: member.memberId }),
    await makePost(database.db, { memberId: other.memberId }),
  ];
  expect((await enter(member, id, { post_id: theirs })).body.code).toBe('posts.not_found');
  const { status, body } = await enter(member, id, { post_id: mine, caption: 'ركني' });
  expect([status, body.data.status, body.data.post.id, body.data.votes]).toEqual([201, 'shown', mine, null]);
  expect((await enter(member, id, { post_id: mine })).body.code).toBe('contests.entered');
  expect(await show(member, id)).toMatchObject({ state: 'open', entry_count: 1, my_entry: { id: body.data.id } });
  await moveContest(database.db, id, 'voting');
  expect((await enter(other, id, { post_id: theirs })).body.code).toBe('contests.not_open');
  expect((await enter(other, id, {})).status).toBe(422);
});

test('a photo of a new member waits for staff, and is seen once they admit it', async () => {
  const id = await makeContest(database.db, 'open');
  const [member, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const { body } = await enter(member, id, { photo: await upload(member), caption: 'صباحي' });
  expect(body.data).toMatchObject({ status: 'pending', image: { alt: 'صباحي' }, post: null });
  const seen = async () => (await shop.call(`GET /community/contests/${id}/entries`, as(reader))).body.data.data;
  expect(await seen()).toEqual([]);
  const listed = (await admin('GET /admin/community/contests')).body.data.data;
  expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({ waiting_count: 1, entry_count: 0 });
  const admitted = await admin(`PUT /admin/community/contests/${id}/entries/${body.data.id}/admit`);
  expect(admitted.body.data.status).toBe('shown');
  expect(await seen()).toMatchObject([{ id: body.data.id, is_mine: false, status_reason: null }]);
});

test('each member has one vote, which stands and is not for themselves; nobody sees votes before the end', async () => {
  const id = await makeContest(database.db, 'open');
  const [one, two, voter] = [await entrant(id), await entrant(id), await makeMember(database.db)];
  expect((await vote(voter, id, one.entryId)).body.code).toBe('contests.not_voting');
  await moveContest(database.db, id, 'voting');
  expect((await vote(one, id, one.entryId)).body.code).toBe('contests.own');
  expect((await vote(voter, id, one.entryId)).body.data).toEqual({ my_vote: one.entryId });
  expect((await vote(voter, id, two.entryId)).body.code).toBe('contests.voted');
  expect((await vote(two, id, 999_999)).body.code).toBe('contests.entry_not_found');
  const entries = async () => (await shop.call(`GET /community/contests/${id}/entries`, as(voter))).body.data.data;
  expect((await entries()).map((entry: { votes: unknown }) => entry.votes)).toEqual([null, null]);
  await moveContest(database.db, id, 'closed');
  expect((await vote(two, id, one.entryId)).body.code).toBe('contests.not_voting');
  expect(await entries()).toMatchObject([
    { id: one.entryId, votes: 1 },
    { id: two.entryId, votes: 0 },
  ]);
});

test('those who lead win once staff confirm it, and points come with it, once', async () => {
  const id = await makeContest(database.db, 'voting');
  const [one, two] = [await entrant(id), await entrant(id)];
  const voters = await Promise.all([1, 2, 3].map(() => makeMember(database.db)));
  for (const [index, voter] of voters.entries()) await vote(voter, id, index === 0 ? one.entryId : two.entryId);
  const winners = `POST /admin/community/contests/${id}/winners`;
  const led = await admin(`GET /admin/community/contests/${id}/entries?sort=-votes`);
  expect(led.body.data.data).toMatchObject([{ id: two.entryId, votes: 2 }, { id: one.entryId }]);
  expect((await admin(winners, { entry_ids: [two.entryId, one.entryId] })).body.code).toBe('contests.not_closed');
  await moveContest(database.db, id, 'closed');
  const wrong = await admin(winners, { entry_ids: [one.entryId, two.entryId] });
  expect([wrong.body.code, wrong.body.details.leading[0].id]).toEqual(['conflict.changed', two.entryId]);
  const done = await admin(winners, { entry_ids: [two.entryId, one.entryId] });
  expect(done.body.data).toMatchObject({ leading: [{ place: 1 }, { place: 2 }], decided_at: expect.any(String) });
  expect((await admin(winners, { entry_ids: [two.entryId, one.entryId] })).body.code).toBe('contests.decided');
  expect((await readBalance(database.db, two.id, 'loyalty_points')).balance).toBe(300);
  expect(await show(one, id)).toMatchObject({ is_decided: true, winners: [{ place: 1, votes: 2 }, { place: 2 }] });
});

test('a code won is told to its winner alone', async () => {
  const prize = { prize_kind: 'coupon', prize_points: null, prize_percent: 20 } as const;
  const id = await makeContest(database.db, 'voting', prize);
  const [one, voter] = [await entrant(id), await makeMember(database.db)];
  await vote(voter, id, one.entryId);
  await moveContest(database.db, id, 'closed');
  await admin(`POST /admin/community/contests/${id}/winners`, { entry_ids: [one.entryId] });
  expect((await show(one, id)).my_entry.prize_code).toMatch(/^PRIZE-/);
  expect((await show(voter, id)).winners[0].prize_code).toBeNull();
});

test('a disqualified entry wins nothing, and its author reads why', async () => {
  const id = await makeContest(database.db, 'voting');
  const [one, voter] = [await entrant(id), await makeMember(database.db)];
  await vote(voter, id, one.entryId);
  const path = `/admin/community/contests/${id}/entries/${one.entryId}`;
  const judged = await admin(`PUT ${path}/disqualify`, { reason: 'ليست صورته' });
  expect(judged.body.data).toMatchObject({ status: 'disqualified', votes: 1 });
  expect((await show(one, id)).my_entry).toMatchObject({ status: 'disqualified', status_reason: 'ليست صورته' });
  await moveContest(database.db, id, 'closed');
  expect((await admin(`POST /admin/community/contests/${id}/winners`, { entry_ids: [] })).status).toBe(200);
  expect((await admin(`PUT ${path}/admit`)).body.code).toBe('contests.decided');
});

test('a post that is taken away takes no part any more', async () => {
  const id = await makeContest(database.db, 'open');
  const [one, reader] = [await entrant(id), await makeMember(database.db)];
  await shop.call(`DELETE /community/posts/${one.postId}`, as(one));
  await deliverEvents(database.db, contestSubscribers({ db: database.db }));
  expect(await show(reader, id)).toMatchObject({ entry_count: 0 });
  expect((await show(one, id)).my_entry).toMatchObject({ status: 'withdrawn', post: null });
});

test('a prize of value needs its licence, dates their order, and what has begun is not changed', async () => {
  const create = (more: object) => admin('POST /admin/community/contests', { ...contestDraft(), ...more });
  expect((await create({ licence_number: null })).body.errors).toHaveProperty('licence_number');
  expect((await create({ prize_points: null })).body.errors).toHaveProperty('prize_kind');
  const honour = { prize_kind: 'honour', prize_points: null, licence_number: null };
  const made = await create(honour);
  expect([made.status, made.body.data.state]).toEqual([201, 'upcoming']);
  const late = new Date(Date.now() + 60 * 86_400_000).toISOString();
  expect((await create({ ends_at: late })).body.code).toBe('contests.dates_wrong');
  expect((await create({ starts_at: '2026-01-01T00:00:00Z' })).body.code).toBe('contests.dates_wrong');
  const path = `PUT /admin/community/contests/${made.body.data.id}`;
  const change = (version: number) => admin(path, { ...contestDraft(), ...honour, title_en: 'Other', version });
  expect((await change(1)).body.data).toMatchObject({ title_en: 'Other', version: 2 });
  expect((await change(1)).body.code).toBe('conflict.changed');
  await moveContest(database.db, made.body.data.id, 'open');
  expect((await change(2)).body.code).toBe('contests.begun');
});

test('a contest that is called off takes neither entries nor votes, and says why', async () => {
  const id = await makeContest(database.db, 'open');
  const member = await makeMember(database.db);
  const postId = await makePost(database.db, { memberId: member.memberId });
  const off = await admin(`POST /admin/community/contests/${id}/cancel`, { reason: 'خطأ في الشروط' });
  expect(off.body.data.cancelled_reason).toBe('خطأ في الشروط');
  expect((await enter(member, id, { post_id: postId })).body.code).toBe('contests.cancelled');
  expect((await show(member, id)).cancelled_reason).toBe('خطأ في الشروط');
  expect((await admin(`POST /admin/community/contests/${id}/cancel`, { reason: 'x' })).body.code).toBe(
    'contests.cancelled',
  );
});

test('whoever works here takes no part', async () => {
  const id = await makeContest(database.db, 'open');
  const { rows } = await sql.rows({ email: sql.text })`select email from staff where id = ${owner.id}`.execute(
    database.db,
  );
  const member = await makeMember(database.db, { email: rows[0]?.email ?? '', isEmailVerified: true });
  const postId = await makePost(database.db, { memberId: member.memberId });
  expect((await enter(member, id, { post_id: postId })).body.code).toBe('contests.staff');
});

test('contests come page by page: those that run, those to come, those that are over', async () => {
  const member = await makeMember(database.db);
  for (const state of ['closed', 'upcoming', 'voting'] as const) await makeContest(database.db, state);
  const page = async (query: string) => (await shop.call(`GET /community/contests?${query}`, as(member))).body.data;
  const found: { id: number; state: string }[] = [];
  for (let cursor = ''; ; ) {
    const { data, next_cursor: next } = await page(`per_page=3${cursor}`);
    found.push(...data);
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  const order = found.map(({ state }) => ({ open: 0, voting: 0, upcoming: 1, closed: 2 })[state]);
  expect(order).toEqual(order.toSorted());
  expect(new Set(order)).toEqual(new Set([0, 1, 2]));
  for (const state of ['upcoming', 'open', 'voting', 'closed']) {
    const { data } = await page(`state=${state}&per_page=50`);
    const those = found.filter((contest) => contest.state === state);
    expect(data.map(({ id }: { id: number }) => id).sort()).toEqual(those.map(({ id }) => id).sort());
  }
});

test('whoever leaves takes their entry along', async () => {
  const id = await makeContest(database.db, 'open');
  const [one, reader] = [await entrant(id), await makeMember(database.db)];
  expect((await shop.call('GET /user/export', as(one))).body.contest_entries).toMatchObject([{ post_id: one.postId }]);
  expect((await shop.call('DELETE /user/profile', as(one, { password: PASSWORD }))).status).toBe(200);
  expect(await show(reader, id)).toMatchObject({ entry_count: 0 });
});

test('a decided contest tells its votes and the rank of one’s own entry, and nothing before', async () => {
  const id = await makeContest(database.db, 'voting');
  const entrants = [await entrant(id), await entrant(id), await entrant(id), await entrant(id)] as const;
  const [first, second, third, last] = entrants;
  const votes = [...Array(3).fill(first), ...Array(2).fill(second), ...Array(2).fill(third)] as (typeof first)[];
  for (const one of votes) await vote(await makeMember(database.db), id, one.entryId);
  const told = async (who: MadeMember) => {
    const { vote_count, my_rank } = await show(who, id);
    return { vote_count, my_rank };
  };
  await sql`update contests set winner_count = 1 where id = ${id}`.execute(database.db);
  expect(await told(second)).toEqual({ vote_count: null, my_rank: null });
  await moveContest(database.db, id, 'closed');
  expect(await told(second)).toEqual({ vote_count: 7, my_rank: null });
  await admin(`POST /admin/community/contests/${id}/winners`, { entry_ids: [first.entryId] });
  expect(await Promise.all(entrants.map(told))).toEqual([
    { vote_count: 7, my_rank: 1 },
    { vote_count: 7, my_rank: 2 },
    { vote_count: 7, my_rank: 2 },
    { vote_count: 7, my_rank: 4 },
  ]);
  expect(await told(await makeMember(database.db))).toEqual({ vote_count: 7, my_rank: null });
  await sql`update contest_entries set status = 'withdrawn' where id = ${last.entryId}`.execute(database.db);
  expect(await told(last)).toEqual({ vote_count: 7, my_rank: null });
});

test('a winner whom the reader blocked keeps the place, without a name, words or picture', async () => {
  const id = await makeContest(database.db, 'voting');
  const [one, reader] = [await entrant(id), await makeMember(database.db)];
  await vote(reader, id, one.entryId);
  await moveContest(database.db, id, 'closed');
  await admin(`POST /admin/community/contests/${id}/winners`, { entry_ids: [one.entryId] });
  await shop.call(`PUT /community/blocks/${one.handle}`, as(reader, { kind: 'block' }));
  const { winners } = await show(reader, id);
  expect(winners).toMatchObject([{ place: 1, author: { handle: null }, post: null, image: null, caption: '' }]);
});
