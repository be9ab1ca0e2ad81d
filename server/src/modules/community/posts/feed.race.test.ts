import type { Post } from '@waha/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeMember,
  makePost,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

let database: TestDatabase;
// Slow commits are part of the test.
const two = twoProcesses(
  () => database,
  () => ({ holds: false }),
);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
const LOCK = '  await sql`select pg_advisory_xact_lock(${POSITION_LOCK})`.execute(tx);\n';
const PUBLISH = `  const { rows } = await sql\`
    update posts set status = 'published', held_for = '{}', status_reason = null,
      position = coalesce(position, nextval('post_positions')), published_at = coalesce(published_at, now())
    where id = \${id} and is_ready and status in ('pending', 'hidden')
    returning id`;

/** Removes the lock, and delays between getting a position and becoming visible at it, as in a slow commit. */
const NO_LOCK: Guard = {
  file: 'modules/community/posts/posts.store.ts',
  guard: LOCK + PUBLISH,
  instead: `${PUBLISH}, pg_sleep(random() * 0.15)`,
};

/** Scrolls from the top down, on either process. Returns the posts in order, up to a refusal. */
async function scroll(headers: Record<string, string>, most: number, isRefused = false): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && ids.length < most; page += 1) {
    const query: string = `per_page=${page === 0 ? 2 : 25}${cursor && `&cursor=${cursor}`}`;
    const { status, body } = await two.call(page, `GET /community/posts?${query}`, undefined, headers);
    if (isRefused && status === 503) break;
    expect(status).toBe(200);
    ids.push(...body.data.data.map((post: Post) => post.id));
    cursor = body.data.next_cursor;
  }
  return ids;
}

/** The number of posts in the feed before the race begins. */
const BEFORE = 15;

/**
 * Twenty members post on two processes while others scroll. Returns how many posts the scrolls missed or returned
 * twice.
 */
async function faultsWhilePosting(without?: Guard): Promise<number> {
  await two.start(without);
  const writers = await Promise.all(Array.from({ length: 20 }, () => makeMember(database.db)));
  for (const { memberId } of writers) for (let n = 0; n < BEFORE; n += 1) await makePost(database.db, { memberId });
  const reader = await makeMember(database.db);
  let isPosting = true;
  const posting = Promise.all(
    writers.map(async ({ headers }, index) => {
      for (let n = 0; n < 8; n += 1) {
        const { status } = await two.call(index + n, 'POST /community/posts', { text: `منشور ${n}` }, headers);
        // Without the lock, transactions wait for each other longer, and one may be refused.
        if (!without) expect(status).toBe(201);
      }
    }),
  ).finally(() => {
    isPosting = false;
  });
  const scrolls: number[][] = [];
  const reading = Array.from({ length: 3 }, async () => {
    while (isPosting) scrolls.push(await scroll(reader.headers, 300, without !== undefined));
  });
  await Promise.all([posting, ...reading]);
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from posts where status = 'published' order by position desc
  `.execute(database.db);
  const all = rows.map((row) => row.id);
  let faults = 0;
  for (const seen of scrolls) {
    const from = all.indexOf(seen[0] ?? -1);
    const expected = all.slice(from, from + seen.length);
    if (seen.join() !== expected.join()) faults += 1;
  }
  expect(scrolls.length).toBeGreaterThan(0);
  await two.stop();
  return faults;
}

test('while twenty members post, a scroll misses none and gives none twice', async () => {
  expect(await faultsWhilePosting()).toBe(0);
  const reader = await makeMember(database.db);
  await two.start();
  expect(await scroll(reader.headers, 1_000)).toHaveLength(20 * (BEFORE + 8));
});

test('control: without the lock of the positions scrolls miss posts', async () => {
  expect(await untilLost(() => faultsWhilePosting(NO_LOCK), 0)).toBeGreaterThan(0);
});

/** Sends 32 likes of one member through both processes. Returns the post's count of likes. */
async function likeTogether(without?: Guard): Promise<number> {
  await two.start(without);
  const [author, fan] = [await makeMember(database.db), await makeMember(database.db)];
  const id = await makePost(database.db, { memberId: author.memberId });
  await Promise.all(
    Array.from({ length: 32 }, (_, turn) => two.call(turn, `POST /community/posts/${id}/like`, {}, fan.headers)),
  );
  const { body } = await two.call(0, `GET /community/posts/${id}`, undefined, fan.headers);
  await two.stop();
  return body.data.like_count;
}

test('a like sent many times at once is one', async () => {
  expect(await likeTogether()).toBe(1);
});

test('control: counted whether or not it is new, it is many', async () => {
  const guard = {
    file: 'modules/community/posts/reactions.store.ts',
    guard: 'insert into post_changes (post_id, likes) select post_id, 1 from liked returning post_id',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    instead: 'insert into post_changes (post_id, likes) values (${postId}, 1) returning post_id',
  };
  expect(await likeTogether(guard)).toBeGreaterThan(1);
});
