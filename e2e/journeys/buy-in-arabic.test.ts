import { expect } from 'vitest';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { journey } from '../support/journey.ts';
import { mailAbout } from '../support/shop-mail.ts';

const ARABIC = /[\u0600-\u06FF]/;

journey('a guest searches, chooses, buys and follows the order, in Arabic on a phone', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await open('/');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');

  await page.getByRole('button', { name: 'بحث', exact: true }).locator('visible=true').first().click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('سماعه');
  const suggestions = page.getByRole('dialog').getByRole('listbox', { name: 'اقتراحات البحث' });
  const headphones = suggestions.getByRole('option', { name: /^سماعات رأس صدى برو/ });
  await headphones.click();
  await page.waitForURL(/\/product\/\d+/);
  await page.getByRole('heading', { level: 1, name: /سماعات/ }).waitFor();

  const colors = page.getByRole('group', { name: /^اللون/ });
  const another = colors.getByRole('radio', { checked: false }).first();
  const color = (await another.getAttribute('value')) ?? '';
  // The visible and clickable part of the radio button is its label.
  await another.locator('..').click();
  await page.getByRole('region', { name: 'شراء سريع' }).getByRole('button', { name: 'أضف إلى السلة' }).click();

  const drawer = page.getByRole('dialog', { name: 'سلة التسوق' });
  await drawer.getByText(color, { exact: true }).waitFor();
  await drawer
    .getByRole('group', { name: /^كمية سماعات/ })
    .getByRole('button', { name: 'زيادة الكمية' })
    .click();
  await drawer.getByRole('link', { name: 'عرض السلة', exact: true }).click();
  await page.waitForURL(/\/cart$/);
  await page.getByRole('heading', { level: 1, name: 'سلة التسوق' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').getByRole('status').first().textContent()).toBe('2');
  await page.getByRole('main').getByRole('link', { name: 'إتمام الطلب' }).click();

  await page.getByRole('heading', { level: 1, name: 'إتمام الطلب' }).waitFor();
  await fillDetails(visitor, buyers.ar);
  await payment(page, 'cash_on_delivery').check();
  const agreed = (await placeButton(visitor).textContent()) ?? '';
  await placeButton(visitor).click();

  const number = await orderNumber(page);
  await page.getByRole('heading', { level: 1, name: 'شكرًا لك يا نورة' }).waitFor();
  expect(number).toMatch(/^WH-\d{4}-\d+$/);
  const [total = ''] = /[\d,]+(\.\d+)?/.exec(agreed) ?? [];
  expect(total).not.toBe('');
  expect(await page.getByRole('main').textContent()).toContain(total);

  await page.getByRole('link', { name: 'تتبّع الطلب' }).click();
  await page.getByRole('heading', { level: 1, name: 'تتبّع طلبك' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'رقم الطلب' }).inputValue()).toBe(number);
  await page.getByRole('textbox', { name: 'رقم الجوال' }).fill(buyers.ar.phone);
  await page.getByRole('button', { name: 'عرض حالة الطلب' }).click();
  await page.getByRole('list', { name: 'مراحل الطلب' }).waitFor();

  const mail = await mailAbout(number);
  expect(mail).toContain(`استلمنا طلبك ${number}`);
  const text = mail.slice(mail.indexOf('<body')).replace(/<[^>]*>/g, ' ');
  expect(text.search(ARABIC)).toBeLessThan(text.search(/[A-Za-z]{4}/));
  expect(text.indexOf('شكرًا لتسوقك')).toBeLessThan(text.indexOf('thank you for shopping'));
});

journey('words written in any of their ways find the same', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  const found: string[][] = [];
  for (const word of ['هديه', 'الهديه', 'هديّة']) {
    await open(`/products?search=${encodeURIComponent(word)}`);
    const names = page.getByRole('main').getByRole('article').getByRole('heading');
    found.push((await names.allTextContents()).sort());
  }
  expect(found[0]?.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
});
