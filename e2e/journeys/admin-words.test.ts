import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { factories } from '../../server/src/testing/factories/factories.ts';
import { expectAccessible } from '../support/accessible.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

/** A product that has not been sold. */
async function aProduct(nameEn: string) {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    return await factories(database.db).product({ nameAr: nameEn, nameEn, stock: 5 });
  } finally {
    await database.close();
  }
}

/** Script that scrolls to the heading before an accessibility check: a target half under the bar would fail it. */
const FROM_THE_TOP = "document.querySelector('h1')?.scrollIntoView({ block: 'center', behavior: 'instant' })";

journey(
  'an owner teaches the search a word, writes a mail anew and looks at what is not sold yet',
  async ({ arrive }) => {
    const owner = await hire('owner');
    const made = await aProduct('Frankincense lantern');
    const shopper = await arrive({ language: 'en', width: 390 });
    // An unpublished page answers 404, and the browser complains.
    shopper.complaints.allow(/\b404\b/);
    const visitor = await arrive({ language: 'en', width: 1280 });
    const { page } = visitor;
    await workAs(visitor, owner, 'en');

    // A search for an unknown word finds nothing and is listed; it finds the product once the word has a synonym.
    const nothing = shopper.page.getByText('No products found').first();
    await shopper.page.goto('/en/search?search=zuliyya');
    await nothing.waitFor();
    await page.goto('/admin/searches');
    await page.getByRole('button', { name: 'Add a synonym for “zuliyya”' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What your shop calls it').fill('watch');
    await dialog
      .getByRole('button', { name: /^Add it to: .*watch/ })
      .first()
      .click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a synonym for “zuliyya”' }).waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await shopper.page.goto('/en/search?search=zuliyya');
        return nothing.count();
      })
      .toBe(0);

    // A mail rewritten by the owner: an error is shown at the field with the missing text, and a test mail is sent.
    visitor.complaints.allow(/\b422\b/);
    await page.goto('/admin/mails/order.placed');
    const subject = page.getByLabel('Subject (English)');
    await subject.fill('Thank you!');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByText('{number} is missing').first().waitFor();
    await subject.fill('Thank you for {number}');
    await page.getByText('Thank you for WH-2026-000123').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('In your words').waitFor();
    await page.evaluate(FROM_THE_TOP);
    await expectAccessible(visitor, [1280]);
    await page.getByRole('button', { name: 'Send a test to my address' }).click();
    await mailAbout(`To: ${owner.email}`, 'Subject: Thank you for WH-2026-000123');
    await page.getByRole('button', { name: 'Back to the original' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the original' }).click();
    await page.getByText('In your words').waitFor({ state: 'detached' });

    // A draft is visible through its preview link and not found for anyone else.
    await page.goto(`/admin/products/${made.id}`);
    await page.getByRole('button', { name: 'Back to draft' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = await opened;
    await preview.getByRole('heading', { level: 1, name: 'Frankincense lantern' }).waitFor();
    expect(await preview.getByRole('button', { name: /add to cart/i }).count()).toBe(0);
    expect(await preview.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const answer = await shopper.page.goto(new URL(preview.url()).pathname);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    await awake(shopper.page);
    expect((await shopper.page.goto(`/en/product/${made.id}`))?.status()).toBe(404);
  },
);
