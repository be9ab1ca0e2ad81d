import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import say from '../../admin/app/text/ar/movein.ts';
import account from '../../storefront/app/text/ar/account.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey('old addresses and earlier orders are brought along by files, by clicks alone', async ({ arrive }) => {
  const mark = randomUUID().slice(0, 6);
  const shopper = await arrive({ language: 'ar', width: 360 });
  const { user } = await signIn(shopper);
  const staff = await arrive({ language: 'ar', width: 360 });
  const { page } = staff;
  await workAs(staff, await hire('manager'), 'ar');
  const isAt = (step: string) => page.locator('header .state', { hasText: step }).waitFor();
  const send = async (name: string, csv: string) => {
    await page.goto('/admin/move-in');
    await page.getByRole('link', { name }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.waitForURL(/\/admin\/move-in\/\w+\/\d+$/);
  };
  const confirm = async (act: string) => {
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  };

  await send(say.kind_redirects, `كان هنا ${mark},صار هنا\n/${mark}/عود,/products\n`);
  await isAt(say.step_mapping);
  await expectAccessible(staff, [360]);
  await page.getByLabel(`كان هنا ${mark}`).selectOption('from');
  await page.getByLabel('صار هنا').selectOption('to');
  await page.getByRole('button', { name: say.checkAgain }).click();
  await isAt(say.step_checked);
  await confirm(say.run);
  await isAt(say.step_done);
  const old = await fetch(`${shopUnderTest().url}/${mark}/${encodeURIComponent('عود')}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/products']);

  const orders = `رقم الطلب,تاريخ الطلب,رقم الجوال,إجمالي الطلب,المنتجات\nP-${mark},01/02/2025,${user.phone},120,عود كمبودي\n`;
  await send(say.kind_orders, orders);
  await isAt(say.step_checked);
  await confirm(say.run);
  await isAt(say.step_done);
  await shopper.open('/account/orders');
  const earlier = shopper.page.getByRole('region', { name: account.pastOrders });
  await earlier.getByText(`P-${mark}`).waitFor();
  await expectAccessible(shopper, [360]);

  await confirm(say.undo);
  await isAt(say.step_undone);
  await shopper.page.reload();
  await shopper.page.getByRole('heading', { level: 1, name: account.orders }).waitFor();
  await shopper.page.waitForLoadState('networkidle');
  expect(await earlier.count()).toBe(0);
});
