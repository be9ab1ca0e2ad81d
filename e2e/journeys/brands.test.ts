import { expect } from 'vitest';
import arabicProducts from '../../admin/app/text/ar/products.ts';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey('a product leads to the page of its brand, whose words an owner writes', async ({ arrive }) => {
  const owner = await arrive({ language: 'ar', width: 360, still: true });
  await workAs(owner, await hire('owner'), 'ar');
  const main = owner.page.getByRole('main');
  await owner.page.goto('/admin/products');
  await main.getByRole('link', { name: arabicProducts.brands, exact: true }).click();
  await main.getByRole('link', { name: /نخيل القصيم/ }).click();
  await main.locator('[name="text.ar"]').fill('تمور القصيم من مزارعها.');
  await main.locator('[name="text.en"]').fill('Dates of Qassim from its farms.');
  await expectAccessible(owner, [360]);
  await main.getByRole('button', { name: adminTexts.ar.common.save, exact: true }).click();
  await owner.page.getByText(adminTexts.ar.common.saved, { exact: true }).first().waitFor();

  const visitor = await arrive({ language: 'ar', width: 360, still: true });
  const product = await findProduct('sukkari-dates');
  const page = visitor.page.getByRole('main');
  await visitor.open(`/product/${product.id}/${product.slug}`);
  await page.getByRole('link', { name: 'نخيل القصيم', exact: true }).click();
  await visitor.page.waitForURL(/\/brands\/qassim-palms$/);
  await page.getByRole('heading', { level: 1, name: 'نخيل القصيم' }).waitFor();
  await page.getByText('تمور القصيم من مزارعها.').waitFor();
  expect(await page.locator(`a[href^="/product/${product.id}/"]`).count()).toBeGreaterThan(0);
  await expectAccessible(visitor, [360]);
});
