import { paymentIntent, startPayment, testContext } from '@waha/extend/testing';
import { beforeAll, expect, test } from 'vitest';
import { tabby } from '../extension.ts';
import { createTabby } from '../tabby.ts';

const given = (name: string): string => process.env[name] ?? '';
const WAIT_MS = 30_000;

/** Tabby's own buyers of tests in Saudi Arabia: docs.tabby.ai/testing-guidelines. */
const phone = '+966500000001';
const emails = { accepted: 'otp.success@tabby.ai' };

function open() {
  const url = given('TABBY_URL') || tabby.settings.url.fallback;
  const [secretKey, merchantCode] = [given('TABBY_SECRET_KEY'), given('TABBY_MERCHANT_CODE')];
  const env = { TABBY_SECRET_KEY: secretKey, TABBY_MERCHANT_CODE: merchantCode, TABBY_WEBHOOK_SECRET: 'not used here' };
  const { fetch, records, now } = testContext(tabby, { env, waitMs: WAIT_MS });
  const settings = { url, secretKey, merchantCode, webhookSecret: 'not used here', minimum: 1_000, maximum: 500_000 };
  return createTabby({ settings, fetch, records, now });
}

beforeAll(() => {
  if (!given('TABBY_SECRET_KEY').startsWith('sk_test_')) throw new Error('the key is not one of a test account');
});

/** Only a person can pay on the page, so what comes after it is not tried here. */
test('a session of the test account is open at an address, and over once it is cancelled', async () => {
  const provider = open();
  const intent = paymentIntent(20_000);
  const buyer = { ...intent.buyer, email: emails.accepted, phone };
  const { reference, url } = await startPayment(provider, { ...intent, buyer });
  expect(url).toMatch(/^https:\/\/checkout\.tabby\./);
  expect(await provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
  await provider.cancel(reference);
  expect((await provider.read(reference)).status).toMatch(/^(expired|failed)$/);
});

test('the test account scores a buyer', async () => {
  const { lines } = paymentIntent();
  const buyer = { name: 'Noura Salem', firstName: 'Noura', lastName: 'Salem', email: emails.accepted, phone };
  expect(await open().offer?.({ amount: 20_000, currency: 'SAR', language: 'ar', lines, buyer })).toBe(true);
});
