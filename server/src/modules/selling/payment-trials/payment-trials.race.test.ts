import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { untilLost, withoutGuardOf } from '../../../testing/index.ts';
import { claimTrial, refundTrial } from './index.ts';
import { settleByHand } from './refund-trial.ts';
import { openTrialShop, type TrialShop } from './trial-shop.fixture.ts';

let it: TrialShop;
beforeEach(async () => {
  it = await openTrialShop();
});
afterEach(() => it.close());

/** Presses at once; returns the number of trials that were begun. */
async function pressAtOnce(db = it.database.db): Promise<number> {
  await sql`delete from payment_trials`.execute(it.database.db);
  const deps = it.depsAt(Date.now());
  const pressed = Array.from({ length: 8 }, () =>
    inTransaction(db, (tx) => claimTrial(tx, deps, 'test-pay', it.ownerId)).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    }),
  );
  return (await Promise.all(pressed)).filter((id) => id !== undefined).length;
}

test('of presses at once one begins a trial', async () => {
  expect(await pressAtOnce()).toBe(1);
});

test('control: without the index of what is unfinished several begin', async () => {
  await sql`drop index payment_trials_unfinished`.execute(it.database.db);
  const { db } = withoutGuardOf(it.database.db, /on conflict \(method\) where .* do nothing/, '');
  expect(await untilLost(() => pressAtOnce(db))).toBeGreaterThan(1);
});

async function aPaidTrial() {
  const { id, invoice } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  return { id, payment };
}

test('a refund sent by ten at once is sent once, and nine know that it is not over', async () => {
  const { id, payment } = await aPaidTrial();
  const { asking, release } = it.fake.hold();
  const deps = it.depsAt(Date.now());
  const first = refundTrial(deps, id);
  await expect.poll(asking).toBe(1);
  const others = await Promise.all(Array.from({ length: 9 }, () => refundTrial(deps, id)));
  expect(others.filter((isOver) => isOver)).toEqual([]);
  release();
  expect([await first, it.fake.counts.refunds, payment.refunded]).toEqual([true, 1, 100]);
  expect(await refundTrial(deps, id)).toBe(true);
});

test('control: without the claim it is sent more often', async () => {
  const { id } = await aPaidTrial();
  const { db } = withoutGuardOf(
    it.database.db,
    /and \(claimed_at is null or claimed_at <= \$\d+\)/,
    'and $$3::timestamptz is not null',
  );
  const { asking, release } = it.fake.hold();
  const sent = [0, 1].map(() => refundTrial(it.depsAt(Date.now(), db), id));
  await expect.poll(asking).toBe(2);
  release();
  await Promise.allSettled(sent);
  expect(it.fake.counts.refunds).toBeGreaterThan(1);
});

/** Notes that the money was given back at the provider while a second refund is on its way; returns whether it was noted. */
async function settleWhileSending(db = it.database.db): Promise<boolean> {
  const { id } = await aPaidTrial();
  const deps = it.depsAt(Date.now());
  it.fake.trouble.push({ kind: 'fails', after: false, method: 'POST' });
  await expect(refundTrial(deps, id)).rejects.toThrow('status 500');
  const { asking, release } = it.fake.hold();
  const sent = refundTrial(deps, id);
  await expect.poll(asking).toBe(1);
  const isNoted = await inTransaction(db, (tx) => settleByHand(tx, deps, id));
  release();
  await sent;
  return isNoted;
}

test('what was given back at the provider is not noted while the shop sends it', async () => {
  expect([await settleWhileSending(), it.fake.counts.refunds]).toEqual([false, 1]);
  expect(await it.latest()).toMatchObject({ state: 'refunded', refunded_by_hand: false });
});

test('control: without the claim it is noted', async () => {
  const { db } = withoutGuardOf(
    it.database.db,
    /and \(claimed_at is null or claimed_at <= \$\d+\)/,
    'and $$3::timestamptz is not null',
  );
  expect([await settleWhileSending(db), it.fake.counts.refunds]).toEqual([true, 1]);
});
