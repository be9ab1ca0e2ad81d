import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { addressIn } from '../support/visitor.ts';
import { words } from '../support/words.ts';

for (const language of ['ar', 'en'] as const) {
  journey(`the cart shows what is known of it before its scripts arrive (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const { page, context, complaints } = visitor;
    complaints.allow(/request failed|Failed to load resource|dynamically imported module/);
    const empty = page.getByText(words(language).cart.empty);
    const shape = page.locator('main .animate-pulse').first();
    const path = addressIn(language, '/cart');

    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await empty.waitFor();
    expect(await shape.isVisible()).toBe(false);

    await context.unroute('**/assets/*.js');
    await putInCart(visitor, await findProduct('book-saudi-kitchen'));
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await shape.waitFor();
    expect(await empty.isVisible()).toBe(false);

    await context.unroute('**/assets/*.js');
    await visitor.open('/cart');
    await page
      .getByRole('link', { name: words(language).cart.checkout })
      .first()
      .waitFor();
    expect(await empty.count()).toBe(0);
  });
}
