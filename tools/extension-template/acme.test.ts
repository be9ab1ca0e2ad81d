import { createHmac } from 'node:crypto';
import { deliverEvent, type FakeRequest, runPaymentContract, startFakeServer, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { createAcme } from './acme.ts';
import { acme } from './extension.ts';

const SECRET_KEY = 'key_of_the_fake_one';
const WEBHOOK_SECRET = 'webhook_of_the_fake_one';

interface FakePayment {
  id: string;
  status: 'open' | 'paid' | 'cancelled' | 'expired';
  url: string;
  amount: number;
  currency: string;
  refunded: number;
}

/** The provider by its documentation, as far as the adapter uses it. */
async function startFakeAcme() {
  const payments = new Map<string, FakePayment>();
  const server = await startFakeServer(({ method, path, headers, body }: FakeRequest): [number, unknown] => {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return [401, {}];
    const [, id = '', action] = path.split('/').slice(1);
    const given = Object(body);
    if (method === 'POST' && id === '') {
      const { id: key, amount, currency } = given;
      const made = {
        id: key,
        status: 'open' as const,
        url: `https://acme.example/${key}`,
        amount,
        currency,
        refunded: 0,
      };
      if (!payments.has(key)) payments.set(key, made);
      return [201, payments.get(key)];
    }
    const payment = payments.get(id);
    if (!payment) return [404, {}];
    if (action === 'cancel' && payment.status === 'open') payment.status = 'cancelled';
    if (action === 'refunds' && payment.refunded + given.amount > payment.amount) return [422, {}];
    if (action === 'refunds') payment.refunded += given.amount;
    return [200, payment];
  });
  const paymentOf = (id: string): FakePayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };
  return { ...server, paymentOf };
}

function notificationOf(reference: string, secret: string) {
  const body = new TextEncoder().encode(JSON.stringify({ payment: reference }));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { headers: { 'x-acme-signature': signature }, query: {}, body };
}

runPaymentContract('acme', async () => {
  const fake = await startFakeAcme();
  const env = { ACME_URL: fake.url, ACME_SECRET_KEY: SECRET_KEY, ACME_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const settings = { url: fake.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  return {
    provider: createAcme(settings, testContext(acme, { env }).fetch),
    pay(reference) {
      const payment = fake.paymentOf(reference);
      if (payment.status === 'open') payment.status = 'paid';
    },
    payOther: (reference, what) => void Object.assign(fake.paymentOf(reference), what, { status: 'paid' }),
    refunded: (reference) => fake.paymentOf(reference).refunded,
    trouble: fake.trouble,
    webhook: (reference) => notificationOf(reference, WEBHOOK_SECRET),
    forgedWebhook: (reference) => notificationOf(reference, 'webhook_of_somebody_else'),
    secrets: [SECRET_KEY, WEBHOOK_SECRET],
    close: fake.close,
  };
});

test('a shipped order is told once, however often its event is delivered', async () => {
  const env = { ACME_SECRET_KEY: SECRET_KEY, ACME_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const replies = { 'GET /admin/orders/{id}': { number: 'WH-2026-000001' } };
  const told: unknown[] = [];
  const context = testContext(acme, { env, replies });
  const listening = { ...context, log: { ...context.log, info: (fields: object) => void told.push(fields) } };
  for (let time = 0; time < 2; time += 1)
    await deliverEvent(acme, 'shipped', { orderId: 'a' }, listening, { eventId: 7 });
  expect(told).toEqual([{ number: 'WH-2026-000001', eventId: 7 }]);
});
