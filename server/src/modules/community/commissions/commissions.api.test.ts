import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  makeAffiliate,
  makeClick,
  makeCoupon,
  makeCustomer,
  openAffiliateShop,
  PASSWORD,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

let world: AffiliateShop;
beforeAll(async () => {
  world = await openAffiliateShop();
});
afterAll(() => world.close());

type Who = { id: string; headers: { authorization: string } };

const referrals = async ({ headers }: Pick<Who, 'headers'>, language: 'ar' | 'en' = 'ar') =>
  (await world.shop.call('GET /community/affiliate/referrals', { headers, language })).body.data.data;
const latest = async (who: Pick<Who, 'headers'>) => (await referrals(who))[0];
const pointsOf = ({ id }: Who) => readBalance(world.db, id, 'affiliate_points');
const worthOf = ({ headers }: Who) => world.done('GET /community/affiliate/points-value', { headers });

describe('a commission', () => {
  test('waits for the delivery, is pending for seven days, and can be used then', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: await makeClick(world.db, affiliate), quantity: 2 });
    expect(await latest(affiliate)).toMatchObject({ state: 'waiting', points: 200, reason: null, buyer: 'ن…' });
    await world.deliver(order.id);
    expect(await latest(affiliate)).toMatchObject({ state: 'pending', points: 200 });
    expect(await worthOf(affiliate)).toMatchObject({ points: 0, pending: 200, pending_worth: 20, owed: 0 });
    await world.post(6.9);
    expect(await latest(affiliate)).toMatchObject({ state: 'pending' });
    await world.post(7.1);
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', points: 200, due_at: null });
    expect(await worthOf(affiliate)).toMatchObject({ points: 200, pending: 0, worth: 20 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('comes to nothing where the whole order is paid back by amount, and to less where a part is', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: await makeClick(world.db, affiliate), quantity: 2 });
    await world.deliver(order.id);
    const payBack = async (amount: number) => {
      const body = { amount, to: 'original', reason: 'اعتذار', bank_reference: 'TRX' };
      await world.done(`POST /admin/orders/${order.id}/refunds`, { body, headers: world.owner.headers });
      await world.settle();
    };
    await payBack(230);
    expect(await latest(affiliate)).toMatchObject({ state: 'pending', points: 100 });
    await payBack(245);
    expect(await latest(affiliate)).toMatchObject({ state: 'void', points: 0, reason: 'returned' });
    expect(await worthOf(affiliate)).toMatchObject({ points: 0, pending: 0 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('follows the items of its order while they are edited', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: await makeClick(world.db, affiliate), quantity: 2 });
    expect(await latest(affiliate)).toMatchObject({ state: 'waiting', points: 200 });
    const { items, version } = await world.done(`GET /admin/orders/${order.id}`, world.owner);
    const edit = async (quantity: number, seen: number) => {
      const body = { lines: [{ id: items[0].id, quantity }] };
      const to = await world.done(`POST /admin/orders/${order.id}/items/preview`, {
        body,
        headers: world.owner.headers,
      });
      await world.done(`POST /admin/orders/${order.id}/items`, {
        body: { ...body, version: seen, expected_total: to.total },
        headers: world.owner.headers,
      });
      await world.settle();
    };
    await edit(3, version);
    expect(await latest(affiliate)).toMatchObject({ state: 'waiting', points: 300 });
    await edit(1, version + 1);
    expect(await latest(affiliate)).toMatchObject({ state: 'waiting', points: 100 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('tells nobody’s name', async () => {
    const affiliate = await makeAffiliate(world.db);
    await world.buy({ told: affiliate.code });
    const answer = JSON.stringify((await world.shop.call('GET /community/affiliate/referrals', affiliate)).body);
    for (const secret of ['نورة', 'العتيبي', '@example', 'شارع']) expect(answer).not.toContain(secret);
  });

  test('is one an order, however often the order is told of and whatever else led to it', async () => {
    const [first, second] = [await makeAffiliate(world.db), await makeAffiliate(world.db)];
    const couponId = await makeCoupon(world.db, { code: `THEIRS${second.affiliateId}` });
    await sql`insert into affiliate_coupons values (${couponId}, ${second.affiliateId})`.execute(world.db);
    const order = await world.buy({ told: first.code, coupon: `THEIRS${second.affiliateId}` });
    for (const event of ['order.placed', 'order.placed', 'order.confirmed']) await tell(event, { orderId: order.id });
    expect(await referrals(first)).toEqual([]);
    // 90 % of 200.00 without VAT.
    expect(await referrals(second)).toMatchObject([{ points: 90 }]);
  });

  test('comes of nothing where nobody led to an order', async () => {
    const affiliate = await makeAffiliate(world.db, { status: 'suspended' });
    await world.buy({ told: affiliate.code });
    await world.buy({ told: 'NOBODYS' });
    expect(await referrals(affiliate)).toEqual([]);
  });

  test('keeps the rate, the worth of a point and the days of its order, whatever they are later', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: affiliate.code });
    await sql`update affiliate_programme set commission_basis_points = 100, halalas_per_point = 100, post_after_days = 30`.execute(
      world.db,
    );
    await world.deliver(order.id);
    await world.post(7.1);
    await sql`update affiliate_programme set commission_basis_points = 500, halalas_per_point = 10, post_after_days = 7`.execute(
      world.db,
    );
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', points: 100 });
  });

  test('of a cancelled order is void, and says why in the reader’s language', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: affiliate.code });
    const body = { status: 'cancelled' };
    await world.done(`PATCH /orders/${order.id}/status?view_token=${order.view_token}`, { body });
    await world.settle();
    expect(await latest(affiliate)).toMatchObject({ state: 'void', points: 0, reason_label: 'أُلغي الطلب' });
    expect((await referrals(affiliate, 'en'))[0]).toMatchObject({ reason_label: 'The order was cancelled' });
  });

  test('finds its way whatever is told first', async () => {
    const affiliate = await makeAffiliate(world.db);
    const { id } = await world.place({ told: affiliate.code });
    await sql`delete from events`.execute(world.db);
    await world.deliver(id);
    expect(await referrals(affiliate)).toEqual([]);
    await tell('order.placed', { orderId: id });
    expect(await latest(affiliate)).toMatchObject({ state: 'pending', points: 100 });
    await tell('order.delivered', { orderId: id });
    expect(await pointsOf(affiliate)).toEqual({ balance: 0, held: 0 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('of an order worth no whole point says so', async () => {
    const affiliate = await makeAffiliate(world.db);
    await sql`update affiliate_programme set commission_basis_points = 0`.execute(world.db);
    await world.buy({ told: affiliate.code });
    await sql`update affiliate_programme set commission_basis_points = 500`.execute(world.db);
    expect(await latest(affiliate)).toMatchObject({ state: 'void', reason: 'too_small' });
  });
});

describe('what comes back', () => {
  const delivered = async (quantity: number) => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: affiliate.code, quantity });
    await world.deliver(order.id);
    return { affiliate, order };
  };

  test('while it is pending makes it smaller, and all of it void', async () => {
    const { affiliate, order } = await delivered(3);
    await world.sendBack(order, 1);
    expect(await latest(affiliate)).toMatchObject({ state: 'pending', points: 200 });
    await world.sendBack(order, 2);
    expect(await latest(affiliate)).toMatchObject({ state: 'void', points: 0, reason: 'returned' });
    expect(await pointsOf(affiliate)).toEqual({ balance: 0, held: 0 });
    await world.post();
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('after it was posted goes back in proportion, and is owed where it was spent', async () => {
    const { affiliate, order } = await delivered(3);
    const other = await world.buy({ told: affiliate.code, quantity: 1 });
    await world.post();
    const body = { points: 250, to: 'store_credit' };
    await world.done('POST /community/affiliate/convert-points', { headers: affiliate.headers, body });
    await world.sendBack(order, 1);
    expect(await pointsOf(affiliate)).toEqual({ balance: -50, held: 0 });
    expect(await worthOf(affiliate)).toMatchObject({ points: 0, owed: 50 });
    const short = await world.shop.call('POST /community/affiliate/convert-points', {
      ...affiliate,
      body: { points: 100, to: 'cash' },
    });
    expect([short.status, short.body.code]).toEqual([409, 'payouts.points_owed']);
    await world.deliver(other.id);
    await world.post();
    expect(await pointsOf(affiliate)).toEqual({ balance: 50, held: 0 });
    await world.sendBack(order, 2);
    expect(
      (await referrals(affiliate)).map(({ state, points }: { state: string; points: number }) => [state, points]),
    ).toEqual([
      ['posted', 100],
      ['void', 0],
    ]);
    expect(await pointsOf(affiliate)).toEqual({ balance: -150, held: 0 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('that is asked for and not settled keeps it from being posted, until it is', async () => {
    const { affiliate, order } = await delivered(2);
    const returnId = await world.askBack(order, 1);
    await world.post(20);
    expect(await latest(affiliate)).toMatchObject({ state: 'pending', points: 200 });
    await world.stepBack(returnId, 'reject');
    await world.post(20);
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', points: 200 });
  });

  test('and was not heard of when it is posted counts all the same', async () => {
    const { affiliate, order } = await delivered(2);
    const returnId = await world.askBack(order, 1);
    for (const step of ['approve', 'receive', 'refund'] as const) await world.stepBack(returnId, step);
    await world.post(20);
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', points: 100 });
    await world.settle();
    expect(await pointsOf(affiliate)).toEqual({ balance: 100, held: 0 });
  });
});

describe('staff', () => {
  const list = async () =>
    (await world.done('GET /community/affiliate/admin/commissions', { headers: world.owner.headers })).data[0];
  const act = (id: number, what: string, body: object) =>
    world.shop.call(`PUT /community/affiliate/admin/commissions/${id}/${what}`, { ...world.owner, body });

  test('hold one with a reason its affiliate reads, let it go on, and void it', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: affiliate.code });
    await world.deliver(order.id);
    const { id, version } = await list();
    expect((await act(id, 'hold', { reason: 'نتحقق', version: version + 1 })).body.code).toBe('conflict.changed');
    const held = await act(id, 'hold', { reason: 'نتحقق من العنوان', version });
    expect(held.body.data).toMatchObject({ is_held: true, state: 'pending', worth: 10 });
    expect(await latest(affiliate)).toMatchObject({
      is_held: true,
      reason_label: expect.stringContaining('نتحقق من العنوان'),
    });
    await world.post();
    expect(await latest(affiliate)).toMatchObject({ state: 'pending' });
    expect((await act(id, 'release', { version: version + 1 })).status).toBe(200);
    expect((await act(id, 'release', { version: version + 2 })).body.code).toBe('commissions.not_held');
    await world.post();
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', is_held: false });
    expect((await act(id, 'hold', { reason: 'نتحقق', version: version + 3 })).body.code).toBe('commissions.not_open');
    expect((await act(id, 'void', { reason: 'طلب وهمي', version: version + 3 })).status).toBe(200);
    expect(await latest(affiliate)).toMatchObject({ state: 'void', reason_label: expect.stringContaining('طلب وهمي') });
    expect((await act(id, 'void', { reason: 'طلب وهمي', version: version + 4 })).body.code).toBe(
      'commissions.void_already',
    );
    expect(await pointsOf(affiliate)).toEqual({ balance: 0, held: 0 });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('let one go on that was taken for an own order, and it is not asked again', async () => {
    const affiliate = await makeAffiliate(world.db);
    const order = await world.buy({ told: affiliate.code, phone: affiliate.phone });
    const { id, version } = await list();
    expect(await latest(affiliate)).toMatchObject({ state: 'void', reason: 'own_contact' });
    expect((await act(id, 'release', { version })).body.data).toMatchObject({ state: 'waiting', points: 100 });
    await world.deliver(order.id);
    await world.post();
    expect(await latest(affiliate)).toMatchObject({ state: 'posted', points: 100 });
  });
});

test('posted points are told of once, all of an affiliate’s together', async () => {
  const affiliate = await makeAffiliate(world.db);
  const orders = [await world.buy({ told: affiliate.code }), await world.buy({ told: affiliate.code, quantity: 2 })];
  for (const { id } of orders) await world.deliver(id);
  await world.post();
  await sql`delete from events`.execute(world.db);
  await world.runJob('commissions.tell');
  await world.runJob('commissions.tell');
  const { rows } = await sql.rows({ payload: sql.jsonb })`
    select payload from events where name = 'commissions.posted' and payload ->> 'customerId' = ${affiliate.id}
  `.execute(world.db);
  expect(rows).toEqual([{ payload: { customerId: affiliate.id, points: 300, orders: 2 } }]);
});

test('whoever leaves loses what is not posted, and is in none of it any more', async () => {
  const affiliate = await makeAffiliate(world.db);
  const [pending, waiting] = [await world.buy({ told: affiliate.code }), await world.buy({ told: affiliate.code })];
  await world.deliver(pending.id);
  const copy = (await world.shop.call('GET /user/export', affiliate)).body;
  expect(copy.commissions).toMatchObject([{ state: 'pending', points: 100 }, { state: 'waiting' }]);
  const left = await world.shop.call('DELETE /user/profile', { ...affiliate, body: { password: PASSWORD } });
  expect(left.status).toBe(200);
  await world.deliver(waiting.id);
  await world.post();
  const { rows } = await sql.rows({ state: sql.text, reason: sql.text.orNull, customer_id: sql.uuid.orNull })`
    select state, reason, customer_id from commissions where affiliate_id = ${affiliate.affiliateId}
  `.execute(world.db);
  expect(rows).toEqual(Array(2).fill({ state: 'void', reason: 'left', customer_id: null }));
  expect(await checkLedger(world.db)).toEqual([]);
});

test('what is no affiliate’s is shown to nobody', async () => {
  const { headers } = await makeCustomer(world.db);
  const answer = await world.shop.call('GET /community/affiliate/referrals', { headers });
  expect([answer.status, answer.body.code]).toEqual([403, 'affiliates.not_affiliate']);
});

async function tell(event: string, payload: Record<string, unknown>): Promise<void> {
  await sql`insert into events (name, payload) values (${event}, ${JSON.stringify(payload)})`.execute(world.db);
  await world.settle();
}

test('a commission that outlives its order is found by the check of the books', async () => {
  const affiliate = await makeAffiliate(world.db);
  const order = await world.buy({ told: await makeClick(world.db, affiliate), quantity: 2 });
  await world.deliver(order.id);
  const more = `update commissions set points = points + 2, full_points = full_points + 2 where order_id = '${order.id}'`;
  expect(await brokenBy(world.db, more)).toEqual([
    'the points of a commission are those its transfers made',
    'a commission is for no more than was paid for the goods of its order and not paid back',
  ]);
});
