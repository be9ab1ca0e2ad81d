import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import arabic from '../../storefront/app/text/ar/consent.ts';
import english from '../../storefront/app/text/en/consent.ts';
import { SECRET, startFakeGa4 } from './fake-ga4.fixture.ts';

for (const { language, say } of [
  { language: 'ar', say: arabic },
  { language: 'en', say: english },
] as const) {
  journey(
    `nothing is told of a visitor before they agree, and an order is told of after it (${language})`,
    async ({ arrive }) => {
      const fake = await startFakeGa4();
      const settings = { GA4_URL: fake.url, GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: SECRET };
      await setExtension('ga4', settings);
      try {
        const visitor = await arrive({ language, width: 360, still: true });
        const { page } = visitor;
        const banner = page.getByRole('region', { name: say.title });
        const buy = async (isKnown = true) => {
          await putInCart(visitor, await findProduct('sukkari-dates'));
          await visitor.open('/checkout');
          // The browser knows who bought before.
          if (!isKnown) await fillDetails(visitor, buyers[language]);
          await payment(page, 'cash_on_delivery').check();
          await placeButton(visitor).click();
          return orderNumber(page);
        };

        // Refused: the answer stays, and an order is nobody's business.
        await visitor.open('/track-order');
        await banner.waitFor();
        await expectAccessible(visitor, [360]);
        await banner.getByRole('button', { name: say.refuse }).click();
        await buy(false);
        expect(await banner.count()).toBe(0);
        expect(fake.taken()).toEqual([]);

        // Agreed later, at the foot of a page.
        await visitor.open('/track-order');
        await page.getByRole('button', { name: say.choices }).click();
        await banner.getByRole('button', { name: say.accept }).click();
        await banner.waitFor({ state: 'detached' });
        const number = await buy();
        const purchase = () => fake.taken().find(({ orderNumber: told }) => told === number);
        await expect.poll(purchase, { timeout: 20_000 }).toBeDefined();
        expect(fake.heard()).not.toContain(buyers[language].email);

        // Withdrawn as easily: the next order is not told of.
        await visitor.open('/track-order');
        await page.getByRole('button', { name: say.choices }).click();
        await banner.getByRole('button', { name: say.refuse }).click();
        const withdrawn = await buy();
        expect(fake.taken().map(({ orderNumber: told }) => told)).not.toContain(withdrawn);
      } finally {
        await setExtension('ga4', withoutValues(settings));
        await fake.close();
      }
    },
  );
}
