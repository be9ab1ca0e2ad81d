import { runConversionContract, testContext } from '@waha/extend/testing';
import { expect } from 'vitest';
import { tiktokEvents } from './extension.ts';
import { startFakeTiktok, TOKEN } from './fake-tiktok.fixture.ts';
import { createTiktok } from './tiktok.ts';

runConversionContract('tiktok-events', async () => {
  const fake = await startFakeTiktok();
  const env = { TIKTOK_PIXEL_ID: 'tt', TIKTOK_EVENTS_TOKEN: TOKEN, TIKTOK_EVENTS_URL: fake.url };
  const { fetch } = testContext(tiktokEvents, { env, waitMs: 2_000 });
  const provider = createTiktok({ url: fake.url, pixelId: 'tt', token: TOKEN, testCode: '' }, fetch);
  expect(provider.purpose).toBe('marketing');
  return { ...fake, provider, secrets: [TOKEN], close: () => fake.close() };
});
