import { expect } from 'vitest';
import arabic from '../../admin/app/text/ar/carts.ts';
import english from '../../admin/app/text/en/carts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { field } from '../support/checkout-steps.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

const lists = { ar: arabic, en: english };

for (const language of ['ar', 'en'] as const) {
  journey(`a cart that is left is seen by staff, and its link continues it (${language}, 360)`, async ({ arrive }) => {
    const ball = await findProduct('match-football');
    const shopper = await arrive({ language, width: 360, still: true });
    const { user } = await signIn(shopper);
    await shopper.open(`/product/${ball.id}/${ball.slug}`);
    await shopper.page
      .getByRole('region', { name: words(language).product.buyBar })
      .getByRole('button', { name: words(language).shell.addToCart })
      .click();
    const saved = () => inDatabase('select from saved_carts where customer_id = $1', [user.id]);
    await expect.poll(async () => (await saved()).length).toBe(1);

    // An hour later it counts as left.
    await inDatabase("update saved_carts set saved_at = now() - interval '2 hours' where customer_id = $1", [user.id]);
    const staff = await arrive({ language, width: 360 });
    await workAs(staff, await hire('manager'), language);
    await staff.page.goto('/admin/abandoned-carts');
    await staff.page.getByRole('heading', { level: 1, name: lists[language].title }).waitFor();
    await staff.page.locator(`a[href$="/customers/${user.id}"]`).first().waitFor();
    await expectAccessible(staff, [360]);

    // The link of a reminder works in any browser: it has products, and nothing of their owner.
    const elsewhere = await arrive({ language, width: 360, still: true });
    await elsewhere.open(`/checkout/continue?items=${ball.id}:2`);
    await elsewhere.page.waitForURL('**/checkout?now=1');
    // The summary is folded on a phone.
    await elsewhere.page.locator(`a[href*="/product/${ball.id}/"]`).first().waitFor({ state: 'attached' });
    await field(elsewhere, 'firstName').waitFor();
  });
}
