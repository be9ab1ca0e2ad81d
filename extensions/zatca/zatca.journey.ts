import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabic from '../../admin/app/text/ar/invoicing.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import english from '../../admin/app/text/en/invoicing.ts';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { fill, press } from '../../e2e/support/admin-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { orderOne } from '../../e2e/support/purchase.ts';
import { setExtension } from '../../e2e/support/set-extension.ts';
import { readFrom } from '../../e2e/support/shop-api.ts';
import { inDatabase } from '../../e2e/support/shop-database.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { openFakeAuthority } from './testing/fake-authority.ts';

const words = { ar: { ...arabicCommon, ...arabic }, en: { ...englishCommon, ...english } };

const fields = {
  'name.ar': 'شركة واحة للتجارة',
  'name.en': 'Waha Trading Company',
  vat_number: '310122393500003',
  number: '1010010000',
  street: 'طريق الملك فهد',
  building: '1234',
  district: 'العليا',
  city: 'الرياض',
  postal_code: '12211',
  branch: 'الفرع الرئيسي',
  industry: 'Retail',
};

/** Leads the shop's calls to an authority on this machine, as an owner does in the settings of the extension. */
const leadTo = (url: string | null) => setExtension('zatca', { ZATCA_URL: url });

const stateOf = ({ page }: Visitor, text: string) => page.locator('.state').filter({ hasText: text });

async function register(visitor: Visitor, code: string, width: number): Promise<void> {
  const { page, hands, language } = visitor;
  const say = words[language];
  await page.goto('/admin/e-invoicing');
  await page.getByRole('button', { name: new RegExp(`^(${say.create}|${say.createAnother})$`) }).waitFor();
  await hands.press(page.getByRole('button', { name: new RegExp(`^(${say.create}|${say.createAnother})$`) }));
  const dialog = page.getByRole('dialog');
  const save = () => hands.press(dialog.getByRole('button', { name: say.create, exact: true }));
  for (const [name, text] of Object.entries(fields)) await fill(visitor, name, text);
  await fill(visitor, 'vat_number', '123456789012345');
  await save();
  await dialog.getByRole('alert').first().waitFor();
  await expectAccessible(visitor, [width]);
  await fill(visitor, 'vat_number', fields.vat_number);
  await save();
  await dialog.waitFor({ state: 'detached' });
  await fill(visitor, 'code', '000000');
  await press(visitor, say.enrol);
  await page.getByRole('alert').first().waitFor();
  await fill(visitor, 'code', code);
  await press(visitor, say.enrol);
  await press(visitor, say.runChecks);
  await press(visitor, say.activate);
  await expectAccessible(visitor, [width]);
  await hands.press(page.getByRole('dialog').getByRole('button', { name: say.activate, exact: true }));
  await stateOf(visitor, say.state_active).waitFor();
}

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  const say = words[language];

  journey(
    `an owner registers the shop for e-invoicing, and sees documents accepted, rejected and mended (${language}, ${width})`,
    async ({ arrive }) => {
      const authority = await openFakeAuthority();
      const visitor = await arrive({ language, width });
      const { page, hands } = visitor;
      // A wrong number of VAT and a wrong code are refused.
      visitor.complaints.allow(/\b(409|422)\b/);
      const owner = await hire('owner');
      await workAs(visitor, owner, language);
      await leadTo(authority.url);
      try {
        await register(visitor, authority.issueCode(), width);
        const product = await findProduct('najd-mantel-clock');
        authority.modes.push('reject');
        const order = await orderOne(product.id);
        const rejected = async () =>
          (await readFrom<{ rejected: number }>(shopUnderTest().url, '/admin/e-invoicing', owner.token)).rejected;
        await expect.poll(rejected).toBe(1);
        await page.goto('/admin');
        await hands.press(page.locator('section').filter({ hasText: say.alarm }).getByRole('link').first());
        await page.getByRole('heading', { level: 1, name: say.title }).waitFor();
        await expectAccessible(visitor, [width]);
        await hands.press(page.getByRole('button', { name: new RegExp(`^${say.show}`) }).first());
        await expectAccessible(visitor, [width]);
        await press(visitor, say.stampAgain);
        // It is sent in the background, after whatever else the shop has to do there.
        await stateOf(visitor, say.document_accepted).first().waitFor({ timeout: 60_000 });
        expect(authority.chainFaultsOf(authority.documents[0]?.unit.serial ?? '')).toEqual([]);
        const { qr } = await readFrom<{ qr: string }>(
          shopUnderTest().url,
          `/admin/orders/${order}/invoice`,
          owner.token,
        );
        // Tags 1 to 9 of a stamped document; five stand in one without.
        expect(Buffer.from(qr, 'base64').length).toBeGreaterThan(300);
        await page.goto('/admin/e-invoicing');
        await press(visitor, say.close);
        await hands.press(page.getByRole('dialog').getByRole('button', { name: say.close, exact: true }));
        await stateOf(visitor, say.state_closed).first().waitFor();
      } finally {
        await inDatabase(`update tax_units set state = 'closed', closed_at = now() where state <> 'closed'`, []);
        await leadTo(null);
        await authority.close();
      }
    },
  );
}
