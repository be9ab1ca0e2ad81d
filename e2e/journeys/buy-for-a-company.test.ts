import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, openExtras, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { opening, words } from '../support/words.ts';

const typed = {
  companyName: 'شركة الأفق للتقنية',
  companyVat: '٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣',
  companyBuilding: '٨١٢١',
  companyStreet: 'طريق الملك فهد',
  companyDistrict: 'العليا',
  companyCity: 'الرياض',
  companyPostalCode: '١٢٢١١',
};

for (const { language, width } of [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  journey(
    `an order in the name of a company, by keyboard, and its standard invoice, in ${language}`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, open } = visitor;
      const { checkout, order } = words(language);
      await putInCart(visitor, await findProduct('match-football'));
      await open('/checkout');
      await fillDetails(visitor, buyers[language]);
      await payment(page, 'cash_on_delivery').check();
      const choice = page.getByRole('checkbox', { name: opening(checkout.companyInvoice) });
      expect(await page.locator('#companyName').count()).toBe(0);
      await openExtras(visitor);
      await choice.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.type('شركة');
      expect(await page.locator('#companyName').inputValue()).toBe('شركة');

      // One press says every error, each at its field.
      await placeButton(visitor).click();
      for (const error of [checkout.needCompanyNumber, checkout.wrongCompanyBuilding, checkout.needCompanyCity])
        await page.getByRole('link', { name: error }).waitFor();
      await page.getByRole('link', { name: checkout.needCompanyNumber }).press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('companyVat');
      for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
      await page.locator('#companyVat').blur();
      expect(await page.locator('#companyVat').inputValue()).toBe('399999999900003');

      // The draft survives a reload.
      await page.reload();
      await page.locator('#companyName').waitFor();
      expect(await page.locator('#companyStreet').inputValue()).toBe(typed.companyStreet);
      await payment(page, 'cash_on_delivery').check();
      await placeButton(visitor).click();
      await orderNumber(page);
      await page.getByText(order.invoicedTo).locator('visible=true').first().waitFor();
      const id = new URL(page.url()).searchParams.get('order') ?? '';
      const known = await asStaff<{ company: unknown }>('owner', `GET /admin/orders/${id}`);
      expect(known.company).toMatchObject({ name: typed.companyName, vat_number: '399999999900003' });
      await open(`/invoice/${id}`);
      await page.getByRole('heading', { name: order.companyInvoiceTitle, exact: true }).waitFor();
      await page.getByText(typed.companyName).waitFor();

      // The next order of this tab is a consumer's again, and what was typed is still there.
      await putInCart(visitor, await findProduct('match-football'));
      await open('/checkout');
      await openExtras(visitor);
      expect(await choice.isChecked()).toBe(false);
      await choice.check();
      expect(await page.locator('#companyVat').inputValue()).toBe('399999999900003');
    },
  );
}

journey(
  'a company that is kept in the account is filled in at the checkout, until it is deleted',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const { account, checkout } = words('ar');
    await signIn(visitor);
    await open('/account/addresses');
    await page.getByRole('button', { name: account.addCompany }).click();
    const save = page.getByRole('button', { name: account.save, exact: true });
    await save.click();
    await page.getByText(checkout.needCompanyName).waitFor();
    for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
    await save.click();
    await page.getByText('399999999900003').waitFor();

    await putInCart(visitor, await findProduct('match-football'));
    await open('/checkout');
    await openExtras(visitor);
    await page.getByRole('checkbox', { name: opening(checkout.companyInvoice) }).check();
    await expect.poll(() => page.locator('#companyName').inputValue()).toBe(typed.companyName);
    expect(await page.locator('#companyPostalCode').inputValue()).toBe('12211');

    await open('/account/addresses');
    const company = page.getByRole('region', { name: account.company });
    await company.getByRole('button', { name: opening(account.deleteNamed) }).click();
    await page.getByRole('button', { name: account.deleteYes }).click();
    await page.getByRole('button', { name: account.addCompany }).waitFor();
  },
);
