import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/picture-factories.ts';
import { expectAccessible } from './accessible.ts';
import { adminTexts } from './admin-texts.ts';
import type { Visitor } from './visitor.ts';

/** A field of a form by its name. */
export const input = ({ page }: Visitor, name: string) => page.locator(`[name="${name}"]`);
/** Presses the one button of this name. */
export const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds a category from its screen; returns its name. */
export async function makeCategory(staff: Visitor, mark: string): Promise<string> {
  const say = adminTexts[staff.language].categories;
  const { page } = staff;
  await page.goto('/admin/categories');
  await press(staff, say.newCategory);
  await input(staff, 'name_ar').fill(`عبايات ${mark}`);
  await input(staff, 'name_en').fill(`Abayas ${mark}`);
  expect(await input(staff, 'slug').inputValue()).toBe(`abayas-${mark}`);
  await press(staff, say.add);
  const name = staff.language === 'ar' ? `عبايات ${mark}` : `Abayas ${mark}`;
  await page.getByRole('list', { name: say.tree }).getByText(name, { exact: true }).waitFor();
  return name;
}

/** Adds a product of two sizes in two colours with a picture, published. */
export async function makeProduct(staff: Visitor, mark: string, category: string, width: number): Promise<void> {
  const say = adminTexts[staff.language].products;
  const { page } = staff;
  await page.goto('/admin/products/new');
  await input(staff, 'name_ar').fill(`عباية نجد ${mark}`);
  await input(staff, 'name_en').fill(`Najd abaya ${mark}`);
  await input(staff, 'sku').fill(`NAJD-${mark}`);
  await input(staff, 'price').fill('١٠٠');
  await input(staff, 'category_id').selectOption({ label: category });
  const picture = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await makePicture({ width: 700, height: 900 }) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await input(staff, 'alt_ar_0').fill('عباية سوداء');
  await input(staff, 'alt_en_0').fill('A black abaya');
  await input(staff, 'sizes').fill('S، M');
  await input(staff, 'colours').fill('أسود, Black, #111111\nكحلي, Navy, #1b2a4a');
  await press(staff, say.makeVariants);
  for (let at = 0; at < 4; at += 1) await input(staff, `variants.${at}.stock`).fill('6');
  await expectAccessible(staff, [width]);
  await press(staff, say.create);
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await press(staff, say.publish);
  await page.getByRole('link', { name: say.viewInShop }).waitFor();
}

/** Adds a coupon that takes 10 riyals off. */
export async function makeCoupon(staff: Visitor, code: string): Promise<void> {
  const say = adminTexts[staff.language].offers;
  await staff.page.goto('/admin/coupons/new');
  await input(staff, 'code').fill(code.toLowerCase());
  await input(staff, 'type').selectOption('fixed');
  await input(staff, 'amount').fill('10');
  await press(staff, say.add);
  await staff.page.getByRole('heading', { level: 1, name: code }).waitFor();
}

/** Adds an offer of a fifth off the product, on which a coupon may come. */
export async function makePromotion(staff: Visitor, mark: string): Promise<void> {
  const say = adminTexts[staff.language].offers;
  const { page } = staff;
  await page.goto('/admin/promotions/new');
  await input(staff, 'name_ar').fill(`عرض نجد ${mark}`);
  await input(staff, 'name_en').fill(`Najd offer ${mark}`);
  await input(staff, 'percent').fill('20');
  await input(staff, 'stackable').check();
  await page.getByRole('searchbox', { name: say.addProduct }).fill(`NAJD-${mark}`);
  await page.getByRole('button', { name: new RegExp(`NAJD-${mark}`) }).click();
  await page.getByText(say.warning_licence_missing).waitFor();
  await page.getByRole('cell', { name: /80/ }).waitFor();
  await press(staff, say.add);
  await page.waitForURL(/\/admin\/promotions\/\d+$/);
}

/** Sends so many pieces of the order's first line as one parcel, from the order's screen. */
export async function sendParcel({ page, language }: Visitor, pieces: number, number: string): Promise<void> {
  const say = adminTexts[language].orders;
  await page.getByRole('main').getByRole('button', { name: say.send }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(String(pieces));
  await dialog.getByLabel(say.carrier).fill('سمسا');
  await dialog.getByLabel(say.carrierNumber).fill(number);
  await dialog.getByRole('button', { name: say.send }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Says something in the home page's hero in the reader's language ('' as it was), and puts a part before or after the one beside it. */
export async function changeHome(staff: Visitor, title: string, move: 'up' | 'down', width: number): Promise<void> {
  const { home, common } = adminTexts[staff.language];
  const { page } = staff;
  await page.goto('/admin/home');
  await press(staff, home[move].replace('{name}', home.part_best));
  await press(staff, home.edit.replace('{name}', home.part_hero));
  await input(staff, `title.${staff.language}`).fill(title);
  await expectAccessible(staff, [width]);
  await press(staff, common.save);
  await page.getByText(home.saved).waitFor();
}
