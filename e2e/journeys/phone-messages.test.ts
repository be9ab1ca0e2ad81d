import { expect } from 'vitest';
import arabicPhone from '../../admin/app/text/ar/phone.ts';
import englishPhone from '../../admin/app/text/en/phone.ts';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const phone = { ar: arabicPhone, en: englishPhone };

for (const [language, width, to] of [
  ['ar', 360, '٠٥٥١٢٣٤٥٠١'],
  ['en', 1280, '0551234502'],
] as const) {
  journey(
    `an owner chooses who is told by phone, and sends a message to their own (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      const say = phone[language];
      const { settings, common } = adminTexts[language];
      await workAs(visitor, await hire('owner'), language);
      await page.goto('/admin/settings');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: new RegExp(`^${settings.phoneMessages}`) }).click();
      const rule = main.locator('[name="routes.order_delivered.rule"]');
      await rule.waitFor();
      await expectAccessible(visitor, [width]);
      const before = await rule.inputValue();
      const save = main.getByRole('button', { name: common.save, exact: true });
      for (const value of ['always', before]) {
        await rule.selectOption(value);
        await save.click();
        await page.getByText(common.saved, { exact: true }).first().waitFor();
        await page.reload();
        await expect.poll(() => rule.inputValue()).toBe(value);
      }

      const see = main.getByRole('button', { name: `${say.see} ${say.message_order_shipped}` });
      await see.and(page.locator(':visible')).click();
      const dialog = page.getByRole('dialog');
      // A number that is none is refused at its field, and what was typed stays.
      visitor.complaints.allow(/422/);
      await dialog.getByLabel(say.to).fill('123');
      await dialog.getByRole('button', { name: say.send, exact: true }).click();
      await dialog.locator('[aria-invalid=true]').waitFor();
      await expectAccessible(visitor, [width]);
      await dialog.getByLabel(say.to).fill(to);
      await dialog.getByRole('button', { name: say.send, exact: true }).click();
      await dialog.getByText(say.sentBy_sms).waitFor();
    },
  );
}
