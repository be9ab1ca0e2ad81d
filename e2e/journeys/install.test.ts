import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

/** Stands in for Chromium's offer, which a browser without a profile never makes. */
const OFFER = `(() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; return { outcome: 'dismissed' }; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
})()`;

for (const language of ['ar', 'en'] as const) {
  journey(`a buyer is asked to install the shop after an order, and once (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const { page, open } = visitor;
    const { order: say } = words(language);
    await putInCart(visitor, await findProduct('sukkari-dates'), 1);
    await open('/checkout');
    // Listened for once the page is idle.
    await expect
      .poll(() => page.evaluate<boolean>(OFFER), { message: 'no bar of the browser over the page' })
      .toBe(true);
    await fillDetails(visitor, buyers[language]);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await page.waitForURL(/checkout\/success/);
    const offer = page.getByRole('region', { name: say.installTitle });
    await offer.getByRole('button', { name: say.install }).click();
    expect(await page.evaluate<number>('window.asked')).toBe(1);
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => page.evaluate<boolean>(OFFER)).toBe(true);
    expect(await offer.count(), 'whoever declined is left alone').toBe(0);
  });
}
