import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Short enough for a name. Each of these would leave its mark on the window if any part of it ran. */
export const hostileName = '<img src=x onerror=window.__ran=1>';
export const hostileScript = '</script><script>window.__ran=1</script>';
export const hostile = `"><svg/onload=window.__ran=1>${hostileName}${hostileScript}[x](javascript:window.__ran=1)`;

/** Expects that none of those texts became an element and that none ran. */
export async function expectNothingRan(page: Page, path: string): Promise<void> {
  expect(await page.evaluate('window.__ran'), `${path}: something ran`).toBeUndefined();
  const made = await page.evaluate(
    `document.querySelectorAll('img[src="x"], svg[onload], [onerror], a[href^="javascript:"]').length`,
  );
  expect(made, `${path}: a text became an element`).toBe(0);
}
