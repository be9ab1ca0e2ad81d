import { shipmentRequest, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { oto } from '../extension.ts';
import { createOto } from '../oto.ts';

const given = (name: string): string => process.env[name] ?? '';
const WAIT_MS = 30_000;

function open() {
  const url = given('OTO_URL') || 'https://staging-api.tryoto.com';
  const account = { url, refreshToken: given('OTO_REFRESH_TOKEN'), webhookSecret: 'not used here', originCity: '' };
  const parcel = {
    pickupLocation: given('OTO_PICKUP_LOCATION'),
    weightKg: 1,
    deliveryOption: given('OTO_DELIVERY_OPTION'),
    ...{ pointsCompany: given('OTO_POINTS_COMPANY'), pointsOption: given('OTO_POINTS_OPTION') },
  };
  const env = {
    OTO_REFRESH_TOKEN: account.refreshToken,
    OTO_WEBHOOK_SECRET: 'not used here',
    OTO_PICKUP_LOCATION: 'x',
  };
  const { fetch, now } = testContext(oto, { env, waitMs: WAIT_MS });
  return createOto({ settings: { ...account, ...parcel }, fetch, now });
}

test('a parcel in cash is booked once, has a label, and is cancelled', async () => {
  const provider = open();
  const request = shipmentRequest(15_000);
  const book = async () => {
    const booked = await provider.book(request);
    if ('isRefused' in booked) throw new Error(booked.reason);
    return booked.number;
  };
  await expect.poll(() => book().catch(() => ''), { timeout: 120_000, interval: 5_000 }).not.toBe('');
  const number = await book();
  expect(await book()).toBe(number);
  expect(new TextDecoder().decode((await provider.label?.(number))?.subarray(0, 5))).toBe('%PDF-');
  expect((await provider.track(number)).status).toBe('booked');
  await provider.cancel(number);
  expect((await provider.track(number)).status).toBe('cancelled');
});
