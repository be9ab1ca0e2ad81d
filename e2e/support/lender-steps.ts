import { expect } from 'vitest';
import { putInCart } from './cart-line.ts';
import { buyers, field, orderNumber, payment, placeButton } from './checkout-steps.ts';
import type { findProduct } from './demo-shop.ts';
import type { Visitor } from './visitor.ts';

/** The choice of a lender at the checkout. */
export const lenderChoice = ({ page }: Visitor, method: string) => page.locator(`input[name=payment][value=${method}]`);

interface Lender {
  /** The code of its payment method. */
  method: string;
  product: Awaited<ReturnType<typeof findProduct>>;
}

/**
 * Steps of a buyer whose checkout is filled in and who chose a lender: refused on its page, pays in cash without typing again, and is
 * accepted for the next order. The lender's page has a link for each outcome.
 */
export async function refusedThenAccepted(visitor: Visitor, { method, product }: Lender): Promise<void> {
  const { page, open } = visitor;
  const main = page.getByRole('main');
  await placeButton(visitor).click();
  await page.getByRole('link', { name: 'ارفض' }).click();
  await orderNumber(page);
  await main.getByText('لم يكتمل الدفع، ولم يُخصم منك شيء').waitFor();
  await page.screenshot({ path: `test-results/${method}-refused.png`, fullPage: true });
  await main.getByRole('button', { name: 'الدفع عند الاستلام' }).click();
  await page.waitForURL(/\/checkout$/);
  expect(await field(visitor, 'street').inputValue()).toBe(buyers.ar.street);
  await expect.poll(() => payment(page, 'cash_on_delivery').isChecked()).toBe(true);
  await placeButton(visitor).click();
  await orderNumber(page);
  await main.getByText('تم تأكيد الطلب').waitFor();

  await putInCart(visitor, product);
  await open('/checkout');
  await lenderChoice(visitor, method).check();
  await placeButton(visitor).click();
  await page.getByRole('link', { name: 'أوافق' }).click();
  await orderNumber(page);
  await main.getByText('تم تأكيد الطلب').waitFor();
  await page.screenshot({ path: `test-results/${method}-accepted.png`, fullPage: true });
}
