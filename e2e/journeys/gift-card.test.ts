import { expect } from 'vitest';
import say from '../../admin/app/text/ar/giftcards.ts';
import giftcards from '../../storefront/app/text/ar/giftcards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, openGiftCard, payment } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { opening, words } from '../support/words.ts';

journey(
  'a gift card is issued, pays a part of an order, and has its money back once the order is cancelled',
  async ({ arrive }) => {
    const staff = await arrive({ language: 'ar', width: 360 });
    await workAs(staff, await hire('manager'), 'ar');
    await staff.page.goto('/admin/gift-cards/new');
    await staff.page.getByLabel(say.value).fill('٥٠');
    await expectAccessible(staff, [360]);
    await staff.page.getByRole('button', { name: say.issue, exact: true }).click();
    await staff.page.getByText(say.codeOnce).waitFor();
    await expectAccessible(staff, [360]);
    const code = (await staff.page.getByText(/^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/).textContent()) ?? '';

    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const { checkout, order: orderWords, cart } = words('ar');
    await putInCart(visitor, await findProduct('match-football'));
    await open('/checkout');
    await fillDetails(visitor, buyers.ar);
    await payment(page, 'bank_transfer').check();
    await openGiftCard(visitor);
    await page.getByLabel(checkout.giftCard).fill(code.toLowerCase());
    await page.getByRole('button', { name: checkout.giftCardUse, exact: true }).click();
    await page.getByRole('button', { name: checkout.giftCardRemove, exact: true }).waitFor();
    await page.getByText(cart.giftCard, { exact: true }).first().waitFor({ state: 'attached' });
    await expectAccessible(visitor, [360]);
    await page.getByRole('button', { name: opening(checkout.placeOrder) }).click();
    await page.waitForURL(/checkout\/success/);
    await page.getByText(orderWords.giftCard, { exact: true }).locator('visible=true').first().waitFor();
    const id = new URL(page.url()).searchParams.get('order') ?? '';

    const balance = async (): Promise<string | null> => {
      await open('/gift-cards');
      await page.getByLabel(giftcards.code).fill(code);
      await page.getByRole('button', { name: giftcards.check, exact: true }).click();
      await page.getByRole('heading', { name: opening(giftcards.card) }).waitFor();
      return page.locator('dd').first().textContent();
    };
    expect(await balance()).not.toContain('50');
    await asStaff('owner', `PATCH /orders/${id}/status`, { status: 'cancelled' });
    expect(await balance()).toContain('50');
    await expectAccessible(visitor, [360]);

    await staff.page.getByRole('link', { name: say.open, exact: true }).click();
    await staff.page.getByRole('heading', { name: code.slice(-4) }).waitFor();
    await expectAccessible(staff, [360]);
    await staff.page.getByRole('button', { name: say.void, exact: true }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: say.void, exact: true }).click();
    await staff.page.getByText(say.voided).first().waitFor();
    await staff.page.goto('/admin/gift-cards');
    await staff.page.getByText(code.slice(-4)).first().waitFor();
    await expectAccessible(staff, [360]);
  },
);
