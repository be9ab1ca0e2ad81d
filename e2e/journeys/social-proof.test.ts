import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';

journey(
  'a real purchase is told quietly, covers nothing to press, and stays away once dismissed',
  async ({ arrive }) => {
    const buyer = await arrive({ language: 'ar', width: 360, still: true });
    const product = await findProduct('laurel-olive-soap');
    await putInCart(buyer, product);
    await buy(buyer, 'cash_on_delivery');
    // A page cached before the purchase would remain valid for some minutes.
    await inDatabase(`insert into cache_purges (tags) values (array['social-proof'])`);

    const { page, open } = await arrive({ language: 'ar', width: 1280, still: true });
    await open('/');
    const note = page.getByRole('complementary', { name: 'مما اشتراه غيرك' });
    await note.waitFor({ timeout: 20_000 });
    expect(await note.textContent()).toMatch(/من الرياض · قبل (قليل|ساعة)/);
    expect(await note.textContent()).not.toMatch(/نورة|WH-/);
    expect(await covered(page)).toEqual([]);
    await note.getByRole('button', { name: 'لا تعرض هذا مجددًا' }).click();
    await expect.poll(() => note.count()).toBe(0);
    expect(await page.evaluate(`sessionStorage.getItem('purchase-notes')`)).toBe('off');
  },
);

/** Controls of the page that the note covers. */
function covered(page: { evaluate<Result>(code: string): Promise<Result> }): Promise<string[]> {
  return page.evaluate(`(() => {
    const note = document.querySelector('aside.floating a[href*="/product/"]').closest('aside');
    const box = note.getBoundingClientRect();
    return [...document.querySelectorAll('button, input, select, summary, label')]
      .filter((control) => !note.contains(control) && control.checkVisibility())
      .filter((control) => {
        const own = control.getBoundingClientRect();
        return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  })()`);
}
