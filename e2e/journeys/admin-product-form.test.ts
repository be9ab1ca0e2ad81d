import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { expectAccessible, readers } from '../support/accessible.ts';
import { input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const MOST_TAPS = 20;
/** A slow typist on a phone. */
const KEY_MS = 150;
/** Taking a picture and looking at it. */
const PICTURE_MS = 4_000;
/** Finding the next field with the eyes and the thumb. */
const TAP_MS = 1_000;

journey(
  'a product is photographed, priced and published from a phone, in Arabic, on one screen',
  async ({ arrive }) => {
    const say = adminTexts.ar.products;
    const staff = await arrive({ language: 'ar', width: 360 });
    const { page } = staff;
    await workAs(staff, await hire('manager'), 'ar');
    await page.goto('/admin/products');
    const name = `مبخرة نحاس ${randomUUID().slice(0, 6)}`;
    const buffer = await makePicture({ width: 700, height: 900 });
    let taps = 0;
    const began = performance.now();
    const tap = async (target: Locator) => {
      await setTimeout(TAP_MS);
      await target.tap();
      taps += 1;
    };
    const type = async (field: string, text: string) => {
      await tap(input(staff, field));
      await page.keyboard.type(text, { delay: KEY_MS });
    };

    await tap(page.getByRole('link', { name: say.newProduct }));
    const [camera] = await Promise.all([
      page.waitForEvent('filechooser'),
      tap(page.getByRole('button', { name: say.photograph, exact: true })),
    ]);
    await setTimeout(PICTURE_MS);
    await camera.setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
    // The shutter, and that the picture is kept.
    taps += 2;
    await type('name_ar', name);
    await type('price', '٤٥');
    await type('stock', '١٢');
    await tap(input(staff, 'category_id'));
    const [, category = ''] = await input(staff, 'category_id').locator('option').allTextContents();
    await input(staff, 'category_id').selectOption({ label: category });
    taps += 1;
    await page.getByRole('img', { name: say.pictureOf.replace('{number}', '1') }).waitFor();
    await tap(page.getByRole('button', { name: say.publishNew, exact: true }));
    await page.getByRole('link', { name: say.viewInShop }).waitFor();
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`a product from the phone: ${taps} taps besides typing, ${seconds} s at ${KEY_MS} ms a key\n`);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);

    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    for (const language of ['ar', 'en'] as const) {
      const shopper = await arrive({ language, width: 360 });
      await shopper.open(`/product/${id}`);
      await shopper.page.getByRole('heading', { level: 1, name }).waitFor();
      await shopper.page.getByText('45.00').first().waitFor();
      await shopper.page.waitForLoadState('networkidle');
    }
  },
);

for (const { language, width, otherWidth } of readers) {
  journey(`a refused product says in ${language} which fields are wrong, by links`, async ({ arrive }) => {
    const { products: say, common } = adminTexts[language];
    const staff = await arrive({ language, width });
    const { page } = staff;
    // The refusal is the subject.
    staff.complaints.allow(/422/);
    await workAs(staff, await hire('manager'), language);
    await page.goto('/admin/products/new');
    await page.getByRole('button', { name: say.publishNew, exact: true }).waitFor();
    await expectAccessible(staff, [width, otherWidth]);
    await press(staff, say.publishNew);
    const alert = page.getByRole('alert');
    await alert.getByText(common.fieldsWrong).waitFor();
    for (const [label, field] of [
      [say.name, 'name_ar'],
      [say.price, 'price'],
      [say.mainCategory, 'category_id'],
    ] as const) {
      await alert.getByRole('link', { name: label, exact: true }).click();
      await expect.poll(() => page.evaluate('document.activeElement.name')).toBe(field);
    }
    // A field inside a fold: the link opens it.
    const fold = page.locator('details', { has: input(staff, 'weight_grams') });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await input(staff, 'weight_grams').fill('ثقيل');
    await input(staff, 'name_ar').fill('مبخرة');
    await fold.locator('summary').click();
    await press(staff, say.publishNew);
    await alert.getByRole('link', { name: say.weight, exact: true }).waitFor();
    await fold.locator('summary').click();
    await alert.getByRole('link', { name: say.weight, exact: true }).click();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('weight_grams');
    expect(await alert.getByRole('link', { name: say.name, exact: true }).count()).toBe(0);
    await expectAccessible(staff, [width, otherWidth]);
  });
}
