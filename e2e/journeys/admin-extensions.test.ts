import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabic from '../../admin/app/text/ar/extensions.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import english from '../../admin/app/text/en/extensions.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const words = { ar: { ...arabicCommon, ...arabic }, en: { ...englishCommon, ...english } };

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(`an owner is told what a key lacks, and nothing is saved (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page, complaints } = visitor;
    const said = words[language];
    await workAs(visitor, await hire('owner'), language);
    await page.goto('/admin/extensions');
    await page.getByRole('heading', { level: 1, name: said.extensions }).waitFor();
    const form = page
      .locator('section.panel')
      .filter({ has: page.locator('input[type=password]') })
      .first();
    await form.getByText(said.state_off).waitFor();
    complaints.allow(/422/);
    await form.locator('input[type=password]').first().fill('short');
    await form.getByRole('button', { name: said.save, exact: true }).click();
    await form.getByRole('alert').waitFor();
    await expectAccessible(visitor, [width]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await form.getByText(said.state_off).count()).toBe(1);
    await form.locator('input[type=password]').first().fill('');
  });
}
