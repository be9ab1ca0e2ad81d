import { runConversionContract, testContext } from '@waha/extend/testing';
import { expect } from 'vitest';
import { snapchatCapi } from './extension.ts';
import { startFakeSnapchat, TOKEN } from './fake-snapchat.fixture.ts';
import { createSnapchat } from './snapchat.ts';

runConversionContract('snapchat-capi', async () => {
  const fake = await startFakeSnapchat();
  const env = { SNAPCHAT_PIXEL_ID: 'abc', SNAPCHAT_CAPI_TOKEN: TOKEN, SNAPCHAT_CAPI_URL: fake.url };
  const { fetch } = testContext(snapchatCapi, { env, waitMs: 2_000 });
  const provider = createSnapchat({ url: fake.url, pixelId: 'abc', token: TOKEN }, fetch);
  expect(provider.purpose).toBe('marketing');
  return { ...fake, provider, secrets: [TOKEN], close: () => fake.close() };
});
