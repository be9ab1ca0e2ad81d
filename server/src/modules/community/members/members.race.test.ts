import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeCustomer,
  makeMember,
  makeStaff,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/**
 * Sixteen decisions about one request on both processes, half of them approvals. Returns how many succeeded, and their
 * effects.
 */
async function decideTogether(without?: Guard) {
  await two.start(without);
  const asker = await makeCustomer(database.db);
  const { headers } = await makeStaff(database.db, 'moderator');
  const asked = await two.call(0, 'POST /community/join-request', { message: 'أحب القهوة' }, asker.headers);
  const id = asked.body.data.request_id;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, turn) =>
      turn % 4 < 2
        ? two.call(turn, `PUT /community/join-requests/${id}/approve`, undefined, headers)
        : two.call(turn, `PUT /community/join-requests/${id}/reject`, { reason: 'لا' }, headers),
    ),
  );
  const { rows } = await sql.rows({ status: sql.text, members: sql.int4, told: sql.int4 })`
    select r.status, (select count(*)::int from members where customer_id = r.customer_id) as members,
      (select count(*)::int from events where name in ('membership.approved', 'membership.rejected')) as told
    from join_requests r where r.id = ${id}
  `.execute(database.db);
  return { taken: answers.filter(({ status }) => status === 200).length, ...rows[0] };
}

test('of sixteen decisions about one request one is taken, told once, and lets in or does not', async () => {
  const { taken, status, members, told } = await decideTogether();
  expect([taken, told]).toEqual([1, 1]);
  expect(members).toBe(status === 'approved' ? 1 : 0);
});

test('control: decided whatever became of it, many are taken', async () => {
  const guard = {
    file: 'modules/community/members/join-requests.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: "    where id = ${id} and status = 'pending'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    instead: '    where id = ${id}',
  };
  expect((await decideTogether(guard)).taken).toBeGreaterThan(1);
});

/** A member at 999 follows sends twelve more at once. Returns how many they follow then. */
async function followTogether(without?: Guard): Promise<number> {
  await two.start(without);
  const me = await makeMember(database.db);
  const others = await Promise.all(Array.from({ length: 12 }, () => makeMember(database.db)));
  await sql`
    with made as (insert into members (name, status, joined_by) select '', 'left', 'demo' from generate_series(1, 999) returning id)
    insert into member_follows (member_id, other_id) select ${me.memberId}, id from made
  `.execute(database.db);
  await Promise.all(
    others.map(({ handle }, turn) => two.call(turn, `PUT /community/follows/${handle}`, undefined, me.headers)),
  );
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from member_follows where member_id = ${me.memberId}
  `.execute(database.db);
  await two.stop();
  return rows[0]?.count ?? 0;
}

const NO_LOCK: Guard = {
  file: 'modules/community/members/members.store.ts',
  guard: 'order by id for no key update',
  instead: 'order by id',
};

test('of many follows sent at once no more than 1,000 are made', async () => {
  expect(await followTogether()).toBe(1_000);
});

test('control: without the lock of the members, more are', async () => {
  expect(await untilLost(() => followTogether(NO_LOCK), 1_000)).toBeGreaterThan(1_000);
});

/** Eight pairs: one follows while the other blocks. Returns the follows that stand beside a block. */
async function followWhileBlocking(without?: Guard): Promise<number> {
  await two.start(without);
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async () => [await makeMember(database.db), await makeMember(database.db)] as const),
  );
  await Promise.all(
    pairs.flatMap(([one, other], turn) => [
      two.call(turn, `PUT /community/follows/${other.handle}`, undefined, one.headers),
      two.call(turn + 1, `PUT /community/blocks/${one.handle}`, { kind: 'block' }, other.headers),
    ]),
  );
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from member_follows f
    join member_blocks b on b.member_id = f.other_id and b.other_id = f.member_id
  `.execute(database.db);
  await two.stop();
  return rows[0]?.count ?? 0;
}

test('a follow and a block at once leave the block alone', async () => {
  expect(await followWhileBlocking()).toBe(0);
});

test('control: without the lock of the members, follows stand beside blocks', async () => {
  expect(await untilLost(() => followWhileBlocking(NO_LOCK), 0)).toBeGreaterThan(0);
});
