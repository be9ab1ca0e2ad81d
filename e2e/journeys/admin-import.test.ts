import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import say from '../../admin/app/text/ar/imports.ts';
import products from '../../admin/app/text/ar/products.ts';
import { expectAccessible } from '../support/accessible.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const file = (mark: string) =>
  [
    'product_sku,slug,status,name_ar,name_en,category,price,sku,stock',
    `${mark}-1,${mark}-1,published,عود ${mark},Oud ${mark},perfumes,١٢٩٫٥٠,${mark}-1,4`,
    `${mark}-2,${mark}-2,published,مبخرة ${mark},Burner ${mark},perfumes,غالي,${mark}-2,4`,
  ].join('\n');

journey('a file is checked, imported and taken back, by clicks alone', async ({ arrive }) => {
  const mark = `i${randomUUID().slice(0, 6)}`;
  const staff = await arrive({ language: 'ar', width: 390 });
  const { page } = staff;
  // A file that is no sheet is refused: the subject of this journey.
  staff.complaints.allow(/422/);
  await workAs(staff, await hire('manager'), 'ar');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const isAt = (step: string) => page.locator('header .state', { hasText: step }).waitFor();

  await page.goto('/admin/products');
  await page.getByRole('link', { name: products.import, exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\0') });
  await page.getByRole('alert').getByText('ولا CSV').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file(mark)) });

  await page.waitForURL(/\/admin\/products\/import\/\d+$/);
  await isAt(say.step_checked);
  const items = page.getByRole('region', { name: say.items });
  await items.getByText('«غالي» ليس رقمًا مفهومًا').waitFor();
  await expectAccessible(staff, [390]);

  await press(say.run);
  await page.getByRole('dialog').getByRole('button', { name: say.run, exact: true }).click();
  await isAt(say.step_done);
  const shopper = await arrive({ language: 'ar', width: 390 });
  const { id, slug } = await findProduct(`${mark}-1`);
  const address = `/product/${id}/${slug}`;
  await shopper.open(address);
  await shopper.page.getByRole('heading', { level: 1, name: `عود ${mark}` }).waitFor();
  // The page's pending requests about the product finish while it exists.
  await shopper.page.waitForLoadState('networkidle');

  await press(say.undo);
  await page.getByRole('dialog').getByRole('button', { name: say.undo, exact: true }).click();
  await isAt(say.step_undone);
  const statusNow = async () => (await fetch(`${shopUnderTest().url}${address}`)).status;
  await expect.poll(statusNow).toBe(404);
});
