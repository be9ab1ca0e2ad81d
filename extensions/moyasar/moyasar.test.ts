import { type FakeServer, runPaymentContract, startFakeServer, testContext } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { moyasar } from './extension.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, startFakeMoyasar, WEBHOOK_SECRET } from './fake-moyasar.fixture.ts';
import { createMoyasar } from './moyasar.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const event = (secret: string, invoiceId: string, type = 'payment_paid') => ({
  ...{ headers: {}, query: {} },
  body: bytes({ id: 'evt', type, secret_token: secret, data: { id: 'pay', invoice_id: invoiceId } }),
});

runPaymentContract('moyasar', async () => {
  const fake = await startFakeMoyasar();
  const context = testContext(moyasar, { env: fake.env });
  const provider = moyasar.payment?.({ ...context, settings: { ...settingsOf(fake.url) } });
  if (!provider) throw new Error('it offers nothing');
  return {
    provider,
    pay: (reference) => fake.pay(fake.invoiceOf(reference)),
    payOther: (reference, what) => fake.pay(fake.invoiceOf(reference), what),
    decline: (reference) => fake.pay(fake.invoiceOf(reference), { status: 'failed' }),
    refunded: (reference) => fake.invoiceOf(reference).payments.reduce((sum, one) => sum + one.refunded, 0),
    trouble: fake.trouble,
    webhook: (reference) => event(WEBHOOK_SECRET, reference),
    forgedWebhook: (reference) => event('whsec_of_somebody_else', reference),
    wallet: { token: (outcome) => ({ paymentData: outcome }), charged: fake.charged },
    cards: {
      typed: { name: 'Noura Salem', number: '4464040000001119', month: '12', year: '2031', cvc: '123' },
      decide: (reference, isRight) => void fake.tokens.decide(reference.replace('payments/', ''), isRight),
      spoil: (token) => void Object.assign(fake.tokens.known.get(token) ?? {}, { status: 'expired' }),
      known: () => fake.tokens.known.size,
    },
    secrets: [SECRET_KEY, WEBHOOK_SECRET],
    close: fake.close,
  };
});

function settingsOf(url: string) {
  return {
    ...{ url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET },
    ...{ publishableKey: PUBLISHABLE_KEY, domainFile: '7B227073704964227D', savesCards: true },
  };
}

let server: FakeServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** An adapter whose provider gives every call the same answer. */
async function answering(answer: unknown) {
  server = await startFakeServer(() => [200, answer]);
  return createMoyasar(settingsOf(server.url), testContext(moyasar, { env: envOf(server.url) }).fetch);
}

function envOf(url: string) {
  return { MOYASAR_URL: url, MOYASAR_SECRET_KEY: SECRET_KEY, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET };
}

const invoice = { id: 'inv', status: 'initiated', url: 'https://checkout.moyasar.test/inv' };

test.each([
  ['initiated', [], { status: 'open', wasRefused: false }],
  ['initiated', ['failed'], { status: 'open', wasRefused: true }],
  ['initiated', ['failed', 'paid'], { status: 'captured', captureReference: 'p1', amount: 500, currency: 'SAR' }],
  ['paid', ['captured'], { status: 'captured', captureReference: 'p0', amount: 500, currency: 'SAR' }],
  ['paid', ['authorized'], { status: 'open', wasRefused: false }],
  ['canceled', [], { status: 'failed' }],
  ['refunded', ['refunded'], { status: 'failed' }],
  ['expired', ['failed'], { status: 'expired' }],
])('an invoice %s with payments %j is %j', async (status, payments, state) => {
  const made = payments.map((one, index) => ({ id: `p${index}`, status: one, amount: 500, currency: 'SAR' }));
  const adapter = await answering({ ...invoice, status, payments: made });
  expect(await adapter.read('inv')).toEqual(state);
});

test.each([
  ['mada', '4464-04XX-XXXX-1119', { scheme: 'mada', number: '446404******1119' }],
  ['VISA', 'XXXX-XXXX-XXXX-1111', { scheme: 'visa', number: '************1111' }],
  ['mada', '05XXXXXX12', undefined],
  ['mada', null, undefined],
  [null, 'XXXX-XXXX-XXXX-1111', undefined],
])('of a card shown as %s %s is told %j', async (company, number, card) => {
  const payments = [
    { id: 'p1', status: 'paid', amount: 500, currency: 'SAR', source: { type: 'creditcard', company, number } },
  ];
  const adapter = await answering({ ...invoice, payments });
  expect(await adapter.read('inv')).toEqual({
    ...{ status: 'captured', captureReference: 'p1', amount: 500, currency: 'SAR' },
    ...(card && { card }),
  });
});

test('a try says whether the key is accepted', async () => {
  const fake = await startFakeMoyasar();
  server = { ...fake };
  const asking = (secretKey: string, language: 'ar' | 'en') => {
    const context = testContext(moyasar, { env: { ...fake.env, MOYASAR_SECRET_KEY: secretKey } });
    return moyasar.try?.({ ...context, settings: { ...settingsOf(fake.url), secretKey } }, language);
  };
  expect(await asking(SECRET_KEY, 'en')).toBe('Moyasar accepts the secret key');
  await expect(asking('sk_test_of_nobody', 'ar')).rejects.toThrow('رفضت ميسّر المفتاح السري');
  fake.trouble.push({ kind: 'fails', after: false });
  await expect(asking(SECRET_KEY, 'en')).rejects.toThrow('Moyasar answered 500');
});

test('an unsigned callback is used for its id alone, and an unknown event for nothing', async () => {
  const adapter = await answering(invoice);
  const id = '11111111-1111-4111-8111-111111111111';
  const callback = { headers: {}, query: {}, body: bytes({ ...invoice, id, status: 'paid' }) };
  expect(await adapter.webhook?.(callback)).toEqual({ reference: id, isSigned: false });
  expect(await adapter.webhook?.(event(WEBHOOK_SECRET, id, 'something_new'))).toBe('ignored');
});
