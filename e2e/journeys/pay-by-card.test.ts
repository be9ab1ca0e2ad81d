import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { fieldsOf, readQrOn, readWordsOn } from '../support/read-paper.ts';

journey('a card is refused, left and then paid with, on a phone in Arabic', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await open('/checkout');
  await fillDetails(visitor, buyers.ar);
  await payment(page, 'online').check();
  await placeButton(visitor).click();

  await page.waitForURL(/\/pay\/demo\//);
  await button('تخيّل أن البطاقة رُفضت').click();
  const number = await orderNumber(page);
  expect(number).toMatch(/^WH-/);
  await page.getByText('لم يكتمل الدفع، ولم يُخصم منك شيء. يمكنك المحاولة من جديد.').waitFor();

  await button(/^إكمال الدفع/).click();
  await page.waitForURL(/\/pay\/demo\//);
  await page.getByRole('link', { name: 'اخرج دون دفع' }).click();
  await orderNumber(page);
  await page.getByText('لم يصلنا الدفع بعد.').waitFor();

  await button(/^إكمال الدفع/).click();
  await page.waitForURL(/\/pay\/demo\//);
  await button('ادفع بنجاح').click();
  await orderNumber(page);
  await page.getByRole('main').getByText('تم تأكيد الطلب').waitFor();
  await expect.poll(() => button(/^إكمال الدفع/).count()).toBe(0);

  await page.getByRole('main').getByRole('link', { name: 'الفاتورة' }).click();
  const download = page.waitForEvent('download');
  await button('تنزيل الفاتورة PDF').click();
  const paper = await readFile(await (await download).path());
  // Text is copied and searched in reading order: no two letters are swapped.
  expect(await readWordsOn(visitor.context, paper)).toMatch(/فاتورة ضريبية مبسطة[\s\S]*الإجمالي شامل الضريبة/);
  const [seller, vatNumber, at, total, vat, ...more] = fieldsOf(await readQrOn(visitor.context, paper));
  expect(seller).toContain('واحة');
  expect(vatNumber).toMatch(/^3\d{13}3$/);
  expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(600_000);
  expect(vat).toBe(((Math.round(Number(total) * 100) * 15) / 115 / 100).toFixed(2));
  expect(more).toEqual([]);
});
