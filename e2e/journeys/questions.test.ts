import { expect } from 'vitest';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { scrollTo } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';

journey('a question is asked on a phone, answered by the shop, and read by everybody', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const product = await findProduct('taif-rose-eau-de-parfum');
  const address = `/product/${product.id}/${product.slug}`;
  await signIn(visitor);
  await open(address);
  expect(await page.locator('#questions').getByRole('article').count(), 'nothing is fetched before it is near').toBe(0);
  const section = page.locator('#questions');
  await scrollTo(section);
  await section.getByRole('button', { name: 'اسأل عن المنتج' }).click();
  await section.getByRole('button', { name: 'أرسل سؤالك' }).click();
  await section.getByText('اكتب سؤالك', { exact: true }).waitFor();
  const text = `هل تناسب هذه الرائحة العمل؟ ${Date.now()}`;
  await section.getByLabel('سؤالك').fill(text);
  await page.reload();
  await scrollTo(section);
  await section.getByRole('button', { name: 'اسأل عن المنتج' }).click();
  expect(await section.getByLabel('سؤالك').inputValue(), 'what was typed stays').toBe(text);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/store/questions')),
    section.getByRole('button', { name: 'أرسل سؤالك' }).click(),
  ]);
  await page.getByText('وصلنا سؤالك', { exact: false }).waitFor();
  const { data } = (await answer.json()) as { data: { id: number } };
  await open('/account/questions');
  const mine = page.getByRole('article').filter({ hasText: text });
  await mine.getByText('بانتظار المراجعة').waitFor();

  await asStaff('moderator', `PUT /admin/questions/${data.id}/answer`, { version: 1, text: 'نعم، رائحتها هادئة.' });
  const reader = await arrive({ language: 'en' });
  await reader.open(`${address}#questions`);
  const shown = reader.page.locator('#questions article').filter({ hasText: text });
  await shown.getByText('Answer from the shop').waitFor();
  expect(await shown.locator('h3 bdi').getAttribute('lang')).toBe('ar');
  await reader.page.getByRole('link', { name: 'Sign in to ask' }).click();
  await expect.poll(() => new URL(reader.page.url()).searchParams.get('redirect')).toContain('#questions');

  await open('/account/questions');
  await mine.getByText('جواب واحد').waitFor();
  await mine.getByRole('button', { name: `حذف: ${text}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'احذفه' }).click();
  await expect.poll(() => mine.count()).toBe(0);
});
