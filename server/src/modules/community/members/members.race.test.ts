import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeCustomer,
  makeStaff,
  type TestDatabase,
  twoProcesses,
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
