import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  givePoints,
  type MadeMember,
  type MadeStaff,
  makeCustomer,
  makeMember,
  makeReward,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  rewardDraft,
  type TestDatabase,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: Pick<MadeMember, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const redeem = (who: MadeMember, id: number, key?: string) =>
  shop.call(`POST /community/rewards/${id}/redeem`, {
    headers: { ...who.headers, ...(key && { 'idempotency-key': key }) },
  });
const list = async (who: MadeMember) => (await shop.call('GET /community/rewards', as(who))).body.data;
const admin = (key: string, body?: object) => shop.call(key, as(owner, body));

async function rich(points = 500): Promise<MadeMember> {
  const member = await makeMember(database.db);
  await givePoints(database.db, member.id, points);
  return member;
}

test('points become a code of one’s own that takes off what it says', async () => {
  const [member, id] = [await rich(), await makeReward(database.db)];
  const { status, body } = await redeem(member, id);
  expect([status, body.data.terms]).toEqual([201, 'خصم 20 ر.س على طلبك']);
  expect((await readBalance(database.db, member.id, 'loyalty_points')).balance).toBe(400);
  const { data, points } = await list(member);
  expect(points).toBe(400);
  expect(data.find((one: { id: number }) => one.id === id)).toMatchObject({ stock_left: 4, mine: 1 });
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 5 });
  const lines = [{ product_id: product.id, quantity: 1 }];
  const coupon_code = body.data.coupon.code;
  const quote = (who: Pick<MadeMember, 'headers'>) => shop.call('POST /orders/quote', as(who, { lines, coupon_code }));
  expect((await quote(member)).body.data.discounts).toMatchObject([{ amount: 20 }]);
  const stranger = await makeCustomer(database.db);
  expect((await quote(stranger)).body.data.discounts).toEqual([]);
});

test('a product is one piece of it, free, however many are in the cart', async () => {
  const member = await rich();
  const product = await factories(database.db).product({ priceHalalas: 5_000, stock: 5 });
  const id = await makeReward(database.db, { kind: 'product', product_id: product.id, amount: null });
  const { body } = await redeem(member, id);
  const lines = [{ product_id: product.id, quantity: 3 }];
  const quoted = await shop.call('POST /orders/quote', as(member, { lines, coupon_code: body.data.coupon.code }));
  expect(quoted.body.data.discounts).toMatchObject([{ amount: 50 }]);
  expect(body.data.terms).toBe('قطعة واحدة مجانًا');
});

test('one tap is one reward, however often it is sent', async () => {
  const [member, id] = [await rich(), await makeReward(database.db, { per_member: 5 })];
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await redeem(member, id, 'b7a5c0de-0000-4000-8000-00000000000a'));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await readBalance(database.db, member.id, 'loyalty_points')).balance).toBe(400);
});

test('too few points, one too many, the last one gone, nothing of the kind: each says so and takes nothing', async () => {
  const [poor, member] = [await rich(99), await rich()];
  const id = await makeReward(database.db, { stock: 1, per_member: 2 });
  expect((await redeem(poor, id)).body.code).toBe('rewards.points_short');
  expect((await redeem(member, id)).status).toBe(201);
  expect((await redeem(member, id)).body.code).toBe('rewards.gone');
  const once = await makeReward(database.db);
  expect((await redeem(member, once)).status).toBe(201);
  expect((await redeem(member, once)).body.code).toBe('rewards.limit_reached');
  expect((await redeem(member, await makeReward(database.db, { is_active: false }))).body.code).toBe(
    'rewards.not_found',
  );
  expect((await readBalance(database.db, member.id, 'loyalty_points')).balance).toBe(300);
  expect((await readBalance(database.db, poor.id, 'loyalty_points')).balance).toBe(99);
});

test('what I had is listed with its codes, the latest first, page by page', async () => {
  const member = await rich();
  for (const name_ar of ['أولى', 'ثانية', 'ثالثة']) await redeem(member, await makeReward(database.db, { name_ar }));
  const page = async (query: string) => (await shop.call(`GET /community/rewards/mine?${query}`, as(member))).body.data;
  const first = await page('per_page=2');
  const second = await page(`per_page=2&cursor=${first.next_cursor}`);
  expect([...first.data, ...second.data].map((one: { name: string }) => one.name)).toEqual(['ثالثة', 'ثانية', 'أولى']);
  expect(first.data[0].coupon).toMatchObject({ code: expect.stringMatching(/^GIFT-/), is_used: false });
  expect(second.next_cursor).toBeNull();
});

test('staff offer a reward, change it by its version and never below what was redeemed', async () => {
  const made = await admin('POST /admin/community/rewards', rewardDraft({ stock: 2 }));
  expect([made.status, made.body.data.stock_left]).toEqual([201, 2]);
  const { id } = made.body.data;
  await redeem(await rich(), id);
  const change = (more: object) => admin(`PUT /admin/community/rewards/${id}`, { ...rewardDraft(), ...more });
  expect((await change({ version: 1, stock: 0 })).body.code).toBe('rewards.stock_below_redeemed');
  expect((await change({ version: 1, stock: 10 })).body.data).toMatchObject({ stock_left: 9, redeemed: 1, version: 2 });
  expect((await change({ version: 1, stock: 10 })).body.code).toBe('conflict.changed');
  expect((await change({ version: 2, is_active: false })).body.data.is_active).toBe(false);
  expect((await list(await rich())).data.map((one: { id: number }) => one.id)).not.toContain(id);
  const half = await admin('POST /admin/community/rewards', { ...rewardDraft(), amount: null });
  expect(half.body.errors).toHaveProperty('kind');
});

test('whoever leaves loses what they did not use, and has a copy before', async () => {
  const [member, id] = [await rich(), await makeReward(database.db)];
  await redeem(member, id);
  expect((await shop.call('GET /user/export', as(member))).body.rewards).toMatchObject([{ points: 100 }]);
  expect((await shop.call('DELETE /user/profile', as(member, { password: PASSWORD }))).status).toBe(200);
});

test('the code of a reward is used at the checkout, once', async () => {
  const [member, id] = [await rich(), await makeReward(database.db)];
  const coupon_code = (await redeem(member, id)).body.data.coupon.code;
  const product = await factories(database.db).product({ priceHalalas: 10_000, stock: 5 });
  const lines = [{ product_id: product.id, quantity: 1 }];
  const place = (expected: number) =>
    shop.call('POST /orders', as(member, orderBody(lines, expected, { coupon_code })));
  const wrong = await place(1);
  const { total } = wrong.body.details;
  expect((await place(total)).status).toBe(201);
  const { data } = (await shop.call('GET /community/rewards/mine', as(member))).body.data;
  expect(data[0].coupon.is_used).toBe(true);
});
