import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violation } from '../../../manifest/index.ts';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase } from '../../../testing/index.ts';
import { type Account, placeHold, postTransfer, readBalance, type TransferRequest } from './index.ts';
import { ledgerInvariants } from './ledger.invariants.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // The test reverses points of commissions that do not exist, so other invariants are violated; only those of the
  // ledger are checked.
  database.allowViolations();
});
afterAll(() => database.close());

const issued: Account = { house: 'issued' };
const spent: Account = { house: 'spent' };
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
const someone = async () => ({ customerId: (await makeCustomer(database.db)).id });

/** The checks of the ledger that report violations. */
async function broken(): Promise<string[]> {
  const found: string[] = [];
  for (const { name, violations } of ledgerInvariants) {
    const { rows } = await sql.rows(violation)`${violations}`.execute(database.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const points = (from: Account, to: Account, amount: number, more: Partial<TransferRequest> = {}): TransferRequest => ({
  ...{ unit: 'affiliate_points', from, to, amount, cause: { kind: 'test', id: '1' }, key: randomUUID() },
  ...more,
});
const back = { mayOwe: true, cause: { kind: 'commission_back', id: '1' } } as const;
const pointsOf = ({ customerId }: { customerId: string }) => readBalance(database.db, customerId, 'affiliate_points');

test('what is taken back may be owed, what is spent or held never, and what comes in is taken by who owes', async () => {
  const one = await someone();
  await inTx((tx) => postTransfer(tx, points(issued, one, 100)));
  await inTx((tx) => postTransfer(tx, points(one, spent, 90)));
  expect(await inTx((tx) => postTransfer(tx, points(one, spent, 11)))).toEqual({ isShort: true });
  expect(await inTx((tx) => postTransfer(tx, points(one, issued, 60, back)))).toHaveProperty('id');
  expect(await pointsOf(one)).toEqual({ balance: -50, held: 0 });
  expect(await inTx((tx) => postTransfer(tx, points(one, spent, 1)))).toEqual({ isShort: true });
  expect(await inTx((tx) => placeHold(tx, points(one, spent, 1)))).toEqual({ isShort: true });
  await inTx((tx) => postTransfer(tx, points(issued, one, 20)));
  expect(await pointsOf(one)).toEqual({ balance: -30, held: 0 });
  await inTx((tx) => postTransfer(tx, points(issued, one, 40)));
  expect(await inTx((tx) => postTransfer(tx, points(one, spent, 11)))).toEqual({ isShort: true });
  expect(await inTx((tx) => postTransfer(tx, points(one, spent, 10)))).toHaveProperty('id');
});

test('saying so makes no other unit owe', async () => {
  const one = await someone();
  await inTx((tx) => postTransfer(tx, points(issued, one, 10, { unit: 'store_credit' })));
  const more = points(one, issued, 11, { unit: 'store_credit', mayOwe: true });
  expect(await inTx((tx) => postTransfer(tx, more))).toEqual({ isShort: true });
  const opened = sql`update ledger_accounts set may_be_negative = true where customer_id = ${one.customerId}`;
  await expect(opened.execute(database.db)).rejects.toThrow('ledger_owes_only_points');
});

test('however many spend at once while something is taken back, no more is spent than there was', async () => {
  const one = await someone();
  await inTx((tx) => postTransfer(tx, points(issued, one, 100)));
  const results = await Promise.all([
    ...Array.from({ length: 20 }, () => inTx((tx) => postTransfer(tx, points(one, spent, 10)))),
    inTx((tx) => postTransfer(tx, points(one, issued, 30, back))),
  ]);
  const spentTimes = results.slice(0, -1).filter((result) => 'id' in result).length;
  expect(results.at(-1)).toHaveProperty('id');
  expect(spentTimes).toBeLessThanOrEqual(10);
  expect(await pointsOf(one)).toEqual({ balance: 100 - 30 - 10 * spentTimes, held: 0 });
  expect(await broken()).toEqual([]);
});

test('control: the check finds what was spent and is owed', async () => {
  const one = await someone();
  await inTx((tx) => postTransfer(tx, points(one, spent, 5, { mayOwe: true })));
  expect(await broken()).toEqual(['what is owed was taken back, never spent']);
});
