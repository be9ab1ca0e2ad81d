import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeContest,
  makeEntry,
  makeMember,
  makePost,
  makeStaff,
  moveContest,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

const AT_ONCE = 24;

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

async function countOf(rest: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from ${sql.raw(rest)}`.execute(
    database.db,
  );
  return rows[0]?.count ?? -1;
}

async function entryIn(contestId: number) {
  const member = await makeMember(database.db);
  const postId = await makePost(database.db, { memberId: member.memberId });
  const entryId = await makeEntry(database.db, { contestId, memberId: member.memberId, postId });
  return { ...member, entryId };
}

/** One member votes for two entries many times concurrently. Returns how many votes they have. */
async function voteTogether(): Promise<number> {
  const contestId = await makeContest(database.db, 'voting');
  const entries = [await entryIn(contestId), await entryIn(contestId)];
  const voter = await makeMember(database.db);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) => {
      const entry_id = entries[turn % 4 < 2 ? 0 : 1]?.entryId;
      return two.call(turn, `POST /community/contests/${contestId}/votes`, { entry_id }, voter.headers);
    }),
  );
  return countOf(`contest_votes where member_id = ${voter.memberId}`);
}

test('a member who votes many times at once has one vote', async () => {
  await two.start();
  expect(await voteTogether()).toBe(1);
});

test('control: without the key of the votes they have several', async () => {
  database.allowViolations();
  await sql`alter table contest_votes drop constraint contest_votes_once`.execute(database.db);
  await two.start();
  expect(await untilLost(voteTogether)).toBeGreaterThan(1);
});

/** One member enters two posts many times concurrently. Returns how many entries they have. */
async function enterTogether(): Promise<number> {
  const contestId = await makeContest(database.db, 'open');
  const { memberId, headers } = await makeMember(database.db);
  const posts = await Promise.all(Array.from({ length: 6 }, () => makePost(database.db, { memberId })));
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) =>
      two.call(turn, `POST /community/contests/${contestId}/entries`, { post_id: posts[turn % 6] }, headers),
    ),
  );
  return countOf(`contest_entries where member_id = ${memberId}`);
}

test('a member who enters many times at once takes part once', async () => {
  await two.start();
  expect(await enterTogether()).toBe(1);
});

test('control: without the constraint that says so they take part several times', async () => {
  database.allowViolations();
  await sql`alter table contest_entries drop constraint contest_entries_once_a_member`.execute(database.db);
  await two.start({
    file: 'contests/entries.store.ts',
    guard: 'on conflict on constraint contest_entries_once_a_member do nothing returning id',
    instead: 'returning id',
  });
  expect(await untilLost(enterTogether)).toBeGreaterThan(1);
});

/** Two managers confirm the same winner many times concurrently. Returns the points that were given. */
async function decideTogether(): Promise<number> {
  const { headers } = await makeStaff(database.db, 'owner');
  const contestId = await makeContest(database.db, 'voting');
  const [winner, voter] = [await entryIn(contestId), await makeMember(database.db)];
  const vote = { entry_id: winner.entryId };
  await two.call(0, `POST /community/contests/${contestId}/votes`, vote, voter.headers);
  await moveContest(database.db, contestId, 'closed');
  const body = { entry_ids: [winner.entryId] };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) =>
      two.call(turn, `POST /admin/community/contests/${contestId}/winners`, body, headers),
    ),
  );
  return (await readBalance(database.db, winner.id, 'loyalty_points')).balance;
}

test('a winner confirmed many times at once has the prize once', async () => {
  await two.start();
  expect(await decideTogether()).toBe(300);
});

test('control: decided whether or not it was, and given for each time, it is given several times', async () => {
  const unguarded: Guard[] = [
    {
      file: 'contests/contests.policy.ts',
      guard: "return isDecided ? deny('contests.decided') : null;",
      instead: 'return null;',
    },
    { file: 'contests/contests.store.ts', guard: 'and decided_at is null and cancelled_at is null', instead: '' },
    {
      file: 'contests/decide-contest.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
      guard: 'cause: `contest:${contest.id}`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
      instead: 'cause: `contest:${contest.id} ${randomInt(1e9)}`',
    },
  ];
  await two.start(unguarded);
  expect(await untilLost(decideTogether, 300)).toBeGreaterThan(300);
});
