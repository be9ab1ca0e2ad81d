import { afterEach, beforeEach, expect, test } from 'vitest';
import { twoProcesses, untilLost, WEBHOOK_SECRET } from '../../../testing/index.ts';
import { sendRefund } from '../payments/index.ts';
import { openPaymentShop } from './payment-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openPaymentShop>>;
const two = twoProcesses(
  () => it.database,
  () => ({ settings: it.fake.settings }),
);

beforeEach(async () => {
  it = await openPaymentShop();
});
afterEach(async () => {
  await two.stop();
  await it.close();
});

const send = (turn: number, key: string, body: unknown = {}) => two.call(turn, key, body);

/** Sixteen concurrent requests for the payment page of one order; returns the number of pages created. */
async function askAtOnce(): Promise<number> {
  const placed = await it.place();
  const before = it.fake.counts.created;
  it.fake.slowDown(80);
  const answers = await Promise.all(Array.from({ length: 16 }, (_, turn) => send(turn, it.keyOf(placed, 'payment'))));
  it.fake.slowDown(0);
  const urls = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data.url));
  expect(urls.size).toBe(1);
  return it.fake.counts.created - before;
}

test('asking at once where to pay makes one invoice', async () => {
  await two.start();
  expect(await askAtOnce()).toBe(1);
}, 120_000);

test('control: where anybody may take the making over, several are made', async () => {
  await two.start({
    file: 'payments.store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it stands
    guard: " and status = 'creating' and claimed_at < ${before}",
    instead: " and status = 'creating'",
  });
  expect(await untilLost(askAtOnce)).toBeGreaterThan(1);
}, 120_000);

/** Sends webhooks and the customer's return concurrently; returns the number of confirmations. */
async function tellAtOnce(): Promise<number> {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice);
  const told = { type: 'payment', secret: WEBHOOK_SECRET, invoice: invoice.id };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      turn % 3 === 0
        ? send(turn, it.keyOf(placed, 'payment/refresh'))
        : send(turn, 'POST /payments/test-pay/webhook', told),
    ),
  );
  // The order itself refuses a second confirmation, so a missing lock shows as a failed reply.
  return 1 + answers.filter(({ status }) => status >= 400).length;
}

test('a doubled webhook and the customer’s return confirm an order once', async () => {
  await two.start();
  expect(await tellAtOnce()).toBe(1);
}, 120_000);

test('control: without the locks they get into each other’s way', async () => {
  await two.start({
    file: 'settle-payment.ts',
    guard: 'const order = await lockOrder(tx, orderId);\n  const payment = await lockPayment(tx, id);',
    instead: `
      const order = await (await import('../orders/index.ts')).readOrder(tx, orderId);
      const payment = await (await import('../payments/index.ts')).readPayment(tx, id);`,
  });
  expect(await untilLost(tellAtOnce)).toBeGreaterThan(1);
}, 120_000);

test('a refund sent by ten at once is sent once', async () => {
  const { placed, invoice } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  await it.cancel(placed);
  it.fake.slowDown(50);
  const deps = it.depsAt(Date.now());
  await Promise.all(Array.from({ length: 10 }, () => sendRefund(deps, 1)));
  expect([it.fake.counts.refunds, payment.refunded]).toEqual([1, payment.amount]);
}, 120_000);

test('control: without the claim it is sent more often', async () => {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice);
  await it.webhook(invoice.id);
  await it.cancel(placed);
  const { asking, release } = it.fake.hold();
  const sent: Promise<void>[] = [];
  // Simulates a second sender after the first one's claim has expired, although the first is still running.
  for (const turn of [0, 1]) {
    sent.push(sendRefund(it.depsAt(Date.now() + turn * 120_000), 1));
    await expect.poll(asking).toBe(turn + 1);
  }
  release();
  await Promise.allSettled(sent);
  expect(it.fake.counts.refunds).toBeGreaterThan(1);
}, 120_000);
