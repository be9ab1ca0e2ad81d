import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { orderOne } from '../support/purchase.ts';
import { hire, workAs } from '../support/staff-browser.ts';

/** Nine, and the settings. */
const MOST_ROOTS = 11;

for (const [language, width, other] of [
  ['ar', 1280, 360],
  ['en', 360, 1280],
] as const) {
  journey(`the menu has nine roots, whose pages unfold and are pinned (${language}, ${width})`, async ({ arrive }) => {
    const { shell: say, today } = adminTexts[language];
    await orderOne((await findProduct('match-football')).id);
    const visitor = await arrive({ language, width });
    const { page } = visitor;
    await workAs(visitor, await hire('owner'), language);
    await page.goto('/admin');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: today.waits }).waitFor();
    await main
      .getByRole('link', { name: new RegExp(today.oldest.split('{')[0] ?? '') })
      .first()
      .waitFor();
    await expectAccessible(visitor, [width, other]);

    const menu = page.getByRole('navigation', { name: say.menu });
    const openMenu = async () => {
      if (width < 1_000) await page.getByRole('banner').getByRole('button', { name: say.menu }).click();
      await menu.getByRole('link').first().waitFor();
    };
    await openMenu();
    expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(MOST_ROOTS);
    // The count of what waits is part of the name of its root.
    await menu.getByRole('link', { name: new RegExp(`^${say.orders}\\s*\\S`) }).waitFor();
    await menu.getByRole('button', { name: say.pagesOf.replace('{name}', say.products) }).click();
    await menu.getByRole('button', { name: say.pin.replace('{name}', say.synonyms) }).click();
    await menu.getByRole('heading', { name: say.pinned }).waitFor();
    await expectAccessible(visitor, [width]);

    await page.reload();
    await openMenu();
    await menu.getByRole('link', { name: say.synonyms }).click();
    await main.getByRole('heading', { level: 1, name: say.synonyms }).waitFor();
    if (width > 1_000) await expect.poll(() => menu.getByRole('link', { name: say.synonyms }).count()).toBe(2);
  });
}

journey('Ctrl K finds what is typed at once, and ? tells the keys', async ({ arrive }) => {
  const { shell: say } = adminTexts.en;
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page } = visitor;
  await workAs(visitor, await hire('owner'), 'en');
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift+Slash');
  await page.getByRole('dialog', { name: say.keys }).waitFor();
  await expectAccessible(visitor, [1280, 360]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+KeyK');
  const dialog = page.getByRole('dialog', { name: say.find });
  await dialog.waitFor();
  await page.keyboard.type('synonyms');
  await dialog.getByRole('option', { name: new RegExp(`^${say.synonyms}`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: say.synonyms }).waitFor();
});
