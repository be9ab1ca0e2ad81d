import { expect } from 'vitest';
import arAppearance from '../../admin/app/text/ar/appearance.ts';
import arCommon from '../../admin/app/text/ar/common.ts';
import arMenus from '../../admin/app/text/ar/menus.ts';
import enAppearance from '../../admin/app/text/en/appearance.ts';
import enCommon from '../../admin/app/text/en/common.ts';
import enMenus from '../../admin/app/text/en/menus.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const texts = {
  ar: { look: arAppearance, menus: arMenus, common: arCommon },
  en: { look: enAppearance, menus: enMenus, common: enCommon },
};

/** Each journey puts back what the shop had, because others look at the same shop. */
for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(`an owner gives the shop a look of its own and takes it back (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page } = visitor;
    const { look, common } = texts[language];
    await workAs(visitor, await hire('owner'), language);
    await page.goto('/admin/appearance');
    const primary = page.getByLabel(look.primary, { exact: true });
    await primary.fill('#f2c94c');
    // Yellow text cannot be read: the nearest colour that can is offered before anything is sent.
    const take = page.getByRole('button', { name: /#[0-9a-f]{6}/ });
    await expectAccessible(visitor, [width]);
    await take.click();
    await page.getByRole('button', { name: look.burgundy }).click();
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await page.getByText(look.saved).waitFor();

    const shopper = await arrive({ language, width });
    await expect
      .poll(async () => {
        await shopper.open('/');
        return shopper.page.locator('link[rel=stylesheet][href*="/assets/theme-"]').count();
      })
      .toBe(1);
    const shown = () =>
      shopper.page.evaluate<string>('getComputedStyle(document.documentElement).getPropertyValue("--primary")');
    expect(await shown()).toContain(' 7.4)');
    await expectAccessible(shopper, [width]);

    await page.getByRole('button', { name: look.reset }).click();
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await expect
      .poll(async () => {
        await shopper.open('/');
        return shopper.page.locator('link[href*="/assets/theme-"]').count();
      })
      .toBe(0);
  });

  journey(`an owner puts links into a menu and moves them by keys (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page } = visitor;
    const { menus, common } = texts[language];
    await workAs(visitor, await hire('owner'), language);
    await page.goto('/admin/menus');
    const header = page.getByRole('list', { name: menus.header });
    const add = page.getByLabel(`${menus.add} ${menus.header}`);
    await add.selectOption('/offers');
    await add.selectOption('/contact');
    const up = page.getByRole('button', { name: menus.up.replace('{name}', menus.place_contact) });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => header.getByRole('listitem').first().textContent()).toContain('/contact');
    // The moved link keeps the focus, at the only way it can still go.
    const down = menus.down.replace('{name}', menus.place_contact);
    await expect.poll(() => page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toBe(down);
    await expectAccessible(visitor, [width]);
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await page.getByText(menus.saved).waitFor();

    const shopper = await arrive({ language, width: 1280 });
    const places = () =>
      shopper.page.evaluate<string[]>(
        '[...document.querySelectorAll("nav.border-y li > a")].map((link) => link.getAttribute("href"))',
      );
    const prefix = language === 'en' ? '/en' : '';
    await expect
      .poll(async () => {
        await shopper.open('/');
        return places();
      })
      .toEqual([`${prefix}/contact`, `${prefix}/offers`]);

    for (const name of [menus.place_contact, menus.place_offers])
      await header.getByRole('button', { name: menus.remove.replace('{name}', name) }).click();
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await expect
      .poll(async () => {
        await shopper.open('/');
        return (await places()).length;
      })
      .toBeGreaterThan(4);
  });
}
