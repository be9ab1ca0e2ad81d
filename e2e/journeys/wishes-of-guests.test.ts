import { demoPassword } from '@waha/demo/accounts';
import { demoAffiliate } from '@waha/demo/affiliate';
import { expect } from 'vitest';
import { expectAccessible, screens } from '../support/accessible.ts';
import { signInHere } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { opening, words } from '../support/words.ts';

/** The singular form of a message with a plural. */
const oneIn = (message: string) => (/one \{#? ?([^}]*)\}/.exec(message)?.[1] ?? '').trim();

for (const { language, width } of screens) {
  journey(
    `a guest keeps things by the hearts of cards, is asked to sign in for the list, and finds them in it (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true });
      const { page, open } = visitor;
      const { product, auth } = words(language);
      await open('/categories/perfume-and-oud');
      const hearts = page.getByRole('main').getByRole('button', { name: opening(product.wish) });
      const name = await hearts.first().getAttribute('aria-label');
      const heart = page.getByRole('button', { name: name ?? '', exact: true }).first();
      expect(await heart.getAttribute('aria-pressed')).toBe('false');
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await open('/categories/perfume-and-oud');
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await expectAccessible(visitor, [width]);

      await open('/wishlist?a=1&b=2');
      await page.waitForURL(/\/login\?redirect=%2Fwishlist%3Fa%3D1%26b%3D2$/);
      await page.getByText(oneIn(auth.wishesWait)).waitFor();
      await expectAccessible(visitor, [width]);
      const [id] = await page.evaluate<number[]>(`JSON.parse(localStorage.getItem('wishlist'))`);
      await page.getByLabel(auth.login, { exact: true }).fill(demoAffiliate.phone);
      await page.getByLabel(auth.password, { exact: true }).fill(demoPassword);
      await page.getByRole('main').getByRole('button', { name: auth.loginAction }).click();
      await page.waitForURL(/\/wishlist\?a=1&b=2$/);
      await page.getByRole('main').locator(`a[href*="/product/${id}/"]`).first().waitFor();
    },
  );
}

journey('a heart of a card is kept with the account of whoever is signed in', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280, still: true });
  const { page, open } = visitor;
  await open('/products');
  await signInHere(visitor);
  const { name } = await findProduct('sukkari-dates');
  await open(`/products?search=${encodeURIComponent(name)}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: words('en').product.wish.replace('{name}', name), exact: true })
    .first();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await open('/account/wishlist');
  await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
});

journey('home has its hearts once it is scrolled', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  await page.mouse.wheel(0, 900);
  await page
    .getByRole('main')
    .getByRole('button', { name: opening(words('ar').product.wish) })
    .first()
    .waitFor();
});
