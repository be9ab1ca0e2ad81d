import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { findBundle, findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Insets of an iPhone 16: at the bottom upright, at both sides in landscape. */
const UPRIGHT = { bottom: 34, left: 0, right: 0 };
const LYING = { bottom: 21, left: 59, right: 59 };

async function cover({ page, context }: Visitor, insets: typeof UPRIGHT): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Distance of buttons and links in a bottom bar from the bottom edge of the window. */
function roomBelow(page: Page, css: string): Promise<number> {
  return page.evaluate<number>(`innerHeight - Math.max(...[...document.querySelectorAll('${css}')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().bottom))`);
}

journey('bars and panels at the foot of a phone keep off the line that is swiped there', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360, still: true });
  const { page, open } = visitor;
  const product = await findProduct('sukkari-dates');
  await putInCart(visitor, product);
  await cover(visitor, UPRIGHT);
  for (const path of [`/product/${product.id}`, `/bundle/${(await findBundle('majlis-welcome-set')).id}`, '/cart']) {
    await open(path);
    await page.locator('.buy-bar').waitFor();
    expect(await roomBelow(page, '.buy-bar :is(a, button)'), path).toBeGreaterThanOrEqual(UPRIGHT.bottom);
  }
  await open('/products');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('ar').shell.cart })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('ar').shell.viewCart, exact: true })
    .waitFor();
  expect(await roomBelow(page, 'dialog :is(a, button)')).toBeGreaterThanOrEqual(UPRIGHT.bottom);
});

/** Texts, icons and controls in the areas that a phone in landscape does not show. */
const UNDER_THE_NOTCH = `[...document.querySelectorAll('h1, p, .buy-bar :is(button, bdi), :is(header, footer) :is(svg, img)')]
  .filter((one) => one.checkVisibility() && !one.closest('.sr-only'))
  .filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < ${LYING.left} && right > 0 || right > innerWidth - ${LYING.right} && left < innerWidth);
  })
  .map((one) => one.outerHTML.slice(0, 160))`;

journey('words keep off the notch of a phone that lies on its side', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 740, still: true });
  const { page, open } = visitor;
  await cover(visitor, LYING);
  for (const path of ['/', '/products', '/cart', '/login', `/product/${(await findProduct('sukkari-dates')).id}`]) {
    await open(path);
    const covered = await page.evaluate<string[]>(UNDER_THE_NOTCH);
    expect(covered, path).toEqual([]);
  }
});

journey('the shop can be put on the screen of a phone', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const answer = await fetch(new URL(icon ?? '', shopUnderTest().url));
  const png = Buffer.from(await answer.arrayBuffer());
  // Width and height of a PNG, 32 bits each, after its signature and the head of its first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('viewport-fit=cover');
  expect(await page.locator('link[rel="manifest"]').count()).toBe(1);
});

/** Autocomplete and input modes of a page's fields. */
function fieldsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('main input')]
    .filter((field) => field.checkVisibility() && !['radio', 'checkbox'].includes(field.type))
    .map((field) => [field.autocomplete, field.inputMode].filter(Boolean).join(' '))`);
}

journey('a phone fills in who buys and where to, and shows the keys that are needed', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await open('/checkout');
  await page.getByRole('heading', { level: 1, name: words('ar').checkout.title }).waitFor();
  const person = ['given-name', 'family-name', 'tel tel', 'email email'];
  const place = ['address-level2', 'address-level3', 'address-line1'];
  await expect.poll(() => fieldsOf(page)).toEqual(expect.arrayContaining([...person, ...place]));
  await open('/register');
  await expect.poll(() => fieldsOf(page)).toEqual(expect.arrayContaining([...person, 'new-password']));
  await open('/login');
  await expect.poll(() => fieldsOf(page)).toEqual(['username', 'current-password']);
  await page.locator('#login').fill('0500000002');
  await page.getByRole('button', { name: words('ar').auth.codeAsk }).click();
  await page.getByRole('heading', { name: words('ar').auth.codeTitle }).waitFor();
  await expect.poll(() => fieldsOf(page)).toEqual(['one-time-code numeric']);
});
