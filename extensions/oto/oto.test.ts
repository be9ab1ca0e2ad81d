import { type FakeServer, runCarrierContract, shipmentRequest, testContext } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { oto } from './extension.ts';
import {
  type FakeOto,
  PICKUP_LOCATION,
  POINTS_COMPANY,
  POINTS_OPTION,
  REFRESH_TOKEN,
  REFUSED_NAME,
  startFakeOto,
  WEBHOOK_SECRET,
} from './fake-oto.fixture.ts';
import { createOto } from './oto.ts';
import { trackedOf } from './statuses.ts';
import { signatureOf } from './webhook.ts';

const MINUTE_MS = 60_000;

/** The adapter as the shop makes it, against a fake. */
function adapterOf(fake: Pick<FakeOto, 'env' | 'url'>, now: () => number = Date.now, pointsCompany = POINTS_COMPANY) {
  const { fetch } = testContext(oto, { env: fake.env });
  const points = { pointsCompany, pointsOption: POINTS_OPTION };
  const parcel = { pickupLocation: PICKUP_LOCATION, weightKg: 1, deliveryOption: '', ...points };
  const account = { url: fake.url, refreshToken: REFRESH_TOKEN, webhookSecret: WEBHOOK_SECRET, originCity: 'Riyadh' };
  return createOto({ settings: { ...account, ...parcel }, fetch, now, lookEveryMs: 1 });
}

const requestOf = (told: object) => ({ headers: {}, query: {}, body: new TextEncoder().encode(JSON.stringify(told)) });

runCarrierContract('oto', async () => {
  const fake = await startFakeOto();
  const request = shipmentRequest();
  return {
    provider: adapterOf(fake),
    booked: fake.booked,
    cashOf: fake.cashOf,
    pointOf: (number) => fake.orderOf(number)?.ref2,
    move: (number, to) => fake.move(number, to === 'picked_up' ? 'pickedUp' : to),
    refused: { ...request, to: { ...request.to, name: REFUSED_NAME } },
    trouble: fake.trouble,
    webhook: (number) => requestOf(fake.notification(number)),
    forgedWebhook: (number) => requestOf(fake.notification(number, 'secret of somebody else')),
    secrets: [REFRESH_TOKEN, WEBHOOK_SECRET],
    close: fake.close,
  };
});

let server: Pick<FakeServer, 'close'> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
async function openFake(now?: () => number) {
  const fake = await startFakeOto();
  server = fake;
  return { fake, provider: adapterOf(fake, now) };
}

test('a parcel goes to the national address, in the words that carriers list', async () => {
  const { fake, provider } = await openFake();
  const booked = await provider.book(shipmentRequest(14_050));
  expect(booked).toMatchObject({ carrierName: 'smsa', trackingUrl: expect.stringContaining('https://') });
  expect(fake.orderOf(fake.numbers()[0] ?? '')).toMatchObject({
    ...{ payment_method: 'cod', amount: 140.5, amount_due: 140.5, packageWeight: 0.75 },
    customer: {
      city: 'Riyadh',
      mobile: '512345678',
      shortAddressCode: 'RRRD2929',
      buildingNo: '1234',
      postcode: '13521',
    },
  });
});

test('a shipment that is slow to be made is asked for again, and made anew after a quarter of an hour alone', async () => {
  let now = Date.now();
  const { fake, provider } = await openFake(() => now);
  const request = shipmentRequest();
  fake.wanted.isSlowToShip = true;
  for (let time = 0; time < 2; time += 1)
    await expect(provider.book(request)).rejects.toThrow('not made the shipment yet');
  expect(fake.counts.shipments).toBe(0);
  now += 20 * MINUTE_MS;
  fake.wanted.noCredit = true;
  expect(await provider.book(request)).toEqual({ isRefused: true, reason: 'Credit is not enough' });
  fake.wanted.noCredit = false;
  expect(await provider.book(request)).toMatchObject({ number: fake.numbers()[0] });
  expect(fake.counts.shipments).toBe(1);
});

test('prices are those to the door, in riyals, with their days; none where OTO has none', async () => {
  const { fake, provider } = await openFake();
  const ask = (cityEn: string) => provider.rates?.({ city: '', cityEn, weightGrams: 2_000 });
  expect(await ask('Jeddah')).toEqual([
    { service: 'Deliver Now', price: 1_650, minDays: null, maxDays: null },
    { service: 'SMSA', price: 2_200, minDays: 1, maxDays: 3 },
  ]);
  expect(await ask('Nowhere')).toEqual([]);
  expect(fake.counts.shipments).toBe(0);
});

test('a token that ended early is had anew, once', async () => {
  const { fake, provider } = await openFake();
  await provider.book(shipmentRequest());
  await provider.book(shipmentRequest());
  expect(fake.counts.tokens).toBe(1);
  fake.endTokens();
  await provider.book(shipmentRequest());
  expect(fake.counts.tokens).toBe(2);
});

test('a label that is a page is an error', async () => {
  const { fake, provider } = await openFake();
  await provider.book(shipmentRequest());
  fake.wanted.labelAsPage = true;
  await expect(provider.label?.(fake.numbers()[0] ?? '')).rejects.toThrow('no PDF');
});

test('a history says what it knows, in the order of time; statuses nobody knows move nothing', () => {
  const told = trackedOf([
    { status: 'delivered', date: '2026-11-30 10:00:00' },
    { status: 'new', date: '2026-11-30T08:00:00' },
    { status: 'searchingDriver', date: '2026-11-30T08:01:00' },
    { status: 'informationUpdate', date: '2026-11-30 11:00:00' },
    { status: 'undeliveredAttempt', date: '2026-11-30 09:00:00', description: 'Nobody at home' },
    { status: 'pickedUp', date: 'yesterday' },
  ]);
  expect(told.status).toBe('delivered');
  expect(told.events.map(({ status }) => status)).toEqual(['booked', 'attempt_failed', 'delivered']);
  expect(told.events[1]).toEqual({
    status: 'attempt_failed',
    at: new Date('2026-11-30T09:00:00Z'),
    text: 'Nobody at home',
  });
  expect(trackedOf([])).toEqual({ status: 'booked', events: [] });
});

test('a notification that is no JSON, or about an order without a shipment, names none', async () => {
  const { fake, provider } = await openFake();
  expect(await provider.webhook?.({ headers: {}, query: {}, body: new TextEncoder().encode('{') })).toBe('forged');
  fake.wanted.isSlowToShip = true;
  const request = shipmentRequest();
  await provider.book(request).catch(() => undefined);
  const timestamp = 1_595_941_360_328;
  const signature = signatureOf(request.id, 'new', timestamp, WEBHOOK_SECRET);
  expect(await provider.webhook?.(requestOf({ orderId: request.id, status: 'new', timestamp, signature }))).toBe(
    'ignored',
  );
});

test('a try registers the webhook once, and says whether the key is accepted', async () => {
  const { fake } = await openFake();
  const asking = (refreshToken: string, language: 'ar' | 'en') => {
    const context = testContext(oto, { env: { ...fake.env, OTO_REFRESH_TOKEN: refreshToken } });
    const settings = { url: fake.url, refreshToken, webhookSecret: WEBHOOK_SECRET, pickupLocation: PICKUP_LOCATION };
    return oto.try?.(
      {
        ...context,
        settings: {
          ...settings,
          weightKg: '1',
          deliveryOption: '',
          originCity: '',
          pointsCompany: '',
          pointsOption: '',
        },
      },
      language,
    );
  };
  for (let time = 0; time < 2; time += 1)
    expect(await asking(REFRESH_TOKEN, 'en')).toBe('OTO accepts the key, and the webhook is registered');
  expect(fake.webhooks).toMatchObject([{ url: 'http://shop.test/api/store/carriers/oto/notify' }]);
  await expect(asking('a token of nobody', 'ar')).rejects.toThrow('لم تقبل أوتو المفتاح');
});

test('points are those of the city, with their hours, and a parcel for one goes by the option of points', async () => {
  const { fake, provider } = await openFake();
  const points = await provider.points?.({ city: 'الرياض', cityEn: 'Riyadh' });
  expect(points).toMatchObject([
    { id: 'SPL1001', takesCash: true, hours: expect.stringContaining('16:00-21:00') },
    { id: 'SPL5001', takesCash: false, hours: '24/7' },
  ]);
  await provider.book({ ...shipmentRequest(), point: 'SPL5001' });
  expect(fake.orderOf(fake.numbers()[0] ?? '')).toMatchObject({ ref2: 'SPL5001', deliveryOptionId: 7144 });
  fake.wanted.branchesAsPage = true;
  await expect(provider.points?.({ city: 'الرياض', cityEn: 'Riyadh' })).rejects.toThrow('something else');
});

test('without the company of points there are none', async () => {
  const { fake } = await openFake();
  expect(adapterOf(fake, Date.now, '').points).toBeUndefined();
});
