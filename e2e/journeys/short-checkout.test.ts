import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, changeKnown, field, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { keepAddress, signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { sidewaysOverflow } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

/** Pixels of a phone 360 wide; half of what the form once had (docs/decisions/0164). */
const GUEST_HEIGHT = 1400;
/** A phone's screen, from the contact to the button that pays. */
const ONE_SCREEN = 780;
const MOST_KEYS = 30;
const MOST_TAPS = 9;

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

/** Hands that count their taps, and keys as a person presses them. */
function countingHands() {
  const count = { taps: 0, keys: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    await tap(target);
    count.keys += text.length;
    await target.fill(text);
  };
  return { count, tap, type };
}

for (const language of ['ar', 'en'] as const) {
  journey(
    `a guest with a short address orders in few taps and keys, on a short page (${language})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width: 360 });
      const { page, open } = visitor;
      const { count, tap, type } = countingHands();
      await putInCart(visitor, await findProduct('match-football'));
      await open('/checkout');
      await placeButton(visitor)
        .or(page.getByRole('button', { name: words(language).checkout.placeOrder }))
        .waitFor();
      const heights = { fresh: await heightOf(page), byHand: 0, short: 0 };
      await type(field(visitor, 'firstName'), language === 'ar' ? 'نورة' : 'Sara');
      await type(field(visitor, 'lastName'), language === 'ar' ? 'العتيبي' : 'Hassan');
      await type(field(visitor, 'phone'), '0551234567');
      // The large cities are there before anything is typed.
      await tap(field(visitor, 'city'));
      await tap(page.getByRole('option', { name: new RegExp(`^${buyers[language].city}`) }).first());
      await page.locator('input[name=shipping]:checked').waitFor();
      heights.byHand = await heightOf(page);
      await type(page.locator('#shortAddress'), 'RRRD2929');
      await expect.poll(() => field(visitor, 'street').isVisible()).toBe(false);
      await tap(payment(page, 'cash_on_delivery').locator('..'));
      await placeButton(visitor).waitFor();
      heights.short = await heightOf(page);
      expect(await sidewaysOverflow(page)).toBe(0);
      await tap(placeButton(visitor));
      await orderNumber(page);
      process.stdout.write(`Checkout of a guest (${language}): ${JSON.stringify({ ...heights, ...count })}\n`);
      expect(Math.max(...Object.values(heights))).toBeLessThanOrEqual(GUEST_HEIGHT);
      expect(count.keys).toBeLessThanOrEqual(MOST_KEYS);
      expect(count.taps).toBeLessThanOrEqual(MOST_TAPS);
    },
  );
}

journey('a customer who comes back sees contact, address, delivery and payment on one screen', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const { token } = await signIn(visitor);
  await keepAddress(token, { is_default: true });
  await putInCart(visitor, await findProduct('match-football'));
  await open('/checkout');
  await page
    .getByRole('region', { name: words('ar').checkout.address })
    .getByText('شارع العليا')
    .waitFor();
  await placeButton(visitor).waitFor();
  // The box of offers comes once the profile is known, and belongs to the length.
  await page.getByLabel('أرسلوا لي العروض على جوالي').waitFor();
  const height =
    await page.evaluate<number>(`document.querySelector('form button[type=submit]').getBoundingClientRect().bottom
    - document.querySelector('#contact').closest('section').getBoundingClientRect().top`);
  process.stdout.write(`Checkout of a returning customer, from contact to pay: ${Math.round(height)} px\n`);
  expect(height).toBeLessThanOrEqual(ONE_SCREEN);

  // Both open, take the focus, and keep what was known.
  await changeKnown(visitor, 'contact');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('firstName');
  await field(visitor, 'lastName').fill('القحطاني');
  await changeKnown(visitor, 'address');
  expect(await field(visitor, 'street').inputValue()).toBe('شارع العليا');
  await field(visitor, 'street').fill('شارع الملك فهد');
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).click();
  await orderNumber(page);
  await page.getByText('شارع الملك فهد').locator('visible=true').first().waitFor();
});

journey('a folded step opens by itself when the shop refuses something in it', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open, complaints } = visitor;
  const { token } = await signIn(visitor);
  await keepAddress(token, { is_default: true });
  await putInCart(visitor, await findProduct('match-football'));
  await open('/checkout');
  await payment(page, 'cash_on_delivery').check();
  complaints.allow(/422|Failed to load resource/);
  const errors = { 'contact.phone': ['الرقم مرفوض'], 'address.street': ['الشارع مرفوض'] };
  await page.route('**/api/store/orders', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'request.invalid', message: 'x', errors } }),
  );
  await placeButton(visitor).click();
  await page.getByRole('link', { name: 'الرقم مرفوض' }).waitFor();
  await page.getByRole('link', { name: 'الشارع مرفوض' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('street');
  expect(await field(visitor, 'phone').getAttribute('aria-invalid')).toBe('true');
});
