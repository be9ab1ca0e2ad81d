import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import digital from '../../admin/app/text/ar/digital.ts';
import shown from '../../storefront/app/text/ar/digital.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fill, input, press, unfold } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';

/** Makes a published digital product with two codes from the phone; returns its id. */
async function makeCard(staff: Visitor, mark: string): Promise<number> {
  const say = adminTexts.ar.products;
  const { page } = staff;
  await page.goto('/admin/products/new');
  await input(staff, 'name_ar').waitFor();
  await fill(staff, 'name_ar', `بطاقة ألعاب ${mark}`);
  await fill(staff, 'price', '٥٠');
  const [, category = ''] = await input(staff, 'category_id').locator('option').allTextContents();
  await staff.hands.choose(input(staff, 'category_id'), { label: category });
  await unfold(staff);
  await staff.hands.choose(input(staff, 'delivery'), { label: say.delivery_digital });
  await expect.poll(() => input(staff, 'stock').count()).toBe(0);
  await expectAccessible(staff, [360]);
  await press(staff, say.publishNew);
  await page.getByRole('heading', { name: digital.title }).waitFor();
  await press(staff, digital.addCodes);
  await fill(staff, 'codes', `AAAA-${mark}-1111\nBBBB-${mark}-2222\nAAAA-${mark}-1111`);
  await press(staff, digital.saveCodes);
  await page.getByText('بقي كودان').waitFor();
  await page.getByText('كود موجود من قبل لم يُضف:').waitFor();
  await expectAccessible(staff, [360]);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

async function addOnPage({ page, open }: Visitor, product: number): Promise<void> {
  await open(`/product/${product}`);
  await page.getByRole('region', { name: 'شراء سريع' }).getByRole('button', { name: 'أضف إلى السلة' }).click();
  await page.getByRole('dialog', { name: 'سلة التسوق' }).waitFor();
}

/** Pays with the demo's card, and shows the code. */
async function payAndShow(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await payment(page, 'online').check();
  await placeButton(visitor).click();
  await page.waitForURL(/\/pay\/demo\//);
  await page.getByRole('main').getByRole('button', { name: 'ادفع بنجاح' }).click();
  await orderNumber(page);
  const goods = page.getByRole('region', { name: shown.title });
  await expect
    .poll(async () => {
      if ((await goods.getByRole('button', { name: 'اعرض الكود' }).count()) > 0) return true;
      await page.reload();
      await orderNumber(page);
      await goods.waitFor();
      return (await goods.getByRole('button', { name: 'اعرض الكود' }).count()) > 0;
    })
    .toBe(true);
  await expectAccessible(visitor, [360]);
  await goods.getByRole('button', { name: 'اعرض الكود' }).click();
}

journey('a code is sold from the phone: bought without an address, paid and shown', async ({ arrive }) => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const staff = await arrive({ language: 'ar', width: 360 });
  await workAs(staff, await hire('manager'), 'ar');
  const product = await makeCard(staff, mark);

  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await open(`/product/${product}`);
  await page.getByText('يصلك فور الدفع في صفحة طلبك، بلا عنوان ولا توصيل').waitFor();
  await addOnPage(visitor, product);
  await open('/checkout');
  await page.getByText(/الكود الذي عُرض والملف الذي نُزّل لا يُرجعان/).waitFor();
  expect(await page.getByRole('heading', { name: 'عنوان التوصيل' }).count()).toBe(0);
  await page.locator('#firstName').fill('نورة');
  await page.locator('#lastName').fill('العتيبي');
  await page.locator('#phone').fill(buyers.ar.phone);
  await expectAccessible(visitor, [360]);
  await payAndShow(visitor);
  await page.getByText(`AAAA-${mark}-1111`).waitFor();
  await expectAccessible(visitor, [360]);

  await staff.page.reload();
  await staff.page.getByText('بقي كود واحد').waitFor();
});

journey('a mixed cart has an address, and its code is shown at payment', async ({ arrive }) => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const staff = await arrive({ language: 'ar', width: 360 });
  await workAs(staff, await hire('manager'), 'ar');
  const product = await makeCard(staff, mark);

  const visitor = await arrive({ language: 'ar', width: 360 });
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await addOnPage(visitor, product);
  await visitor.open('/checkout');
  await fillDetails(visitor, buyers.ar);
  await payAndShow(visitor);
  await visitor.page.getByText(`AAAA-${mark}-1111`).waitFor();
  await visitor.page.getByText('عنوان التوصيل').first().waitFor();
});
