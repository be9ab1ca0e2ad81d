import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeMember,
  makeContest,
  makeEntry,
  makeMember,
  makePost,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { refreshCommunity } from '../discovery/index.ts';
import { announceDailyMails } from './daily-mail.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: { authorization: string };
const mails: Mail[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  staff = (await makeStaff(database.db, 'moderator')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const settle = () => deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages: [] })));

/** A post of one member that names another, a comment of theirs on the other's post, an entry; each with words of their own. */
interface Scene {
  author: MadeMember;
  reader: MadeMember;
  name: string;
  postWord: string;
  commentWord: string;
  tag: string;
  postId: number;
  commentId: number;
  readersPostId: number;
  contestId: number;
}

const wordLike = (begin: string) => `${begin}${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function makeScene(): Promise<Scene> {
  const name = wordLike('Sara');
  const author = await makeMember(database.db, { name });
  const email = `${randomUUID()}@example.com`;
  const reader = await makeMember(database.db, { email, isEmailVerified: true });
  // Two published posts make the author trusted: later ones are shown without review.
  for (const text of ['أول', 'ثان']) await makePost(database.db, { memberId: author.memberId, text });
  const [postWord, commentWord, tag] = [wordLike('post'), wordLike('comment'), wordLike('tag')];
  const as = (who: MadeMember, key: string, body: object) => shop.call(key, { headers: who.headers, body });
  const text = `${postWord} #${tag} @${reader.handle}`;
  const postId = (await as(author, 'POST /community/posts', { text })).body.data.id;
  const readersPostId = await makePost(database.db, { memberId: reader.memberId });
  const commented = await as(author, `POST /community/posts/${readersPostId}/comments`, { text: commentWord });
  const contestId = await makeContest(database.db, 'voting');
  await makeEntry(database.db, { contestId, memberId: author.memberId, postId });
  await as(reader, `POST /community/posts/${postId}/save`, { save: true });
  const { kinds } = (await shop.call('GET /community/notifications/settings', { headers: reader.headers })).body.data;
  await as(reader, 'PUT /community/notifications/settings', { kinds, daily_mail: true });
  await settle();
  const commentId = commented.body.data.id;
  return { author, reader, name, postWord, commentWord, tag, postId, commentId, readersPostId, contestId };
}

const act = async (path: string, body?: object) => {
  const { status } = await shop.call(`PUT /admin/community/${path}`, { headers: staff, ...(body && { body }) });
  expect(status).toBe(200);
};
async function reportThrice(kind: string, id: number) {
  for (let n = 0; n < 3; n += 1) {
    const { headers } = await makeMember(database.db);
    const { status } = await shop.call('POST /community/reports', { headers, body: { kind, id, reason: 'spam' } });
    expect(status).toBe(201);
  }
}
const suspend = ({ author }: Scene) => act(`members/${author.memberId}/suspend`, { reason: 'إعلانات' });

const reads = async ({ reader }: Scene, path: string) =>
  JSON.stringify((await shop.call(`GET ${path}`, { headers: reader.headers })).body);
const hears = async (scene: Scene) => reads(scene, '/community/notifications');

/** The text of the reader's daily mail, sent as if none had been sent today. */
async function mailOf({ reader }: Scene): Promise<string> {
  mails.length = 0;
  await announceDailyMails(database.db, new Date(Date.now() + 40 * 3_600_000 + mailed++ * 24 * 3_600_000));
  await settle();
  const { body } = await shop.call('GET /user/profile', { headers: reader.headers });
  return JSON.stringify(mails.filter((mail) => mail.to === body.data.profile.email));
}
let mailed = 0;

type Reader = (scene: Scene) => Promise<boolean>;

/** All readers of posts for members: whether the post is visible there. */
const postReaders: Record<string, Reader> = {
  feed: async (scene) => (await reads(scene, '/community/posts?per_page=50')).includes(scene.postWord),
  top: async (scene) => (await reads(scene, '/community/posts?sort=top&per_page=50')).includes(scene.postWord),
  'the tag': async (scene) => (await reads(scene, `/community/posts?tag=${scene.tag}`)).includes(scene.postWord),
  'its author': async (scene) =>
    (await reads(scene, `/community/posts?author=${scene.author.handle}`)).includes(scene.postWord),
  saved: async (scene) => (await reads(scene, '/community/posts?saved=true')).includes(scene.postWord),
  itself: async (scene) => (await reads(scene, `/community/posts/${scene.postId}`)).includes(scene.postWord),
  contest: async (scene) =>
    (await reads(scene, `/community/contests/${scene.contestId}/entries`)).includes(scene.postWord),
  notifications: async (scene) => (await hears(scene)).includes(scene.postWord),
  tags: async (scene) => {
    await refreshCommunity(database.db, new Date());
    return (await reads(scene, `/community/search?q=${scene.tag}`)).includes(`"tag":"${scene.tag}"`);
  },
};
const commentReaders: Record<string, Reader> = {
  'its post': async (scene) =>
    (await reads(scene, `/community/posts/${scene.readersPostId}/comments`)).includes(scene.commentWord),
  notifications: async (scene) => (await hears(scene)).includes(scene.commentWord),
};
/** Readers of the author alone, for both kinds of subject. */
const authorReaders: Record<string, Reader> = {
  'the daily mail': async (scene) => (await mailOf(scene)).includes(scene.name),
  'names in notifications': async (scene) => (await hears(scene)).includes(scene.name),
  unread: async (scene) => JSON.parse(await reads(scene, '/community/notifications/unread')).data.count > 0,
  members: async (scene) => (await reads(scene, `/community/search?q=${scene.name}`)).includes(scene.author.handle),
};

type Way = (scene: Scene) => Promise<void>;
const ofPost: Record<string, Way> = {
  'staff hid it': ({ postId }) => act(`queue/post/${postId}/hide`, { reason: 'إعلان' }),
  'three reported it': ({ postId }) => reportThrice('post', postId),
  'its author is suspended': suspend,
};
const ofComment: Record<string, Way> = {
  'staff hid it': ({ commentId }) => act(`queue/comment/${commentId}/hide`, { reason: 'إعلان' }),
  'three reported it': ({ commentId }) => reportThrice('comment', commentId),
  'its author is suspended': suspend,
};
const ofBoth: Record<string, Way> = {
  'staff hid both': async (scene) => {
    await ofPost['staff hid it']?.(scene);
    await ofComment['staff hid it']?.(scene);
  },
  'three reported both': async (scene) => {
    await ofPost['three reported it']?.(scene);
    await ofComment['three reported it']?.(scene);
  },
  'their author is suspended': suspend,
};

const tables = [
  { what: 'a post', readers: postReaders, ways: ofPost },
  { what: 'a comment', readers: commentReaders, ways: ofComment },
  { what: 'who wrote', readers: authorReaders, ways: ofBoth },
];

describe.each(tables)('$what is seen nowhere any more where', ({ readers, ways, what }) => {
  test.each(Object.entries(ways))('%s', async (way, takeAway) => {
    const scene = await makeScene();
    const seenBy = async () => {
      const seen: string[] = [];
      for (const [place, sees] of Object.entries(readers)) if (await sees(scene)) seen.push(place);
      return seen;
    };
    expect(await seenBy(), 'each place shows it before').toEqual(Object.keys(readers));
    await takeAway(scene);
    await settle();
    // The author of hidden content remains visible as a member.
    const stays = what === 'who wrote' && way !== 'their author is suspended' ? ['members'] : [];
    expect(await seenBy()).toEqual(stays);
  });
});

test('photos of suspended members take no part in a contest, and nobody votes for them', async () => {
  const scene = await makeScene();
  const counted = async () => JSON.parse(await reads(scene, `/community/contests/${scene.contestId}`)).data.entry_count;
  expect(await counted()).toBe(1);
  const entries = JSON.parse(await reads(scene, `/community/contests/${scene.contestId}/entries`)).data.data;
  await suspend(scene);
  expect(await counted()).toBe(0);
  const voted = await shop.call(`POST /community/contests/${scene.contestId}/votes`, {
    headers: scene.reader.headers,
    body: { entry_id: entries[0].id },
  });
  expect(voted.body.code).toBe('contests.entry_not_found');
});
