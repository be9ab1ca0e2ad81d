import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { opening } from '../support/words.ts';

/** In the digits of an Arabic keyboard, some of it. */
const company = {
  company_name: 'شركة الأفق للتقنية',
  company_vat: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
  company_building: '٨١٢١',
  company_street: 'طريق الملك فهد',
  company_district: 'العليا',
  company_city: 'الرياض',
  company_postal_code: '12211',
};

for (const { language, width, thing, city } of [
  { language: 'ar', width: 360, thing: 'كرة قدم', city: 'الرياض' },
  { language: 'en', width: 1280, thing: 'football', city: 'Riyadh' },
] as const) {
  journey(
    `an order by phone goes to a short address, wrapped as a gift, and is invoiced to a company (${language})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      const main = page.getByRole('main');
      const say = adminTexts[language].orders;
      await workAs(visitor, await hire('owner'), language);
      await page.goto('/admin/orders/new');
      await main.getByLabel(say.findProduct).fill(thing);
      await main.getByRole('listitem').getByRole('button').first().click();
      await main.getByLabel(say.firstName).fill('نورة');
      await main.getByLabel(say.lastName).fill('العتيبي');
      await main.getByLabel(say.phone, { exact: true }).first().fill('0551234599');
      await main.getByLabel(say.shortAddress).fill('rrrd 2929');
      await main.getByLabel(say.city, { exact: true }).fill(city);
      await main.getByRole('button', { name: city }).first().click();
      await main.getByLabel(say.shippingWay).selectOption('standard');
      await main.getByLabel(say.method).selectOption('bank_transfer');
      const total = main.getByRole('status').filter({ hasText: opening(say.quoteTotal) });
      await total.waitFor();
      const before = await total.textContent();
      await main.getByRole('checkbox', { name: opening(say.wrapAsGift) }).check();
      await main.getByLabel(say.giftMessage).fill('كل عام وأنت بخير');
      await expect.poll(() => total.textContent()).not.toBe(before);
      await main.getByRole('checkbox', { name: say.isCompany }).check();
      for (const [name, text] of Object.entries(company)) await main.locator(`[name="${name}"]`).fill(text);
      await expectAccessible(visitor, [width]);
      await main.getByRole('button', { name: say.place, exact: true }).click();
      await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
      await main.getByText('كل عام وأنت بخير').first().waitFor();
      await main.getByText('RRRD2929').first().waitFor();
      await main.getByText(company.company_name).first().waitFor();
      await main.getByRole('button', { name: say.moreActs, exact: true }).click();
      await main.getByRole('button', { name: say.invoiceTo, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="company_name"]').fill('مؤسسة السحاب');
      await expectAccessible(visitor, [width]);
      await dialog.getByRole('button', { name: adminTexts[language].common.save, exact: true }).click();
      await main.getByText('مؤسسة السحاب').first().waitFor();
      await main.getByText('399999999900003').first().waitFor();
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const { slips } = await asStaff<{ slips: unknown[] }>('owner', `GET /admin/packing?ids=${id}`);
      expect(slips).toMatchObject([
        { gift: { message: 'كل عام وأنت بخير' }, address: { short_address: 'RRRD2929', street: '' } },
      ]);
    },
  );
}
