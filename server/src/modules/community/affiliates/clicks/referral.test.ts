import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  bindClick,
  createTestDatabase,
  factories,
  letTakePart,
  makeAffiliate,
  makeClick,
  makeCoupon,
  makeCustomer,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { countClicks, findReferral, listDays, ratesFor, readAffiliate } from '../index.ts';

const DAY_MS = 24 * 3_600_000;
const at = new Date();
const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const nothing = { customerId: null, told: null, couponId: null, at };
const find = (question: Partial<typeof nothing | Parameters<typeof findReferral>[1]>) =>
  findReferral(database.db, { ...nothing, ...question });

test('an order nobody led to has no referral, whatever was told', async () => {
  for (const told of [null, '', '  ', 'NOBODY', randomUUID(), "'; drop table orders", 'رمز', 'x'.repeat(40)]) {
    expect(await find({ told })).toBeNull();
  }
});

test('a told click leads to its affiliate, in any case of letters, until its days are over', async () => {
  const { affiliateId, id: customerId } = await makeAffiliate(database.db);
  const young = await makeClick(database.db, { affiliateId, at: daysAgo(29.9) });
  const old = await makeClick(database.db, { affiliateId, at: daysAgo(30.1) });
  expect(await find({ told: young.toUpperCase() })).toEqual({ affiliateId, customerId, via: 'link', clickId: young });
  expect(await find({ told: old })).toBeNull();
});

test('a code leads to its affiliate as anybody may type it', async () => {
  const { affiliateId, id: customerId, code } = await makeAffiliate(database.db);
  for (const told of [code, code.toLowerCase(), ` ${code} `]) {
    expect(await find({ told })).toEqual({ affiliateId, customerId, via: 'code', clickId: null });
  }
});

test('of the browser’s click and the account’s the later counts; both beat a code', async () => {
  const [first, second, third] = [
    await makeAffiliate(database.db),
    await makeAffiliate(database.db),
    await makeAffiliate(database.db),
  ];
  const buyer = await makeCustomer(database.db);
  const bound = await makeClick(database.db, { affiliateId: first.affiliateId, at: daysAgo(5) });
  const later = await makeClick(database.db, { affiliateId: second.affiliateId, at: daysAgo(2) });
  const earlier = await makeClick(database.db, { affiliateId: second.affiliateId, at: daysAgo(9) });
  await bindClick(database.db, buyer.id, bound);
  expect(await find({ customerId: buyer.id, told: later })).toMatchObject({ clickId: later });
  expect(await find({ customerId: buyer.id, told: earlier })).toMatchObject({ clickId: bound });
  expect(await find({ customerId: buyer.id, told: third.code })).toMatchObject({ clickId: bound, via: 'link' });
  // A binding made after the order is no attribution.
  expect(await find({ customerId: buyer.id, at: daysAgo(6), told: null })).toBeNull();
});

test('a coupon of an affiliate beats every link', async () => {
  const [one, other] = [await makeAffiliate(database.db), await makeAffiliate(database.db)];
  const couponId = await makeCoupon(database.db, { code: 'TIED' });
  await sql`insert into affiliate_coupons (coupon_id, affiliate_id) values (${couponId}, ${one.affiliateId})`.execute(
    database.db,
  );
  const told = await makeClick(database.db, { affiliateId: other.affiliateId });
  expect(await find({ told, couponId })).toMatchObject({ affiliateId: one.affiliateId, via: 'coupon', clickId: null });
  // A suspended affiliate has no attribution, so the link counts.
  await letTakePart(database.db, one.id, { status: 'suspended' });
  expect(await find({ told, couponId })).toMatchObject({ affiliateId: other.affiliateId, via: 'link' });
});

test('only who is approved is led to', async () => {
  for (const status of ['pending', 'rejected', 'suspended'] as const) {
    const { affiliateId, code } = await makeAffiliate(database.db, { status });
    expect(await find({ told: code })).toBeNull();
    expect(await find({ told: await makeClick(database.db, { affiliateId }) })).toBeNull();
  }
});

test('the narrowest rate counts: affiliate and category, affiliate, category, programme; of categories the deepest', async () => {
  const a = factories(database.db);
  const top = await a.category({});
  const below = await a.category({ parentId: top });
  const other = await a.category({});
  const mine = await makeAffiliate(database.db);
  const rate = (
    affiliateId: number | null,
    categoryId: number | null,
    points: number,
    from = 1,
    to: number | null = null,
  ) =>
    sql`insert into affiliate_rates (affiliate_id, category_id, basis_points, starts_at, ends_at)
      values (${affiliateId}::int, ${categoryId}::int, ${points}, ${daysAgo(from)}, ${to === null ? null : daysAgo(to)})`.execute(
      database.db,
    );
  const rateOf = async (...categoryIds: number[]) => (await ratesFor(database.db, mine.affiliateId, at))(categoryIds);
  expect(await rateOf(top)).toBe(500);
  await rate(null, top, 300);
  expect([await rateOf(top), await rateOf(below, top), await rateOf(other)]).toEqual([300, 300, 500]);
  await rate(null, below, 100, 9);
  expect(await rateOf(below, top)).toBe(100);
  await rate(mine.affiliateId, null, 700);
  expect([await rateOf(below, top), await rateOf()]).toEqual([700, 700]);
  await rate(mine.affiliateId, top, 0, 2);
  await rate(mine.affiliateId, top, 900, 1);
  await rate(mine.affiliateId, top, 4_000, 0.5, 0.1);
  await rate(mine.affiliateId, top, 4_500, -1);
  expect([await rateOf(below, top), await rateOf(other)]).toEqual([900, 700]);
  const theirs = await makeAffiliate(database.db);
  expect((await ratesFor(database.db, theirs.affiliateId, at))([top])).toBe(300);
});

test('clicks of an affiliate are summed by day of Riyadh', async () => {
  const { affiliateId, id: customerId } = await makeAffiliate(database.db);
  for (const time of ['2026-03-01T20:59:00Z', '2026-03-01T21:00:00Z', '2026-03-01T21:30:00Z']) {
    await makeClick(database.db, { affiliateId, at: new Date(time) });
  }
  const days = await listDays(database.db, affiliateId, { from: '2026-03-01', to: '2026-03-31' });
  expect(days).toEqual([
    { day: '2026-03-01', clicks: 1, uncounted: 0 },
    { day: '2026-03-02', clicks: 2, uncounted: 0 },
  ]);
  expect(await countClicks(database.db, affiliateId)).toBe(3);
  expect(await readAffiliate(database.db, { id: affiliateId })).toMatchObject({ customer_id: customerId });
});
