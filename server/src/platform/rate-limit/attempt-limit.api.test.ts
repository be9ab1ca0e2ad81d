import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { sql } from '../database/index.ts';
import { type AttemptLimit, createAttemptLimits } from './attempt-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const perVisitor = (visitor: string): AttemptLimit => ({
  kind: 'coupon',
  of: [visitor],
  rules: [{ most: 3, minutes: 1_440 }],
});
const shared: AttemptLimit = { kind: 'coupon', of: ['all'], rules: [{ most: 5, minutes: 1_440 }] };

/** Makes this many concurrent attempts; returns how many were allowed. */
async function guess(times: number, budgets: readonly AttemptLimit[]): Promise<number> {
  const attemptLimits = createAttemptLimits(database.db, true);
  const all = await Promise.allSettled(Array.from({ length: times }, () => attemptLimits.spend(budgets)));
  const refused = all.filter((one) => one.status === 'rejected');
  for (const one of refused) {
    expect(one.reason).toMatchObject({
      code: 'request.rate_limited',
      extras: { retryAfterSeconds: expect.any(Number) },
    });
  }
  return times - refused.length;
}

test('one budget is for all who guess at once, and a refused guess spends nothing of the wider one', async () => {
  expect(await guess(20, [perVisitor('a'), shared])).toBe(3);
  expect(await guess(20, [perVisitor('b'), shared])).toBe(2);
  expect(await guess(5, [perVisitor('c')])).toBe(3);
});

test('who guessed right did not guess', async () => {
  const attemptLimits = createAttemptLimits(database.db, true);
  const budgets = [perVisitor('right'), { ...perVisitor('right too'), kind: 'number' }];
  for (let turn = 0; turn < 10; turn += 1) await (await attemptLimits.spend(budgets)).giveBack();
  expect(await guess(20, budgets)).toBe(3);
  await attemptLimits.clear(budgets);
  expect(await guess(20, budgets)).toBe(3);
});

test('nothing that is kept tells whose budget it is, and it says how long it matters', async () => {
  await guess(1, [perVisitor('+966501234567')]);
  const { rows } = await sql.rows({ bucket: sql.text, isLong: sql.bool })`
    select bucket, ends_at > now() as "isLong" from rate_limits where bucket like 'guess coupon 1440 %'
  `.execute(database.db);
  expect(JSON.stringify(rows)).not.toContain('501234567');
  expect(rows.every((row) => row.isLong)).toBe(true);
});
