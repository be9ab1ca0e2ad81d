import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql, type Tx } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeMember,
  makePoll,
  makePost,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { eraseAuthor } from '../leave.ts';
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

interface InFlight {
  postId: number;
  customerId: string;
}

/** Votes while `meanwhile` is done but not yet committed; returns the votes that stay. */
async function voteDuring(meanwhile: (tx: Tx, of: InFlight) => Promise<unknown>, db = database.db): Promise<number> {
  const [author, fan] = [await makeMember(database.db), await makeMember(database.db)];
  const postId = await makePost(database.db, { memberId: author.memberId });
  const [optionId = 0] = await makePoll(database.db, { postId });
  let voted: Promise<unknown> = Promise.resolve();
  await inTransaction(database.db, async (tx) => {
    await meanwhile(tx, { postId, customerId: fan.id });
    voted = vote({ db, now: () => Date.now() }, { postId, memberId: fan.memberId, optionId }).catch(() => undefined);
    // The vote is under way: it waits for a lock, or is done already.
    await Promise.race([voted, untilWaiting()]);
  });
  await voted;
  const { rows } = await sql.rows({ votes: sql.int4 })`
    select votes from post_poll_options where id = ${optionId}
  `.execute(database.db);
  return rows[0]?.votes ?? 0;
}

/** Returns once a statement in this database waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(database.db);
    if (rows.length > 0) return;
    await sleep(5);
  }
}

async function erase(tx: Tx, { customerId }: InFlight): Promise<void> {
  await eraseAuthor(tx, customerId);
  await sql`
    update members set customer_id = null, handle = null, handle_key = null, name = '', status = 'left'
    where customer_id = ${customerId}
  `.execute(tx);
}

const hide = (tx: Tx, { postId }: InFlight) => sql`update posts set status = 'hidden' where id = ${postId}`.execute(tx);

test('a vote under way while its member is erased, or its post hidden, does not stay', async () => {
  expect([await voteDuring(erase), await voteDuring(hide)]).toEqual([0, 0]);
});

test('control: without holding member and post, both stay', async () => {
  const { db } = withoutGuardOf(database.db, /for share/, '');
  expect([await voteDuring(erase, db), await voteDuring(hide, db)]).toEqual([1, 1]);
});
