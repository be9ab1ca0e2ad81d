import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { fill, input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

const names = {
  ar: { colour: 'اللون', capacity: 'السعة', navy: 'كحلي' },
  en: { colour: 'Colour', capacity: 'Capacity', navy: 'Navy' },
};

for (const { language, width, otherWidth } of readers) {
  journey(`options of any name are written in ${language} and chosen in the shop`, async ({ arrive }) => {
    const say = adminTexts[language].products;
    const own = names[language];
    const staff = await arrive({ language, width });
    const { page } = staff;
    await workAs(staff, await hire('manager'), language);
    await page.goto('/admin/products/new');
    const name = `ترمس ${randomUUID().slice(0, 6)}`;
    await fill(staff, 'name_ar', name);
    await fill(staff, 'price', '80');
    await input(staff, 'category_id').selectOption({ index: 1 });
    const fold = page.locator('details', { has: page.getByRole('heading', { name: say.variants, exact: true }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
    await press(staff, own.colour);
    await press(staff, say.addValue.replace('{value}', own.navy));
    await fill(staff, 'options.0.new', 'أسود،');
    await press(staff, own.capacity);
    await fill(staff, 'options.1.new', '1 لتر، 50 مل،');
    await press(staff, say.otherOption);
    await fill(staff, 'options.2.name_ar', 'النقش');
    await input(staff, 'options.2.new').fill('بدون');
    await input(staff, 'options.2.new').press('Enter');
    await fill(staff, 'all.stock', '5');
    await press(staff, say.fillAll);

    // A value is moved by keys, and its variants move with it.
    const capacities = page.getByRole('list', { name: say.valuesOf.replace('{name}', 'السعة') });
    await capacities.getByRole('button', { name: '50 مل' }).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => capacities.getByRole('button').allTextContents()).toEqual(['50 مل', '1 لتر']);
    await page.getByText('كحلي / 50 مل / بدون').first().waitFor();
    await page.getByRole('button', { name: 'كحلي', exact: true }).click();
    await expectAccessible(staff, [width, otherWidth]);
    await press(staff, say.publishNew);
    await page.getByRole('link', { name: say.viewInShop }).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));

    const shopper = await arrive({ language, width });
    const shop = words(language);
    await shopper.open(`/product/${id}`);
    const group = (label: string) => shopper.page.getByRole('group', { name: new RegExp(`^${label}`) });
    await group(own.colour).getByRole('radio', { name: own.navy }).waitFor({ state: 'attached' });
    const volume = language === 'ar' ? '50 مل' : '50 ml';
    await expectAccessible(shopper, [width, otherWidth]);
    await group(own.capacity).getByText(volume, { exact: true }).click();
    await shopper.page
      .getByRole('main')
      .getByRole('button', { name: shop.shell.addToCart, exact: true })
      .locator('visible=true')
      .first()
      .click();
    const cart = shopper.page.getByRole('dialog', { name: shop.shell.cart });
    await cart.getByText(`${own.navy} / ${volume} / النقش: بدون`, { exact: true }).waitFor();
    await shopper.page.waitForLoadState('networkidle');
  });
}
