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
      const { shell, account } = words(language);
      await open('/categories/perfume-and-oud');
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: opening(shell.wish) })
        .first();
      expect(await heart.getAttribute('aria-pressed')).toBe('false');
      const id = await heart.getAttribute('data-wish');
      await heart.click();
      await page.locator(`[data-wish="${id}"][aria-pressed=true]`).first().waitFor();
      // The page of everybody is filled again where something is kept.
      await open('/categories/perfume-and-oud');
      await page.locator(`[data-wish="${id}"][aria-pressed=true]`).first().waitFor();
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
  const { id, name } = await findProduct('sukkari-dates');
  await open(`/products?search=${encodeURIComponent(name)}`);
  await page.locator(`[data-wish="${id}"]`).first().click();
  await page.locator(`[data-wish="${id}"][aria-pressed=true]`).first().waitFor();
  await open('/account/wishlist');
  await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
});
