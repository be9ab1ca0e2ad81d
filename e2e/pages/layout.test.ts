import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scrolledTo } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { hasFocus } from '../support/keyboard.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { words } from '../support/words.ts';

/** The layout of the source spec's §2 and §9, piece by piece, where no other journey covers it. */

const rootData = (page: Page, name: string) =>
  page.evaluate(`document.documentElement.dataset[${JSON.stringify(name)}]`);

journey(
  'the top bar, the navigation, the footer and the floating button are whole, in both languages',
  async ({ arrive }) => {
    for (const language of ['ar', 'en'] as const) {
      const said = words(language).shell;
      const { page, open } = await arrive({ language, width: 1280 });
      await open('/');
      const banner = page.getByRole('banner');
      await banner.getByText(said.welcome.replace('{name}', language === 'ar' ? 'واحة' : 'Waha')).waitFor();
      expect(await banner.locator('a[href^="tel:"]').count()).toBe(1);
      expect(await banner.locator('a[data-language]').count()).toBe(1);
      expect(await banner.locator('a[href^="https://"]').count()).toBeGreaterThan(2);
      const links = await page
        .getByRole('navigation', { name: said.mainNavigation })
        .getByRole('link')
        .allTextContents();
      for (const place of [said.home, said.products, said.categories, said.offers, said.about, said.affiliate]) {
        expect(links).toContain(place);
      }
      for (const menu of await page.locator('nav details[data-menu] ul').all()) {
        expect(await menu.getByRole('listitem').or(menu.locator('li')).count()).toBe(8);
      }
      const footer = page.getByRole('contentinfo');
      for (const title of [said.quickLinks, said.customerService, said.myAccount, said.contactUs]) {
        await footer.getByRole('heading', { name: title }).waitFor();
      }
      expect(await footer.getByText(/visa|mada|fawry|valu|paypal|apple pay|mastercard/i).count()).toBe(7);
      for (const place of [said.privacy, said.terms, said.returns, said.cookies]) {
        expect(await footer.getByRole('link', { name: place }).count()).toBeGreaterThan(0);
      }
      await footer.getByText(said.trustSecure).waitFor();
      // On the way back up the chat button is shown where it covers nothing.
      const chat = page.getByRole('complementary', { name: said.quickContact }).getByRole('link', { name: said.chat });
      const isShown = async () => {
        await page.mouse.wheel(0, 190);
        await page.waitForTimeout(100);
        await page.mouse.wheel(0, -60);
        await page.waitForTimeout(400);
        return chat.isVisible();
      };
      await expect.poll(isShown).toBe(true);
    }
  },
);

journey('changing the language says so in the new one, stays on the page and is kept', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 1280 });
  await open('/categories');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\/categories$/);
  await page.getByRole('status').getByText('Language changed to English').waitFor();
  expect(await page.evaluate(`localStorage.getItem('locale')`)).toBe('en');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL(/[^n]\/categories$/);
  await page.getByRole('status').getByText('تم تغيير اللغة إلى العربية').waitFor();
  expect(await page.evaluate('document.cookie')).toContain('locale=ar');
});

journey('Alt+M and Alt+S go to the content and the search; Tab and a pointer change the mode', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 1280 });
  await open('/products');
  expect(await rootData(page, 'input')).toBeUndefined();
  await page.keyboard.press('Tab');
  expect(await rootData(page, 'input')).toBe('keyboard');
  await page.keyboard.press('Alt+KeyM');
  expect(await hasFocus(page.getByRole('main'))).toBe(true);
  await page.keyboard.press('Alt+KeyS');
  expect(await hasFocus(page.getByRole('combobox').first())).toBe(true);
  await page.mouse.click(5, 300);
  expect(await rootData(page, 'input')).toBeUndefined();
});

journey('high contrast is chosen, seen and kept', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: 1280 });
  await open('/');
  const toggle = page.getByRole('contentinfo').getByRole('button', { name: 'High contrast' });
  const lineBefore = await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--line')`);
  await toggle.click();
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--line')`)).not.toBe(
    lineBefore,
  );
  await page.reload();
  expect(await rootData(page, 'contrast')).toBe('high');
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
});

journey('on a phone the menu and the search hold the page still and close again', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/products');
  await page.evaluate('scrollTo(0, 400)');
  const held = () => page.evaluate('getComputedStyle(document.documentElement).overflowY');
  await page.evaluate(`document.querySelector('button[aria-haspopup=dialog]').click()`);
  const menu = page.getByRole('dialog', { name: 'القائمة' });
  await menu.getByRole('link', { name: 'العروض' }).waitFor();
  expect(await held()).toBe('hidden');
  expect(await scrolledTo(page)).toBe(400);
  await page.keyboard.press('Escape');
  await expect.poll(held).not.toBe('hidden');
  await page.keyboard.press('Alt+KeyS');
  const search = page.getByRole('dialog', { name: 'بحث' });
  await search.getByRole('combobox').waitFor();
  expect(await hasFocus(search.getByRole('combobox'))).toBe(true);
  expect(await search.getByRole('listitem').count()).toBe(6);
  expect(await held()).toBe('hidden');
  await search.getByRole('link', { name: 'أحذية' }).click();
  await page.waitForURL(/\/categories\/shoes/);
  await expect.poll(held).not.toBe('hidden');
});

/** The body after hydration, without countdowns, and without the place that a floating button has found. */
const drawnBody = (page: Page) =>
  page.evaluate<string>(`(() => {
    const body = document.body.cloneNode(true);
    for (const left of body.querySelectorAll('script, style, [role=timer]')) left.remove();
    for (const floating of body.querySelectorAll('.floating')) floating.removeAttribute('style');
    return body.outerHTML;
  })()`);

describe('one document at every width, where what differs is drawn by styles alone, is', () => {
  for (const route of ['/', '/products', '/product/:id/:slug?', '/checkout', '/contact']) {
    journey(route, async ({ arrive }) => {
      const [phone, desk] = [await arrive({ width: 360, still: true }), await arrive({ width: 1280, still: true })];
      const path = await publicRoutes.get(route)?.address();
      if (path === undefined) throw new Error(`${route} is no public route`);
      for (const { open } of [phone, desk]) await open(path);
      await expect.poll(async () => (await drawnBody(phone.page)) === (await drawnBody(desk.page))).toBe(true);
    });
  }
});
