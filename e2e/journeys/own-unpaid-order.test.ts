import { afterAll, expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { holdTheLast, leave, SCARCE } from '../support/held-order.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';

afterAll(() => leave(36));

const statusOf = async (number: string) =>
  (await inDatabase<{ status: string }>('select status from orders where number = $1', [number]))[0]?.status;

journey('an unpaid order that holds what a cart lacks is gone on with, in English', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page } = visitor;
  const number = await holdTheLast(visitor);
  const held = page.getByRole('list', { name: 'Your orders that wait for payment' }).getByRole('listitem');
  await held.getByText(/your order .*, which is not paid yet/).waitFor();
  await page.getByRole('main').getByText('Sold out').waitFor();
  await held.getByRole('link', { name: 'Pay for it' }).click();
  await page.waitForURL(/\/en\/checkout\/success\?order=/);
  await page.getByRole('main').getByText(number).first().waitFor();
  await page.getByRole('region', { name: 'Transferred? Send us the receipt' }).waitFor();
  expect(await statusOf(number)).toBe('pending_payment');
});

journey('an unpaid order is given up for what is in the cart, by keyboard, in English', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page } = visitor;
  const number = await holdTheLast(visitor);
  const held = page.getByRole('list', { name: 'Your orders that wait for payment' }).getByRole('listitem');
  const replace = held.getByRole('button', { name: 'Cancel it and order this cart' });
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await replace.focus();
  await page.keyboard.press('Enter');
  // The harmless answer has the focus; afterwards the focus returns.
  await expect.poll(focused).toBe('No, keep it');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Cancel it and order this cart');
  expect(await statusOf(number)).toBe('pending_payment');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('No, keep it');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('is cancelled').waitFor();
  await expect.poll(() => held.count()).toBe(0);
  expect(await statusOf(number)).toBe('cancelled');

  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) sent.push(request.postDataJSON());
  });
  // The form still contains the buyer's data.
  await visitor.open('/checkout');
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).click();
  await orderNumber(page);
  // The order request names recent unpaid orders of this browser, so that a refusal can show them.
  expect(sent).toMatchObject([{ unpaid_orders: [{ view_token: expect.any(String) }] }]);
});

journey('what is sold out or short is counted in no total, in Arabic', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await leave(2);
  const product = await findProduct(SCARCE);
  await putInCart(visitor, product, 5);
  await open('/cart');
  const main = page.getByRole('main');
  await main.getByText('بقيت قطعتان فقط').waitFor();
  const two = (product.price * 2).toFixed(2);
  expect(await main.getByRole('listitem').first().textContent()).toContain(two);
  await open('/checkout');
  await main.getByText('ملخص الطلب').first().click();
  const lines = main.getByRole('list', { name: 'محتويات الطلب' }).locator('visible=true');
  await lines.getByText('بقيت قطعتان فقط').waitFor();
  expect(await lines.textContent()).toContain(two);
});
