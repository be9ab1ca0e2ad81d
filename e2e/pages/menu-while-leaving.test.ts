import { expect } from 'vitest';
import { journey } from '../support/journey.ts';

/** Presses the menu at the moment at which the address has changed and the page has not. */
const PRESS_BETWEEN = `
  const push = history.pushState;
  history.pushState = function (...given) {
    history.pushState = push;
    push.apply(history, given);
    document.querySelector('header button[aria-haspopup=dialog]').click();
  };
`;

journey('a menu opened while the next page comes stays open, and closes on leaving that page', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/products');
  await page.evaluate(PRESS_BETWEEN);
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await page.locator('main').getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  expect(await menu.isVisible()).toBe(true);
  await menu.locator('a[href^="/categories/"]').first().click();
  await page.waitForURL(/\/categories\//);
  await menu.waitFor({ state: 'hidden' });
});
