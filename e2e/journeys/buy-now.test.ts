import { expect } from 'vitest';
import { expectAccessible, screens } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

for (const { language, width } of screens) {
  journey(`one thing is bought at once, and the cart stays (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width, still: true });
    const { page, open } = visitor;
    const { product: say, checkout } = words(language);
    const kept = await findProduct('sukkari-dates');
    const wanted = await findProduct('ajwa-al-madinah-dates');
    await putInCart(visitor, kept, 2);
    const cart = await page.evaluate<string>('localStorage.getItem("cart")');

    const nameOf = async ({ id }: { id: number }) => {
      await open(`/product/${id}`);
      return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    };
    const cartName = await nameOf(kept);
    const wantedName = await nameOf(wanted);
    await page.getByRole('button', { name: say.buyNow }).click();
    await page.waitForURL(({ pathname, search }) => pathname.endsWith('/checkout') && search === '?now=1');
    await page.reload();
    const summary = page.getByRole('main');
    if (width < 1024) await page.getByText(checkout.showSummary).first().click();
    await summary.getByText(wantedName).locator('visible=true').first().waitFor();
    expect(await summary.getByText(cartName).locator('visible=true').count()).toBe(0);
    await summary.getByRole('link', { name: checkout.backToThing }).locator('visible=true').first().waitFor();
    await expectAccessible(visitor, [width]);

    await fillDetails(visitor, buyers[language]);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await orderNumber(page);
    await page.getByRole('main').getByText(wantedName).first().waitFor();
    expect(await page.evaluate<string>('localStorage.getItem("cart")')).toBe(cart);

    // The bought product cannot be bought again through the same link, which now shows the checkout of the cart.
    await open('/checkout?now=1');
    if (width < 1024) await page.getByText(checkout.showSummary).first().click();
    await summary.getByText(cartName).locator('visible=true').first().waitFor();
  });
}

journey('what has sizes asks for one before it is bought at once', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  const say = words('ar').product;
  await open(`/product/${(await findProduct('linen-midi-dress')).id}`);
  await page.getByRole('button', { name: say.buyNow }).click();
  await page.getByText(say.chooseOption.replace('{option}', 'المقاس')).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/product\//);
});
