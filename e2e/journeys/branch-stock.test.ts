import { randomUUID } from 'node:crypto';
import type { AdminProduct, StockTransfer } from '@waha/contract';
import { expect } from 'vitest';
import common from '../../admin/app/text/ar/common.ts';
import say from '../../admin/app/text/ar/stock.ts';
import { productBody } from '../../server/src/testing/factories/drafts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const LONG_MS = 180_000;

journey(
  'a branch gets three pieces and receives two, a count with a scanner finds what is there, and the shop follows',
  async ({ arrive }) => {
    const staff = await arrive({ language: 'ar', width: 360 });
    const { page } = staff;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    // A receipt without its cause, and a code that nothing has, are refused on purpose.
    staff.complaints.allow(/\b(?:422|404)\b/);
    const ball = await makeBall();
    const stock = async () => (await findProduct(ball.slug)).stock_quantity;
    const name = `فرع ${randomUUID().slice(0, 6)}`;
    await workAs(staff, await hire('owner'), 'ar');

    await page.goto('/admin/branches');
    await press(say.newBranch);
    await dialog.getByLabel(`${say.branchName} (${common.arabic})`).fill(name);
    await dialog.getByLabel(say.city).fill('جدة');
    await expectAccessible(staff, [360]);
    await confirm(common.save);
    await main.getByRole('link', { name }).waitFor();

    await page.goto('/admin/stock-transfers/new');
    await main.getByLabel(say.to, { exact: true }).selectOption({ label: name });
    const field = main.getByRole('textbox', { name: say.findItem });
    for (let at = 0; at < 3; at += 1) {
      await field.fill(ball.sku.toLowerCase());
      await field.press('Enter');
      await expect.poll(() => main.getByLabel(`عدد ${ball.name_ar}`).inputValue()).toBe(String(at + 1));
    }
    await expectAccessible(staff, [360]);
    await press(say.saveDraft);
    await press(say.sendTransfer);
    await expectAccessible(staff, [360]);
    await confirm(say.sendTransfer);
    await main.locator('.state', { hasText: say.transfer_sent }).waitFor();
    await main.getByRole('button', { name: new RegExp(`^${common.oneLess}`) }).click();
    await press(say.receive);
    await main.getByRole('alert').waitFor();
    await press(say.missing_lost);
    await expectAccessible(staff, [360]);
    await press(say.receive);
    await main.locator('.state', { hasText: say.transfer_received }).waitFor();
    await expectAccessible(staff, [360]);
    const id = page.url().split('/').at(-1);
    const transfer = await asStaff<StockTransfer>('owner', `GET /admin/stock-transfers/${id}`);
    expect(transfer).toMatchObject({ status: 'received', pieces: 3, missing: 1, missing_cause: 'lost' });
    await expect.poll(stock).toBe(7);

    await page.goto('/admin/branches');
    await main.getByRole('link', { name }).click();
    await main.getByText(ball.sku, { exact: true }).first().waitFor();
    await expectAccessible(staff, [360]);

    // The warehouse is counted: one piece more than is recorded.
    await page.goto('/admin/stock-counts');
    await press(say.newCount);
    await expectAccessible(staff, [360]);
    await confirm(say.startCount);
    const scan = main.getByRole('textbox', { name: say.scanToCount });
    await scan.waitFor();
    for (let at = 1; at <= 2; at += 1) {
      await page.keyboard.type(ball.sku);
      await page.keyboard.press('Enter');
    }
    const number = main.getByLabel(`عدد ${ball.name_ar}`);
    await expect.poll(() => number.inputValue()).toBe('2');
    await page.keyboard.type('no-such-code');
    await page.keyboard.press('Enter');
    await page.getByText(/لم يُحفظ عدّ/).waitFor();
    await expectAccessible(staff, [360]);
    await number.fill('8');
    await number.press('Enter');
    await main.getByText(`${ball.name_ar}: 8`, { exact: true }).waitFor();
    await press(say.shownUncounted);
    await main.getByRole('list', { name: say.shownUncounted }).waitFor();
    await expectAccessible(staff, [360]);

    await press(say.endCounting);
    await confirm(say.endCounting);
    await main.locator('.state', { hasText: say.count_review }).waitFor();
    await main.getByText('+1', { exact: true }).waitFor();
    await expectAccessible(staff, [360]);
    await press(say.approve);
    await confirm(say.approve);
    await main.locator('.state', { hasText: say.count_applied }).waitFor();
    await expectAccessible(staff, [360]);
    await expect.poll(stock).toBe(8);

    await page.goto(`/admin/products/${ball.id}`);
    await main.getByRole('list', { name: say.inBranches }).getByText(name).waitFor();
    await expectAccessible(staff, [360]);
  },
  LONG_MS,
);

/** A product of this journey alone: others sell those of the demo shop meanwhile. */
async function makeBall(): Promise<AdminProduct> {
  const { category } = await findProduct('match-football');
  const code = randomUUID().slice(0, 8);
  const names = { sku: `BALL-${code}`, slug: `ball-${code}`, name_ar: `كرة ${code}`, name_en: `Ball ${code}` };
  const body = productBody({ category_id: category.id, ...names });
  return asStaff('owner', 'POST /admin/products', { ...body, stock: 10, status: 'published' });
}
