import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buyers, field, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { hasFocus, tabAndEnter, tabTo } from '../support/keyboard.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Pages may hide outlines for pointer users, never for keyboard users. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate<string>(`(() => {
    let element = document.activeElement;
    for (let up = 0; element && up < 4; up += 1, element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return 'seen';
      if (style.boxShadow !== 'none') return 'seen';
    }
    return 'nothing shows where the focus is: ' + document.activeElement?.outerHTML.slice(0, 200);
  })()`);
  expect(outline).toBe('seen');
}

async function fillByKeyboard(visitor: Visitor, phone: string): Promise<void> {
  const { page, language } = visitor;
  const buyer = { ...buyers[language], phone };
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'city'] as const) {
    await tabTo(page, field(visitor, name));
    await expectVisibleFocus(page);
    await page.keyboard.type(buyer[name]);
  }
  await page
    .getByRole('option', { name: new RegExp(`^${buyer.city}`) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field(visitor, 'city').inputValue()).toBe(buyer.city);
  for (const name of ['district', 'street'] as const) {
    await tabTo(page, field(visitor, name));
    await page.keyboard.type(buyer[name]);
  }
  await payment(page, 'cash_on_delivery').waitFor();
  await tabTo(page, page.locator('input[name=payment]'));
  await page.keyboard.press('Space');
  if (!(await payment(page, 'cash_on_delivery').isChecked())) await page.keyboard.press('ArrowDown');
  expect(await payment(page, 'cash_on_delivery').isChecked()).toBe(true);
}

const walks = [
  { language: 'ar', typed: 'خولاني', name: 'بن خولاني جازان', phone: '٠٥٥١١١٠٠٠٩' },
  { language: 'en', typed: 'khawlani', name: 'Jazan Khawlani Coffee Beans', phone: '0551110019' },
] as const;

for (const { language, typed, name, phone } of walks) {
  journey(`everything from the first Tab to a placed order, in ${language}`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 1280 });
    const { page, open } = visitor;
    const said = words(language);
    const product = await findProduct('khawlani-coffee-beans');
    await open('/');

    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: said.shell.skipToContent }))).toBe(true);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link').first());

    await page.keyboard.press('Alt+KeyS');
    expect(await hasFocus(page.getByRole('combobox').first())).toBe(true);
    await page.keyboard.type(typed);
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/product/${product.id}`));
    await page.getByRole('heading', { level: 1, name }).waitFor();

    const sizes = page.getByRole('group', { name: new RegExp(`^${language === 'ar' ? 'الوزن' : 'Weight'}`) });
    await tabTo(page, sizes.getByRole('radio'));
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowDown');
    const size = await sizes.getByRole('radio', { checked: true }).getAttribute('value');
    expect(size).not.toBeNull();
    await tabAndEnter(page, page.getByRole('main').getByRole('button', { name: said.shell.addToCart, exact: true }));

    const drawer = page.getByRole('dialog', { name: said.shell.cart });
    await drawer.getByText(size ?? '', { exact: true }).waitFor();
    await tabAndEnter(page, drawer.getByRole('link', { name: said.cart.checkout }));
    await page.getByRole('heading', { level: 1, name: said.checkout.title }).waitFor();
    await fillByKeyboard(visitor, phone);
    // The button names the total once it is known.
    await placeButton(visitor).waitFor();
    await tabAndEnter(page, placeButton(visitor));
    expect(await orderNumber(page)).toMatch(/^WH-/);
  });
}

journey(
  'menus, gallery and panels give the focus back, and arrows follow the reading direction',
  async ({ arrive }) => {
    for (const language of ['ar', 'en'] as const) {
      const { page, open } = await arrive({ language, width: 1280 });
      const [next, previous] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const product = await findProduct('sada-pro-headphones');
      await open(`/product/${product.id}`);

      const departments = page
        .locator('summary')
        .and(page.getByLabel(language === 'ar' ? /^عرض الأقسام/ : /^Show departments/))
        .first();
      await tabAndEnter(page, departments);
      await page.locator('details[open]').getByRole('link').first().waitFor();
      await page.keyboard.press('Escape');
      expect(await hasFocus(departments)).toBe(true);
      expect(await page.locator('details[data-menu][open]').count()).toBe(0);

      const zoom = page
        .getByRole('main')
        .getByRole('button', { name: language === 'ar' ? 'تكبير الصورة' : 'Enlarge the picture' })
        .first();
      await tabAndEnter(page, zoom);
      const shown = page.getByRole('dialog').getByRole('status');
      await shown.waitFor();
      const first = await shown.textContent();
      await page.keyboard.press(next);
      await expect.poll(() => shown.textContent()).toContain('2');
      await page.keyboard.press(previous);
      await expect.poll(() => shown.textContent()).toBe(first);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await hasFocus(zoom)).toBe(true);

      const cart = page
        .getByRole('banner')
        .getByRole('link', { name: language === 'ar' ? /^سلة التسوق/ : /^Shopping cart/ });
      await cart.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(cart)).toBe(true);
    }
  },
);
