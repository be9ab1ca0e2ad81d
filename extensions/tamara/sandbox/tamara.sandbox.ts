import { paymentIntent, startPayment, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { tamara } from '../extension.ts';
import { createTamara } from '../tamara.ts';

const given = (name: string): string => process.env[name] ?? '';
const WAIT_MS = 30_000;
/** Never the address of real orders. */
const URL_OF_TESTS = 'https://api-sandbox.tamara.co';

function open() {
  const [apiToken, notificationToken] = [given('TAMARA_API_TOKEN'), given('TAMARA_NOTIFICATION_TOKEN')];
  const env = { TAMARA_API_TOKEN: apiToken, TAMARA_NOTIFICATION_TOKEN: notificationToken };
  const { fetch, records, now } = testContext(tamara, { env, waitMs: WAIT_MS });
  const limits = { instalments: 4, minimum: 10_000, maximum: 500_000 };
  return createTamara({ settings: { url: URL_OF_TESTS, apiToken, notificationToken, ...limits }, fetch, records, now });
}

/** Only a person can pay on the page, so what comes after it is not tried here. */
test('a session of the sandbox is open at an address', async () => {
  const provider = open();
  const { reference, url } = await startPayment(provider, paymentIntent(20_000));
  expect(url).toMatch(/^https:\/\//);
  expect(await provider.read(reference)).toEqual({ status: 'open', wasRefused: false });
});

test('the sandbox says whether an unnamed buyer is eligible', async () => {
  const request = { amount: 20_000, currency: 'SAR', language: 'ar', lines: [], buyer: null } as const;
  expect(await open().offer?.(request)).toBe(true);
});
