import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';

journey('an order on paper has its number, lines and total, and nothing to press', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280, still: true });
  await putInCart(visitor, await findProduct('sukkari-dates'));
  const number = await buy(visitor);
  const { page } = visitor;
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  expect(await main.getByText(number).first().isVisible()).toBe(true);
  expect(await main.getByText('تمر سكري مفتّل فاخر').first().isVisible()).toBe(true);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    expect(await part.locator('visible=true').count()).toBe(0);
  }
});
