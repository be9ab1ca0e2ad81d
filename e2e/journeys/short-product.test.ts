import { expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { scrollTo, sidewaysOverflow } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

/** Pixels of a phone 360 wide: half of what the page once had (docs/decisions/0165). */
const PAGE = 4500;
/** The screen of a phone 780 high, above the bar of acts. */
const FIRST_SCREEN = 712;

for (const language of ['ar', 'en'] as const) {
  journey(`price and options stand in the first screen of a short product page (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const { page, open } = visitor;
    const { product: say } = words(language);
    await page.setViewportSize({ width: 360, height: 780 });
    const product = await findProduct('layl-diriyah-eau-de-parfum');
    await open(`/product/${product.id}`);
    const bottom = await page.evaluate<number>(
      `Math.max(...[...document.querySelectorAll('[data-options], [data-price]')].map((part) => part.getBoundingClientRect().bottom))`,
    );
    await scrollTo(page.getByRole('heading', { name: say.questions }));
    await scrollTo(page.getByRole('region', { name: say.related }));
    // Parts far below have an assumed size until they are drawn.
    const heightOf = () =>
      page.evaluate<number>(`(document.documentElement.dataset.drawnLast = '', document.documentElement.scrollHeight)`);
    await expect.poll(heightOf).toBeLessThanOrEqual(PAGE);
    const height = await heightOf();
    process.stdout.write(
      `Product (${language}, 360 px): ${height} px, price and options end at ${Math.round(bottom)}\n`,
    );
    expect(bottom).toBeLessThanOrEqual(FIRST_SCREEN);
    expect(await sidewaysOverflow(page)).toBe(0);

    // Folded parts are in the document, and one tap opens them.
    const specifications = page.locator('details', { has: page.getByRole('heading', { name: say.specifications }) });
    expect(await specifications.locator('dl').isVisible()).toBe(false);
    await specifications.locator('summary').click();
    await specifications.locator('dl').waitFor();
  });
}

journey('one bar adds and buys; the pictures follow the finger, and a tap enlarges them', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  const { product: say, shell, checkout } = words('ar');
  const product = await findProduct('layl-diriyah-eau-de-parfum');
  await open(`/product/${product.id}`);
  const bar = page.getByRole('region', { name: say.buyBar });
  for (const name of [say.buyNow, shell.addToCart]) {
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1);
    await bar.getByRole('button', { name, exact: true }).waitFor();
  }
  const gallery = page.getByRole('region', { name: say.gallery });
  const dot = gallery.locator('.shot-dots [data-on]');
  await gallery.locator('.shots').evaluate((rail) => {
    const { scrollWidth } = rail as unknown as { scrollWidth: number };
    (rail as unknown as { scrollTo(x: number, y: number): void }).scrollTo(-scrollWidth, 0);
  });
  await expect.poll(() => dot.evaluate((one) => (one as unknown as { nextSibling: unknown }).nextSibling)).toBeNull();
  await gallery.locator('.shots img').last().click();
  await page.getByRole('dialog').getByRole('status').waitFor();
  await page.keyboard.press('Escape');

  // Without a size both acts say so; with one the purchase goes on at once.
  await bar.getByRole('button', { name: say.buyNow, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await page.locator('[data-options] label').first().click();
  await bar.getByRole('button', { name: say.buyNow, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: checkout.title }).waitFor();
});

journey(
  'eight products stand on the first screen of a laptop, three abreast on a phone that asks',
  async ({ arrive }) => {
    const laptop = await arrive({ language: 'ar', width: 1280 });
    await laptop.open('/products');
    const pictures = await laptop.page.evaluate<number>(
      `[...document.querySelectorAll('main article img')].filter((image) => image.getBoundingClientRect().bottom <= innerHeight).length`,
    );
    process.stdout.write(`Listing (1280 × 800): ${pictures} products on the first screen\n`);
    expect(pictures).toBeGreaterThanOrEqual(8);

    const { page, open } = await arrive({ language: 'ar', width: 360 });
    await open('/products');
    const abreast = () =>
      page.evaluate<number>(`(() => {
      const tops = [...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    })()`);
    expect(await abreast()).toBe(2);
    await page.getByRole('button', { name: words('ar').listing.dense }).click();
    expect(await abreast()).toBe(3);
    // Cards below the first screen follow in the next frame.
    await expect.poll(() => page.locator('main article').last().isVisible()).toBe(true);
    expect(await page.evaluate('document.documentElement.dataset.shifting')).toBeUndefined();
    expect(await sidewaysOverflow(page)).toBe(0);
    // Remembered, and there before the first paint.
    await page.reload();
    expect(await abreast()).toBe(3);
    await page.getByRole('button', { name: words('ar').listing.dense, pressed: true }).click();
    await expect.poll(abreast).toBe(2);
  },
);

journey('a product names what is bought with it, and adds it', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  const { product: say, shell } = words('ar');
  const { id } = await findProduct('evening-clutch');
  await open(`/product/${id}`);
  const rail = page.getByRole('region', { name: say.boughtTogether }).last();
  await scrollTo(rail);
  const [before = ''] = shell.addNamedToCart.split('{name}');
  await rail.getByRole('button', { name: before }).click();
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
});
