import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const RIYADH = JSON.stringify({ id: 1, name: 'الرياض' });
const readers = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
] as const;

/** Height of each product card; content rendered later must not change it. */
const heights = ({ page }: Visitor) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect().height)`,
  );

for (const { language, width } of readers) {
  journey(`cards say by when they arrive, once a city is chosen (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page, open } = visitor;
    const { product } = words(language);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/shipping/arrival') && asked.push(request.url()));
    const badge = page.locator('main article').getByText(product.cardArrives);

    await open('/products');
    await page.locator('main article button[aria-pressed]').first().waitFor();
    expect(await badge.count()).toBe(0);
    const before = await heights(visitor);

    await page.evaluate(`localStorage.setItem('city', ${JSON.stringify(RIYADH)})`);
    await open('/products');
    await badge.first().waitFor();
    expect(await badge.count()).toBeGreaterThan(5);
    expect(await heights(visitor)).toEqual(before);
    expect(asked).toHaveLength(1);

    // A sold-out product has no delivery date.
    await open('/categories/womens-shoes');
    await badge.first().waitFor();
    const soldOut = page.locator('main article', { hasText: words(language).shell.outOfStock });
    expect(await soldOut.count()).toBeGreaterThan(0);
    expect(await soldOut.getByText(product.cardArrives).count()).toBe(0);

    // A second list in the same visit causes no further request.
    const soFar = asked.length;
    const crumbs = page.getByRole('navigation', { name: words(language).shell.breadcrumbs });
    await crumbs.locator('a[href$="/categories/shoes"]').click();
    await page.waitForURL(/\/categories\/shoes$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await badge.first().waitFor();
    expect(asked).toHaveLength(soFar);
  });

  journey(`the footer leads to the bundles (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width });
    const { shell, bundles } = words(language);
    await open('/');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: shell.quickLinks });
    const link = column.getByRole('link', { name: shell.bundles });
    // Folded on a phone, and in a browser that cannot show a closed part.
    if (!(await link.isVisible())) await column.getByRole('heading').click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: bundles.title }).waitFor();
  });
}

interface Arrow {
  isDisabled: boolean;
  backendNodeId: number;
}

/** Scroll buttons of rails in the accessibility tree: the browser draws them, so they are no elements of the page. */
async function arrowsOf({ page, context }: Visitor, name: string): Promise<Arrow[]> {
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === 'button' && node.name?.value === name)
    .map((node) => ({
      isDisabled: node.properties?.some((one) => one.name === 'disabled' && one.value.value === true) === true,
      backendNodeId: node.backendDOMNodeId ?? 0,
    }));
}

const wayScrolled = ({ page }: Visitor) =>
  page.evaluate<number>(`Math.abs(document.querySelector('main .rail').scrollLeft)`);

for (const [language, next, previous] of [
  ['ar', 'التالي', 'السابق'],
  ['en', 'Next', 'Previous'],
] as const) {
  journey(`a rail has arrows where there is a mouse (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 1280, still: true });
    const { page, context, open } = visitor;
    await open('/offers');
    const rail = page.locator('main .rail').first();
    await rail.scrollIntoViewIfNeeded();
    await page.evaluate('scrollBy(0, 200)');
    await expect.poll(async () => (await arrowsOf(visitor, next)).length).toBeGreaterThan(0);
    const [forward] = await arrowsOf(visitor, next);
    expect(forward?.isDisabled).toBe(false);
    // At the beginning of the rail there is no button back.
    expect((await arrowsOf(visitor, previous)).filter((arrow) => !arrow.isDisabled)).toEqual([]);

    const session = await context.newCDPSession(page);
    const { model } = await session.send('DOM.getBoxModel', { backendNodeId: forward?.backendNodeId ?? 0 });
    const [x = 0, y = 0] = [(model.border[0] ?? 0) + model.width / 2, (model.border[1] ?? 0) + model.height / 2];
    const box = await rail.boundingBox();
    const isAtEnd = language === 'ar' ? x < (box?.x ?? 0) + 100 : x > (box?.x ?? 0) + (box?.width ?? 0) - 100;
    expect(isAtEnd, 'forward is where reading goes').toBe(true);
    await page.mouse.click(x, y);
    await expect.poll(() => wayScrolled(visitor)).toBeGreaterThan(100);
    await expect.poll(async () => (await arrowsOf(visitor, previous)).some((arrow) => !arrow.isDisabled)).toBe(true);
  });
}

journey('phones fetch no arrows', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await open('/offers');
  await page.evaluate('scrollBy(0, 400)');
  await page.locator('aside.floating').waitFor({ state: 'attached' });
  expect(await page.locator('link[href*="rail-arrows"]').count()).toBe(0);
});

for (const language of ['ar', 'en'] as const) {
  journey(`a message in the cart’s drawer keeps off its total (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const { page, open } = visitor;
    const { shell, cart } = words(language);
    await putInCart(visitor, await findProduct('match-football'));
    await page.evaluate(`{
      const [line] = JSON.parse(localStorage.getItem('cart'));
      localStorage.setItem('cart', JSON.stringify([line, { ...line, variant_id: 900000 }]));
    }`);
    await open('/faq');
    await page.getByRole('banner').getByRole('link', { name: shell.cart }).first().click();
    const drawer = page.getByRole('dialog', { name: cart.title });
    const remove = drawer.getByRole('button', { name: new RegExp(shell.removeNamed.split('{')[0] ?? '') });
    await remove.first().click();
    const toast = drawer.locator('.toast');
    await toast.waitFor();
    const [message, total] = await Promise.all([toast.boundingBox(), drawer.locator('[data-foot]').boundingBox()]);
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0);
  });
}

journey('a filter and an order chosen one right after the other are both kept', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: 1280 });
  const inStock = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /In stock only/ });
  const sort = page.getByRole('combobox', { name: 'Sort' });
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await open('/products');
  await inStock.click();
  await sort.selectOption({ label: 'Lowest price' });
  await expect.poll(query).toEqual({ in_stock: '1', sort: 'price_asc' });
  await open('/products');
  await sort.selectOption({ label: 'Lowest price' });
  await inStock.click();
  await expect.poll(query).toEqual({ in_stock: '1', sort: 'price_asc' });
});
