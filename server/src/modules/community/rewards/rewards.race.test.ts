import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  givePoints,
  makeMember,
  makeReward,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

const AT_ONCE = 20;

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

async function redemptionsOf(condition: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from reward_redemptions where ${sql.raw(condition)}
  `.execute(database.db);
  return rows[0]?.count ?? -1;
}

async function rich(points: number) {
  const member = await makeMember(database.db);
  await givePoints(database.db, member.id, points);
  return member;
}

/** Twenty members redeem the last piece of a reward concurrently. Returns how many receive it. */
async function reachTogether(): Promise<number> {
  const id = await makeReward(database.db, { stock: 1 });
  const members = await Promise.all(Array.from({ length: AT_ONCE }, () => rich(100)));
  const answers = await Promise.all(
    members.map(({ headers }, turn) => two.call(turn, `POST /community/rewards/${id}/redeem`, {}, headers)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(await redemptionsOf(`reward_id = ${id}`));
  return redemptionsOf(`reward_id = ${id}`);
}

test('the last reward is had by one of twenty', async () => {
  await two.start();
  expect(await reachTogether()).toBe(1);
});

test('control: taken whatever is left, it is had by several', async () => {
  database.allowViolations();
  await sql`alter table rewards drop constraint rewards_never_short`.execute(database.db);
  await two.start({
    file: 'rewards/rewards.store.ts',
    guard: ' and r.stock_left > 0 returning',
    instead: ' returning',
  });
  expect(await untilLost(reachTogether)).toBeGreaterThan(1);
});

/** A member with points for two rewards redeems ten concurrently. Returns how many they have. */
async function spendTogether(): Promise<number> {
  const member = await rich(200);
  const ids = await Promise.all(Array.from({ length: 10 }, () => makeReward(database.db)));
  await Promise.all(ids.map((id, turn) => two.call(turn, `POST /community/rewards/${id}/redeem`, {}, member.headers)));
  return redemptionsOf(`customer_id = '${member.id}'`);
}

test('points are spent once, on however many rewards at once', async () => {
  await two.start();
  expect(await spendTogether()).toBe(2);
});

test('control: where an account is lowered whatever it holds, points are spent twice', async () => {
  database.allowViolations();
  const { rows } = await sql.rows({ name: sql.text })`
    select conname::text as name from pg_constraint
    where conrelid = 'ledger_accounts'::regclass and pg_get_constraintdef(oid) like '%held%>= 0%'
  `.execute(database.db);
  for (const { name } of rows) {
    await sql`alter table ledger_accounts drop constraint ${sql.ref(name)}`.execute(database.db);
  }
  await two.start({
    file: 'ledger/ledger.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    guard: ' or balance + ${by.balance} - (held + ${by.held}) >= 0)',
    instead: ' or true)',
  });
  expect(await untilLost(spendTogether, 2)).toBeGreaterThan(2);
});

/** A member limited to one reward taps many times, each with a key of its own. Returns how many they have. */
async function tapTogether(): Promise<number> {
  const [member, id] = [await rich(10_000), await makeReward(database.db, { stock: 50 })];
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) =>
      two.call(turn, `POST /community/rewards/${id}/redeem`, {}, member.headers),
    ),
  );
  return redemptionsOf(`customer_id = '${member.id}'`);
}

test('a member who taps many times at once has as many as one member may', async () => {
  await two.start();
  expect(await tapTogether()).toBe(1);
});

test('control: counted before the reward’s row is held, they have several', async () => {
  database.allowViolations();
  await two.start({
    file: 'rewards/redeem.ts',
    guard: `  const reward = (await takeOneReward(tx, rewardId)) ?? (await refuseGone(tx, rewardId));
  if ((await countRedeemed(tx, rewardId, customerId)) >= reward.per_member) refuse('rewards.limit_reached');
`,
    instead: `  const had = await countRedeemed(tx, rewardId, customerId);
  const reward = (await takeOneReward(tx, rewardId)) ?? (await refuseGone(tx, rewardId));
  if (had >= reward.per_member) refuse('rewards.limit_reached');
`,
  });
  expect(await untilLost(tapTogether)).toBeGreaterThan(1);
});

/** One tap sent many times concurrently under its key. Returns how many rewards resulted. */
test('one tap sent many times at once is one reward, and every answer is its answer', async () => {
  await two.start();
  const [member, id] = [await rich(10_000), await makeReward(database.db, { stock: 50, per_member: 50 })];
  const headers = { ...member.headers, 'idempotency-key': '5d1f4c1e-0000-4000-8000-000000000001' };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) => two.call(turn, `POST /community/rewards/${id}/redeem`, {}, headers)),
  );
  expect(await redemptionsOf(`customer_id = '${member.id}'`)).toBe(1);
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1);
  const others = answers.filter(({ status }) => status !== 201);
  expect(others.every(({ body }) => body.code === 'request.idempotency_in_flight')).toBe(true);
});
