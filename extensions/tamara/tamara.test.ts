import {
  type FakeServer,
  paymentIntent,
  runPaymentContract,
  startFakeServer,
  startPayment,
  testContext,
  WHOLE,
} from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { fromMoney, readCount, readRiyals, toMoney } from './amounts.ts';
import { tamara } from './extension.ts';
import {
  API_TOKEN,
  type FakeTamara,
  NOTIFICATION_TOKEN,
  REFUSED_PHONE,
  startFakeTamara,
  tokenOf,
} from './fake-tamara.fixture.ts';
import { createTamara } from './tamara.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const event = (id: string, tamaraToken = tokenOf(), type = 'order_approved') => ({
  ...{ headers: {}, query: { tamaraToken } },
  body: bytes({ order_id: id, order_reference_id: 'x', order_number: 'x', event_type: type, data: [] }),
});

/** The adapter as the shop makes it, against a fake. */
function adapterOf({ url }: Pick<FakeTamara, 'url'>) {
  const env = { TAMARA_URL: url, TAMARA_API_TOKEN: API_TOKEN, TAMARA_NOTIFICATION_TOKEN: NOTIFICATION_TOKEN };
  const { fetch, records, now } = testContext(tamara, { env });
  const settings = {
    ...{ url, apiToken: API_TOKEN, notificationToken: NOTIFICATION_TOKEN, instalments: 4 },
    ...{ minimum: 10_000, maximum: 500_000 },
  };
  return createTamara({ settings, fetch, records, now });
}

for (const shrinks of [true, false]) {
  runPaymentContract(`tamara, whose totals ${shrinks ? 'shrink' : 'stay'}`, async () => {
    const fake = await startFakeTamara({ shrinks });
    return {
      provider: adapterOf(fake),
      pay: (reference) => fake.pay(reference),
      payOther: (reference, what) => fake.pay(reference, what),
      refunded: fake.refunded,
      trouble: fake.trouble,
      webhook: (reference) => event(reference),
      forgedWebhook: (reference) => event(reference, tokenOf({ secret: 'token_of_somebody_else' })),
      secrets: [API_TOKEN, NOTIFICATION_TOKEN],
      close: fake.close,
    };
  });
}

let server: Pick<FakeServer, 'close'> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function openFake() {
  const fake = await startFakeTamara();
  server = fake;
  return { fake, provider: adapterOf(fake) };
}

const riyals = (amount: number | string) => ({ amount, currency: 'SAR' });
const answer = { order_id: 'o', total_amount: riyals(100.5), captured_amount: riyals('0.00') };

test.each([
  ['new', {}, { status: 'open', wasRefused: false }],
  ['on_hold', {}, { status: 'open', wasRefused: false }],
  ['authorised', {}, { status: 'authorised', amount: 10_050, currency: 'SAR' }],
  ['partially_captured', { captured_amount: riyals('40.00') }, { amount: 4_000, captureReference: 'o' }],
  ['fully_captured', { captured_amount: riyals(100.5) }, { status: 'captured', amount: 10_050 }],
  ['fully_refunded', { captured_amount: riyals(100.5) }, { status: 'captured', amount: 10_050 }],
  ['declined', {}, { status: 'failed' }],
  ['canceled', {}, { status: 'failed' }],
  ['expired', {}, { status: 'expired' }],
])('an order %s with %j is %j', async (status, more, state) => {
  const other = await startFakeServer(() => [200, { ...answer, status, ...more }]);
  server = other;
  expect(await adapterOf(other).read('o')).toMatchObject(state);
});

test.each(['paid', '__proto__', 'toString'])('a status %s that Tamara did not publish is no state', async (status) => {
  const other = await startFakeServer(() => [200, { ...answer, status }]);
  server = other;
  await expect(adapterOf(other).read('o')).rejects.toThrow('did not publish');
});

test('amounts are riyals as numbers, to the halala', () => {
  for (const halalas of [1, 10, 29, 57, 101, 12_345, 1_999, 999_999_999])
    expect(fromMoney(toMoney(halalas))).toBe(halalas);
  expect(JSON.stringify(toMoney(2_905))).toBe('{"amount":29.05,"currency":"SAR"}');
  for (const amount of [1.005, -1, Number.NaN, '1e3', '', 'abc']) expect(() => fromMoney(riyals(amount))).toThrow();
  expect([readRiyals('99.50'), readCount(' 3 ')]).toEqual([9_950, 3]);
  for (const text of ['1', '25', 'four']) expect(() => readCount(text)).toThrow('2 to 24');
});

test('an approval is acknowledged once, however often it is told', async () => {
  const { fake, provider } = await openFake();
  const { reference } = await startPayment(provider, paymentIntent());
  fake.pay(reference);
  expect(fake.orderOf(reference).status).toBe('approved');
  const both = await Promise.all([provider.read(reference), provider.read(reference)]);
  for (const state of both) expect(state).toEqual({ status: 'authorised', amount: 12_500, currency: 'SAR' });
});

test('what is paid after the order was given up goes back, although the page stayed open', async () => {
  const { fake, provider } = await openFake();
  const { reference } = await startPayment(provider, paymentIntent());
  await provider.cancel(reference);
  expect(fake.orderOf(reference).status).toBe('new');
  fake.pay(reference);
  expect(await provider.read(reference)).toEqual({ status: 'failed' });
  expect(fake.orderOf(reference)).toMatchObject({ status: 'canceled', canceled: 12_500 });
});

test('a capture of a part whose answers were lost takes it once and gives up the rest', async () => {
  const { fake, provider } = await openFake();
  const { reference } = await startPayment(provider, paymentIntent());
  fake.pay(reference);
  await provider.read(reference);
  for (let time = 0; time < 2; time += 1) {
    fake.trouble.push({ kind: 'half', after: true, method: 'POST' });
    await expect(provider.capture?.(reference, 10_000, WHOLE)).rejects.toThrow();
  }
  await provider.capture?.(reference, 10_000, WHOLE);
  expect(fake.orderOf(reference)).toMatchObject({ captured: 10_000, canceled: 2_500, status: 'fully_captured' });
});

test.each([
  ['is signed by another', tokenOf({ secret: 'another' })],
  ['names no algorithm', tokenOf({ alg: 'none' })],
  ['names another algorithm', tokenOf({ alg: 'HS512' })],
  ['is over', tokenOf({ claims: { exp: 1_700_000_000 } })],
  ['is of the future', tokenOf({ claims: { nbf: 4_000_000_000 } })],
  ['has an end of no number', tokenOf({ claims: { exp: 'never' } })],
  ['has four parts', `${tokenOf()}.x`],
  ['is empty', ''],
])('a notification whose token %s is forged', async (_, token) => {
  const { provider } = await openFake();
  expect(await provider.webhook?.(event(crypto.randomUUID(), token))).toBe('forged');
});

test('the token may stand in the header, and a notification of another kind is ignored', async () => {
  const { provider } = await openFake();
  const id = crypto.randomUUID();
  const headers = { authorization: `Bearer ${tokenOf()}` };
  expect(await provider.webhook?.({ ...event(id), query: {}, headers })).toEqual({ reference: id, isSigned: true });
  expect(await provider.webhook?.({ ...event(id), body: bytes({ dispute_id: id }) })).toBe('ignored');
});

test('Tamara says whether a buyer is eligible', async () => {
  const { provider } = await openFake();
  const request = { amount: 20_000, currency: 'SAR', language: 'ar' as const, lines: [] };
  const buyer = { name: 'Noura Salem', firstName: 'Noura', lastName: 'Salem', email: null };
  expect(await provider.offer?.({ ...request, buyer: null })).toBe(true);
  expect(await provider.offer?.({ ...request, buyer: { ...buyer, phone: '+966512345678' } })).toBe(true);
  expect(await provider.offer?.({ ...request, buyer: { ...buyer, phone: REFUSED_PHONE } })).toBe(false);
  expect(await provider.offer?.({ ...request, currency: 'USD', buyer: null })).toBe(false);
});

test('a try says whether the token is accepted', async () => {
  const { fake } = await openFake();
  const asking = (apiToken: string, language: 'ar' | 'en') => {
    const context = testContext(tamara, { env: { ...fake.env, TAMARA_API_TOKEN: apiToken } });
    const texts = { instalments: '4', minimum: '100', maximum: '5000' };
    const settings = { url: fake.url, apiToken, notificationToken: NOTIFICATION_TOKEN, ...texts };
    return tamara.try?.({ ...context, settings }, language);
  };
  expect(await asking(API_TOKEN, 'en')).toBe('Tamara accepts the API token');
  await expect(asking('token_of_nobody', 'ar')).rejects.toThrow('رفضت تمارا');
  fake.trouble.push({ kind: 'fails', after: false });
  await expect(asking(API_TOKEN, 'en')).rejects.toThrow('Tamara answered 500');
});
