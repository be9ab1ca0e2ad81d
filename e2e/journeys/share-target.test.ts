import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';

interface Manifest {
  share_target: { action: string; method: string; params: Record<string, string> };
}

journey('what another app shares becomes a post, once, behind what was typed before', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await signInAsMember(visitor);
  await open('/about');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const { share_target: target } = (await (await page.request.get(address ?? '')).json()) as Manifest;
  expect(target.method).toBe('GET');
  await open(target.action);
  const text = page.locator('main form textarea').first();
  await text.fill('جرّبتها أمس');
  const { title = '', url = '' } = target.params;
  const shared = new URLSearchParams({ [title]: 'قهوة اليوم', [url]: 'https://example.com/coffee' });
  await open(`${target.action}?${shared}`);
  const whole = 'جرّبتها أمس\nقهوة اليوم\nhttps://example.com/coffee';
  await expect.poll(() => text.inputValue()).toBe(whole);
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe(whole);
});
