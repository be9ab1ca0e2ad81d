import { isLabelOf } from '@waha/extend';
import { shipmentRequest, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { createAramex } from '../aramex.ts';
import { aramex } from '../extension.ts';

const WAIT_MS = 30_000;
const given = (name: string): string => process.env[`ARAMEX_${name}`] ?? '';

test('a parcel in cash is priced, booked once, has a label, and is followed', async () => {
  const account = { userName: given('USER_NAME'), password: given('PASSWORD'), accountNumber: given('ACCOUNT_NUMBER') };
  const office = { accountPin: given('ACCOUNT_PIN'), accountEntity: given('ACCOUNT_ENTITY') };
  const shop = { shopCity: 'Riyadh', shopAddress: 'King Fahd Road, Al Malqa', shopEmail: 'shop@waha.example' };
  const parcel = { weightKg: 1, product: 'CDS', returnProduct: 'RTC', cityName: (name: string) => name };
  const url = given('URL') || 'https://ws.sbx.aramex.net/ShippingAPI.V2';
  const env = {
    ...{ ARAMEX_USER_NAME: 'x', ARAMEX_PASSWORD: 'not used here', ARAMEX_ACCOUNT_NUMBER: 'x', ARAMEX_ACCOUNT_PIN: 'x' },
    ...{ ARAMEX_ACCOUNT_ENTITY: 'x', ARAMEX_SHOP_CITY: 'x', ARAMEX_SHOP_ADDRESS: 'x', ARAMEX_SHOP_EMAIL: 'x' },
  };
  const { fetch, records, now } = testContext(aramex, { env, waitMs: WAIT_MS });
  const settings = { url, ...account, ...office, ...shop, ...parcel };
  const provider = createAramex({ settings, fetch, records, now });
  const [price] = (await provider.rates?.({ city: 'جدة', cityEn: 'Jeddah', weightGrams: 1_000 })) ?? [];
  expect(price?.price).toBeGreaterThan(0);
  const request = shipmentRequest(15_000);
  const booked = await provider.book(request);
  if ('isRefused' in booked) throw new Error(booked.reason);
  expect(await provider.book(request)).toMatchObject({ number: booked.number });
  expect(isLabelOf('pdf', (await provider.label?.(booked.number)) ?? new Uint8Array())).toBe(true);
  expect((await provider.track(booked.number)).status).toBe('booked');
});
