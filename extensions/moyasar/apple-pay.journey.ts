import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { orderNumber } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { PUBLISHABLE_KEY, SECRET_KEY, startFakeMoyasar, WEBHOOK_SECRET } from './fake-moyasar.fixture.ts';

const setUp = (url: string | null) => {
  const given = {
    ...{ MOYASAR_URL: url ?? '', MOYASAR_SECRET_KEY: SECRET_KEY, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET },
    MOYASAR_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
  return setExtension('moyasar', url === null ? withoutValues(given) : given);
};

/** Safari's sheet as the page meets it: the test plays the buyer by `window.sheet`, and reads what it was shown. */
function stubSheet() {
  const shown: [string, unknown][] = [];
  class StubSession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    request: unknown;
    constructor(version: number, request: unknown) {
      if (version !== 3) throw new Error('this version has no errors beside fields');
      this.request = request;
    }
    begin() {
      shown.push(['begin', this.request]);
      Reflect.set(globalThis, 'sheet', this);
    }
    abort() {
      shown.push(['abort', null]);
    }
    completeMerchantValidation(session: unknown) {
      shown.push(['merchant', session]);
    }
    completeShippingContactSelection(update: unknown) {
      shown.push(['contact', update]);
    }
    completeShippingMethodSelection(update: unknown) {
      shown.push(['method', update]);
    }
    completePayment(result: unknown) {
      shown.push(['payment', result]);
    }
  }
  Reflect.set(globalThis, 'ApplePaySession', StubSession);
  Reflect.set(globalThis, 'shown', shown);
}

interface Shown {
  newTotal: { amount: string };
  newShippingMethods: { identifier: string; amount: string }[];
  status: number;
  nonce: string;
}

/** The buyer's part of an open sheet. */
const sheetOf = ({ page }: Visitor) => ({
  /** Raises an event of the sheet, and waits for what the page answers. */
  async raise(event: string, detail: unknown, answer: string): Promise<Shown> {
    const before = await page.evaluate(() => Reflect.get(globalThis, 'shown').length);
    await page.evaluate(([name, value]) => Reflect.get(globalThis, 'sheet')[name as string](value), [
      event,
      detail,
    ] as const);
    await page.waitForFunction((count) => Reflect.get(globalThis, 'shown').length > count, before);
    const [what, value] = await page.evaluate((count) => Reflect.get(globalThis, 'shown')[count], before);
    expect(what).toBe(answer);
    return value;
  },
});

const contact = {
  ...{ givenName: 'نورة', familyName: 'العتيبي', phoneNumber: '0551234567', emailAddress: 'noura@example.com' },
  ...{ addressLines: ['شارع العليا'], subLocality: 'الملقا', locality: 'Riyadh', countryCode: 'SA' },
};
const GATEWAY = { validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' };

journey(
  'a buyer with Apple Pay pays from the product and the cart, and is refused at the checkout',
  async ({ arrive }) => {
    const fake = await startFakeMoyasar();
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    await page.addInitScript(stubSheet);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'ادفع بـ Apple Pay' });
    const sheet = sheetOf(visitor);
    await setUp(fake.url);
    try {
      const product = await findProduct('sukkari-dates');
      await open(`/product/${product.id}/${product.slug}`);
      await button.click();
      await main.getByText('اختر أولًا ما ينقص من الخيارات').waitFor();
      await main.locator('[data-options] label').first().click();
      await button.click();

      await page.waitForFunction(() => Reflect.has(globalThis, 'sheet'));
      expect((await sheet.raise('onvalidatemerchant', GATEWAY, 'merchant')).nonce).toBeTruthy();
      const first = await sheet.raise('onshippingcontactselected', { shippingContact: contact }, 'contact');
      const other = first.newShippingMethods[1];
      if (!other) throw new Error('the sheet shows one way of delivery alone');
      const second = await sheet.raise('onshippingmethodselected', { shippingMethod: other }, 'method');
      expect(second.newTotal.amount).not.toBe(first.newTotal.amount);
      await page.screenshot({ path: 'test-results/apple-pay-product.png' });
      const approved = { payment: { token: { paymentData: 'approved' }, shippingContact: contact } };
      expect((await sheet.raise('onpaymentauthorized', approved, 'payment')).status).toBe(0);
      await orderNumber(page);
      await main.getByText('تم تأكيد الطلب').waitFor();
      expect(fake.charged() / 100).toBe(Number(second.newTotal.amount));

      await putInCart(visitor, product);
      await open('/cart');
      await button.waitFor();
      await page.screenshot({ path: 'test-results/apple-pay-cart.png', fullPage: true });
      await open('/checkout');
      await button.waitFor();
      await page.screenshot({ path: 'test-results/apple-pay-checkout.png', fullPage: true });
      await expectAccessible(visitor, [360]);
      await button.click();
      await page.waitForFunction(() => Reflect.has(globalThis, 'sheet'));
      await sheet.raise('onshippingcontactselected', { shippingContact: contact }, 'contact');
      const refused = { payment: { token: { paymentData: 'refused' }, shippingContact: contact } };
      expect((await sheet.raise('onpaymentauthorized', refused, 'payment')).status).toBe(1);
      await orderNumber(page);
      await main.getByText('لم يكتمل الدفع، ولم يُخصم منك شيء').waitFor();
      await page.screenshot({ path: 'test-results/apple-pay-refused.png', fullPage: true });
    } finally {
      await setUp(null);
      await fake.close();
    }
  },
);

journey('a browser without Apple Pay shows no button and loads nothing for it', async ({ arrive }) => {
  const fake = await startFakeMoyasar();
  const { page, open } = await arrive({ language: 'en', width: 1280 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await setUp(fake.url);
  try {
    const product = await findProduct('sukkari-dates');
    await open(`/product/${product.id}/${product.slug}`);
    await page.getByRole('button', { name: 'Buy now' }).first().waitFor();
    expect(await page.locator('.apple-pay').count()).toBe(0);
    expect(asked.filter((url) => url.includes('apple-pay-button'))).toEqual([]);
  } finally {
    await setUp(null);
    await fake.close();
  }
});
