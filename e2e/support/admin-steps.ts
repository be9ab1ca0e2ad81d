import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { expectAccessible } from './accessible.ts';
import { adminTexts } from './admin-texts.ts';
import type { Visitor } from './visitor.ts';

/** A field of a form by its name. */
export const input = ({ page }: Visitor, name: string) => page.locator(`[name="${name}"]`);
/** Presses the one button of this name. */
export const press = ({ page, hands }: Visitor, name: string) =>
  hands.press(page.getByRole('button', { name, exact: true }));
/** Fills in a field of a form by its name. */
export const fill = (visitor: Visitor, name: string, text: string) => visitor.hands.fill(input(visitor, name), text);

/** Adds a category from its screen; returns its name. */
export async function makeCategory(staff: Visitor, mark: string): Promise<string> {
  const say = adminTexts[staff.language].categories;
  const { page } = staff;
  await page.goto('/admin/categories');
  await press(staff, say.newCategory);
  await fill(staff, 'name_ar', `عبايات ${mark}`);
  await fill(staff, 'name_en', `Abayas ${mark}`);
  expect(await input(staff, 'slug').inputValue()).toBe(`abayas-${mark}`);
  await press(staff, say.add);
  const name = staff.language === 'ar' ? `عبايات ${mark}` : `Abayas ${mark}`;
  await page.getByRole('list', { name: say.tree }).getByText(name, { exact: true }).waitFor();
  return name;
}

/** Opens the parts of a form that are folded on a phone. */
export async function unfold(staff: Visitor): Promise<void> {
  const folded = staff.page.locator('main form details:not([open]) > summary');
  for (let left = await folded.count(); left > 0; left = await folded.count()) {
    await staff.hands.press(folded.first());
    await expect.poll(() => folded.count()).toBeLessThan(left);
  }
}

/** Adds a product of two sizes in two colours with a picture, published. */
export async function makeProduct(staff: Visitor, mark: string, category: string, width: number): Promise<void> {
  const say = adminTexts[staff.language].products;
  const { page } = staff;
  await page.goto('/admin/products/new');
  await input(staff, 'name_ar').waitFor();
  await unfold(staff);
  await fill(staff, 'name_ar', `عباية نجد ${mark}`);
  await fill(staff, 'name_en', `Najd abaya ${mark}`);
  await fill(staff, 'sku', `NAJD-${mark}`);
  await fill(staff, 'price', '١٠٠');
  await staff.hands.choose(input(staff, 'category_id'), { label: category });
  const picture = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await makePicture({ width: 700, height: 900 }) };
  await staff.hands.give(page.locator('input[type=file]'), picture);
  await page.getByRole('img', { name: say.pictureOf.replace('{number}', '1') }).waitFor();
  await unfold(staff);
  await fill(staff, 'alt_ar_0', 'عباية سوداء');
  await fill(staff, 'alt_en_0', 'A black abaya');
  const [colour, size] = staff.language === 'ar' ? ['اللون', 'المقاس'] : ['Colour', 'Size'];
  await press(staff, colour);
  await fill(staff, 'options.0.new', 'أسود، كحلي،');
  await press(staff, size);
  await fill(staff, 'options.1.new', 'S، M،');
  await unfold(staff);
  for (let at = 0; at < 4; at += 1) await fill(staff, `variants.${at}.stock`, '6');
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
  await fill(staff, 'code', code.toLowerCase());
  await staff.hands.choose(input(staff, 'type'), { value: 'fixed' });
  await fill(staff, 'amount', '10');
  await press(staff, say.add);
  await staff.page.getByRole('heading', { level: 1, name: code }).waitFor();
}

/** Adds an offer of 20 % off the product that can be combined with a coupon. */
export async function makePromotion(staff: Visitor, mark: string): Promise<void> {
  const say = adminTexts[staff.language].offers;
  const { page } = staff;
  await page.goto('/admin/promotions/new');
  await fill(staff, 'name_ar', `عرض نجد ${mark}`);
  await fill(staff, 'name_en', `Najd offer ${mark}`);
  await fill(staff, 'percent', '20');
  await staff.hands.tick(input(staff, 'stackable'));
  await staff.hands.fill(page.getByRole('searchbox', { name: say.addProduct }), `NAJD-${mark}`);
  await staff.hands.press(page.getByRole('button', { name: new RegExp(`NAJD-${mark}`) }));
  await page.getByText(say.warning_licence_missing).waitFor();
  await page.getByRole('cell', { name: /\b80\b/ }).waitFor();
  await press(staff, say.add);
  await page.waitForURL(/\/admin\/promotions\/\d+$/);
}

/** Sends this many pieces of the order's first line as one parcel, from the order's screen. */
export async function sendParcel({ page, language, hands }: Visitor, pieces: number, number: string): Promise<void> {
  const { orders: say, common } = adminTexts[language];
  await hands.press(page.getByRole('main').getByRole('button', { name: say.send }));
  const dialog = page.getByRole('dialog');
  await hands.fill(dialog.getByRole('textbox').first(), String(pieces));
  await hands.fill(dialog.getByLabel(common.carrier), 'سمسا');
  await hands.fill(dialog.getByLabel(common.carrierNumber), number);
  await hands.press(dialog.getByRole('button', { name: say.send }));
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(number).first().waitFor();
}

/**
 * Sets the hero title of the home page in the reader's language ('' restores the original), and moves a part one place
 * up or down.
 */
export async function changeHome(staff: Visitor, title: string, move: 'up' | 'down', width: number): Promise<void> {
  const { home, common } = adminTexts[staff.language];
  const { page } = staff;
  await page.goto('/admin/home');
  await press(staff, home[move].replace('{name}', home.part_best));
  await press(staff, home.edit.replace('{name}', home.part_hero));
  await fill(staff, `title.${staff.language}`, title);
  await expectAccessible(staff, [width]);
  await press(staff, common.save);
  await page.getByText(home.saved).waitFor();
}
