import { expect } from 'vitest';
import { expectAccessible, screens } from '../support/accessible.ts';
import { signInHere } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { literally, opening, words } from '../support/words.ts';

for (const { language, width } of screens) {
  journey(
    `a guest keeps things by the hearts of cards and finds them again (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true });
      const { page, open } = visitor;
      const { product, account } = words(language);
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

      await open('/wishlist');
      const kept = page.getByRole('main').locator('article');
      await kept.first().waitFor();
      expect(await kept.count()).toBe(1);
      await page.getByText(account.guestWishes).waitFor();
      await expectAccessible(visitor, [width]);
      await page
        .getByRole('button', { name: new RegExp(`^${literally(account.drop)}`) })
        .first()
        .click();
      await page.getByText(account.noWishes).waitFor();
      expect(await page.evaluate<string>('localStorage.getItem("wishlist")')).toBe('[]');
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
