import { randomUUID } from 'node:crypto';
import type { EventName, MemberNotification } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverTo,
  givePoints,
  type MadeMember,
  makeContest,
  makeEntry,
  makeMember,
  makePost,
  makeReward,
  makeStaff,
  moveContest,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { earn } from '../points/index.ts';
import { announceDailyMails, dailyMailSubscriber } from './daily-mail.ts';
import { trimNotifications } from './notifications.store.ts';
import { otherSubscribers } from './other-subscribers.ts';
import { postSubscribers } from './post-subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let mails: Mail[] = [];
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: Pick<MadeMember, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });

/** Delivers all events more than once. */
async function settle(): Promise<void> {
  const deps = { db: database.db, now: () => clock };
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const subscribers = [...postSubscribers(deps), ...otherSubscribers(deps)];
  const twice = subscribers.map((one) => {
    const handle = async (payload: Record<string, unknown>) => {
      await deliverTo(one, payload);
      await deliverTo(one, payload);
    };
    return { ...one, handle } as Subscriber;
  });
  const mail = dailyMailSubscriber({ db: database.db, mailer, publicUrl: 'http://shop.test' });
  await deliverEvents(database.db, [...twice, mail]);
}

async function told(who: MadeMember, language: 'ar' | 'en' = 'ar'): Promise<MemberNotification[]> {
  await settle();
  return (await shop.call('GET /community/notifications', { ...as(who), language })).body.data.data;
}
const unread = async (who: MadeMember) =>
  (await shop.call('GET /community/notifications/unread', as(who))).body.data.count;
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const texts = async (who: MadeMember, language: 'ar' | 'en' = 'ar') =>
  (await told(who, language)).map((one) => plain(one.text));

/** A member with a published post. */
async function author(text = 'قهوة الصباح') {
  const member = await makeMember(database.db);
  return { ...member, postId: await makePost(database.db, { memberId: member.memberId, text }) };
}
const like = (who: MadeMember, id: number, wanted = true) =>
  shop.call(`POST /community/posts/${id}/like`, as(who, { like: wanted }));
const comment = (who: MadeMember, id: number, text: string, parent_id?: number) =>
  shop.call(`POST /community/posts/${id}/comments`, as(who, { text, parent_id }));

test('likes of one post are one notification, which moves up with each, and goes with the last', async () => {
  const me = await author();
  const fans = await Promise.all(['سارة', 'ريم', 'هند'].map((name) => makeMember(database.db, { name })));
  const [sara, reem, hind] = fans;
  if (!sara || !reem || !hind) throw new Error('three members were made');
  await like(me, me.postId);
  expect(await texts(me)).toEqual([]);
  await like(sara, me.postId);
  expect(await texts(me)).toEqual(['إعجاب بمنشورك من سارة']);
  await like(reem, me.postId);
  await settle();
  clock += 1_000;
  await like(hind, me.postId);
  expect(await texts(me)).toEqual(['إعجاب بمنشورك من هند وعضوين آخرين']);
  expect(await texts(me, 'en')).toEqual(['هند and 2 others liked your post']);
  expect((await told(me))[0]).toMatchObject({
    member_count: 3,
    excerpt: 'قهوة الصباح',
    post_id: me.postId,
    is_read: false,
  });
  for (const fan of fans) await like(fan, me.postId, false);
  expect(await texts(me)).toEqual([]);
});

test('new followers of a day are one notification; it goes with them, and with a block', async () => {
  const me = await makeMember(database.db);
  const fans = await Promise.all(['سارة', 'ريم', 'نوف'].map((name) => makeMember(database.db, { name })));
  const [sara, reem, nouf] = fans;
  if (!sara || !reem || !nouf) throw new Error('three members were made');
  const follow = (who: MadeMember, method = 'PUT') => shop.call(`${method} /community/follows/${me.handle}`, as(who));
  await follow(sara);
  expect(await texts(me)).toEqual(['متابعة جديدة لك من سارة']);
  clock += 1_000;
  await follow(reem);
  expect(await texts(me)).toEqual(['متابعة جديدة لك من ريم وعضو آخر']);
  expect(await texts(me, 'en')).toEqual(['ريم and 1 other started to follow you']);
  await follow(reem, 'DELETE');
  expect(await texts(me)).toEqual(['متابعة جديدة لك من سارة']);
  await shop.call('POST /community/notifications/read', as(me, {}));
  await follow(reem);
  expect(await told(me), 'again on the same day').toMatchObject([{ is_read: true }]);
  await follow(reem, 'DELETE');
  await shop.call(`PUT /community/blocks/${sara.handle}`, as(me, { kind: 'block' }));
  expect(await texts(me)).toEqual([]);
  const settings = 'GET /community/notifications/settings';
  const { follow: _, ...others } = (await shop.call(settings, as(me))).body.data.kinds;
  const put = (kinds: object) =>
    shop.call('PUT /community/notifications/settings', as(me, { kinds, daily_mail: false }));
  await put({ ...others, follow: false });
  expect((await put(others)).body.data.kinds.follow, 'a client that does not know the kind leaves it').toBe(false);
  await follow(nouf);
  expect(await texts(me)).toEqual([]);
});

test('of a comment everybody is told once, of what concerns them most', async () => {
  const [me, other, named] = [
    await author(),
    await makeMember(database.db, { name: 'سارة' }),
    await makeMember(database.db),
  ];
  const first = await comment(other, me.postId, 'جميل');
  await comment(me, me.postId, `صحيح @${named.handle}`, first.body.data.id);
  expect(await texts(me)).toEqual(['تعليق على منشورك من سارة']);
  expect((await told(other)).map((one) => [one.kind, one.excerpt])).toEqual([['reply', `صحيح @${named.handle}`]]);
  expect((await told(named)).map((one) => one.kind)).toEqual(['mention']);
});

test('nobody is told by whom they blocked or muted, or who blocked them', async () => {
  const [me, blocked, muted, blocker] = [
    await author(),
    await makeMember(database.db),
    await makeMember(database.db),
    await makeMember(database.db),
  ];
  const block = (who: MadeMember, whom: MadeMember, kind: string) =>
    shop.call(`PUT /community/blocks/${whom.handle}`, as(who, { kind }));
  await like(blocked, me.postId);
  await like(muted, me.postId);
  await like(blocker, me.postId);
  await block(me, blocked, 'block');
  await block(me, muted, 'mute');
  await block(blocker, me, 'block');
  expect(await texts(me)).toEqual([]);
});

test('what staff decided of a post is told, the latest word alone', async () => {
  const me = await author();
  const status = (to: string, reason: string | null) =>
    sql`update posts set status = ${to}, status_reason = ${reason} where id = ${me.postId}`.execute(database.db);
  const happened = (event: EventName) =>
    inTransaction(database.db, (tx) => publish(tx, event, { postId: me.postId } as never));
  await sql`update posts set published_at = created_at where id = ${me.postId}`.execute(database.db);
  await happened('post.published');
  expect(await texts(me), 'nobody looked at it first').toEqual([]);
  await status('hidden', 'إعلان');
  await happened('post.hidden');
  expect(await texts(me)).toEqual(['أخفينا منشورك. السبب: إعلان']);
  await status('published', null);
  await happened('post.published');
  expect(await texts(me, 'en')).toEqual(['We looked at your post and published it']);
});

test('reading makes them read; what comes anew about the same thing is unread again', async () => {
  const [me, one, two] = [await author(), await makeMember(database.db), await makeMember(database.db)];
  await like(one, me.postId);
  await comment(one, me.postId, 'جميل');
  const [latest, first] = await told(me);
  expect(await unread(me)).toBe(2);
  const read = (body?: object) => shop.call('POST /community/notifications/read', as(me, body));
  expect((await read({ ids: [latest?.id] })).body.data.count).toBe(1);
  expect((await shop.call('POST /community/notifications/read', as(one, { ids: [first?.id] }))).status).toBe(200);
  expect(await unread(me), 'nobody reads for another').toBe(1);
  expect((await read()).body.data.count).toBe(0);
  await like(two, me.postId);
  await settle();
  expect(await unread(me)).toBe(1);
});

test('a kind that is switched off is told no more', async () => {
  const [me, one] = [await author(), await makeMember(database.db)];
  const path = 'GET /community/notifications/settings';
  const before = (await shop.call(path, as(me))).body.data;
  expect([before.daily_mail, Object.values(before.kinds).every(Boolean)]).toEqual([false, true]);
  const wanted = { ...before, kinds: { ...before.kinds, like: false } };
  await shop.call('PUT /community/notifications/settings', as(me, wanted));
  expect((await shop.call(path, as(me))).body.data).toEqual(wanted);
  await like(one, me.postId);
  await comment(one, me.postId, 'جميل');
  expect((await told(me)).map(({ kind }) => kind)).toEqual(['comment']);
});

test('contests, ranks, rewards and sales are told, each in its words', async () => {
  const [me, voter] = [await author(), await makeMember(database.db)];
  const owner = await makeStaff(database.db, 'owner');
  const contestId = await makeContest(database.db, 'voting');
  const entryId = await makeEntry(database.db, { contestId, memberId: me.memberId, postId: me.postId });
  await shop.call(`POST /community/contests/${contestId}/votes`, as(voter, { entry_id: entryId }));
  await moveContest(database.db, contestId, 'closed');
  await shop.call(`POST /admin/community/contests/${contestId}/winners`, as(owner, { entry_ids: [entryId] }));
  for (let n = 0; n < 10; n += 1) {
    const review = { customerId: me.id, kind: 'review', cause: `review:${n}`, at: new Date(clock) };
    await inTransaction(database.db, (tx) => earn(tx, review));
  }
  await givePoints(database.db, me.id, 100);
  await shop.call(`POST /community/rewards/${await makeReward(database.db)}/redeem`, as(me));
  const orderId = randomUUID();
  await inTransaction(database.db, (tx) => publish(tx, 'post.sold', { postId: me.postId, orderId }));
  expect((await texts(me)).toSorted()).toEqual(
    [
      'مبارك، حصلت على المركز 1 في «أجمل ركن قهوة»',
      'وصلت إلى رتبة فضي',
      'مكافأتك جاهزة: خصم 20 ر.س',
      'بيع منتج من منشورك',
    ].toSorted(),
  );
  expect((await texts(me, 'en')).toSorted()[0]).toBe('A product was bought from your post');
});

test('the daily mail comes to those who want it, once a day and only with something new', async () => {
  const me = await makeMember(database.db, { email: 'reader@example.com', isEmailVerified: true, name: 'ليلى' });
  const postId = await makePost(database.db, { memberId: me.memberId });
  const [one, two] = [await makeMember(database.db, { name: 'سارة' }), await makeMember(database.db)];
  const mailed = async () => {
    mails = [];
    await announceDailyMails(database.db, new Date(clock));
    await settle();
    return mails.map((mail) => [mail.to, mail.subject]);
  };
  await like(one, postId);
  await settle();
  expect(await mailed(), 'nobody is mailed unasked').toEqual([]);
  const { kinds } = (await shop.call('GET /community/notifications/settings', as(me))).body.data;
  await shop.call('PUT /community/notifications/settings', as(me, { kinds, daily_mail: true }));
  expect(await mailed()).toEqual([['reader@example.com', expect.stringContaining('إشعار جديد في مجتمع')]]);
  expect(mails[0]?.html).toContain('سارة');
  expect(mails[0]?.html).toContain('http://shop.test/en/community/notifications');
  expect(await mailed(), 'once a day').toEqual([]);
  clock += 24 * 3_600_000;
  expect(await mailed(), 'nothing new').toEqual([]);
  await like(two, postId);
  await settle();
  expect(await mailed()).toHaveLength(1);
});

test('what is old, and what is too much, is let go', async () => {
  const [me, fan] = [await makeMember(database.db), await makeMember(database.db)];
  for (let n = 0; n < 6; n += 1) {
    clock += 1_000;
    await like(fan, await makePost(database.db, { memberId: me.memberId, text: `منشور ${n}` }));
    await settle();
  }
  const of = async () => (await told(me)).map((one) => one.excerpt);
  await trimNotifications(database.db, { before: new Date(clock - 60_000), most: 4 });
  expect(await of()).toEqual(['منشور 5', 'منشور 4', 'منشور 3', 'منشور 2']);
  await trimNotifications(database.db, { before: new Date(clock - 1_500), most: 4 });
  expect(await of()).toEqual(['منشور 5', 'منشور 4']);
});

test('they come page by page, and what moves up meanwhile is not given twice', async () => {
  const [me, fan, other] = [
    await makeMember(database.db),
    await makeMember(database.db),
    await makeMember(database.db),
  ];
  const posts: number[] = [];
  for (let n = 0; n < 5; n += 1) posts.push(await makePost(database.db, { memberId: me.memberId }));
  for (const id of posts) {
    await like(fan, id);
    await settle();
  }
  const page = async (query: string) => (await shop.call(`GET /community/notifications?${query}`, as(me))).body.data;
  const first = await page('per_page=2');
  await like(other, posts[0] ?? 0);
  await settle();
  const second = await page(`per_page=4&cursor=${first.next_cursor}`);
  const seen = [...first.data, ...second.data].map((one: MemberNotification) => one.post_id);
  expect(seen).toEqual([posts[4], posts[3], posts[2], posts[1]]);
});

test('whoever leaves is told of nowhere any more, and has a copy of what they were told', async () => {
  const [me, fan] = [await author(), await makeMember(database.db)];
  await like(fan, me.postId);
  await like(me, await makePost(database.db, { memberId: fan.memberId }));
  await settle();
  expect((await shop.call('GET /user/export', as(me))).body.notifications).toMatchObject([{ kind: 'like' }]);
  expect((await told(fan)).map(({ kind }) => kind)).toEqual(['like']);
  expect((await shop.call('DELETE /user/profile', as(me, { password: PASSWORD }))).status).toBe(200);
  expect(await told(fan)).toEqual([]);
});
