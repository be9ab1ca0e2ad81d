import { isLabelOf } from '@waha/extend';
import { shipmentRequest, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { smsa } from '../extension.ts';
import { createSmsa } from '../smsa.ts';

const WAIT_MS = 30_000;

test('a parcel in cash is booked once, has a label, and is followed', async () => {
  const apiKey = process.env.SMSA_API_KEY ?? '';
  const url = process.env.SMSA_URL || 'https://ecomapis-sandbox.azurewebsites.net';
  const shop = { shopCity: 'Riyadh', shopAddress: 'King Fahd Road, Al Malqa, 13521' };
  const env = { SMSA_API_KEY: apiKey, SMSA_SHOP_CITY: shop.shopCity, SMSA_SHOP_ADDRESS: shop.shopAddress };
  const parcel = {
    weightKg: 1,
    service: '',
    returnService: '',
    label: 'pdf' as const,
    cityName: (name: string) => name,
  };
  const { fetch, records, now } = testContext(smsa, { env, waitMs: WAIT_MS });
  const provider = createSmsa({ settings: { url, apiKey, ...shop, ...parcel }, fetch, records, now });
  const request = shipmentRequest(15_000);
  const booked = await provider.book(request);
  if ('isRefused' in booked) throw new Error(booked.reason);
  expect(isLabelOf('pdf', (await provider.label?.(booked.number)) ?? new Uint8Array())).toBe(true);
  await expect
    .poll(() => provider.book(request).catch(() => undefined), { timeout: 240_000, interval: 10_000 })
    .toMatchObject({ number: booked.number });
  expect((await provider.track(booked.number)).status).toBe('booked');
});
