import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { orderNumber, placeButton } from '../../e2e/support/checkout-steps.ts';
import { keepAddress, signIn } from '../../e2e/support/customer.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, startFakeMoyasar, WEBHOOK_SECRET } from './fake-moyasar.fixture.ts';

const setUp = (url: string | null) => {
  const given = {
    ...{ MOYASAR_URL: url ?? '', MOYASAR_SECRET_KEY: SECRET_KEY, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET },
    ...{ MOYASAR_PUBLISHABLE_KEY: PUBLISHABLE_KEY, MOYASAR_SAVED_CARDS: '1' },
  };
  return setExtension('moyasar', url === null ? withoutValues(given) : given);
};

journey('a buyer has a card remembered, pays by it with two taps, and deletes it', async ({ arrive }) => {
  const fake = await startFakeMoyasar();
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  // The bank and the provider are on another port of this machine.
  visitor.complaints.allow(/^request to another origin: http:\/\/127\.0\.0\.1:/);
  const main = page.getByRole('main');
  const method = page.locator('input[name=payment][value=moyasar]');
  await setUp(fake.url);
  try {
    const { token } = await signIn(visitor);
    await keepAddress(token);
    const product = await findProduct('sukkari-dates');
    await putInCart(visitor, product);
    await open('/checkout');
    await method.check();
    await main.getByLabel('احفظ البطاقة لطلباتي القادمة').check();
    await page.screenshot({ path: 'test-results/saved-card-tick.png', fullPage: true });
    await expectAccessible(visitor, [360]);
    await placeButton(visitor).click();

    await page.waitForURL(/\/pay\/card\//);
    await page.screenshot({ path: 'test-results/saved-card-page.png', fullPage: true });
    const pay = page.getByRole('button', { name: /^ادفع/ });
    await page.getByLabel('رقم البطاقة').fill('4464040000001118');
    await pay.click();
    await page.getByText('رقم البطاقة غير صحيح، راجع الأرقام').waitFor();
    expect(await page.locator('#number:focus').count()).toBe(1);
    await expectAccessible(visitor, [360, 1280]);
    await page.screenshot({ path: 'test-results/saved-card-wrong.png', fullPage: true });
    await page.getByLabel('رقم البطاقة').fill('٤٤٦٤ ٠٤٠٠ ٠٠٠٠ ١١١٢');
    await page.getByLabel('تاريخ الانتهاء').pressSequentially('1231');
    expect(await page.getByLabel('تاريخ الانتهاء').inputValue()).toBe('12/31');
    await page.getByLabel('كود CVV').fill('123');
    await page.getByLabel('الاسم على البطاقة').fill('NOURA SALEM');
    await pay.click();
    await orderNumber(page);
    await main.getByText('تم تأكيد الطلب').waitFor();

    await putInCart(visitor, product);
    await open('/checkout');
    // The first tap; the second one orders.
    await method.check();
    await expect.poll(() => main.getByRole('radio', { name: 'mada تنتهي بـ 1112' }).isChecked()).toBe(true);
    await page.screenshot({ path: 'test-results/saved-card-choice.png', fullPage: true });
    await expectAccessible(visitor, [360]);
    await placeButton(visitor).click();
    await orderNumber(page);
    await main.getByText('تم تأكيد الطلب').waitFor();
    expect(fake.tokens.known.size).toBe(1);

    await open('/account/settings');
    const remove = main.getByRole('button', { name: 'احذف mada المنتهية بـ 1112' });
    await remove.waitFor();
    await page.screenshot({ path: 'test-results/saved-card-settings.png', fullPage: true });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await expect.poll(() => fake.tokens.known.size, { timeout: 20_000 }).toBe(0);
  } finally {
    await setUp(null);
    await fake.close();
  }
});
