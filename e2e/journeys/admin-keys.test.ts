import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabic from '../../admin/app/text/ar/keys.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import english from '../../admin/app/text/en/keys.ts';
import { PASSWORD } from '../../server/src/testing/factories/customer-factories.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fill, press } from '../support/admin-steps.ts';
import { journey } from '../support/journey.ts';
import { readFrom } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const texts = { ar: arabic, en: english };
const common = { ar: arabicCommon, en: englishCommon };

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  const say = texts[language];

  journey(
    `an owner makes a key for a program, copies it, sees its last use and revokes it (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, hands } = visitor;
      // A form sent without a scope is refused at its field; a revoked key is refused with 401.
      visitor.complaints.allow(/\b422\b/);
      await workAs(visitor, await hire('owner'), language);
      const name = `ERP ${language}`;
      await page.goto('/admin/api-keys');
      await press(visitor, say.make);
      const dialog = page.getByRole('dialog');
      await fill(visitor, 'name', name);
      await fill(visitor, 'current_password', PASSWORD);
      await hands.press(dialog.getByRole('button', { name: say.make }));
      await dialog.getByRole('alert').first().waitFor();
      await hands.tick(dialog.getByLabel(say['scope_orders:read'], { exact: true }));
      await expectAccessible(visitor, [width]);
      await hands.press(dialog.getByRole('button', { name: say.make }));
      await page.getByRole('heading', { name: say.madeTitle.replace('{name}', name) }).waitFor();
      await expectAccessible(visitor, [width]);
      const token = (await dialog.locator('p.font-mono').textContent()) ?? '';
      expect(token).toMatch(/^waha_sk_\w{36}$/);
      await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))`);
      await hands.press(dialog.getByRole('button', { name: say.copy, exact: true }));
      await page.getByText(common[language].copyFailed).waitFor();
      await page.evaluate(`navigator.clipboard.writeText = async (text) => { window.copiedText = text; }`);
      await hands.press(dialog.getByRole('button', { name: say.copy, exact: true }));
      await dialog.getByRole('button', { name: say.copied, exact: true }).waitFor();
      expect(await page.evaluate('window.copiedText')).toBe(token);
      await hands.press(dialog.getByRole('button', { name: say.stored }));

      const orders = () => readFrom<{ total: number }>(shopUnderTest().url, '/admin/orders', token);
      expect((await orders()).total).toBeGreaterThan(0);
      await page.reload();
      const row = page.locator('tr, li').filter({ hasText: name });
      await row.getByText('127.0.0.0/24').waitFor();
      await expectAccessible(visitor, [width]);
      await hands.press(row.getByRole('button', { name: say.revoke }));
      await expectAccessible(visitor, [width]);
      await hands.press(page.getByRole('dialog').getByRole('button', { name: say.revoke }));
      await row.getByText(say.revoked).waitFor();
      await expect(orders()).rejects.toThrow('401');
    },
  );
}
