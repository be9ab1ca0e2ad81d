import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, openExtras, payment } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { opening, words } from '../support/words.ts';

journey(
  'an order is wrapped as a gift: priced, said on its page, and on the slip of whoever packs it',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const { checkout, order: orderWords, cart } = words('ar');
    await putInCart(visitor, await findProduct('match-football'));
    await open('/checkout');
    await fillDetails(visitor, buyers.ar);
    await payment(page, 'bank_transfer').check();
    await openExtras(visitor);
    await page.getByRole('checkbox', { name: opening(checkout.giftWrap) }).check();
    await page.getByLabel(checkout.giftMessage).fill('كل عام وأنت بخير');
    await page.getByText(cart.giftWrap, { exact: true }).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: opening(checkout.placeOrder) }).click();
    await page.waitForURL(/checkout\/success/);
    await page.getByText(orderWords.giftWrap, { exact: true }).locator('visible=true').first().waitFor();
    await page.getByText('كل عام وأنت بخير').locator('visible=true').first().waitFor();
    const id = new URL(page.url()).searchParams.get('order') ?? '';
    const { slips } = await asStaff<{ slips: unknown[] }>('owner', `GET /admin/packing?ids=${id}`);
    expect(slips).toMatchObject([{ gift: { message: 'كل عام وأنت بخير' } }]);
    // The next order of this tab starts without it.
    await putInCart(visitor, await findProduct('match-football'));
    await open('/checkout');
    await openExtras(visitor);
    expect(await page.getByRole('checkbox', { name: opening(checkout.giftWrap) }).isChecked()).toBe(false);
  },
);
