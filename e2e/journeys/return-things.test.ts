import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { bringHome, haveDelivered, haveThreeForTwo, signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';

const picture = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePicture() });

journey(
  'two of three pieces go back with a photo: asked for, written about, withdrawn, on a phone in Arabic',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const main = page.getByRole('main');
    visitor.complaints.allow(/422/);
    const { token } = await signIn(visitor);
    const order = await haveDelivered(token, (await findProduct('match-football')).id, 3);
    await open(`/account/orders/${order.id}`);
    await main.getByRole('link', { name: 'إرجاع أو استبدال' }).click();

    await main.getByRole('button', { name: 'إرسال طلب الإرجاع' }).click();
    await main.getByText('اختر منتجًا واحدًا على الأقل').waitFor();
    await main.getByRole('checkbox', { name: /^إرجاع / }).check();
    await main.getByRole('button', { name: 'زيادة الكمية' }).click();
    await main.getByRole('combobox', { name: /^سبب إرجاع/ }).selectOption({ label: 'وصل تالفًا أو لا يعمل' });
    await main.getByLabel(/^أخبرنا المزيد/).fill('الخياطة مفتوحة');
    await page.setInputFiles('#photos', await picture());
    await main
      .getByRole('img', { name: 'الصورة 1' })
      .or(main.getByRole('img', { name: /صورة/ }))
      .first()
      .waitFor();
    await main.getByLabel('رقم الآيبان').fill('SA03 8000 0000 6080 1016 7510');
    await expect.poll(() => main.getByRole('progressbar').count()).toBe(0);
    await main.getByRole('button', { name: 'إرسال طلب الإرجاع' }).click();
    // The typed text remains, with the error at its field.
    await main.getByText('رقم الآيبان غير صحيح').waitFor();
    await main.getByLabel('رقم الآيبان').fill('SA03 8000 0000 6080 1016 7519');
    await main.getByRole('button', { name: 'إرسال طلب الإرجاع' }).dblclick();

    await page.waitForURL(/\/account\/returns\//);
    await main.getByRole('heading', { name: 'بانتظار المراجعة' }).waitFor();
    await main.getByText('قطعتان').waitFor();
    await main.getByLabel('رسالتك').fill('متى يصل المندوب؟');
    await main.getByRole('button', { name: 'إرسال', exact: true }).click();
    await main.getByRole('listitem').filter({ hasText: 'متى يصل المندوب؟' }).waitFor();

    await main.getByRole('button', { name: 'إلغاء طلب الإرجاع' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'نعم، ألغِ الطلب' }).click();
    await main.getByRole('heading', { name: 'ألغيته' }).waitFor();
    await open('/account/returns');
    // Two presses sent one request.
    await main.getByRole('link', { name: /^RT-/ }).waitFor();
    expect(await main.getByRole('link', { name: /^RT-/ }).count()).toBe(1);
  },
);

journey('a return is asked for by keyboard alone, in English', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page, open } = visitor;
  const { token } = await signIn(visitor);
  const order = await haveDelivered(token, (await findProduct('match-football')).id);
  await open(`/account/orders/${order.id}/return`);
  await page.getByRole('checkbox', { name: /^Return / }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('I');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Send the request' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account\/returns\//);
  await page.getByRole('heading', { name: 'Waiting for a decision' }).waitFor();
});

journey('a guest who pays by transfer sends the receipt', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 360 });
  const { page } = visitor;
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await buy(visitor, 'bank_transfer');
  const section = page.getByRole('region', { name: 'Transferred? Send us the receipt' });
  await section.getByRole('button', { name: 'Send the receipt' }).click();
  await section.getByText('Add a picture of the receipt').waitFor();
  await page.setInputFiles('#receipt-photo', await picture());
  await expect.poll(() => section.getByRole('progressbar').count()).toBe(0);
  await section.getByRole('button', { name: 'Send the receipt' }).click();
  await section.getByRole('img', { name: 'Receipt 1' }).waitFor();
});

journey('a guest sends back what they bought without an account, on a phone in Arabic', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page } = visitor;
  const main = page.getByRole('main');
  await putInCart(visitor, await findProduct('match-football'));
  await buy(visitor);
  await bringHome(new URL(page.url()).searchParams.get('order') ?? '');
  await page.reload();
  await main.getByRole('link', { name: 'إرجاع أو استبدال' }).click();
  await main.getByRole('checkbox', { name: /^إرجاع / }).check();
  await main.getByRole('combobox', { name: /^سبب إرجاع/ }).selectOption({ label: 'وصل تالفًا أو لا يعمل' });
  await page.setInputFiles('#photos', await picture());
  await main.getByRole('img', { name: /صورة/ }).first().waitFor();
  await main.getByLabel('رقم الآيبان').fill('SA03 8000 0000 6080 1016 7519');
  await expect.poll(() => main.getByRole('progressbar').count()).toBe(0);
  await main.getByRole('button', { name: 'إرسال طلب الإرجاع' }).dblclick();
  await page.waitForURL(/\/order\/[^/]+\/returns\/./);
  await main.getByRole('heading', { name: 'بانتظار المراجعة' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await main.getByLabel('رسالتك').fill('متى يصل المندوب؟');
  await main.getByRole('button', { name: 'إرسال', exact: true }).click();
  await main.getByRole('listitem').filter({ hasText: 'متى يصل المندوب؟' }).waitFor();
  // Back on the order's page, the return is listed once.
  await main.getByRole('link', { name: 'العودة إلى الطلب' }).click();
  await main.getByRole('link', { name: /^RT-/ }).waitFor();
  expect(await main.getByRole('link', { name: /^RT-/ }).count()).toBe(1);
});

journey('who keeps the free piece is told what it costs, and is paid the rest, in Arabic', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const main = page.getByRole('main');
  const { token } = await signIn(visitor);
  const order = await haveThreeForTwo(token);
  await open(`/account/orders/${order.id}/return`);
  const amount = main.getByRole('status').filter({ hasText: 'المبلغ الذي يعود إليك' });

  // The free item alone refunds nothing, and the form shows that before it is sent.
  await main.getByRole('checkbox', { name: /واحات صغيرة/ }).check();
  await amount.getByText('لا يعود لك مبلغ عن هذه القطع وحدها').waitFor();
  await main.getByRole('checkbox', { name: /واحات صغيرة/ }).uncheck();

  await main.getByRole('checkbox', { name: /حكايات/ }).check();
  await main.getByRole('button', { name: 'زيادة الكمية' }).click();
  await amount.getByText('ما تحتفظ به لا يكفي للعرض أو لكود الخصم').waitFor();
  const said = ((await amount.textContent()) ?? '').replace(/\s|\u200e/g, '');
  expect(said).toContain('مادفعتهعنهذهالقطع220.00');
  expect(said).toContain('فرقسعرماتحتفظبه-45.00');
  expect(said).toContain('المبلغالذييعودإليك175.00');
  await main.getByRole('combobox', { name: /^سبب إرجاع/ }).selectOption({ label: 'غيّرت رأيي' });
  await main.getByLabel('رقم الآيبان').fill('SA03 8000 0000 6080 1016 7519');
  await main.getByRole('button', { name: 'إرسال طلب الإرجاع' }).click();

  await page.waitForURL(/\/account\/returns\/./);
  const id = page.url().split('/').at(-1) ?? '';
  const money = (label: string) => main.locator('dl > div').filter({ hasText: label });
  await money('المبلغ الذي يعود إليك').getByText('175.00').waitFor();
  await asStaff('owner', `POST /admin/returns/${id}/approve`);
  await asStaff('owner', `POST /admin/returns/${id}/receive`, { lines: [] });
  await asStaff('owner', `POST /admin/returns/${id}/refund`, { bank_reference: 'TRX-175' });
  await page.reload();
  await money('فرق سعر ما تحتفظ به').getByText('45.00').waitFor();
  await money('ما دفعته عن هذه القطع').getByText('220.00').waitFor();
  await money('TRX-175').waitFor();
  expect(await main.locator('dl > div').last().textContent()).toContain('175.00');
});
