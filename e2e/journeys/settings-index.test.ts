import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

for (const [language, width, wanted] of [
  ['ar', 360, 'دفع'],
  ['en', 1280, 'providers'],
] as const) {
  journey(
    `an owner finds a setting by a word, changes it, and comes back to the index (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      await workAs(visitor, await hire('owner'), language);
      const { settings, common, extensions } = adminTexts[language];
      await page.goto('/admin/settings');
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: settings.findSetting }).fill('zzz');
      await main.getByText(settings.noSetting).waitFor();
      await expectAccessible(visitor, [width]);
      await main.getByRole('searchbox', { name: settings.findSetting }).fill(wanted);
      await main.getByRole('link', { name: new RegExp(`^${settings.payments}`) }).click();
      await main.getByRole('heading', { level: 1, name: settings.payments }).waitFor();
      // Each provider has its state here, and the address that it is to notify.
      await main.getByText(extensions.state_on).first().waitFor();
      await main
        .getByText(/\/api\/store\/payments\/[a-z-]+\/webhook$/)
        .first()
        .waitFor();
      const fee = main.getByLabel(settings.cashFee);
      const before = await fee.inputValue();
      const save = main.locator('form').first().getByRole('button', { name: common.save });
      visitor.complaints.allow(/422/);
      await fee.fill('-1');
      await save.click();
      await main.locator('[aria-invalid=true]').first().waitFor();
      for (const value of ['16', before]) {
        await fee.fill(value);
        await save.click();
        await page.getByText(common.saved, { exact: true }).first().waitFor();
        await page.reload();
        await expect.poll(() => fee.inputValue()).toBe(value);
      }
      await expectAccessible(visitor, [width]);
      await main.getByRole('link', { name: settings.settings }).click();
      await main.getByRole('searchbox', { name: settings.findSetting }).waitFor();
    },
  );
}
