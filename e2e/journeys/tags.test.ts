import { expect } from 'vitest';
import arabicProducts from '../../admin/app/text/ar/products.ts';
import arabicTags from '../../admin/app/text/ar/producttags.ts';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey(
  'an owner tags a product, renames the tag and writes its page, and its old address leads there',
  async ({ arrive }) => {
    const owner = await arrive({ language: 'ar', width: 360, still: true });
    await workAs(owner, await hire('owner'), 'ar');
    const main = owner.page.getByRole('main');
    const save = () => main.getByRole('button', { name: adminTexts.ar.common.save, exact: true }).click();
    const saved = () => owner.page.getByText(adminTexts.ar.common.saved, { exact: true }).first().waitFor();
    const product = await findProduct('mountain-sidr-honey');
    await owner.page.goto(`/admin/products/${product.id}`);
    await main.getByText(arabicProducts.descriptionText, { exact: true }).first().click();
    await main.locator('[name="tags"]').fill('للشتاء، هدايا');
    await main.getByRole('button', { name: arabicProducts.save, exact: true }).click();
    await saved();
    await owner.page.goto('/admin/products');
    await main.getByRole('link', { name: arabicProducts.tags, exact: true }).click();
    await main.getByText('للشتاء').first().waitFor();
    await expectAccessible(owner, [360]);
    await main.getByRole('link', { name: 'للشتاء' }).first().click();
    await main.locator('[name="name.en"]').fill('For winter');
    await main.locator('[name="text.ar"]').fill('دفء الأيام الباردة.');
    await main.locator('[name="text.en"]').fill('Warmth for cold days.');
    await expectAccessible(owner, [360]);
    await save();
    await saved();

    const visitor = await arrive({ language: 'ar', width: 360, still: true });
    const page = visitor.page.getByRole('main');
    await visitor.open(`/product/${product.id}/${product.slug}`);
    await page.getByRole('link', { name: 'للشتاء', exact: true }).click();
    await visitor.page.waitForURL(/\/tags\/for-winter$/);
    await page.getByRole('heading', { level: 1, name: 'للشتاء' }).waitFor();
    await page.getByText('دفء الأيام الباردة.').waitFor();
    expect(await page.locator(`a[href^="/product/${product.id}/"]`).count()).toBeGreaterThan(0);
    await visitor.open(`/tags/${encodeURIComponent('للشتاء')}`);
    await visitor.page.waitForURL(/\/tags\/for-winter$/);

    await main.getByRole('button', { name: arabicTags.merge, exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('هدايا');
    await dialog.getByRole('button', { name: arabicTags.merge, exact: true }).click();
    await main.getByRole('heading', { level: 1, name: 'هدايا' }).waitFor();
    await visitor.open('/tags/for-winter');
    await visitor.page.waitForURL(/\/tags\/gifts$/);
  },
);
