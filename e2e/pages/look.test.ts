import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { findBundle, findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { words } from '../support/words.ts';

/** Visual faults found on a screen that a test can detect. */

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

// Minimal types of the page's globals: tests use Node's types, which do not include the DOM.
declare const getComputedStyle: (element: unknown) => { textDecorationLine: string; fontSize: string };

journey('an old price is struck through wherever it stands, and its currency can be read', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 360 });
  const bundle = await findBundle('majlis-welcome-set');
  for (const path of ['/', '/offers', `/bundle/${bundle.id}`]) {
    await open(path);
    const amounts = page.locator('main s bdi');
    expect(await amounts.count(), path).toBeGreaterThan(0);
    for (const amount of await amounts.all()) {
      expect(await amount.evaluate((drawn) => getComputedStyle(drawn).textDecorationLine), path).toBe('line-through');
      const size = await amount.locator('span').evaluate((label) => getComputedStyle(label).fontSize);
      expect(Number.parseFloat(size), path).toBeGreaterThanOrEqual(12);
    }
  }
});

journey('a click of a mouse leaves the departments open that hovering opened', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 1280 });
  await open('/');
  const menu = page.locator('nav details[data-menu]').first();
  await menu.locator('summary').click();
  await menu.getByRole('link').first().waitFor();
  expect(await menu.getAttribute('open')).not.toBeNull();
});

journey('every small picture of a product can be scrolled to', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 1024 });
  await open(`/product/${(await findProduct('linen-midi-dress')).id}`);
  const small = page.locator('main a[href^="#picture-"]');
  expect(await small.count()).toBeGreaterThan(4);
  await small.first().scrollIntoViewIfNeeded();
  const { x, width } = await boxOf(small.first());
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1024);
});

journey('on a phone an address fits into the field that asks for news of stock', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 360 });
  await open(`/product/${(await findProduct('travel-digital-camera')).id}`);
  const { width } = await boxOf(page.getByLabel(words('ar').product.restockAddress));
  expect(width).toBeGreaterThan(200);
});

journey('a set is bought on a phone from the bar at the bottom', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 360 });
  const said = words('ar');
  await open(`/bundle/${(await findBundle('majlis-welcome-set')).id}`);
  const bar = page.getByRole('region', { name: said.product.buyBar });
  const { y, height } = await boxOf(bar);
  expect(y + height).toBe(740);
  await page.mouse.wheel(0, 200);
  const chat = page.getByRole('link', { name: said.shell.chat, includeHidden: true });
  await chat.waitFor({ state: 'attached' });
  const floats = await boxOf(chat);
  expect(floats.y + floats.height, 'the chat floats above the bar, shown or not yet').toBeLessThanOrEqual(y);
  await bar.getByRole('button').click();
  await page.getByRole('dialog', { name: said.cart.title }).getByRole('listitem').first().waitFor();
});

journey('the stars above the reviews are filled as far as the average goes', async ({ arrive }) => {
  const { page, open } = await arrive({ width: 1280 });
  const product = await findProduct('sukkari-dates');
  expect(product.rating_average).not.toBe(Math.round(product.rating_average));
  await open(`/product/${product.id}`);
  const row = page.locator('#reviews span.relative').first();
  const whole = await boxOf(row);
  const filled = await boxOf(row.locator('> span').last());
  expect(filled.width / whole.width).toBeCloseTo(product.rating_average / 5, 1);
});
