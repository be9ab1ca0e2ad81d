import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const WIDTHS = [360, 1280];
const LANGUAGES = ['ar', 'en'] as const;

async function isInSight(thing: Locator): Promise<boolean> {
  const box = await thing.boundingBox();
  const height = thing.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

const scrollTo = ({ page }: Visitor, top: number) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

/** A cart of seven lines, as after a long visit. */
async function fillCart(visitor: Visitor): Promise<void> {
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await visitor.page.evaluate(`{
    const [line] = JSON.parse(localStorage.getItem('cart'));
    const lines = Array.from({ length: 7 }, (_, index) => ({ ...line, id: line.id + index, variant_id: index ? 900000 + index : line.variant_id }));
    localStorage.setItem('cart', JSON.stringify(lines));
  }`);
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    journey(`the way to the order is in reach from anywhere on a page (${language}, ${width})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, open } = visitor;
      const said = words(language);
      await open('/');
      const banner = page.getByRole('banner');
      await scrollTo(visitor, 2_000);
      expect(await isInSight(banner.getByRole('link', { name: said.shell.cart }).first())).toBe(true);
      expect(await isInSight(banner.locator('summary:has([href$="#user"])'))).toBe(true);

      const ids = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main article h3 a[href*="/product/"]')].map((link) => link.href)`,
      );
      expect(ids.length).toBeGreaterThan(10);
      expect(new Set(ids).size, 'no product twice on one page').toBe(ids.length);

      const links = page.getByRole('contentinfo').getByRole('navigation', { name: said.shell.customerService });
      const faq = links.getByRole('link', { name: said.shell.faq });
      // A browser that cannot show a closed part folds them on a desk too.
      const isOpen = width > 1_000 && (await page.evaluate<boolean>('CSS.supports("selector(::details-content)")'));
      expect(await faq.isVisible(), 'columns of the footer are folded on a phone').toBe(isOpen);
      await links.getByRole('heading').click();
      if (!isOpen) await faq.waitFor();
    });

    journey(`a step back closes what is open, and stays on the page (${language}, ${width})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, open } = visitor;
      await open('/faq');
      await open('/offers');
      await putInCart(visitor, await findProduct('sukkari-dates'));
      await page.reload();
      // Before its scripts answer, the link leads to the page of the cart.
      await awake(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: words(language).shell.cart })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toMatch(/\/offers$/);
      // Closing it by its own button leaves no history entry: the next step back leaves the page.
      await page
        .getByRole('banner')
        .getByRole('link', { name: words(language).shell.cart })
        .first()
        .click();
      await drawer.getByRole('button', { name: words(language).shell.close }).click();
      await drawer.waitFor({ state: 'hidden' });
      await page.goBack();
      await page.waitForURL(/\/faq$/);
    });

    journey(`a double tap adds one piece (${language}, ${width})`, async ({ arrive }) => {
      const { page, open } = await arrive({ language, width });
      const { id, slug, name } = await findProduct('najd-mantel-clock');
      const pieces = () =>
        page.evaluate<number>(
          `JSON.parse(localStorage.getItem('cart') ?? '[]').reduce((sum, line) => sum + line.quantity, 0)`,
        );
      await open(`/products?search=${encodeURIComponent(language === 'ar' ? name : 'Najd Wooden Mantel Clock')}`);
      await page.locator(`article:has(a[href*="/product/${id}/"]) button:has(svg)`).first().dblclick();
      await expect.poll(pieces).toBe(1);
      await open(`/product/${id}/${slug}`);
      await page.getByRole('button', { name: words(language).shell.addToCart, exact: true }).dblclick();
      await expect.poll(pieces).toBe(2);
    });

    journey(`total and checkout are in sight in a long cart (${language}, ${width})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width });
      const { page, open } = visitor;
      await fillCart(visitor);
      await open('/cart');
      const checkout = page.getByRole('main').getByRole('link', { name: words(language).cart.checkout });
      await checkout.waitFor();
      expect(await checkout.count()).toBe(1);
      expect(await isInSight(checkout)).toBe(true);
      await scrollTo(visitor, 500);
      expect(await isInSight(checkout)).toBe(true);
    });

    journey(
      `a refused card leads, and the order is paid another way on the spot (${language}, ${width})`,
      async ({ arrive }) => {
        const visitor = await arrive({ language, width });
        const { page, open } = visitor;
        const said = words(language);
        await putInCart(visitor, await findProduct('sukkari-dates'));
        await open('/checkout');
        expect(await page.getByRole('link', { name: said.checkout.logIn }).getAttribute('href')).toContain(
          '/login?redirect=',
        );
        await fillDetails(visitor, buyers[language]);
        await payment(page, 'online').check();
        await placeButton(visitor).click();
        await page.waitForURL(/\/pay\/demo\//);
        await page.getByRole('button', { name: said.order.demoFail }).click();
        const refused = await orderNumber(page);
        await page.getByRole('heading', { level: 1, name: said.order.unpaidTitle }).waitFor();
        const means = page.getByRole('region', { name: said.order.otherMeans });
        await means.getByRole('button').first().click();
        await page.waitForURL(/\/checkout$/);
        expect(await payment(page, 'online').isChecked()).toBe(false);
        expect(await page.locator('input[name=payment]:checked').count()).toBe(1);
        expect(await page.getByLabel(said.checkout.street).inputValue()).toBe(buyers[language].street);
        await placeButton(visitor).click();
        expect(await orderNumber(page)).not.toBe(refused);
        expect(await page.getByRole('heading', { level: 1, name: said.order.unpaidTitle }).count()).toBe(0);
      },
    );
  }
}

/** Texts, fields and buttons covered by the floating bar, where it is visible. */
const UNDER_WHAT_FLOATS = `(() => {
  const aside = document.querySelector('aside.quick');
  if (!aside || !aside.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return [];
  const box = aside.getBoundingClientRect();
  const meets = (one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom;
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const covered = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((one) => one.width > 1 && meets(one))) covered.push(node.data);
  }
  return covered.concat([...document.querySelectorAll('main :is(input, select, button)')]
    .filter((one) => one.checkVisibility() && meets(one.getBoundingClientRect())).map((one) => one.outerHTML));
})()`;

for (const language of LANGUAGES) {
  journey(`what floats keeps off words, fields and buttons on a phone (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360, still: true });
    const { page, open } = visitor;
    let shown = 0;
    for (const path of ['/', '/products', '/contact', '/login']) {
      await open(path);
      for (let top = 150; top < 3_000; top += 330) {
        // Down, where it stays away, and a little up, where it comes back.
        await scrollTo(visitor, top + 40);
        await page.waitForTimeout(100);
        await scrollTo(visitor, top);
        await page.waitForTimeout(500);
        expect(await page.evaluate(UNDER_WHAT_FLOATS), `${path} at ${top}`).toEqual([]);
        shown += await page.evaluate<number>(
          `Number(document.querySelector('aside.quick')?.checkVisibility({ checkVisibilityCSS: true }) ?? false)`,
        );
      }
    }
    expect(shown, 'it is there, too').toBeGreaterThan(0);
  });
}

journey('the stepper of the cart says the new quantity once, however fast it is pressed', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const product = await findProduct('sukkari-dates');
  await putInCart(visitor, product);
  await open('/cart');
  await page.evaluate(`{
    globalThis.told = [];
    new MutationObserver(() => {
      const said = [...document.querySelectorAll('[role=status] p')].map((one) => one.textContent);
      const text = said.find((one) => one.startsWith('تم تحديث كمية'));
      if (text && text !== told.at(-1)) told.push(text);
    }).observe(document.body, { subtree: true, childList: true });
  }`);
  const more = page.getByRole('main').getByRole('button', { name: 'زيادة الكمية' }).first();
  for (let taps = 0; taps < 3; taps += 1) await more.click();
  await page
    .getByRole('status')
    .getByText(/^تم تحديث كمية /)
    .waitFor({ state: 'attached' });
  expect(await page.evaluate<string[]>('told')).toHaveLength(1);
});
