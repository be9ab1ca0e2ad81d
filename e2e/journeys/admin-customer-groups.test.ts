import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import common from '../../admin/app/text/ar/common.ts';
import say from '../../admin/app/text/ar/customers.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey('a group is made, customers are put into it from the list, and it is removed', async ({ arrive }) => {
  const staff = await arrive({ language: 'ar', width: 360 });
  const { page } = staff;
  await workAs(staff, await hire('manager'), 'ar');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = `جملة ${randomUUID().slice(0, 6)}`;

  await page.goto('/admin/customers/groups');
  await press(say.newGroup);
  await dialog.getByLabel(`${say.groupName} (${common.arabic})`).fill(name);
  await dialog.getByLabel(say.groupDiscount).fill('١٢');
  await expectAccessible(staff, [360]);
  await dialog.getByRole('button', { name: common.save, exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: name });
  await line.getByText('خصم 12%').waitFor();

  await page.goto('/admin/customers');
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(1).check();
  await press(say.toGroup);
  const option = await dialog.locator('option', { hasText: name }).getAttribute('value');
  await dialog.getByLabel(say.group).selectOption(option);
  await dialog.getByRole('button', { name: common.save, exact: true }).click();
  await page.getByText('تغيّرت مجموعة عميلين').waitFor();

  await page.goto('/admin/customers/groups');
  await line.getByRole('link', { name: 'عضوان' }).click();
  const rows = page.getByRole('main').locator('a[href*="/admin/customers/"]:not([href*="/import"], [href*="/groups"])');
  await rows.first().waitFor();
  await rows.first().click();
  await page.getByText(`${name} · خصم 12%`).waitFor();
  await expectAccessible(staff, [360]);

  await page.goto('/admin/customers/groups');
  await expectAccessible(staff, [360]);
  await line.getByRole('button', { name: `${common.remove} ${name}` }).click();
  await dialog.getByRole('button', { name: common.remove, exact: true }).click();
  await expect.poll(() => line.count()).toBe(0);
});
