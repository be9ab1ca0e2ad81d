import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { plainScreens } from '../support/admin-screens.ts';
import { brokenPictures } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

/** Sixty screens, each in three looks. */
const EVERY_SCREEN_MS = 300_000;

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  journey(
    `every screen of the admin opens for an owner, and axe finds nothing (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      await workAs(visitor, await hire('owner'), language);
      for (const path of plainScreens) {
        await page.goto(`/admin${path === '/' ? '' : path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.getByText(/^(?:نحمّل…|Loading…)$/).count(), { message: path }).toBe(0);
        expect(await brokenPictures(page), path).toEqual([]);
        await expectAccessible(visitor, [width]);
      }
    },
    EVERY_SCREEN_MS,
  );
}

journey('what a role may not do it does not see: no screen, no line in the menu', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page } = visitor;
  await workAs(visitor, await hire('fulfilment'), 'en');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Today' }).waitFor();
  expect(await menu.getByRole('link', { name: /Staff|Audit|Reviews/ }).count()).toBe(0);
  await page.goto('/admin/staff');
  await page.getByRole('heading', { level: 1, name: 'There is no screen here' }).waitFor();
});
