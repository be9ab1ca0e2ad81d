import { expect } from 'vitest';
import { expectAccessible, screens } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

let serial = 0;

for (const { language, width } of screens) {
  journey(`a guest keeps the order in an account by one field (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width, still: true });
    const { page, open, complaints } = visitor;
    const { auth: say } = words(language);
    serial += 1;
    await putInCart(visitor, await findProduct('sukkari-dates'));
    await open('/checkout');
    await fillDetails(visitor, { ...buyers[language], phone: `053${String(Date.now() + serial).slice(-7)}` });
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    const number = await orderNumber(page);

    const offer = page.getByRole('region', { name: say.keepTitle });
    await offer.getByLabel(say.keepPassword, { exact: true }).fill('قصيرة');
    await offer.getByRole('button', { name: say.keepAction }).click();
    await offer.getByText(say.shortPassword).waitFor();
    await expectAccessible(visitor, [width]);
    complaints.allow(/422/);
    await offer.getByLabel(say.keepPassword, { exact: true }).fill('12345678');
    await offer.getByRole('button', { name: say.keepAction }).click();
    await expect.poll(() => offer.locator('[aria-invalid=true]').count()).toBe(1);
    await offer.getByLabel(say.keepPassword, { exact: true }).fill('نخلة على ضفة النهر');
    await offer.getByRole('button', { name: say.keepAction }).dblclick();
    await page.getByRole('heading', { name: say.keepDone }).waitFor();
    await page.getByRole('main').getByText(number).first().waitFor();
    await page.getByRole('link', { name: say.toOrders }).first().click();
    await page.getByRole('main').getByRole('link', { name: number }).first().waitFor();
  });
}
