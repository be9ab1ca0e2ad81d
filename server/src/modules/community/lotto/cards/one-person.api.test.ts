import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeCustomer,
  makeCustomer,
  makeRunningCampaign,
  PASSWORD,
  type TestDatabase,
} from '../../../../testing/index.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock = Date.now();
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock, limits: false });
  await makeRunningCampaign(database.db, [{ kind: 'fixed_coupon', amount: 20, count: 500 }]);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const nextPhone = (): string => {
  serial += 1;
  return `+96657${String(serial).padStart(7, '0')}`;
};
const come = (phone: string, isPhoneVerified = true) => makeCustomer(database.db, { phone, isPhoneVerified });
const take = async ({ headers }: MadeCustomer) => (await shop.call('POST /lotto/tickets', { headers })).body;
/** The claims of the cards a customer gets. */
async function claimsOf(who: MadeCustomer): Promise<string[]> {
  const { data } = await take(who);
  return data.data.map(({ given_for }: { given_for: string }) => given_for);
}
const setPhone = (who: MadeCustomer, phone: string, isProved: boolean) =>
  sql`update customers set phone = ${phone}, phone_verified_at = ${isProved ? new Date() : null} where id = ${who.id}`.execute(
    database.db,
  );
async function leave({ headers }: MadeCustomer): Promise<void> {
  expect((await shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } })).status).toBe(200);
}
/** The code a player wins with their first card. */
async function win(who: MadeCustomer): Promise<string> {
  const { headers } = who;
  const [ticket] = (await take(who)).data.data;
  const scratched = await shop.call('POST /lotto/scratch', { headers, body: { ticket_id: ticket.id } });
  const body = { reward_id: scratched.body.data.reward.id };
  return (await shop.call('POST /lotto/use-reward', { headers, body })).body.data.coupon.code;
}

test('an account gets no card before it proves its phone, and is told so beforehand', async () => {
  const who = await come(nextPhone(), false);
  expect(await take(who)).toMatchObject({ code: 'lotto.phone_unproved' });
  const seen = async () => (await shop.call('GET /lotto/tickets', { headers: who.headers })).body.data;
  expect(await seen()).toMatchObject({ may_play: true, needs_phone: true, claimable: 2, data: [] });
  await sql`update customers set phone_verified_at = now() where id = ${who.id}`.execute(database.db);
  expect(await seen()).toMatchObject({ needs_phone: false });
  expect(await claimsOf(who)).toEqual(['daily', 'welcome']);
});

test('deleting the account and coming again gives no second card, neither of welcome nor of the day', async () => {
  const phone = nextPhone();
  const first = await come(phone);
  expect(await claimsOf(first)).toHaveLength(2);
  await leave(first);
  const again = await come(phone);
  expect(await claimsOf(again)).toEqual([]);
  clock += DAY_MS;
  expect(await claimsOf(again), 'the next day is another one, welcome is once').toEqual(['daily']);
});

test('earlier phones count, whoever has them now', async () => {
  const [one, two, three] = [nextPhone(), nextPhone(), nextPhone()];
  const first = await come(one);
  expect(await claimsOf(first)).toHaveLength(2);
  await setPhone(first, two, true);
  const second = await come(one);
  expect(await claimsOf(second)).toEqual([]);
  await leave(first);
  const third = await come(two);
  expect(await claimsOf(third)).toEqual([]);
  await setPhone(third, three, true);
  await leave(third);
  expect(await claimsOf(await come(three))).toEqual([]);
});

test('a number that somebody else only claimed is not theirs to play with', async () => {
  const phone = nextPhone();
  const claimant = await come(nextPhone());
  expect(await claimsOf(claimant)).toHaveLength(2);
  await setPhone(claimant, phone, false);
  await leave(claimant);
  expect(await claimsOf(await come(phone))).toHaveLength(2);
});

test('what was won ends with the account', async () => {
  const who = await come(nextPhone());
  const code = await win(who);
  await leave(who);
  const { rows } = await sql.rows({ is_active: sql.bool })`select is_active from coupons where code = ${code}`.execute(
    database.db,
  );
  expect(rows[0]?.is_active).toBe(false);
});
