import { conversionOf, runConversionContract, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { ga4 } from './extension.ts';
import { SECRET, startFakeGa4 } from './fake-ga4.fixture.ts';
import { createGa4 } from './ga4.ts';

async function open() {
  const fake = await startFakeGa4();
  const env = { GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: SECRET, GA4_URL: fake.url };
  const { fetch } = testContext(ga4, { env, waitMs: 2_000 });
  const provider = createGa4({ url: fake.url, measurementId: 'G-1', apiSecret: SECRET }, fetch);
  return { ...fake, provider, secrets: [SECRET], close: () => fake.close() };
}

runConversionContract('ga4', open);

test('advertisements are denied the data of somebody who agreed to statistics alone', async () => {
  const world = await open();
  expect(world.provider.purpose).toBe('analytics');
  await world.provider.send(conversionOf({ consents: ['analytics'] }));
  expect(world.heard()).toContain('"ad_user_data":"DENIED"');
  await world.close();
});
