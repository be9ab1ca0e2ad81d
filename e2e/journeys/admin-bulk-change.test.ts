import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import say from '../../admin/app/text/ar/imports.ts';
import products from '../../admin/app/text/ar/products.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey('prices of filtered products are raised, seen old and new, applied and brought back', async ({ arrive }) => {
  const staff = await arrive({ language: 'ar', width: 360 });
  const { page } = staff;
  await workAs(staff, await hire('manager'), 'ar');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const isAt = (step: string) => page.locator('header .state', { hasText: step }).waitFor();
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  // A file of two products of their own: other journeys sell what the demo shop has.
  const mark = `b${randomUUID().slice(0, 6)}`;
  const rows = [149, 20].map(
    (price, at) => `${mark}-${at},${mark}-${at},draft,مبخرة ${mark},perfumes,${price},${mark}-${at},4`,
  );
  const file = ['product_sku,slug,status,name_ar,category,price,sku,stock', ...rows].join('\n');
  await page.goto('/admin/products/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await isAt(say.step_checked);
  await press(say.run);
  await confirm(say.run);
  await isAt(say.step_done);

  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('link', { name: products.bulkChange, exact: true }).click();
  await page.getByText('منتجان، وهي كل ما تعرضه القائمة').waitFor();
  await page.getByLabel(say.bulkAmountPercent).fill('١٠');
  await page.getByLabel(say.bulkRounding).selectOption('ends_95');
  await expectAccessible(staff, [360]);
  await press(say.bulkPreview);

  await page.waitForURL(/\/admin\/products\/import\/\d+$/);
  await isAt(say.step_checked);
  await page.getByRole('heading', { level: 1, name: 'السعر: رفع 10%' }).waitFor();
  const items = page.getByRole('region', { name: say.itemsBulk });
  await items.getByText('163.95').waitFor();
  expect(await items.locator('s').first().textContent()).toContain('149');
  await expectAccessible(staff, [360]);

  await press(say.runBulk);
  await confirm(say.runBulk);
  await isAt(say.step_done);
  const price = async (text: string) => {
    await page.goto(`/admin/products?q=${mark}-0`);
    await page.getByText(text).first().waitFor();
  };
  const address = page.url();
  await price('163.95');
  await page.goto(address);
  await press(say.undoBulk);
  await confirm(say.undoBulk);
  await isAt(say.step_undone);
  await price('149.00');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('checkbox', { name: /./ }).first().check();
  await page.getByRole('checkbox', { name: /./ }).nth(1).check();
  await press(products.bulkEdit);
  const prices = page.getByRole('dialog').locator('input[data-column=price]');
  await prices.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('155');
  expect(await prices.nth(1).inputValue()).toBe('155');
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('input[data-column=price]:focus');
  expect(await focused.inputValue()).toBe(await prices.first().inputValue());
  await expectAccessible(staff, [1280]);
});
