import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import fields from '../../storefront/app/text/ar/fields.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fill, input, press, unfold } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { buyers, fillDetails, payment, placeButton } from '../support/checkout-steps.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';

/** The status of one picture that arrived. */
const SENT = 'رُفعت صورة واحدة';
const NAME = 'سارة 🌷';

/** Makes a published cup with a required engraving and an optional picture, from the phone; returns its id. */
async function makeCup(staff: Visitor, mark: string): Promise<number> {
  const say = adminTexts.ar.products;
  const { page } = staff;
  await page.goto('/admin/products/new');
  await input(staff, 'name_ar').waitFor();
  await fill(staff, 'name_ar', `كوب ${mark}`);
  await fill(staff, 'price', '٥٠');
  await fill(staff, 'stock', '٩');
  const [, category = ''] = await input(staff, 'category_id').locator('option').allTextContents();
  await staff.hands.choose(input(staff, 'category_id'), { label: category });
  await unfold(staff);
  await press(staff, say.field_picture);
  await fill(staff, 'buyer_fields.0.label_ar', 'صورتك على الكوب');
  await press(staff, say.field_text);
  await fill(staff, 'buyer_fields.1.label_ar', 'النقش');
  await fill(staff, 'buyer_fields.1.max_length', '١٠');
  await input(staff, 'buyer_fields.1.is_required').check();
  await press(staff, say.fieldUp.replace('{name}', 'النقش'));
  await expect.poll(() => input(staff, 'buyer_fields.0.label_ar').inputValue()).toBe('النقش');
  await expectAccessible(staff, [360]);
  await press(staff, say.publishNew);
  await page.getByRole('link', { name: say.viewInShop }).waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Forgets the required field, sends a picture, then fills what is missing; nothing is lost between. */
async function makeItTheirs({ page, open }: Visitor, product: number): Promise<void> {
  await open(`/product/${product}`);
  const add = page.getByRole('region', { name: 'شراء سريع' }).getByRole('button', { name: 'أضف إلى السلة' });
  const engraving = page.getByLabel('النقش');
  await engraving.waitFor();
  const buffer = await makePicture({ width: 600, height: 600 });
  await page.locator('input[type=file]').setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText(SENT, { exact: true }).waitFor({ state: 'attached' });
  await add.click();
  await page.getByText(fields.missing).waitFor();
  await page.locator('input:focus').and(engraving).waitFor();
  expect(await page.locator('[data-field] img').count()).toBe(1);
  await engraving.fill('نقش أطول من عشرة أحرف');
  await add.click();
  await page.getByText('10 أحرف على الأكثر').waitFor();
  await engraving.fill(NAME);
  await add.click();
  await page.getByRole('dialog', { name: 'سلة التسوق' }).waitFor();
}

journey(
  'a cup is engraved with a name and a picture: asked for, bought, seen by staff and on the slip',
  async ({ arrive }) => {
    const mark = randomUUID().slice(0, 6).toUpperCase();
    const staff = await arrive({ language: 'ar', width: 360 });
    await workAs(staff, await hire('manager'), 'ar');
    const product = await makeCup(staff, mark);

    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    await makeItTheirs(visitor, product);
    const cart = page.getByRole('dialog', { name: 'سلة التسوق' });
    await cart.getByText(NAME).waitFor();
    await cart.getByText('صورة مرفقة').waitFor();
    await open('/checkout');
    await fillDetails(visitor, buyers.ar);
    await payment(page, 'bank_transfer').check();
    await placeButton(visitor).click();
    await page.waitForURL(/checkout\/success/);
    await page.getByText(NAME).locator('visible=true').first().waitFor();
    await page.getByRole('img', { name: 'صورتك على الكوب' }).locator('visible=true').first().waitFor();
    await expectAccessible(visitor, [360]);
    const id = new URL(page.url()).searchParams.get('order') ?? '';

    await staff.page.goto(`/admin/orders/${id}`);
    await staff.page.getByText(NAME).first().waitFor();
    await staff.page.getByRole('img', { name: 'صورتك على الكوب' }).waitFor();
    await staff.page.goto(`/admin/orders/print?ids=${id}`);
    await staff.page.getByText(NAME).first().waitFor();
  },
);
