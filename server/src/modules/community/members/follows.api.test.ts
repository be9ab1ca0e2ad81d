import type { MemberRef } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeMember,
  makeMember,
  makePost,
  type TestDatabase,
} from '../../../testing/index.ts';
import { exportMember, forgetMember } from './leave.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const follow = (who: MadeMember, whom: MadeMember, method = 'PUT') =>
  shop.call(`${method} /community/follows/${whom.handle}`, { headers: who.headers });
const block = (who: MadeMember, whom: MadeMember, kind = 'block') =>
  shop.call(`PUT /community/blocks/${whom.handle}`, { headers: who.headers, body: { kind } });
const profile = async (who: MadeMember, of: MadeMember) =>
  (await shop.call(`GET /community/members/${of.handle}`, { headers: who.headers })).body.data;
const followed = async (who: MadeMember) =>
  (await shop.call('GET /community/follows', { headers: who.headers })).body.data.data.map(
    (one: { member: MemberRef }) => one.member.handle,
  );
const feed = async (who: MadeMember, query = '') =>
  (await shop.call(`GET /community/posts?followed=true${query}`, { headers: who.headers })).body.data;
const ids = async (who: MadeMember, query = '') => (await feed(who, query)).data.map((post: { id: number }) => post.id);

test('following is once however often it is sent, is counted for all and listed for oneself', async () => {
  const [me, other, third] = [
    await makeMember(database.db),
    await makeMember(database.db),
    await makeMember(database.db),
  ];
  expect((await follow(me, other)).body.data).toMatchObject({ is_followed: true, follower_count: 1 });
  expect((await follow(me, other)).body.data.follower_count).toBe(1);
  await follow(third, other);
  expect(await profile(me, other)).toMatchObject({ is_followed: true, follower_count: 2 });
  expect(await profile(other, me)).toMatchObject({ is_followed: false, follower_count: 0 });
  await sql`update members set status = 'suspended' where id = ${third.memberId}`.execute(database.db);
  expect((await profile(me, other)).follower_count, 'suspended').toBe(1);
  await sql`update members set status = 'active' where id = ${third.memberId}`.execute(database.db);
  expect([await followed(me), await followed(other)]).toEqual([[other.handle], []]);
  expect((await follow(me, me)).body.code).toBe('members.own');
  expect((await follow(me, other, 'DELETE')).body.data).toMatchObject({ is_followed: false, follower_count: 1 });
  expect((await follow(me, other, 'DELETE')).body.data.follower_count).toBe(1);
});

test('the feed of those followed has their posts alone, the newest first, page after page', async () => {
  const [me, other, third] = [
    await makeMember(database.db),
    await makeMember(database.db),
    await makeMember(database.db),
  ];
  await follow(me, other);
  const posts: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    posts.unshift(await makePost(database.db, { memberId: other.memberId, text: n === 0 ? 'أول #نخلة' : 'ثم' }));
    await makePost(database.db, { memberId: third.memberId });
  }
  await makePost(database.db, { memberId: me.memberId });
  const first = await feed(me, '&per_page=2');
  const second = await feed(me, `&per_page=2&cursor=${first.next_cursor}`);
  const rest = await ids(me, `&per_page=2&cursor=${second.next_cursor}`);
  const seen = [...first.data, ...second.data].map((post: { id: number }) => post.id);
  expect([...seen, ...rest]).toEqual(posts);
  expect(first.data[0]).toMatchObject({ is_author_followed: true });
  expect(await ids(me, `&author=${other.handle}`)).toEqual(posts);
  expect(await ids(me, `&author=${third.handle}`)).toEqual([]);
  expect(await ids(me, '&saved=true')).toEqual([]);
  expect([...(await ids(me, '&sort=top'))].sort()).toEqual([...posts].sort());
  await follow(me, third);
  expect(await ids(me)).toHaveLength(10);
  await block(me, third, 'mute');
  expect(await ids(me), 'muted, though followed').toEqual(posts);
  expect((await profile(me, third)).is_followed).toBe(true);
  const reels = await shop.call('GET /community/reels?followed=true', { headers: me.headers });
  expect(reels.body.data.data).toEqual([]);
});

test('a block ends the follows of both, and neither can follow while it lasts', async () => {
  const [me, other] = [await makeMember(database.db), await makeMember(database.db)];
  await follow(me, other);
  await follow(other, me);
  expect((await block(me, other)).body.data).toMatchObject({ is_followed: false, follower_count: 0 });
  expect([await followed(me), await followed(other)]).toEqual([[], []]);
  expect((await follow(me, other)).body.code).toBe('members.blocked');
  expect((await follow(other, me)).body.code).toBe('members.not_found');
  await shop.call(`DELETE /community/blocks/${other.handle}`, { headers: me.headers });
  expect((await follow(other, me)).status).toBe(200);
});

test('a suspended member is listed without a name, and what one has with them can be ended', async () => {
  const [me, other, muted] = [
    await makeMember(database.db),
    await makeMember(database.db, { name: 'مزعج' }),
    await makeMember(database.db),
  ];
  await follow(me, other);
  await block(me, muted, 'mute');
  await sql`
    update members set status = 'suspended' where id in (${other.memberId}, ${muted.memberId})
  `.execute(database.db);
  const listed = (await shop.call('GET /community/follows', { headers: me.headers })).body.data.data;
  expect(listed).toMatchObject([{ member: { handle: other.handle, name: 'عضو غير ظاهر', picture: null } }]);
  expect(await follow(me, other, 'DELETE')).toMatchObject({ status: 200, body: { data: { name: 'عضو غير ظاهر' } } });
  expect(await followed(me)).toEqual([]);
  expect((await follow(me, other, 'DELETE')).status, 'nothing to end').toBe(404);
  const unmute = () => shop.call(`DELETE /community/blocks/${muted.handle}`, { headers: me.headers });
  expect((await unmute()).status).toBe(200);
  expect((await unmute()).status, 'nothing to end').toBe(404);
});

test('a member follows 1,000 at most', async () => {
  const [me, one, two] = [await makeMember(database.db), await makeMember(database.db), await makeMember(database.db)];
  await sql`
    with made as (insert into members (name, status, joined_by) select '', 'left', 'demo' from generate_series(1, 999) returning id)
    insert into member_follows (member_id, other_id) select ${me.memberId}, id from made
  `.execute(database.db);
  expect((await follow(me, one)).status).toBe(200);
  expect((await follow(me, one)).status, 'known already').toBe(200);
  expect((await follow(me, two)).body.code).toBe('members.too_many_follows');
});

test('the copy of one’s data names whom one follows, and leaving ends all follows', async () => {
  const [me, other] = [await makeMember(database.db), await makeMember(database.db)];
  await follow(me, other);
  await follow(other, me);
  expect(await exportMember(database.db, me.id)).toMatchObject({ follows: [{ handle: other.handle }] });
  await inTransaction(database.db, (tx) => forgetMember(tx, me.id));
  expect(await followed(other)).toEqual([]);
  expect((await profile(other, other)).follower_count).toBe(0);
});
