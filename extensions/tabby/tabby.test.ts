import { type FakeServer, paymentIntent, runPaymentContract, startFakeServer, testContext } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { fromText, readRiyals, toText } from './amounts.ts';
import { tabby } from './extension.ts';
import {
  checkout,
  type FakeTabby,
  MERCHANT_CODE,
  REJECTED_EMAIL,
  SECRET_KEY,
  startFakeTabby,
  WEBHOOK_SECRET,
} from './fake-tabby.fixture.ts';
import { createTabby } from './tabby.ts';
import { SECRET_HEADER } from './webhook.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const event = (secret: string, id: string, status = 'authorized') => ({
  ...{ headers: { [SECRET_HEADER]: secret }, query: {} },
  body: bytes({ id, status, amount: '1.00', currency: 'SAR', captures: [], refunds: [] }),
});

/** The adapter as the shop makes it, against a fake. */
function adapterOf(fake: Pick<FakeTabby, 'url'>, more: Partial<Parameters<typeof createTabby>[0]> = {}) {
  const env = { TABBY_URL: fake.url, TABBY_SECRET_KEY: SECRET_KEY, TABBY_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const { fetch, records, now } = testContext(tabby, { env: { ...env, TABBY_MERCHANT_CODE: MERCHANT_CODE } });
  const settings = {
    ...{ url: fake.url, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, merchantCode: MERCHANT_CODE },
    ...{ minimum: 1_000, maximum: 500_000 },
  };
  return createTabby({ settings, fetch, records, now, ...more });
}

runPaymentContract('tabby', async () => {
  const fake = await startFakeTabby();
  return {
    provider: adapterOf(fake),
    pay: (reference) => fake.pay(reference),
    payOther: (reference, what) => fake.pay(reference, what),
    refunded: fake.refunded,
    trouble: fake.trouble,
    webhook: (reference) => event(WEBHOOK_SECRET, reference),
    forgedWebhook: (reference) => event('header_of_somebody_else', reference),
    secrets: [SECRET_KEY, WEBHOOK_SECRET],
    close: fake.close,
  };
});

let server: Pick<FakeServer, 'close'> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function openFake() {
  const fake = await startFakeTabby();
  server = fake;
  return { fake, provider: adapterOf(fake) };
}

const part = (amount: string) => ({ amount, reference_id: 'x' });
test.each([
  ['CREATED', [], { status: 'open', wasRefused: false }],
  ['AUTHORIZED', [], { status: 'authorised', amount: 10_050, currency: 'SAR' }],
  ['authorized', [], { status: 'authorised', amount: 10_050, currency: 'SAR' }],
  ['AUTHORIZED', ['40.00'], { status: 'captured', captureReference: 'p', amount: 4_000, currency: 'SAR' }],
  ['CLOSED', ['40.00', '60.50'], { status: 'captured', captureReference: 'p', amount: 10_050, currency: 'SAR' }],
  ['CLOSED', [], { status: 'failed' }],
  ['REJECTED', [], { status: 'failed' }],
  ['EXPIRED', [], { status: 'expired' }],
])('a payment %s with captures %j is %j', async (status, captures, state) => {
  const answer = { id: 'p', status, amount: '100.50', currency: 'SAR', captures: captures.map(part), refunds: null };
  const other = await startFakeServer(() => [200, answer]);
  server = other;
  expect(await adapterOf(other).read('p')).toEqual(state);
});

test.each(['NEW', '__proto__', 'toString'])('a status %s that Tabby did not publish is no state', async (status) => {
  const other = await startFakeServer(() => [200, { id: 'p', status, amount: '1.00', currency: 'SAR' }]);
  server = other;
  await expect(adapterOf(other).read('p')).rejects.toThrow('did not publish');
});

test.each(['1.005', '1e3', '-1.00', '', '1,00', 'NaN'])('%j is no amount', (text) => {
  expect(() => fromText(text)).toThrow('amount');
});

test('amounts are texts of two decimals, to the halala', () => {
  for (const halalas of [1, 10, 99, 100, 101, 12_345, 999_999_999]) expect(fromText(toText(halalas))).toBe(halalas);
  expect([toText(5), toText(12_300)]).toEqual(['0.05', '123.00']);
  expect([fromText('100'), fromText('100.5'), fromText('100.500')]).toEqual([10_000, 10_050, 10_050]);
  expect(readRiyals(' 5000 ')).toBe(500_000);
  expect(() => readRiyals('five')).toThrow('riyals');
});

test('a buyer who is refused before the page has no payment, and one without an address either', async () => {
  const { fake, provider } = await openFake();
  const intent = paymentIntent();
  const refused = { ...intent, buyer: { ...intent.buyer, email: REJECTED_EMAIL } };
  expect(await provider.start(refused)).toEqual({ isDeclined: true });
  const made = fake.count();
  expect(await provider.start({ ...intent, buyer: { ...intent.buyer, email: null } })).toEqual({ isDeclined: true });
  expect(fake.count()).toBe(made);
});

test('what is known of a buyer goes along, by the published fields', async () => {
  const asked: unknown[] = [];
  const other = await startFakeServer(({ body }) => {
    asked.push(checkout.parse(body));
    const configuration = { available_products: { installments: [{ web_url: 'https://checkout.tabby.test/' }] } };
    return [200, { id: 's', status: 'created', payment: { id: 'p' }, configuration }];
  });
  server = other;
  const placedAt = new Date('2026-01-02T03:04:05Z');
  const latest = [{ placedAt, amount: 25_005, isCash: true, outcome: 'delivered' as const }];
  const history = { registeredAt: new Date('2025-01-01T00:00:00Z'), deliveredOrders: 7, latest };
  await adapterOf(other).start({ ...paymentIntent(), history });
  expect(asked[0]).toMatchObject({
    payment: {
      amount: '125.00',
      buyer_history: { registered_since: '2025-01-01T00:00:00.000Z', loyalty_level: 7 },
      order_history: [{ purchased_at: '2026-01-02T03:04:05.000Z', amount: '250.05', payment_method: 'cod' }],
    },
  });
});

const buyer = { name: 'Noura Salem', firstName: 'Noura', lastName: 'Salem', phone: '+966512345678' };
const request = { amount: 20_000, currency: 'SAR', language: 'ar' as const, lines: paymentIntent().lines };

test('a known buyer is asked about once for an amount, and a guest not at all', async () => {
  const { fake, provider } = await openFake();
  const offer = (email: string | null, amount = 20_000) =>
    provider.offer?.({ ...request, amount, buyer: email === null ? null : { ...buyer, email } });
  expect(await offer(null)).toBe(true);
  expect(fake.count()).toBe(0);
  for (let time = 0; time < 3; time += 1) expect(await offer('noura@example.com')).toBe(true);
  expect(fake.count()).toBe(1);
  expect(await offer(REJECTED_EMAIL)).toBe(false);
  expect(await offer(REJECTED_EMAIL, 30_000)).toBe(false);
  expect(fake.count()).toBe(3);
});

test('a notification of another kind is ignored, and one with another header is forged', async () => {
  const { provider } = await openFake();
  const id = '11111111-1111-4111-8111-111111111111';
  expect(await provider.webhook?.({ ...event(WEBHOOK_SECRET, id), body: bytes({ dispute_id: id }) })).toBe('ignored');
  expect(await provider.webhook?.({ ...event(WEBHOOK_SECRET, id), headers: {} })).toBe('forged');
  expect(await provider.webhook?.(event(WEBHOOK_SECRET, id, 'closed'))).toEqual({ reference: id, isSigned: true });
});

test('a try registers the webhook once, and says whether the key is accepted', async () => {
  const { fake } = await openFake();
  const asking = (secretKey: string, language: 'ar' | 'en') => {
    const context = testContext(tabby, { env: { ...fake.env, TABBY_SECRET_KEY: secretKey } });
    const [minimum, maximum] = ['10', '5000'];
    const settings = { url: fake.url, secretKey, webhookSecret: WEBHOOK_SECRET, merchantCode: MERCHANT_CODE };
    return tabby.try?.({ ...context, settings: { ...settings, minimum, maximum } }, language);
  };
  for (let time = 0; time < 2; time += 1)
    expect(await asking(SECRET_KEY, 'en')).toBe('Tabby accepts the key, and the webhook is registered');
  expect(fake.webhooks).toEqual([
    {
      url: 'http://shop.test/api/store/payments/tabby/webhook',
      header: { title: SECRET_HEADER, value: WEBHOOK_SECRET },
    },
  ]);
  await expect(asking('sk_test_of_nobody', 'ar')).rejects.toThrow('رفضت تابي');
  fake.trouble.push({ kind: 'fails', after: false });
  await expect(asking(SECRET_KEY, 'en')).rejects.toThrow('Tabby answered 500');
});
