import { runConversionContract, testContext } from '@waha/extend/testing';
import { expect } from 'vitest';
import { metaCapi } from './extension.ts';
import { startFakeMeta, TOKEN } from './fake-meta.fixture.ts';
import { createMeta } from './meta.ts';

runConversionContract('meta-capi', async () => {
  const fake = await startFakeMeta();
  const env = { META_PIXEL_ID: '123', META_CAPI_TOKEN: TOKEN, META_CAPI_URL: fake.url };
  const { fetch } = testContext(metaCapi, { env, waitMs: 2_000 });
  const settings = { url: fake.url, version: 'v23.0', pixelId: '123', token: TOKEN, testCode: '' };
  const provider = createMeta(settings, fetch);
  expect(provider.purpose).toBe('marketing');
  return { ...fake, provider, secrets: [TOKEN], close: () => fake.close() };
});
