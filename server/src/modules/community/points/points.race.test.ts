import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase } from '../../../testing/index.ts';
import { earn, takeBack } from './earn.ts';
import { changeLifetime, insertEarning, listRanks, readLifetime } from './points.store.ts';
import { presentStanding } from './standing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-03-01T21:30:00Z');
const forLike = (customerId: string, n: number) => ({ customerId, kind: 'like', cause: `like:${n}`, at });
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
const balanceOf = async (customerId: string) => {
  const { rows } = await sql.rows({ balance: sql.int8 })`
    select balance from ledger_accounts where customer_id = ${customerId} and unit = 'loyalty_points'
  `.execute(database.db);
  return rows[0]?.balance ?? 0;
};

test('forty likes at once earn what a day allows', async () => {
  const { id } = await makeCustomer(database.db);
  const given = await Promise.all(Array.from({ length: 40 }, (_, n) => inTx((tx) => earn(tx, forLike(id, n)))));
  expect(given.filter((points) => points === 1)).toHaveLength(20);
  expect([await readLifetime(database.db, id), await balanceOf(id)]).toEqual([20, 20]);
  expect(
    await inTx((tx) => earn(tx, { ...forLike(id, 99), at: new Date(at.getTime() + 86_400_000) })),
    'the next day',
  ).toBe(1);
});

test('control: without the lock of the total the limit is passed', async () => {
  const counts: number[] = [];
  for (let attempt = 0; attempt < 10 && !counts.some((count) => count > 20); attempt += 1) {
    const { id } = await makeCustomer(database.db);
    await sql`insert into point_totals (customer_id) values (${id})`.execute(database.db);
    const given = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        inTx(async (tx) => {
          const earned = await insertEarning(tx, forLike(id, n));
          if (earned) await changeLifetime(tx, id, earned.points);
          return earned;
        }),
      ),
    );
    counts.push(given.filter(Boolean).length);
    await sql`delete from point_earnings where customer_id = ${id}`.execute(database.db);
    await sql`delete from point_totals where customer_id = ${id}`.execute(database.db);
  }
  expect(Math.max(...counts)).toBeGreaterThan(20);
});

test('the day is that of Riyadh', async () => {
  const { id } = await makeCustomer(database.db);
  // 21:30 in UTC is half past midnight in Riyadh.
  for (const [n, time] of [
    [1, '2026-03-01T20:59:00Z'],
    [2, '2026-03-01T21:30:00Z'],
  ] as const) {
    await inTx((tx) => earn(tx, { ...forLike(id, n), at: new Date(time) }));
  }
  const { rows } = await sql.rows({ day: sql.text })`
    select day::text from point_earnings where customer_id = ${id} order by id
  `.execute(database.db);
  expect(rows.map((row) => row.day)).toEqual(['2026-03-01', '2026-03-02']);
});

test('one cause earns once, and is taken back once, whatever comes at once', async () => {
  const { id } = await makeCustomer(database.db);
  const review = { customerId: id, kind: 'review', cause: 'review:1', at };
  await Promise.all(Array.from({ length: 16 }, () => inTx((tx) => earn(tx, review))));
  expect(await balanceOf(id)).toBe(20);
  await Promise.all(Array.from({ length: 16 }, () => inTx((tx) => takeBack(tx, 'review:1', at))));
  expect([await readLifetime(database.db, id), await balanceOf(id)]).toEqual([0, 0]);
  expect(await inTx((tx) => earn(tx, review)), 'not again').toBe(0);
});

test('what was spent cannot be taken back, and the rank falls all the same', async () => {
  const { id } = await makeCustomer(database.db);
  await inTx((tx) => earn(tx, { customerId: id, kind: 'review', cause: 'review:2', at }));
  await sql`update ledger_accounts set held = 15 where customer_id = ${id}`.execute(database.db);
  await inTx((tx) => takeBack(tx, 'review:2', at));
  expect([await readLifetime(database.db, id), await balanceOf(id)]).toEqual([0, 15]);
  await sql`update ledger_accounts set held = 0 where customer_id = ${id}`.execute(database.db);
});

test('a kind that no rule knows earns nothing', async () => {
  const { id } = await makeCustomer(database.db);
  expect(await inTx((tx) => earn(tx, { customerId: id, kind: 'breathing', cause: 'x', at }))).toBe(0);
});

test('points lead through the ranks, and the books agree', async () => {
  const ranks = await listRanks(database.db);
  const steps = [0, 499, 500, 1_999, 2_000, 5_000, 14_999, 15_000, 90_000];
  expect(steps.map((points) => presentStanding(ranks, points, 'en').rank.key)).toEqual([
    'bronze',
    'bronze',
    'silver',
    'silver',
    'gold',
    'platinum',
    'platinum',
    'diamond',
    'diamond',
  ]);
  expect(presentStanding(ranks, 499, 'ar')).toMatchObject({ points_to_next: 1, next: { name: 'فضي' } });
  expect(presentStanding(ranks, 15_000, 'ar')).toMatchObject({ points_to_next: null, next: null });
  expect(await checkLedger(database.db)).toEqual([]);
});
