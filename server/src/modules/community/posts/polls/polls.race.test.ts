import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeMember,
  makePoll,
  makePost,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { vote } from './vote.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Sends sixteen votes of one member, for either option in turn. Returns what was counted. */
async function voteTogether(db = database.db): Promise<number> {
  const [author, fan] = [await makeMember(database.db), await makeMember(database.db)];
  const postId = await makePost(database.db, { memberId: author.memberId });
  const options = await makePoll(database.db, { postId });
  await Promise.allSettled(
    Array.from({ length: 16 }, (_, turn) =>
      vote({ db, now: () => Date.now() }, { postId, memberId: fan.memberId, optionId: options[turn % 2] ?? 0 }),
    ),
  );
  const { rows } = await sql.rows({ count: sql.int4 })`
    select sum(votes)::int as count from post_poll_options where post_id = ${postId}
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('a member who votes many times at once is counted once', async () => {
  expect(await voteTogether()).toBe(1);
});

test('control: counted whether or not the vote is new, it is many', async () => {
  const { db } = withoutGuardOf(
    database.db,
    /from voted where o\.id = voted\.option_id returning o\.id/,
    'where o.id = (select max(id) from post_poll_options where post_id = o.post_id) and o.post_id = $1 returning o.id',
  );
  expect(await untilLost(() => voteTogether(db), 1)).toBeGreaterThan(1);
});

test('votes of many members at once are all counted', async () => {
  const author = await makeMember(database.db);
  const postId = await makePost(database.db, { memberId: author.memberId });
  const [optionId = 0] = await makePoll(database.db, { postId });
  const fans = await Promise.all(Array.from({ length: 32 }, () => makeMember(database.db)));
  await Promise.all(
    fans.map(({ memberId }) => vote({ db: database.db, now: () => Date.now() }, { postId, memberId, optionId })),
  );
  const { rows } = await sql.rows({ votes: sql.int4 })`
    select votes from post_poll_options where id = ${optionId}
  `.execute(database.db);
  expect(rows[0]?.votes).toBe(32);
});
