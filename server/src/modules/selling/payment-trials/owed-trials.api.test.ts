import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestApp, makeStaff } from '../../../testing/index.ts';
import { refundTrial } from './index.ts';
import { deleteOldTrials } from './payment-trials.store.ts';
import { openTrialShop, type TrialShop } from './trial-shop.fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOT_BACK = 'money of trials is not given back: test-pay';

let it: TrialShop;
beforeEach(async () => {
  it = await openTrialShop();
});
afterEach(() => it.close());

/** A trial that is paid and whose event no process has heard yet. */
async function aPaidTrial() {
  const { id, invoice } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  return { id, payment };
}

const failRefund = () => it.fake.trouble.push({ kind: 'fails', after: false, method: 'POST' });

/** A paid trial whose first refund failed. */
async function anOwedTrial() {
  const { id } = await aPaidTrial();
  failRefund();
  await expect(refundTrial(it.depsAt(Date.now()), id)).rejects.toThrow('status 500');
  return id;
}

test('money whose event nobody heard goes back by the job, once the queue has had its time', async () => {
  const { payment } = await aPaidTrial();
  await it.look(Date.now() + 2 * MINUTE_MS);
  expect((await it.latest()).state).toBe('paid');
  await it.look(Date.now() + 4 * MINUTE_MS);
  expect(await it.latest()).toMatchObject({ state: 'refunded', refund_tries: 1, refunded_by_hand: false });
  await it.look(Date.now() + HOUR_MS);
  expect([payment.refunded, it.fake.counts.refunds]).toEqual([100, 1]);
});

test('the job fails while money is out, asks ever less often, and is well once it is back', async () => {
  const { payment } = await aPaidTrial();
  const paidAt = Date.now();
  failRefund();
  await expect(it.look(paidAt + 4 * MINUTE_MS)).rejects.toThrow(NOT_BACK);
  expect(await it.latest()).toMatchObject({ state: 'paid', refund_tries: 1, problem: 'status 500' });
  await expect(it.look(paidAt + 7 * MINUTE_MS)).rejects.toThrow(NOT_BACK);
  expect((await it.latest()).refund_tries, 'not its turn').toBe(1);
  failRefund();
  await expect(it.look(paidAt + 24 * HOUR_MS)).rejects.toThrow(NOT_BACK);
  await expect(it.look(paidAt + 29 * HOUR_MS)).rejects.toThrow(NOT_BACK);
  expect((await it.latest()).refund_tries).toBe(2);
  await it.look(paidAt + 31 * HOUR_MS);
  expect(await it.latest()).toMatchObject({ state: 'refunded', refund_tries: 3 });
  expect(payment.refunded).toBe(100);
});

test('an owner sends a refund that the queue has passed over', async () => {
  const { id } = await aPaidTrial();
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'paid', refund_tries: 0 });
  await sql`update payment_trials set paid_at = paid_at - interval '2 minutes'`.execute(it.database.db);
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'refunded', refund_tries: 1 });
});

test('money that was given back at the provider is noted once a refund has failed, and the method is free', async () => {
  const { id } = await aPaidTrial();
  expect((await it.settled(id)).body.code, 'none has failed').toBe('trials.not_owed');
  failRefund();
  await expect(it.look(Date.now() + 4 * MINUTE_MS)).rejects.toThrow(NOT_BACK);
  expect((await it.open()).body.code).toBe('trials.money_out');
  expect((await it.settled(id)).body.data).toMatchObject({
    state: 'refunded',
    refunded_by_hand: true,
    refund_tries: 1,
  });
  expect((await it.settled(id)).body.code, 'noted once').toBe('trials.not_owed');
  expect(await refundTrial(it.depsAt(Date.now()), id), 'the event has nothing left to do').toBe(true);
  await it.look(Date.now() + HOUR_MS);
  expect(it.fake.counts.refunds).toBe(0);
  expect((await it.open()).status).toBe(200);
  expect((await it.settled('11111111-1111-4111-8111-111111111111')).body.code).toBe('trials.not_found');
});

test('one whose extension is switched off is listed and can be ended while its money is out', async () => {
  const id = await anOwedTrial();
  const none = await createTestApp(it.database, { extensions: [] });
  const { headers } = await makeStaff(it.database.db, 'owner');
  const read = async () => (await none.call('GET /admin/payment-trials', { headers })).body.data.data;
  expect(await read()).toMatchObject([
    { method: 'test-pay', is_offered: false, has_webhook: false, latest: { id, state: 'paid' } },
  ]);
  const { body } = await none.call(`POST /admin/payment-trials/${id}/settled`, { headers });
  expect(body.data.state).toBe('refunded');
  expect(await read()).toEqual([]);
  await none.close();
});

test('a page that the shop closed is asked about for its day, also where the provider calls it failed', async () => {
  const { id, invoice } = await it.opened();
  expect((await it.cancel(id)).body.data.failure).toBe('cancelled');
  // The bank approved it before it was closed.
  const payment = it.fake.pay(invoice);
  await it.look(Date.now() + HOUR_MS);
  expect((await it.latest()).state).toBe('paid');
  await it.sendRefunds();
  expect([(await it.latest()).state, payment.refunded]).toEqual(['refunded', 100]);
});

test('trials without a page are not of the ten a day, but have a bound of their own', async () => {
  const insert = (count: number) =>
    sql`insert into payment_trials (id, method, state, failure, opened_by, opened_at, expires_at, ended_at)
      select gen_random_uuid(), 'test-pay', 'failed', 'unopened', ${it.ownerId}, now(), now(), now()
      from generate_series(1, ${count}::int)
    `.execute(it.database.db);
  await insert(59);
  const { id } = await it.opened();
  await it.cancel(id);
  await insert(1);
  expect((await it.open()).body.code).toBe('trials.too_many');
});

test('money that is not given back is not forgotten', async () => {
  await aPaidTrial();
  const later = new Date(Date.now() + HOUR_MS);
  await deleteOldTrials(it.database.db, later);
  expect(await it.latest()).toMatchObject({ state: 'paid' });
  await it.sendRefunds();
  await deleteOldTrials(it.database.db, later);
  expect(await it.latest()).toBeNull();
});
