import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  askForPayout,
  giveAffiliatePoints,
  giveEarnings,
  makeAffiliate,
  makeStaff,
  openAffiliateShop,
  PASSWORD,
  PAYEE,
} from '../../../testing/index.ts';

let world: AffiliateShop;
beforeAll(async () => {
  world = await openAffiliateShop();
});
afterAll(() => world.close());

type Who = { headers: { authorization: string } };
const post = (path: string, { headers }: Who, body: object) =>
  world.shop.call(`POST /community/affiliate/${path}`, { headers, body });
const read = (path: string, { headers }: Who) => world.done(`GET /community/affiliate/${path}`, { headers });
const act = (id: string, step: string, { headers }: Who, body: object) =>
  world.shop.call(`PUT /community/affiliate/admin/withdrawals/${id}/${step}`, { headers, body });

describe('converting', () => {
  test('turns points into earnings or store credit, at a rate that is kept', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveAffiliatePoints(world.db, affiliate.id, 1_000);
    const cash = await post('convert-points', affiliate, { points: 400, to: 'cash' });
    expect([cash.status, cash.body.data]).toMatchObject([201, { amount: 40, point_value: 0.1, left: 600 }]);
    await sql`update affiliate_programme set halalas_per_point = 25`.execute(world.db);
    const credit = await post('convert-points', affiliate, { points: 100, to: 'store_credit' });
    await sql`update affiliate_programme set halalas_per_point = 10`.execute(world.db);
    expect(credit.body.data).toMatchObject({ amount: 25, point_value: 0.25, left: 500 });
    expect(await read('points-value', affiliate)).toMatchObject({
      points: 500,
      worth: 50,
      earnings: 40,
      earnings_held: 0,
    });
    const store = await world.done('GET /user/store-credit', affiliate);
    expect(store).toMatchObject({ balance: 25, data: [{ amount: 25, label: 'تحويل نقاط التسويق بالعمولة' }] });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('tells apart too few, pending and none', async () => {
    const affiliate = await makeAffiliate(world.db);
    const code = async (points: number) => (await post('convert-points', affiliate, { points, to: 'cash' })).body.code;
    expect(await code(99)).toBe('payouts.below_least_points');
    expect(await code(100)).toBe('payouts.points_short');
    const order = await world.buy({ told: affiliate.code });
    expect(await code(100), 'not delivered').toBe('payouts.points_short');
    await world.deliver(order.id);
    expect(await code(100)).toBe('payouts.points_pending');
    expect(await code(101)).toBe('payouts.points_short');
    const suspended = await makeAffiliate(world.db, { status: 'suspended' });
    expect((await post('convert-points', suspended, { points: 100, to: 'cash' })).body.code).toBe(
      'affiliates.suspended',
    );
  });

  test('is done once for a key, however often it is sent', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveAffiliatePoints(world.db, affiliate.id, 300);
    const once = { headers: { ...affiliate.headers, 'idempotency-key': 'one-tap-of-a-thumb' } };
    const answers = [
      await post('convert-points', once, { points: 100, to: 'cash' }),
      await post('convert-points', once, { points: 100, to: 'cash' }),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await read('points-value', affiliate)).toMatchObject({ points: 200, earnings: 10 });
  });
});

describe('withdrawing', () => {
  test('holds the amount at once, and shows where it goes by its last digits', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveEarnings(world.db, affiliate.id, 2_500);
    const asked = await post('withdraw', affiliate, { amount: 150.25, ...PAYEE });
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      { amount: 150.25, status: 'pending', destination: 'SA•••• 7519', can_cancel: true },
    ]);
    expect(await read('points-value', affiliate)).toMatchObject({ earnings: 99.75, earnings_held: 150.25 });
    const stc = await post('withdraw', affiliate, { amount: 99.75, stc_pay: '0512345678' });
    expect(stc.body.code).toBe('payouts.below_least_withdrawal');
    const { id } = asked.body.data;
    const taken = await world.shop.call(`PUT /community/affiliate/withdrawals/${id}/cancel`, affiliate);
    expect(taken.body.data).toMatchObject({ status: 'cancelled', can_cancel: false });
    const again = await world.shop.call(`PUT /community/affiliate/withdrawals/${id}/cancel`, affiliate);
    expect([again.status, again.body.code]).toEqual([409, 'payouts.transition_not_allowed']);
    expect(await read('points-value', affiliate)).toMatchObject({ earnings: 250, earnings_held: 0 });
    expect((await post('withdraw', affiliate, { amount: 250, stc_pay: '+966 51 234 5678' })).body.data).toMatchObject({
      way: 'stc_pay',
      destination: '+9•••• 5678',
    });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test.each([
    ['a wrong check', { iban: 'SA0480000000608010167519' }, 'payouts.iban_wrong'],
    ['a digit too few', { iban: 'SA038000000060801016751' }, 'payouts.iban_wrong'],
    ['no IBAN at all', { iban: 'الراجحي' }, 'payouts.iban_wrong'],
    ['another country’s IBAN', { iban: 'DE89 3704 0044 0532 0130 00' }, 'payouts.iban_foreign'],
    ['a neighbour’s IBAN', { iban: 'AE07 0331 2345 6789 0123 456' }, 'payouts.iban_foreign'],
    ['a foreign mobile', { iban: undefined, name: undefined, stc_pay: '+971501234567' }, 'payouts.stc_phone_wrong'],
    ['a landline', { iban: undefined, name: undefined, stc_pay: '0112345678' }, 'payouts.stc_phone_wrong'],
    ['both ways', { stc_pay: '0512345678' }, 'request.invalid'],
    ['neither way, and no IBAN kept', { iban: undefined }, 'payouts.iban_missing'],
    ['an IBAN of nobody', { name: undefined }, 'request.invalid'],
    ['less than the least', { amount: 99.99 }, 'payouts.below_least_withdrawal'],
    ['three decimals', { amount: 100.001 }, 'request.invalid'],
    ['more than there is', { amount: 100.01 }, 'payouts.balance_short'],
  ])('%s is refused with its own words', async (_, wrong, code) => {
    const affiliate = await makeAffiliate(world.db);
    await giveEarnings(world.db, affiliate.id, 1_000);
    const answer = await post('withdraw', affiliate, { amount: 100, ...PAYEE, ...wrong });
    expect(answer.body.code).toBe(code);
    expect(answer.body.message).not.toContain('{');
    expect(await read('points-value', affiliate)).toMatchObject({ earnings: 100, earnings_held: 0 });
  });

  test('goes to the IBAN of the application where none is named, which is shown by its last digits', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveEarnings(world.db, affiliate.id, 1_000);
    await sql`update affiliates set iban = 'SA0380000000608010167519' where id = ${affiliate.affiliateId}`.execute(
      world.db,
    );
    expect((await read('points-value', affiliate)).iban).toBe('SA•••• 7519');
    const asked = await post('withdraw', affiliate, { amount: 100, name: PAYEE.name });
    expect(asked.body.data).toMatchObject({ way: 'iban', destination: 'SA•••• 7519' });
  });

  test('tells of points that would be enough, converted or once they are posted', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveEarnings(world.db, affiliate.id, 950);
    await giveAffiliatePoints(world.db, affiliate.id, 50);
    const code = async (amount: number) => (await post('withdraw', affiliate, { amount, ...PAYEE })).body.code;
    expect(await code(100)).toBe('payouts.convert_first');
    const order = await world.buy({ told: affiliate.code });
    await world.deliver(order.id);
    expect(await code(110)).toBe('payouts.points_pending');
    expect(await code(110.01)).toBe('payouts.balance_short');
  });

  test('of others does not exist', async () => {
    const [one, other] = [await makeAffiliate(world.db), await makeAffiliate(world.db)];
    const id = await askForPayout(world.db, one.id);
    const answer = await world.shop.call(`PUT /community/affiliate/withdrawals/${id}/cancel`, other);
    expect([answer.status, answer.body.code]).toEqual([404, 'payouts.not_found']);
    expect((await read('withdrawals', other)).data).toEqual([]);
    expect((await read('transactions', other)).data).toEqual([]);
  });
});

describe('staff', () => {
  test('approve, and somebody else pays: then it is gone', async () => {
    const affiliate = await makeAffiliate(world.db);
    const id = await askForPayout(world.db, affiliate.id, 120);
    const manager = await makeStaff(world.db, 'manager');
    expect((await act(id, 'paid', manager, { reference: 'TRX', version: 1 })).body.code).toBe(
      'payouts.transition_not_allowed',
    );
    expect((await act(id, 'approve', manager, { version: 7 })).body.code).toBe('conflict.changed');
    const approved = await act(id, 'approve', manager, { version: 1 });
    expect(approved.body.data).toMatchObject({
      ...{ status: 'approved', destination: 'SA0380000000608010167519', holder: PAYEE.name },
      next_statuses: ['rejected'],
    });
    const same = await act(id, 'paid', manager, { reference: 'TRX', version: 2 });
    expect([same.status, same.body.code]).toEqual([403, 'payouts.same_person']);
    const csv = await world.shop.app.server.inject({
      url: '/api/store/community/affiliate/admin/payouts.csv',
      headers: { 'x-api-key': 'waha-test-key', ...manager.headers },
    });
    expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(csv.payload).toContain(`${id},${affiliate.code},IBAN,${PAYEE.name},SA0380000000608010167519,120.00,SAR`);
    const paid = await act(id, 'paid', world.owner, { reference: 'TRX 9', version: 2 });
    expect(paid.body.data).toMatchObject({ status: 'paid', reference: 'TRX 9', next_statuses: [] });
    expect(await read('points-value', affiliate)).toMatchObject({ earnings: 0, earnings_held: 0 });
    expect((await read('withdrawals', affiliate)).data).toMatchObject([{ status: 'paid', reference: 'TRX 9' }]);
    expect((await read('stats', affiliate)).paid).toBe(120);
    const { rows } = await sql.rows({ kept: sql.text.orNull })`
      select concat(before, after) as kept from staff_audit where subject_kind = 'withdrawal'
    `.execute(world.db);
    expect(rows).toHaveLength(2);
    for (const { kept } of rows) expect(kept).not.toMatch(/SA03|7519|نورة/);
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('reject with a reason, before and after approving: it can be used again at once', async () => {
    const affiliate = await makeAffiliate(world.db);
    const [first, second] = [await askForPayout(world.db, affiliate.id), await askForPayout(world.db, affiliate.id)];
    const reason = 'اسم صاحب الحساب لا يطابق';
    expect((await act(first, 'reject', world.owner, { reason, version: 1 })).status).toBe(200);
    await act(second, 'approve', world.owner, { version: 1 });
    expect((await act(second, 'reject', world.owner, { reason, version: 2 })).status).toBe(200);
    expect(await read('points-value', affiliate)).toMatchObject({ earnings: 200, earnings_held: 0 });
    expect((await read('transactions', affiliate)).data[0]).toMatchObject({
      kind: 'withdrawal',
      state: 'rejected',
      reason,
    });
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('decide on a withdrawal as it stands where they name no version, and with a general reason', async () => {
    const affiliate = await makeAffiliate(world.db);
    const [first, second] = [await askForPayout(world.db, affiliate.id), await askForPayout(world.db, affiliate.id)];
    const bare = (id: string, step: string) =>
      world.shop.call(`PUT /community/affiliate/admin/withdrawals/${id}/${step}`, { headers: world.owner.headers });
    expect((await bare(first, 'approve')).body.data).toMatchObject({ status: 'approved' });
    expect((await act(first, 'reject', world.owner, { version: 1 })).body.code).toBe('conflict.changed');
    const rejected = (await bare(second, 'reject')).body.data;
    expect(rejected).toMatchObject({ status: 'rejected', reason: expect.stringContaining('تواصل معنا') });
    expect((await bare(second, 'approve')).body.code).toBe('payouts.transition_not_allowed');
    expect(await checkLedger(world.db)).toEqual([]);
  });

  test('who may not pay sees last digits, and nothing to do', async () => {
    const { code, id, affiliateId } = await makeAffiliate(world.db);
    await askForPayout(world.db, id);
    const path = `GET /community/affiliate/admin/withdrawals?affiliate_id=${affiliateId}&status=pending`;
    const { data } = await world.done(path, await makeStaff(world.db, 'support'));
    expect(data).toMatchObject([{ destination: 'SA•••• 7519', holder: null, next_statuses: [], affiliate: { code } }]);
    const whole = await world.done(path, world.owner);
    expect(whole.data).toMatchObject([
      { destination: 'SA0380000000608010167519', next_statuses: ['approved', 'rejected'] },
    ]);
  });

  test('a name that a spreadsheet would carry out is a text in the file', async () => {
    const affiliate = await makeAffiliate(world.db);
    await giveEarnings(world.db, affiliate.id, 1_000);
    const name = "=cmd|'/c calc'!A1";
    const { id } = (await post('withdraw', affiliate, { amount: 100, ...PAYEE, name })).body.data;
    await act(id, 'approve', world.owner, { version: 1 });
    const { payload } = await world.shop.app.server.inject({
      url: '/api/store/community/affiliate/admin/payouts.csv',
      headers: { 'x-api-key': 'waha-test-key', ...world.owner.headers },
    });
    expect(payload).toContain(`IBAN,'${name},SA03`);
  });
});

test('what happened is a list that goes on, with why something was not paid', async () => {
  const affiliate = await makeAffiliate(world.db);
  const order = await world.buy({ told: affiliate.code, quantity: 20 });
  await world.deliver(order.id);
  await world.post();
  await post('convert-points', affiliate, { points: 1_000, to: 'cash' });
  await post('withdraw', affiliate, { amount: 100, ...PAYEE });
  await world.sendBack(order, 5);
  await world.buy({ told: affiliate.code, phone: affiliate.phone });
  const all = (await read('transactions', affiliate)).data;
  expect(all).toMatchObject([
    { kind: 'commission', points: 0, state: 'void', reason: expect.stringContaining('بجوالك') },
    { kind: 'reversal', points: -500 },
    { kind: 'withdrawal', amount: -100, state: 'pending', label: expect.stringContaining('7519') },
    { kind: 'conversion', points: -1_000, amount: 100 },
    { kind: 'commission', points: 2_000, state: 'posted', reason: null },
  ]);
  const seen: unknown[] = [];
  for (let cursor: number | null = null; ; ) {
    const page: { data: unknown[]; next_cursor: number | null } = await read(
      `transactions?per_page=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      affiliate,
    );
    seen.push(...page.data);
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all);
  const sum = all.reduce((total: number, { points }: { points: number | null }) => total + (points ?? 0), 0);
  expect(await read('points-value', affiliate)).toMatchObject({ points: sum });
});

test('stats tell clicks, orders and points of every day, and what sold best', async () => {
  const affiliate = await makeAffiliate(world.db);
  await sql`
    insert into affiliate_days (affiliate_id, day, slot, clicks, uncounted_clicks)
    values (${affiliate.affiliateId}, (now() at time zone 'Asia/Riyadh')::date, 0, 30, 4),
      (${affiliate.affiliateId}, (now() at time zone 'Asia/Riyadh')::date - 40, 0, 99, 0)
  `.execute(world.db);
  await world.buy({ told: affiliate.code, quantity: 3 });
  await world.buy({ told: affiliate.code, phone: affiliate.phone });
  const stats = await read('stats', affiliate);
  expect(stats).toMatchObject({ clicks: 30, uncounted_clicks: 4, orders: 1, conversion: 3.33, points: 300 });
  expect(stats.days).toHaveLength(30);
  expect(stats.days.at(-1)).toMatchObject({ clicks: 30, orders: 1, points: 300 });
  expect(stats.products).toMatchObject([{ id: world.product.id, orders: 1, pieces: 3 }]);
});

test('nobody leaves while a withdrawal is on its way; after it where it went is forgotten', async () => {
  const affiliate = await makeAffiliate(world.db);
  const id = await askForPayout(world.db, affiliate.id);
  const leave = () => world.shop.call('DELETE /user/profile', { ...affiliate, body: { password: PASSWORD } });
  const refused = await leave();
  expect([refused.status, refused.body.code]).toEqual([409, 'payouts.withdrawal_open']);
  const copy = (await world.shop.call('GET /user/export', affiliate)).body;
  expect(copy.withdrawals).toMatchObject([{ amount_halalas: 10_000, destination: 'SA0380000000608010167519' }]);
  expect(copy.conversions).toMatchObject([{ points: 1_000, halalas: 10_000 }]);
  const { headers } = await makeStaff(world.db, 'manager');
  await act(id, 'approve', { headers }, { version: 1 });
  await act(id, 'paid', world.owner, { reference: 'TRX', version: 2 });
  expect((await leave()).status).toBe(200);
  const { rows } = await sql.rows({
    destination: sql.text.orNull,
    holder: sql.text.orNull,
    customer_id: sql.uuid.orNull,
  })`
    select destination, holder, customer_id from withdrawals where id = ${id}
  `.execute(world.db);
  expect(rows).toEqual([{ destination: null, holder: null, customer_id: null }]);
  expect(await checkLedger(world.db)).toEqual([]);
});
