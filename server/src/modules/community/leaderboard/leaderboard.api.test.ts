import type { LeaderboardPeriod } from '@waha/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { modules } from '../../../modules.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  type MadeMember,
  makeCustomer,
  makeMember,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { earn, takeBack } from '../points/index.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock: number;

beforeEach(async () => {
  clock = Date.now();
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock });
});
afterEach(async () => {
  await shop.close();
  await database.close();
});

/** Reviews, each of 20 points, so many days ago. */
async function review(customerId: string, times: number, daysAgo = 0): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const at = new Date(clock - daysAgo * DAY_MS);
    const cause = `review:${customerId} ${daysAgo} ${n}`;
    await inTransaction(database.db, (tx) => earn(tx, { customerId, kind: 'review', cause, at }));
  }
}

/** The leaderboard after a refresh of the scores. */
async function board(who: Pick<MadeMember, 'headers'>, period: LeaderboardPeriod = '7d') {
  clock += 61_000;
  return (await shop.call(`GET /community/leaderboard?period=${period}`, { headers: who.headers })).body.data;
}
const named = (name: string) => makeMember(database.db, { name });
const places = ({ data }: { data: { place: number; member: { name: string }; points: number }[] }) =>
  data.map(({ place, member, points }) => [place, member.name, points]);

test('the most points of a period come first, as many share a place, and mine is always told', async () => {
  // Created in order: of members with the same place, the earliest is listed first.
  const [a, b, c, me] = [await named('أ'), await named('ب'), await named('ج'), await named('أنا')];
  await review(a.id, 2);
  await review(b.id, 3);
  await review(c.id, 2);
  await review(me.id, 4, 20);
  const week = await board(me);
  expect(places(week)).toEqual([
    [1, 'ب', 60],
    [2, 'أ', 40],
    [2, 'ج', 40],
  ]);
  expect(week.me).toMatchObject({ place: null, points: 0 });
  expect((await board(me, '30d')).me).toMatchObject({ place: 1, points: 80, is_me: true });
  expect(places(await board(me, 'all'))[0]).toEqual([1, 'أنا', 80]);
});

test('days that no period reaches are forgotten, and the points of ever stay', async () => {
  const me = await makeMember(database.db);
  await review(me.id, 1, 200);
  await review(me.id, 1, 1);
  const deps = backgroundDeps(database.db, { mails: [], messages: [], now: () => clock });
  const jobs = modules.flatMap((module) => module.jobs?.(deps) ?? []);
  await jobs.find((job) => job.name === 'leaderboard.forget-days')?.run();
  const { rows } = await sql.rows({ points: sql.int4 })`
    select points from leaderboard_days where customer_id = ${me.id}
  `.execute(database.db);
  expect(rows).toEqual([{ points: 20 }]);
  expect((await board(me, 'all')).me.points).toBe(40);
});

test('what was taken back does not count, in any period', async () => {
  const me = await makeMember(database.db);
  await review(me.id, 2);
  await inTransaction(database.db, (tx) => takeBack(tx, `review:${me.id} 0 1`, new Date(clock)));
  for (const period of ['7d', '30d', 'all'] as const) {
    expect((await board(me, period)).me).toMatchObject({ place: 1, points: 20 });
  }
});

test('neither former and suspended members nor customers who are none stand in it', async () => {
  const [leaver, suspended, me] = [
    await makeMember(database.db),
    await makeMember(database.db),
    await makeMember(database.db, { name: 'أنا' }),
  ];
  const customer = await makeCustomer(database.db);
  for (const { id } of [leaver, suspended, customer]) await review(id, 3);
  await review(me.id, 1);
  expect((await board(me)).me.place).toBe(3);
  await shop.call('DELETE /user/profile', { headers: leaver.headers, body: { password: PASSWORD } });
  await sql`update members set status = 'suspended' where id = ${suspended.memberId}`.execute(database.db);
  for (const period of ['7d', 'all'] as const) expect(places(await board(me, period))).toEqual([[1, 'أنا', 20]]);
});

test('within a minute the scores of everybody are not read again, and whoever was suspended meanwhile is not shown', async () => {
  const [other, me] = [await makeMember(database.db), await makeMember(database.db)];
  await review(other.id, 2);
  expect((await board(me)).data).toHaveLength(1);
  await review(me.id, 1);
  await sql`update members set status = 'suspended' where id = ${other.memberId}`.execute(database.db);
  const { body } = await shop.call('GET /community/leaderboard', { headers: me.headers });
  expect(body.data).toMatchObject({ data: [], me: { place: 2, points: 20 } });
});

test('whom I blocked I do not meet, and they keep their place', async () => {
  const [other, me] = [await makeMember(database.db), await makeMember(database.db)];
  await review(other.id, 2);
  await review(me.id, 1);
  await shop.call(`PUT /community/blocks/${other.handle}`, { headers: me.headers, body: { kind: 'block' } });
  const { data, me: mine } = await board(me);
  expect([data.map((one: { place: number }) => one.place), mine.place]).toEqual([[2], 2]);
});
