import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { makeCoupon, makeCustomer, PASSWORD } from '../../../testing/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { postDue } from './accrue.ts';
import { openLoyaltyShop } from './loyalty.fixture.ts';

let world: Awaited<ReturnType<typeof openLoyaltyShop>>;

beforeAll(async () => {
  world = await openLoyaltyShop({ priceHalalas: 5_050, daysAgo: 60 });
});
afterAll(() => world.close());

const pass = async (days: number) => {
  world.clock.daysAgo -= days;
  return postDue(world.db, world.at());
};
const ofOrder = (id: string, headers: Record<string, string>, token?: string) =>
  world.must(`GET /orders/${id}/points${token ? `?view_token=${token}` : ''}`, { headers });

test('an order brings a point a riyal once it can be sent back no more, pending until then', async () => {
  const noura = await makeCustomer(world.db);
  const { id } = await world.order(noura.headers, 3);
  expect(await ofOrder(id, noura.headers)).toEqual({ state: 'expected', points: 151, at: null });
  await world.deliver(id);
  await world.settle();
  const until = new Date(world.now() + 7 * 86_400_000);
  const pending = await ofOrder(id, noura.headers);
  expect(pending).toMatchObject({ state: 'pending', points: 151 });
  expect(Math.abs(Date.parse(pending.at) - until.getTime())).toBeLessThan(120_000);
  expect(await world.pointsOf(noura)).toMatchObject({
    ...{ balance: 0, pending: 151, lifetime: 0, next_expiry: null },
    data: [{ points: 151, state: 'pending', order_id: id, label: 'طلب من المتجر' }],
  });
  expect(await pass(6)).toBe(0);
  expect(await pass(2)).toBe(1);
  expect(await pass(1), 'once').toBe(0);
  expect(await world.pointsOf(noura)).toMatchObject({
    ...{ balance: 151, pending: 0, lifetime: 151 },
    data: [{ points: 151, state: 'posted', order_id: id }],
  });
  expect(await ofOrder(id, noura.headers)).toMatchObject({ state: 'posted', points: 151 });
});

test('discounts bring nothing, and store credit brings what money brings', async () => {
  await makeCoupon(world.db, { code: 'TENTH', percent: 10, type: 'percentage' });
  const sara = await makeCustomer(world.db);
  const { id } = await world.order(sara.headers, 2, { coupon_code: 'TENTH' });
  await world.deliver(id);
  await inTransaction(world.db, (tx) =>
    postTransfer(tx, {
      unit: 'store_credit',
      from: { house: 'issued' },
      to: { customerId: sara.id },
      amount: 50_000,
      cause: { kind: 'gift', id: 'test' },
      key: `gift ${sara.id}`,
    }),
  );
  const body = {
    lines: [{ product_id: world.productId, quantity: 1 }],
    city_id: 1,
    shipping_method: 'standard',
    use_store_credit: true,
  };
  const quote = await world.must('POST /orders/quote', {
    headers: sara.headers,
    body: { ...body, payment_method: 'cash_on_delivery' },
  });
  expect(quote.amount_due).toBe(0);
  // 101 less a tenth is 90.90.
  expect((await world.pointsOf(sara)).pending).toBe(90);
});

test('what is sent back in time is held for no more, and nothing is posted while a return is under way', async () => {
  const lina = await makeCustomer(world.db);
  const { id } = await world.order(lina.headers, 3);
  await world.deliver(id);
  const first = await world.requestReturn(lina.headers, id, 1);
  expect(await world.finishReturn(first)).toBe(5_050);
  expect(await ofOrder(id, lina.headers)).toMatchObject({ state: 'pending', points: 101 });
  expect(await world.pointsOf(lina)).toMatchObject({ pending: 101, data: [{ points: 101, state: 'pending' }] });
  const second = await world.requestReturn(lina.headers, id, 1);
  await pass(10);
  expect(await world.pointsOf(lina), 'a return is under way').toMatchObject({ balance: 0, pending: 101 });
  await world.finishReturn(second);
  await pass(0);
  expect(await world.pointsOf(lina)).toMatchObject({ balance: 50, pending: 0, lifetime: 50 });
});

test('an order that comes back whole brings nothing', async () => {
  const rima = await makeCustomer(world.db);
  const { id } = await world.order(rima.headers, 2);
  await world.deliver(id);
  await world.finishReturn(await world.requestReturn(rima.headers, id, 2));
  expect(await ofOrder(id, rima.headers)).toEqual({ state: 'none', points: 0, at: null });
  expect(await pass(8)).toBe(0);
  expect(await world.pointsOf(rima)).toMatchObject({ balance: 0, pending: 0, lifetime: 0, data: [] });
});

test('delivery that a return has to pay for brings no points', async () => {
  const maha = await makeCustomer(world.db);
  const { id } = await world.order(maha.headers, 4);
  await world.deliver(id);
  expect(await ofOrder(id, maha.headers)).toMatchObject({ points: 202 });
  // 151.50 remain: delivery is free only from 200, so its 25 are withheld too.
  expect(await world.finishReturn(await world.requestReturn(maha.headers, id, 1))).toBe(2_550);
  expect(await ofOrder(id, maha.headers)).toMatchObject({ points: 151 });
  await pass(8);
  expect(await world.pointsOf(maha)).toMatchObject({ balance: 151, lifetime: 151 });
});

test('a refund by amount lowers the points as one by pieces does, and a full one leaves none', async () => {
  const amal = await makeCustomer(world.db);
  const { id } = await world.order(amal.headers, 2);
  await world.deliver(id);
  await world.payBack(id, { amount: 50.5 });
  expect(await ofOrder(id, amal.headers)).toMatchObject({ state: 'pending', points: 50 });
  await world.payBack(id, { amount: 90.5 });
  expect(await ofOrder(id, amal.headers)).toEqual({ state: 'none', points: 0, at: null });
});

test('what comes back late is taken back in proportion: from the rank whole, from the balance what is left', async () => {
  const hala = await makeCustomer(world.db);
  const { id } = await world.order(hala.headers, 3);
  await world.deliver(id);
  await pass(8);
  await inTransaction(world.db, (tx) =>
    postTransfer(tx, {
      unit: 'loyalty_points',
      from: { customerId: hala.id },
      to: { house: 'spent' },
      amount: 100,
      cause: { kind: 'test', id: 'spent' },
      key: `spent ${hala.id}`,
    }),
  );
  await world.openWindow(id);
  await world.finishReturn(await world.requestReturn(hala.headers, id, 1));
  expect(await world.pointsOf(hala)).toMatchObject({ balance: 1, lifetime: 101 });
  expect((await world.pointsOf(hala)).data[0]).toMatchObject({ points: -50, state: 'taken_back', order_id: null });
  await world.finishReturn(await world.requestReturn(hala.headers, id, 1));
  expect(await world.pointsOf(hala), 'never below zero').toMatchObject({ balance: 0, lifetime: 50 });
  await world.finishReturn(await world.requestReturn(hala.headers, id, 1));
  expect(await world.pointsOf(hala)).toMatchObject({ balance: 0, lifetime: 0 });
});

test('a change of the rule touches what is delivered from then on', async () => {
  const dana = await makeCustomer(world.db);
  const before = await world.order(dana.headers, 1);
  await world.deliver(before.id);
  const rules = await world.must('GET /admin/community/point-rules', { headers: world.staff });
  const rule = rules.data.find((one: { kind: string }) => one.kind === 'order');
  const path = 'PUT /admin/community/point-rules/order';
  const changed = await world.must(path, { headers: world.staff, body: { ...rule, points: 3 } });
  const after = await world.order(dana.headers, 1);
  await world.deliver(after.id);
  expect([(await ofOrder(before.id, dana.headers)).points, (await ofOrder(after.id, dana.headers)).points]).toEqual([
    50, 150,
  ]);
  await world.finishReturn(await world.requestReturn(dana.headers, after.id, 1));
  await world.must(path, { headers: world.staff, body: { ...changed, points: 1 } });
  expect((await world.pointsOf(dana)).pending).toBe(50);
});

test('a guest earns nothing, until the order is an account’s', async () => {
  const phone = '+966512345678';
  const { id, view_token } = await world.order({}, 2);
  await sql`update orders set phone = ${phone} where id = ${id}`.execute(world.db);
  await world.deliver(id);
  expect(await ofOrder(id, {}, view_token)).toEqual({ state: 'none', points: 0, at: null });
  const maha = await makeCustomer(world.db, { phone, isPhoneVerified: true });
  await inTransaction(world.db, async (tx) => {
    await publish(tx, 'customer.contact_verified', { customerId: maha.id });
  });
  await world.settle();
  await world.settle();
  expect((await world.pointsOf(maha)).pending).toBe(101);
  expect(await ofOrder(id, maha.headers)).toMatchObject({ state: 'pending', points: 101 });
});

test('of whoever leaves, what was pending is let go, and the copy of what is kept of them names it', async () => {
  const leila = await makeCustomer(world.db);
  const { id } = await world.order(leila.headers, 1);
  await world.deliver(id);
  const copy = await world.shop.call('GET /user/export', { headers: leila.headers });
  expect(copy.body.data?.order_points ?? copy.body.order_points).toMatchObject([
    { order_id: id, points: 50, state: 'pending' },
  ]);
  await world.must('DELETE /user/profile', { headers: leila.headers, body: { password: PASSWORD } });
  await pass(8);
  const { rows } = await sql.rows({ state: sql.text, points: sql.int4, customer_id: sql.uuid.orNull })`
    select state, points, customer_id from order_accruals where order_id = ${id}
  `.execute(world.db);
  expect(rows).toEqual([{ state: 'void', points: 0, customer_id: null }]);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('each invariant can fail', async () => {
  const wafa = await makeCustomer(world.db);
  const [one, other] = [await world.order(wafa.headers, 1), await world.order(wafa.headers, 1)];
  await world.deliver(one.id);
  await pass(8);
  await world.deliver(other.id);
  const held = 'what is pending of an order is held for its buyer, once and nothing more';
  const stands = 'what an order brought its buyer stands as what they earned by it';
  const paid =
    'an order brings points for what was paid for its goods and not paid back, once it can be sent back no more';
  const brokenPending = await brokenBy(
    world.db,
    `update order_accruals set points = points + 1 where order_id = '${other.id}'`,
  );
  expect(brokenPending).toEqual([held, paid]);
  const brokenPosted = await brokenBy(
    world.db,
    `update order_accruals set points = points - 1 where order_id = '${one.id}'`,
  );
  expect(brokenPosted).toEqual([stands, paid]);
  expect(await brokenBy(world.db, `delete from order_accruals where order_id = '${other.id}'`)).toEqual([held]);
});
