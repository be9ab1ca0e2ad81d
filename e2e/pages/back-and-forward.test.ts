import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awake } from '../support/in-page.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

/** The headless shell has no back-forward cache; the full browser has one only with these options. */
const KEEPS_PAGES = ['--enable-features=BackForwardCache', '--disable-back-forward-cache-timeout'];

test('a page one comes back to is as it was left, not loaded again', async () => {
  const browser = await chromium.launch({
    executablePath: inject('browser'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: KEEPS_PAGES,
  });
  try {
    const page = await browser.newPage();
    const { url } = shopUnderTest();
    for (const [first, second] of [
      ['/', '/products'],
      ['/products', '/cart'],
    ]) {
      await page.goto(`${url}${first}`);
      // Hydration interrupted by leaving the page continues when the page is shown again, and sets its title.
      await awake(page);
      // A service worker that takes control evicts a page from the back-forward cache, so on a first visit it must be
      // in control before.
      const isTakenOver = () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
      await expect.poll(isTakenOver, { timeout: 10_000 }).toBe(true);
      await page.evaluate(`addEventListener('pageshow', ({ persisted }) => { document.title = 'kept: ' + persisted })`);
      await page.goto(`${url}${second}`);
      // Resolves when the page is shown; a page from the back-forward cache does not load again.
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('kept: true');
    }
  } finally {
    await browser.close();
  }
});
