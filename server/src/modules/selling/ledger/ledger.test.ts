import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase } from '../../../testing/index.ts';
import {
  type Account,
  captureHold,
  placeHold,
  postTransfer,
  readBalance,
  releaseHold,
  type TransferRequest,
} from './index.ts';
import { listLines } from './ledger.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const issued: Account = { house: 'issued' };
const spent: Account = { house: 'spent' };
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);

function order(from: Account, to: Account, amount: number, key: string = randomUUID()): TransferRequest {
  return { unit: 'store_credit', from, to, amount, cause: { kind: 'test', id: '1' }, key };
}

async function someone(credit = 0) {
  const { id } = await makeCustomer(database.db);
  if (credit > 0) await inTx((tx) => postTransfer(tx, order(issued, { customerId: id }, credit)));
  return { customerId: id };
}

const balanceOf = ({ customerId }: { customerId: string }) => readBalance(database.db, customerId, 'store_credit');

describe('moving', () => {
  test('changes both sides, and shows in the lines of the customer', async () => {
    const one = await someone(500);
    const other = await someone();
    await inTx((tx) => postTransfer(tx, order(one, other, 200)));
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([
      { balance: 300, held: 0 },
      { balance: 200, held: 0 },
    ]);
    const lines = await listLines(database.db, one.customerId, 'store_credit', { before: null, limit: 10 });
    expect(lines.map((line) => line.amount)).toEqual([-200, 500]);
  });

  test('never takes more than there is', async () => {
    const one = await someone(100);
    expect(await inTx((tx) => postTransfer(tx, order(one, spent, 101)))).toEqual({ isShort: true });
    expect(await balanceOf(one)).toEqual({ balance: 100, held: 0 });
  });

  test('happens once under a key, and a key is never another transfer', async () => {
    const one = await someone(100);
    const asked = order(one, spent, 60);
    const first = await inTx((tx) => postTransfer(tx, asked));
    expect(await inTx((tx) => postTransfer(tx, asked))).toEqual(first);
    expect(await balanceOf(one)).toEqual({ balance: 40, held: 0 });
    await expect(inTx((tx) => postTransfer(tx, { ...asked, amount: 1 }))).rejects.toThrow('another transfer');
  });

  test.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('moves no amount of %s', async (amount) => {
    const one = await someone(100);
    await expect(inTx((tx) => postTransfer(tx, order(one, spent, amount)))).rejects.toThrow('whole amount');
  });

  test('happens once under a key when many ask at once', async () => {
    const one = await someone(100);
    const asked = order(one, spent, 60);
    const results = await Promise.all(Array.from({ length: 10 }, () => inTx((tx) => postTransfer(tx, asked))));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await balanceOf(one)).toEqual({ balance: 40, held: 0 });
  });

  test('40 at once spend 100 exactly, 10 at a time', async () => {
    const one = await someone(100);
    const results = await Promise.all(
      Array.from({ length: 40 }, () => inTx((tx) => postTransfer(tx, order(one, spent, 10)))),
    );
    expect(results.filter((result) => 'id' in result)).toHaveLength(10);
    expect(await balanceOf(one)).toEqual({ balance: 0, held: 0 });
  });

  test('two who pay each other at once never wait for each other for ever', async () => {
    const [one, other] = [await someone(1_000), await someone(1_000)];
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        inTx((tx) => postTransfer(tx, turn % 2 === 0 ? order(one, other, 7) : order(other, one, 7))),
      ),
    );
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([
      { balance: 1_000, held: 0 },
      { balance: 1_000, held: 0 },
    ]);
  });
});

describe('holding', () => {
  test('sets aside, and is taken or released once', async () => {
    const one = await someone(100);
    const held = await inTx((tx) => placeHold(tx, order(one, spent, 80)));
    expect(await balanceOf(one)).toEqual({ balance: 100, held: 80 });
    expect(await inTx((tx) => postTransfer(tx, order(one, spent, 21)))).toEqual({ isShort: true });
    if (!('id' in held)) throw new Error('nothing was held');
    const accounts = { unit: 'store_credit' as const, from: one, to: spent };
    await inTx((tx) => releaseHold(tx, held.id, accounts));
    await inTx((tx) => releaseHold(tx, held.id, accounts));
    expect(await balanceOf(one)).toEqual({ balance: 100, held: 0 });
    await expect(inTx((tx) => captureHold(tx, held.id, accounts))).rejects.toThrow(/hold_id/);
    expect(await balanceOf(one)).toEqual({ balance: 100, held: 0 });
  });

  test('taken and released at once ends one way', async () => {
    const one = await someone(100);
    const held = await inTx((tx) => placeHold(tx, order(one, spent, 80)));
    if (!('id' in held)) throw new Error('nothing was held');
    const accounts = { unit: 'store_credit' as const, from: one, to: spent };
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => inTx((tx) => captureHold(tx, held.id, accounts))),
      ...Array.from({ length: 5 }, () => inTx((tx) => releaseHold(tx, held.id, accounts))),
    ]);
    const { balance, held: left } = await balanceOf(one);
    expect(left).toBe(0);
    expect([20, 100]).toContain(balance);
  });

  test('a hold of somebody else is not theirs to end', async () => {
    const [one, other] = [await someone(100), await someone(100)];
    const held = await inTx((tx) => placeHold(tx, order(one, spent, 80)));
    if (!('id' in held)) throw new Error('nothing was held');
    const accounts = { unit: 'store_credit' as const, from: other, to: spent };
    await expect(inTx((tx) => captureHold(tx, held.id, accounts))).rejects.toThrow('no hold');
  });
});

describe('the database itself', () => {
  test.each([
    ['update', 'update ledger_transfers set amount = amount + 1'],
    ['delete', 'delete from ledger_transfers'],
    ['truncate', 'truncate ledger_transfers cascade'],
  ])('refuses to %s a transfer', async (_, statement) => {
    await someone(10);
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed or deleted');
  });

  test('refuses a transfer between units, and an account below zero', async () => {
    const one = await someone(10);
    await expect(
      inTx(async (tx) => {
        await postTransfer(tx, { ...order(issued, one, 5), unit: 'loyalty_points' });
        await sql`
          insert into ledger_transfers (kind, from_account, to_account, amount, cause, cause_id, idempotency_key)
          select 'move', min(id), max(id), 1, 'test', '1', 'x' from ledger_accounts where customer_id = ${one.customerId}
        `.execute(tx);
      }),
    ).rejects.toThrow('one unit');
    const lowered = sql`update ledger_accounts set balance = -1 where customer_id = ${one.customerId}`;
    await expect(lowered.execute(database.db)).rejects.toThrow('check constraint');
  });
});

test('any history agrees with a simple model', async () => {
  const step = fc.record({
    act: fc.constantFrom('earn', 'spend', 'hold', 'take', 'release'),
    amount: fc.integer({ min: 1, max: 60 }),
    pick: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const one = await someone();
      const accounts = { unit: 'store_credit' as const, from: one, to: spent };
      const model = { balance: 0, held: [] as { id: number; amount: number }[] };
      const heldSum = () => model.held.reduce((sum, each) => sum + each.amount, 0);
      for (const { act, amount, pick } of steps) {
        if (act === 'earn') {
          await inTx((tx) => postTransfer(tx, order(issued, one, amount)));
          model.balance += amount;
        } else if (act === 'spend' || act === 'hold') {
          const result = await inTx((tx) =>
            (act === 'spend' ? postTransfer : placeHold)(tx, order(one, spent, amount)),
          );
          expect('id' in result).toBe(model.balance - heldSum() >= amount);
          if ('id' in result && act === 'spend') model.balance -= amount;
          if ('id' in result && act === 'hold') model.held.push({ id: result.id, amount });
        } else if (model.held.length > 0) {
          const [ended] = model.held.splice(pick % model.held.length, 1);
          if (!ended) continue;
          await inTx((tx) => (act === 'take' ? captureHold : releaseHold)(tx, ended.id, accounts));
          if (act === 'take') model.balance -= ended.amount;
        }
        expect(await balanceOf(one)).toEqual({ balance: model.balance, held: heldSum() });
      }
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 40) },
  );
});
